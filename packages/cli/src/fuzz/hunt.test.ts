import type { Game } from '@narrow-seas/core';
import { gamePackage, skerry, type SkerryTypes } from '@narrow-seas/skerry';
import { describe, expect, test } from 'vitest';
import { LAST_SEED } from '../number.ts';
import { hunt, patienceFor, type Walked } from './hunt.ts';

const { kit: skerryKit } = gamePackage;

const take = (games: Generator<Walked, never>, count: number): readonly Walked[] =>
  Array.from({ length: count }, () => games.next().value);

/** Every step is a finding, so that each game ends at once and tells its opening and seed. */
const throwing: Game<SkerryTypes> = {
  ...skerry,
  decide: () => {
    throw new Error('adrift');
  },
};

/** With two of its openings. */
const TWO = { ...skerryKit, openings: skerryKit.openings.slice(0, 2) };

const placeOf = ({ report }: Walked) => [report.findings[0]?.opening, report.findings[0]?.seed];

describe('which games', () => {
  test('the set-ups come first, then every opening of one seed after another', () => {
    const [setups, ...games] = take(hunt(throwing, TWO, { seed: 7, pace: 300 }), 6);
    expect(setups?.report).toMatchObject({ games: 0, findings: [] });
    expect(games.map(placeOf)).toEqual([
      [0, 7],
      [1, 7],
      [0, 8],
      [1, 8],
      [0, 9],
    ]);
    expect(games.map(({ report }) => report.games)).toEqual([1, 1, 1, 1, 1]);
  });

  test('seeds begin again after the last', () => {
    const kit = { ...skerryKit, openings: skerryKit.openings.slice(0, 1) };
    const [, ...games] = take(hunt(throwing, kit, { seed: LAST_SEED - 1, pace: 1 }), 4);
    expect(games.map(placeOf)).toEqual([
      [0, LAST_SEED - 1],
      [0, LAST_SEED],
      [0, 1],
    ]);
  });

  test('hunters who share a course take each game once, and the set-ups', () => {
    const course = { seed: 7, pace: 300 };
    const [, ...alone] = take(hunt(throwing, skerryKit, course), 204);
    const parts = [0, 1, 2].map(part => hunt(throwing, skerryKit, course, { part, of: 3 }));
    expect(parts[0]?.next().value.report.games).toBe(0);
    const shared = alone.map((_, place) => parts[place % 3]?.next().value);
    expect(shared).toEqual(alone);
  });

  test('a game that is examined at every moment is broken off when it has had its time, a quick one is not', () => {
    const late = (pace: number): Walked | undefined =>
      take(
        hunt(skerry, skerryKit, { seed: 7, pace }, { part: 1, of: 2 }, () => () => true),
        1,
      )[0];
    expect(late(1)?.report).toMatchObject({ games: 0, moves: 1, findings: [] });
    expect(late(300)?.report).toMatchObject({ games: 1, findings: [] });
  });

  test('of the time, a thorough game among quick ones has a tenth, and one among its like has all', () => {
    const lasts = (pace: number): number => {
      let clock = 500;
      const isOver = patienceFor({ seed: 1, pace }, 1000, () => clock)();
      for (; !isOver(); clock += 1);
      return clock - 500;
    };
    expect(lasts(300)).toBe(100);
    expect(lasts(1)).toBe(1000);
  });

  test('a kit without openings is a mistake, not an endless wait', () => {
    expect(() => hunt(skerry, { ...skerryKit, openings: [] }, { seed: 1, pace: 300 }).next()).toThrow(
      'no openings',
    );
  });
});

describe('how closely', () => {
  test('the first game is thorough, and one in a thousand and nine', () => {
    const paces = take(hunt(throwing, skerryKit, { seed: 1, pace: 300 }), 1020).map(({ pace }) => pace);
    const thorough = paces.flatMap((pace, place) => (pace === 1 ? [place] : []));
    // The set-ups have place 0.
    expect(thorough).toEqual([0, 1, 1010]);
    expect(new Set(paces)).toEqual(new Set([1, 300]));
  });

  test('at pace 1 every game is', () => {
    const paces = take(hunt(throwing, skerryKit, { seed: 1, pace: 1 }), 40).map(({ pace }) => pace);
    expect(new Set(paces)).toEqual(new Set([1]));
  });

  test('a quick game really is: it looks at far fewer moments', () => {
    const looks = (pace: number): number => {
      let count = 0;
      const watched = { ...skerryKit, invariants: [() => void (count += 1)] };
      // The thorough first game is the same in both.
      take(hunt(skerry, watched, { seed: 1, pace }), 12);
      return count;
    };
    expect(looks(100_000)).toBeLessThan(looks(1) / 4);
  });
});
