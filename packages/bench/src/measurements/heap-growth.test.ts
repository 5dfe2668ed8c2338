import { describe, expect, test } from 'vitest';
import { slope } from '../statistics.ts';
import { bendOf, type Grow, weighAt } from './heap-growth.ts';

const MARKS = [1000, 2000, 3000, 4000, 5000];

/** A log that keeps this many numbers of 8 bytes with every event. */
const keeper = (numbersAt: (event: number) => number): Grow => {
  const kept: Float64Array[] = [];
  return wanted => {
    while (kept.length < wanted) kept.push(new Float64Array(numbersAt(kept.length)));
    return kept.length;
  };
};

describe('growth', () => {
  test('of a log that keeps as much with every event is even', () => {
    const curve = weighAt(MARKS, [keeper(() => 400), keeper(() => 400)]);
    expect(curve.map(([events]) => events)).toEqual(MARKS);
    expect(slope(curve)).toBeGreaterThan(3200);
    expect(slope(curve)).toBeLessThan(4200);
    expect(bendOf(curve)).toBeCloseTo(1, 1);
  });

  test('of one that copies itself with every event bends', () => {
    expect(bendOf(weighAt(MARKS, [keeper(event => event)]))).toBeGreaterThan(1.6);
  });
});
