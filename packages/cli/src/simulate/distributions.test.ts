import { describe, expect, test } from 'vitest';
import {
  betaBelow,
  chiSquareBeyond,
  fisher,
  holm,
  logGamma,
  studentAt,
  studentBeyond,
} from './distributions.ts';

test.each([
  [1, 0],
  [5, Math.log(24)],
  [0.5, Math.log(Math.sqrt(Math.PI))],
  [0.25, 1.2880225246980774],
])('the logarithm of gamma at %s', (value, expected) => {
  expect(logGamma(value)).toBeCloseTo(expected, 9);
});

// The printed tables: two-sided, as in any book of statistics.
test.each([
  [0.05, 1, 12.706],
  [0.05, 9, 2.262],
  [0.05, 30, 2.042],
  [0.01, 9, 3.25],
  [0.01, 120, 2.617],
])('Student at %s with %s degrees of freedom', (chance, freedom, expected) => {
  expect(studentAt(chance, freedom)).toBeCloseTo(expected, 3);
  expect(studentBeyond(expected, freedom)).toBeCloseTo(chance, 4);
});

test.each([
  [3.841, 1, 0.05],
  [11.07, 5, 0.05],
  [16.919, 9, 0.05],
  [15.086, 5, 0.01],
  [4.351, 5, 0.5],
])('chi-square beyond %s with %s degrees of freedom', (value, freedom, chance) => {
  expect(chiSquareBeyond(value, freedom)).toBeCloseTo(chance, 3);
});

test('the beta distribution: a die of ten thrown ten times shows at least three ones in 7 cases of 100', () => {
  expect(betaBelow(0.1, 3, 8)).toBeCloseTo(0.0701908264, 8);
});

describe('Fisher', () => {
  test('the lady who tasted tea: 3 of 4 cups right', () => {
    expect(fisher(3, 4, 1, 4)).toBeCloseTo(0.4857, 4);
  });

  test('all four right', () => {
    expect(fisher(4, 4, 0, 4)).toBeCloseTo(0.02857, 5);
  });

  test('groups of different size', () => {
    expect(fisher(1, 10, 11, 14)).toBeCloseTo(0.002759, 6);
  });
});

test('Holm: the smallest counts for all, the next for one fewer, and none below one before it', () => {
  const corrected = holm([0.01, 0.04, 0.03, 0.005]);
  for (const [place, expected] of [0.03, 0.06, 0.06, 0.02].entries())
    expect(corrected[place]).toBeCloseTo(expected, 12);
});
