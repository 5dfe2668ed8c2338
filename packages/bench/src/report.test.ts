import { describe, expect, test } from 'vitest';
import type { Measurement, Target } from './measurement.ts';
import { measuredFrom, ratioOf } from './report.ts';

const measurement: Measurement = {
  id: 'speed',
  title: 'Speed',
  unit: 'knots',
  better: 'more',
  ours: () => 0,
  peer: { name: 'honeycomb-grid', window: () => 0 },
};
const figures = { ours: [20, 40, 60], peer: [2, 4, 3] };

describe('what was measured', () => {
  test('medians, spreads, the peer with its version, and the ratio', () => {
    expect(measuredFrom(measurement, figures, true)).toEqual({
      id: 'speed',
      title: 'Speed',
      unit: 'knots',
      better: 'more',
      median: 40,
      spread: 0.5,
      peer: { name: 'honeycomb-grid', version: '4.1.5', median: 3, spread: 1 / 3 },
      ratio: 10,
    });
  });

  test('the ratio is taken window by window, so that a slow moment which hits both does not count', () => {
    expect(ratioOf([100, 10, 100], [10, 1, 5])).toBe(10);
  });

  test('without a peer there is no ratio', () => {
    const { peer: _, ...alone } = measurement;
    expect(measuredFrom(alone, { ours: [1, 2, 3], peer: [] }, true)).toEqual({
      id: 'speed',
      title: 'Speed',
      unit: 'knots',
      better: 'more',
      median: 2,
      spread: 0.5,
    });
  });
});

describe('targets', () => {
  const meets = (target: Target): boolean | undefined =>
    measuredFrom({ ...measurement, target }, figures, true).met;

  test.each<[Target['of'], Target['is'], number, boolean]>([
    ['median', 'at least', 40, true],
    ['median', 'at least', 41, false],
    ['median', 'under', 41, true],
    ['median', 'under', 40, false],
    ['ratio', 'at least', 10, true],
    ['ratio', 'at least', 11, false],
    ['ratio', 'under', 10, false],
  ])('%s %s %d: %s', (of, is, value, met) => {
    expect(meets({ of, is, value })).toBe(met);
  });

  test('a ratio to nobody is never met', () => {
    const { peer: _, ...alone } = measurement;
    const target: Target = { of: 'ratio', is: 'at least', value: 0 };
    expect(measuredFrom({ ...alone, target }, figures, true).met).toBe(false);
  });

  test('windows too short to judge by keep the target and say nothing', () => {
    const target: Target = { of: 'median', is: 'under', value: 1 };
    const measured = measuredFrom({ ...measurement, target }, figures, false);
    expect(measured.target).toEqual(target);
    expect(measured).not.toHaveProperty('met');
  });
});
