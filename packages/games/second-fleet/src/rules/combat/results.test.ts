import { describe, expect, test } from 'vitest';
import { baseResult, bombingLosses, worsened } from './results.ts';

const TO_ELEVEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

describe('results', () => {
  test('[A1] [C.2.9] bases: 5-6 Damage 1, 7-9 Damage 2, 10-11 destroyed', () => {
    expect(TO_ELEVEN.map(baseResult)).toEqual([0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 3, 3]);
  });

  test('[10] [C.2.28] bombers lose nothing at 0-4, one step at 5-8, two at 9 and more', () => {
    expect(TO_ELEVEN.map(bombingLosses)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2]);
  });

  test.each([
    [0, 1, 1],
    [1, 1, 2],
    [1, 2, 3],
    [2, 1, 3],
    [2, 2, 3],
    [3, 1, 3],
  ] as const)('[C.20.4] grade %i hit by %i is %i', (grade, hit, after) => {
    expect(worsened(grade, hit)).toBe(after);
  });
});
