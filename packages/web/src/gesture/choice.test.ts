import { expect, test } from 'vitest';
import { type ActionChoice, isWeighed } from './choice.ts';

const choice = (given: Partial<ActionChoice>): ActionChoice => ({
  key: 'a',
  kind: 'move',
  label: 'a',
  actions: [{}],
  ...given,
});

test('an attack is weighed, a move only where the game says so', () => {
  const choices = [choice({ kind: 'attack' }), choice({}), choice({ weighed: true })];
  expect(choices.map(isWeighed)).toEqual([true, false, true]);
});
