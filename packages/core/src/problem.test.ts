import { describe, expect, test } from 'vitest';
import { decodeProblems } from './problem.ts';
import { problemOfDay } from './problem-of-day.ts';

describe('the problem of the day', () => {
  const five = ['a', 'b', 'c', 'd', 'e'] as const;

  test('is the same all day, and another one the next day', () => {
    expect(problemOfDay(five, '2026-11-19')).toBe(problemOfDay(five, '2026-11-19T23:59:59Z'));
    expect(problemOfDay(five, '2026-11-20')).not.toBe(problemOfDay(five, '2026-11-19'));
  });

  test('comes once before the first comes again', () => {
    const days = ['2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'];
    expect(new Set(days.map(day => problemOfDay(five, day)))).toEqual(new Set(five));
  });

  test('is none where there is no problem or no date; days before 1970 have one, too', () => {
    expect(problemOfDay([], '2026-11-19')).toBeUndefined();
    expect(problemOfDay(five, 'today')).toBeUndefined();
    expect(five).toContain(problemOfDay(five, '1969-12-30'));
  });
});

describe('a file of problems', () => {
  const file = { format: 'narrow-seas/problems', version: 1, game: 'skerry', rules: 1, problems: [] };

  test('is read; what is wrong in it is told with its place', () => {
    expect(decodeProblems(file)).toEqual({ ok: true, value: file });
    expect(decodeProblems({ ...file, problems: [{ id: 'one' }] })).toMatchObject({
      ok: false,
      error: { at: 'problems[0].game' },
    });
    expect(decodeProblems({ ...file, version: 2 })).toMatchObject({ ok: false, error: { at: 'version' } });
  });
});
