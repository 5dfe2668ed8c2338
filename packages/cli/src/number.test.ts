import { describe, expect, test } from 'vitest';
import {
  brief,
  duration,
  grouped,
  LAST_SEED,
  parsePace,
  parseSeconds,
  parseSeed,
  parseThreads,
} from './number.ts';

describe('numbers people type', () => {
  test.each([
    ['30', 30],
    ['0.25', 0.25],
    ['007', 7],
  ])('--seconds %s', (text, seconds) => {
    expect(parseSeconds(text)).toEqual({ ok: true, value: seconds });
  });

  test.each([
    ['1', 1],
    [String(LAST_SEED), LAST_SEED],
  ])('--seed %s', (text, seed) => {
    expect(parseSeed(text)).toEqual({ ok: true, value: seed });
  });

  test.each([
    ['1', 1],
    ['300', 300],
    ['100000', 100_000],
  ])('--pace %s', (text, pace) => {
    expect(parsePace(text)).toEqual({ ok: true, value: pace });
  });

  test.each([
    ['1', 1],
    ['64', 64],
  ])('--threads %s', (text, threads) => {
    expect(parseThreads(text)).toEqual({ ok: true, value: threads });
  });

  test('a complaint quotes no more than a little', () => {
    const refused = parseSeconds('x'.repeat(10_000));
    expect(refused.ok ? '' : refused.error).toHaveLength(101);
  });
});

describe('numbers people read', () => {
  test.each([
    [0, '0'],
    [0.6083, '0.608'],
    [2, '2'],
    [137.04, '137'],
    [8472, '8,470'],
    [9999, '10,000'],
    [10_000, '10 k'],
    [848_762, '849 k'],
    [192_139_160, '192 M'],
    [-2120, '-2,120'],
  ])('%d in brief is %s', (value, text) => {
    expect(brief(value)).toBe(text);
  });

  test('41200 is 41,200', () => {
    expect(grouped(41_200)).toBe('41,200');
  });

  test.each([
    [-5, '0 s'],
    [499, '0 s'],
    [59_499, '59 s'],
    [59_500, '1 min 0 s'],
    [83_000, '1 min 23 s'],
    [3_599_000, '59 min 59 s'],
    [3_725_000, '1 h 2 min'],
  ])('%d ms is %s', (milliseconds, text) => {
    expect(duration(milliseconds)).toBe(text);
  });
});
