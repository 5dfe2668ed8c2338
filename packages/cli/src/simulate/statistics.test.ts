import { wilson } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { eloOf } from './elo.ts';
import { meanOf, quantile } from './statistics.ts';

test.each([
  // From the tables of the Wilson score interval.
  [95, 100, 0.888, 0.978],
  [0, 10, 0, 0.278],
  [10, 10, 0.722, 1],
  [50, 100, 0.404, 0.596],
])('%d of %d lies between %d and %d', (count, total, low, high) => {
  const found = wilson(count, total);
  expect(found.low).toBeCloseTo(low, 3);
  expect(found.high).toBeCloseTo(high, 3);
});

test('no games say nothing', () => {
  expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  expect(meanOf([])).toBeUndefined();
});

test('the mean lies in the middle of its interval', () => {
  expect(meanOf([4])).toEqual({ mean: 4, low: 4, high: 4 });
  const { mean, low, high } = meanOf([1, 2, 3, 4])!;
  expect(mean).toBe(2.5);
  expect(high - mean).toBeCloseTo(1.265, 3);
  expect(mean - low).toBeCloseTo(high - mean, 9);
});

test('quantiles', () => {
  expect(quantile([5, 1, 3], 0.5)).toBe(3);
  expect(quantile([5, 1, 3], 0.95)).toBe(5);
  expect(quantile([], 0.5)).toBe(0);
});

test('equal scores are equal ratings; 10 of 11 is about 400 points', () => {
  const even = eloOf(['a', 'b'], [{ first: 'b', second: 'a', score: 5, games: 10 }]);
  expect(even.get('b')).toBeCloseTo(0, 6);
  const uneven = eloOf(['a', 'b'], [{ first: 'b', second: 'a', score: 9.5, games: 10 }]);
  expect(uneven.get('a')).toBe(0);
  expect(uneven.get('b')).toBeCloseTo(400, 0);
});
