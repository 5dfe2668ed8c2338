import { expect, test } from 'vitest';
import { capacity, functions, PORT_SPECS } from './port.ts';

test('[F.9.1] ratings are 5, 10, 15 and 20', () => {
  expect(Object.values(PORT_SPECS).map(({ rating }) => rating)).toEqual([5, 10, 15, 20]);
});

test.each([
  ['untouched', 'major', 0, 0, 0, 15],
  ['hits count once, mine points twice', 'major', 3, 2, 0, 8],
  ['what was handled counts', 'standard', 0, 0, 4, 6],
  ['never below nothing', 'minor', 4, 3, 0, 0],
] as const)('[F.9.1] capacity: %s', (_case, kind, hits, mines, used, left) => {
  expect(capacity(kind, hits, mines, used)).toBe(left);
});

test('[F.9.5] hits equal to the rating stop it', () => {
  expect(functions('standard', 9)).toBe(true);
  expect(functions('standard', 10)).toBe(false);
});
