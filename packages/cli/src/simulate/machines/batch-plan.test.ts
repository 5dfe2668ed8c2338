import { describe, expect, test } from 'vitest';
import type { Fixture } from '../fixture.ts';
import { fixturesOfPlan, idOfBatch, planText, rangesOf } from './batch-plan.ts';

const fixture = (seed: number, north: 'cadet' | 'random'): Fixture => ({
  game: 'skerry',
  opening: { scenario: 'sortie', options: { turns: 6 } },
  seats: { north, south: 'random' },
  seed,
});

describe('a batch that travels', () => {
  test('comes out as it went in, and names what games share once', () => {
    const fixtures = Array.from({ length: 40 }, (_, place) =>
      fixture(place + 7, place % 2 === 0 ? 'cadet' : 'random'),
    );
    const text = planText(fixtures);
    expect(fixturesOfPlan(text)).toEqual(fixtures);
    expect(text.split('sortie').length - 1).toBe(2);
  });

  test('keeps what a study adds to a game', () => {
    const of = { ...fixture(3, 'cadet'), study: 'abc', arm: 'turns=6' };
    expect(fixturesOfPlan(planText([of]))).toEqual([of]);
  });

  test('is another batch for other games or another build', () => {
    const ids = [
      idOfBatch('a', planText([fixture(1, 'cadet')])),
      idOfBatch('b', planText([fixture(1, 'cadet')])),
      idOfBatch('a', planText([fixture(2, 'cadet')])),
    ];
    expect(new Set(ids).size).toBe(3);
  });
});

describe('ranges', () => {
  test('hold every place once, in order, without those between', () => {
    const places = Array.from({ length: 1000 }, (_, place) => place).filter(place => place % 7 !== 3);
    const ranges = rangesOf(places);
    expect(ranges.flatMap(({ from, count }) => Array.from({ length: count }, (_, at) => from + at))).toEqual(
      places,
    );
    expect(Math.max(...ranges.map(({ count }) => count))).toBeLessThanOrEqual(25);
  });

  test('are single games where there are few, so that all workers end together', () => {
    expect(rangesOf([0, 1, 2])).toEqual([
      { from: 0, count: 1 },
      { from: 1, count: 1 },
      { from: 2, count: 1 },
    ]);
    expect(rangesOf([])).toEqual([]);
  });
});
