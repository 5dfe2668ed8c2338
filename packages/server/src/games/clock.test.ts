import type { ClockRule } from '@narrow-seas/protocol';
import { describe, expect, test } from 'vitest';
import { dueAt, lateSides, leftAt, passClock, startClock } from './clock.ts';

const FISCHER: ClockRule = { kind: 'fischer', seconds: 60, increment: 5 };
const DAYS: ClockRule = { kind: 'days', days: 2 };
const SIDES = ['nato', 'soviet'];

describe('the clock', () => {
  test('without a rule there is none', () => {
    expect(startClock({ kind: 'none' }, SIDES, 0)).toBeUndefined();
  });

  test('Fischer: the time of the side whose turn it is passes, and a turn that is over adds the increment', () => {
    const first = passClock(FISCHER, startClock(FISCHER, SIDES, 1000), ['nato'], 1000)!;
    expect(leftAt(first, 'nato', 11_000)).toBe(50_000);
    const second = passClock(FISCHER, first, ['soviet'], 11_000)!;
    expect(second).toEqual({ left: { nato: 55_000, soviet: 60_000 }, running: ['soviet'], since: 11_000 });
  });

  test('it is the very same while it is the turn of the same sides, so it tells nothing about secret moves', () => {
    const first = passClock(FISCHER, startClock(FISCHER, SIDES, 0), ['nato', 'soviet'], 0)!;
    expect(passClock(FISCHER, first, ['soviet', 'nato'], 9000)).toBe(first);
  });

  test('days: each turn has its own', () => {
    const first = passClock(DAYS, startClock(DAYS, SIDES, 0), ['nato'], 0)!;
    const second = passClock(DAYS, first, ['soviet'], 86_400_000)!;
    const third = passClock(DAYS, second, ['nato'], 2 * 86_400_000)!;
    expect(leftAt(third, 'nato', 2 * 86_400_000)).toBe(2 * 86_400_000);
    expect(dueAt(third)).toBe(4 * 86_400_000);
  });

  test('who has no time left is late, and nobody else', () => {
    const clock = passClock(FISCHER, startClock(FISCHER, SIDES, 0), ['nato'], 0)!;
    expect(lateSides(clock, 59_999)).toEqual([]);
    expect(lateSides(clock, 60_000)).toEqual(['nato']);
  });

  test('the computer, which has no account, has no clock', () => {
    const clock = passClock(FISCHER, startClock(FISCHER, ['nato'], 0), ['soviet'], 0)!;
    expect([clock.running, dueAt(clock)]).toEqual([[], undefined]);
  });
});
