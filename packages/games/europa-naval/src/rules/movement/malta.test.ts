import { describe, expect, test } from 'vitest';
import { bombed, repaired, statusFor } from './malta.ts';

describe('[36.A.4] the status of Malta', () => {
  test('O8 is 15 when the Axis owns Valletta', () => {
    expect(statusFor('axis', 3)).toBe(15);
    expect(statusFor('allied', 3)).toBe(3);
  });

  test('O9 stays between 0 and 15', () => {
    expect(bombed(14, 3)).toBe(15);
    expect(repaired(1, 3, false)).toBe(0);
    expect(bombed(4, 2)).toBe(6);
    expect(repaired(9, 2, false)).toBe(7);
  });

  test('[F.19.8] starved, it does not fall below 12', () => {
    expect(repaired(14, 5, true)).toBe(12);
    expect(repaired(9, 2, true)).toBe(9);
  });
});
