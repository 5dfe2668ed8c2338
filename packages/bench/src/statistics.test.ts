import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { median, quantile, slope, spread } from './statistics.ts';

describe('the middle of the windows', () => {
  test.each([
    [[3], 3],
    [[1, 2], 1.5],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
  ])('median of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  test('quantiles lie between two values in proportion', () => {
    expect(quantile([0, 10, 20, 30], 0.25)).toBe(7.5);
    expect(quantile([30, 20, 10, 0], 0.95)).toBeCloseTo(28.5);
  });

  test('spread is the middle half over the median, and one disturbed window does not move it', () => {
    expect(spread([8, 9, 10, 11, 12])).toBeCloseTo(0.2);
    expect(spread([8, 9, 10, 11, 1000])).toBeCloseTo(0.2);
    expect(spread([5, 5, 5])).toBe(0);
  });

  test('a measured zero has no spread to divide by', () => {
    expect(spread([0, 0, 0])).toBe(0);
  });

  test('nothing has no middle', () => {
    expect(() => median([])).toThrow(RangeError);
  });

  test('half of the values lie on either side of the median', () => {
    const values = fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(values, list => {
        const middle = median(list);
        expect(list.filter(value => value < middle).length).toBeLessThanOrEqual(list.length / 2);
        expect(list.filter(value => value > middle).length).toBeLessThanOrEqual(list.length / 2);
      }),
    );
  });
});

describe('slope', () => {
  test('finds the line that points were made from', () => {
    const whole = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(whole, whole, (rise, start) => {
        expect(slope([0, 1, 2, 5].map(x => [x, start + rise * x]))).toBeCloseTo(rise, 6);
      }),
    );
  });

  test('evens out what lies beside the line', () => {
    expect(
      slope([
        [0, 0],
        [1, 3],
        [2, 1],
        [3, 4],
      ]),
    ).toBeCloseTo(1);
  });

  test('needs two places', () => {
    expect(() =>
      slope([
        [1, 1],
        [1, 2],
      ]),
    ).toThrow(RangeError);
  });
});
