import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reshared } from './shares.ts';

test.each([
  ['the last one gives', [10, 10, 10], 0, 14, [14, 10, 6]],
  ['the next one too when it has only one left', [10, 10, 10], 0, 25, [25, 4, 1]],
  ['the last one takes', [10, 10, 10], 1, 4, [10, 4, 16]],
  ['the last one itself is paid by the one before', [10, 10, 10], 2, 15, [10, 5, 15]],
  ['nobody gets all', [10, 10, 10], 0, 99, [28, 1, 1]],
  ['nobody gets nothing', [10, 10, 10], 0, 0, [1, 10, 19]],
])('%s', (_name, shares, place, wanted, after) => {
  expect(reshared(shares, place, wanted)).toEqual(after);
});

test('the points are always all shared out, at least one each', () => {
  const shares = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(shares, fc.nat(), fc.integer({ min: -50, max: 400 }), (points, place, wanted) => {
      const after = reshared(points, place % points.length, wanted);
      expect(after.reduce((sum, each) => sum + each)).toBe(points.reduce((sum, each) => sum + each));
      expect(Math.min(...after)).toBeGreaterThanOrEqual(1);
    }),
  );
});
