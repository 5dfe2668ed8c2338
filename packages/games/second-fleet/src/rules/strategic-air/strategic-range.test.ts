import { describe, expect, test } from 'vitest';
import { ELIGIBLE, huntsSubmarines, zonesInRange } from './strategic-range.ts';

describe('[A5] strategic air', () => {
  test.each([
    [8, 0],
    [25, 0],
    [26, 1],
    [50, 1],
    [51, 2],
    [70, 2],
    [71, 3],
    [160, 3],
  ])('movement %i reaches %i zones', (move, zones) => {
    expect(zonesInRange(move)).toBe(zones);
  });

  test('[7] missions by type', () => {
    expect(ELIGIBLE).toEqual({
      INT: ['interception', 'recon'],
      ATK: ['recon'],
      RCN: ['recon', 'tac-coord', 'mining'],
      AEW: ['recon'],
      EW: [],
    });
    expect((['INT', 'ATK', 'RCN', 'AEW', 'EW'] as const).filter(huntsSubmarines)).toEqual(['RCN', 'AEW']);
  });
});
