import { describe, expect, test } from 'vitest';
import { baseResult } from './results.ts';
import { expectedPoints, spreadOf, type Throw, WAYS, waysOfAtLeast } from './strike-odds.ts';

const BASE: Throw = { defence: 0, defenceShift: 0, halved: false, attack: 0, attackShift: 0 };

/** Destroyed at the defence value, damaged from half of it. */
const fate = (dice: Partial<Throw>, defence: number) => {
  const spread = spreadOf({ ...BASE, ...dice });
  const destroyed = waysOfAtLeast(spread, defence);
  return {
    points: expectedPoints(spread),
    destroyed,
    damaged: waysOfAtLeast(spread, Math.ceil(defence / 2)) - destroyed,
  };
};

describe('[C.25] worked odds', () => {
  test.each([
    [
      'SSM 26 on defence 4 in a TF, defence 10, none adjacent',
      { attack: 26, defence: 10, defenceShift: 2, attackShift: -2 },
      4,
      0.94,
      2,
      28,
    ],
    ['the same with an own ship adjacent', { attack: 26, defence: 10, defenceShift: 2 }, 4, 1.64, 12, 38],
    ['SSM 40 on defence 4 in a TG, defence 24, adjacent', { attack: 40, defence: 24 }, 4, 2.52, 30, 40],
    [
      'SSM 180 on a carrier of 9 in a TF, defence 30, F-14 CAP, -2, two Tac-Coord',
      { attack: 180, defence: 30, defenceShift: 4, attackShift: 0 },
      9,
      3.33,
      0,
      26,
    ],
    ['torpedo 22 on defence 4 in a TF, ASW 25', { attack: 22, defence: 25, defenceShift: 2 }, 4, 1.26, 6, 34],
    ['torpedo 22 on a lone ship of 3 without ASW', { attack: 22, defenceShift: -3 }, 3, 3.5, 70, 20],
    ['ASW 25 on defence 6', { attack: 25 }, 6, 3.5, 10, 60],
    ['ASW 9 on defence 6', { attack: 9 }, 6, 2.5, 0, 50],
  ] as const)('%s', (_case, dice, defence, points, destroyed, damaged) => {
    expect(fate(dice, defence)).toEqual({ points, destroyed, damaged });
  });

  test('bombing 270 on AA 21 with EW: Damage 1 39, Damage 2 16 of a hundred', () => {
    const spread = spreadOf({ ...BASE, attack: 270, defence: 20 });
    const grades = [0, 1, 2, 3].map(grade =>
      spread.reduce((sum, ways, points) => (baseResult(points) === grade ? sum + ways : sum), 0),
    );
    expect(grades.slice(1)).toEqual([39, 16, 0]);
  });

  test('a spread always has a hundred ways', () => {
    for (const attackShift of [-12, 0, 12])
      expect(
        spreadOf({ ...BASE, attack: 90, defence: 90, attackShift }).reduce((sum, ways) => sum + ways),
      ).toBe(WAYS);
  });

  test('[C.19.3] a halved defence is halved die by die, down', () => {
    const whole = expectedPoints(spreadOf({ ...BASE, attack: 90, defence: 90 }));
    const half = expectedPoints(spreadOf({ ...BASE, attack: 90, defence: 90, halved: true }));
    expect(half).toBeGreaterThan(whole);
  });
});
