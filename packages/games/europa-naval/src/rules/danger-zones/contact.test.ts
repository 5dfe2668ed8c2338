import { expect, test } from 'vitest';
import { type ContactFacts, contactModifiers } from './contact.ts';
import { shiftOf } from '../../model/modifier.ts';
import { success } from '../../model/tables.ts';
import { FACES } from '../../model/vocabulary.ts';

const quiet: ContactFacts = {
  sea: 'calm',
  holds: false,
  night: false,
  found: false,
  enemyCoast: false,
  enemyGreatPort: false,
  slip: 0,
};

test.each<[string, Partial<ContactFacts>, number]>([
  ['nothing special', {}, 0],
  ['O13 stormy, at night, not moved', { sea: 'stormy', night: true, holds: true }, -4],
  ['rough', { sea: 'rough' }, -1],
  ['off a great port: both add up [F.20.5]', { enemyCoast: true, enemyGreatPort: true }, 2],
  ['found off the coast', { found: true, enemyCoast: true }, 2],
  ['after a disaster', { slip: -1 }, -1],
])('[36.D.2] %s', (_case, facts, shift) => {
  expect(shiftOf(contactModifiers({ ...quiet, ...facts }))).toBe(shift);
});

test.each([
  [-2, 0],
  [-1, 17],
  [0, 33],
  [1, 50],
  [2, 67],
  [3, 83],
])('[36.D.2] with a shift of %i contact comes %i times in a hundred', (shift, percent) => {
  const made = FACES.filter(face => success(face + shift).startsWith('S')).length;
  expect(Math.round((made / 6) * 100)).toBe(percent);
});
