import { expect, test } from 'vitest';
import { position } from '../testing/positions.ts';
import { STANDING_FORCE } from './standing-force.ts';

const pointsInHand = (soviet: string, turn: number, chosen = '') =>
  STANDING_FORCE.goals.pointsInHand?.(
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
  ['nothing is due for those who are there', '@3605 FRNZE OTTUK', 5, '', 0],
])('raiders: %s', (_name, soviet, turn, chosen, points) => {
  expect(pointsInHand(soviet, turn, chosen)).toBe(points);
});
