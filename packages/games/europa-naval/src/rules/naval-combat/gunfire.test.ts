import { describe, expect, test } from 'vitest';
import { maySupport, PREPARATION, supportPoints, yearlyLimit } from './gunfire.ts';

describe('[36.F.1] naval gunfire support', () => {
  test.each([
    ['O17 the ninth half support of an Axis force', 'half', 8, 'axis', false, false],
    ['the eighth is allowed', 'full', 7, 'axis', false, true],
    ['O17 the thirteenth of an Allied force', 'full', 12, 'allied', false, false],
    ['the twelfth is allowed', 'half', 11, 'allied', false, true],
    ['O17 a quarter is always allowed', 'quarter', 40, 'axis', false, true],
    ['Soviet forces have no limit', 'full', 99, 'allied', true, true],
  ] as const)('%s', (_case, share, salvos, side, soviet, allowed) => {
    expect(maySupport(share, salvos, yearlyLimit(side, soviet))).toBe(allowed);
  });

  test('15, 30 and 60 points prepare a quarter, a half and all', () => {
    expect(PREPARATION).toEqual({ quarter: 15, half: 30, full: 60 });
  });

  test('[F.23.1] at most 4 points for each RE of its side', () => {
    expect(supportPoints(16, 'full', 3)).toBe(12);
    expect(supportPoints(16, 'quarter', 3)).toBe(4);
    expect(supportPoints(5, 'half', 9)).toBe(2.5);
  });
});
