import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import { stageOf, tempoOf } from './tempo.ts';

const FORCES = 'nato @0914 US1 | soviet @0624 So22';

test.each([
  ['while NATO moves the Soviets fight next', 'movement side=nato', 'short turn 2 of 10', 'Later', 'Now'],
  [
    'while NATO fights the Soviets come after its move',
    'combat side=nato',
    'short turn 2 of 10',
    'Now',
    'Soon',
  ],
  [
    'after the last Soviet move nobody fights',
    'movement side=soviet',
    'short turn 10 of 10',
    'Never',
    'Never',
  ],
  ['on the last turn NATO fights once', 'movement side=nato', 'short turn 10 of 10', 'Never', 'Now'],
  ['on the last turn the Soviets fight after NATO', 'combat side=nato', 'short turn 10 of 10', 'Now', 'Soon'],
])('[4.2] %s', (_title, phase, heading, nato, soviet) => {
  const tempo = tempoOf(table(phase, FORCES, heading));
  expect([tempo.nato.when, tempo.soviet.when]).toEqual([nato, soviet]);
});

test('[4.2] stages follow the sequence of play', () => {
  const stages = ['combat side=nato', 'movement side=nato', 'combat side=soviet', 'movement side=soviet'].map(
    phase => stageOf(table(phase, FORCES)),
  );
  expect(stages).toEqual([8, 9, 10, 11]);
  expect(stageOf(table('combat side=nato', FORCES, 'short turn 3 of 10'))).toBe(12);
});
