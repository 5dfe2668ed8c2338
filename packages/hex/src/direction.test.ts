import { expect, test } from 'vitest';
import { DIRECTION_NAMES, DIRECTIONS, opposite } from './direction.ts';

const TURNED: { readonly [name: string]: string } = {
  N: 'S',
  S: 'N',
  NE: 'SW',
  SW: 'NE',
  NW: 'SE',
  SE: 'NW',
  E: 'W',
  W: 'E',
};

test.each(['pointy', 'flat'] as const)('the opposite direction bears the opposite name: %s', orientation => {
  const names = DIRECTION_NAMES[orientation];
  for (const direction of DIRECTIONS) expect(names[opposite(direction)]).toBe(TURNED[names[direction]]);
});
