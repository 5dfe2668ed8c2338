import { expect, test } from 'vitest';
import { escapes, pointsThatTry } from './scuttling.ts';

test('[36.B] O10 a 4 escapes, a 5 is scuttled', () => {
  expect(escapes(4)).toBe(true);
  expect(escapes(5)).toBe(false);
});

test.each([
  [3, 12, 6],
  [0, 12, 0],
  [0.5, 12, 0],
  [9, 12, 12],
])('[36.B] %f supported REs force of %i points %i to try', (supported, inPort, points) => {
  expect(pointsThatTry(supported, inPort)).toBe(points);
});
