import { expect, test } from 'vitest';
import { curveThrough, lengthOf, lettersAlong, spotAlong, stretchIn } from './curve.ts';

test('a curve goes through all points that it was given', () => {
  const points = [
    [0, 0],
    [10, 5],
    [20, 0],
  ] as const;
  const curve = curveThrough(points);
  for (const [x, y] of points) expect(curve.some(([cx, cy]) => Math.hypot(cx - x, cy - y) < 1e-9)).toBe(true);
});

test('a spot lies as far along the line as was asked', () => {
  const { at, angle } = spotAlong(
    [
      [0, 0],
      [3, 0],
      [3, 4],
    ],
    5,
  );
  expect(at).toEqual([3, 2]);
  expect(angle).toBeCloseTo(Math.PI / 2);
});

test('letters follow each other with equal gaps, and a blank is not drawn', () => {
  const letters = lettersAlong(
    'A BC',
    [4, 4, 4, 4],
    1,
    [
      [0, 0],
      [100, 0],
    ],
    10,
  );
  expect(letters.map(({ text }) => text)).toEqual(['A', 'B', 'C']);
  expect(letters.map(({ at: [x] }) => x)).toEqual([12, 22, 27]);
});

test('of a line that leaves the window the longest part inside is taken', () => {
  const line = Array.from({ length: 21 }, (_, x) => [x, 0] as const);
  const part = stretchIn(line, ([x]) => x < 5 || x > 8);
  expect(part[0]).toEqual([9, 0]);
  expect(lengthOf(part)).toBe(11);
});
