import { expect, test } from 'vitest';
import { position } from '../testing/positions.ts';
import { hopeOf } from './hope.ts';

const hope = (soviet: string, turn: number, chosen = '') =>
  hopeOf(
    position(
      `arm side=soviet segment=2 first=nato chosen.nato=[surface] chosen.soviet=[${chosen}]`,
      `soviet ${soviet} | nato @2916 HAWES`,
      `standing-force turn ${turn} of 6`,
    ).table,
  );

// Eight hexes from 2807 to Pechenga, four a turn.
test.each([
  ['both can be home in time', '@2807 FRNZE OTTUK', 5, '', 8],
  ['not once the ships have sailed in this turn', '@2807 FRNZE OTTUK', 5, 'surface', 0],
  ['not in one turn', '@2807 FRNZE OTTUK', 6, '', 0],
  ['who is there needs no hope', '@3605 FRNZE OTTUK', 5, '', 0],
])('raiders: %s', (_name, soviet, turn, chosen, points) => {
  expect(hope(soviet, turn, chosen)).toBe(points);
});
