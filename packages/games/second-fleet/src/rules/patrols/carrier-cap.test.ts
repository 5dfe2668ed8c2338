import { describe, expect, test } from 'vitest';
import { carrierCapStrength } from './carrier-cap.ts';

describe('[A3] carrier CAP chart', () => {
  test.each([
    ['aircraft', [18, 18, 18, 9, 5]],
    ['helicopter', [18, 18, 18, 9, 3]],
    ['none', [18, 18, 9, 5, 3]],
  ] as const)('with %s: 18 AA at 0 to 4 hexes', (lookout, strengths) => {
    expect([0, 1, 2, 3, 4].map(distance => carrierCapStrength(18, distance, lookout))).toEqual(strengths);
  });

  test('up, and at least 1', () => {
    expect(carrierCapStrength(9, 4, 'none')).toBe(2);
    expect(carrierCapStrength(1, 4, 'none')).toBe(1);
  });
});
