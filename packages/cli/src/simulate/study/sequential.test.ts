import { type Random, seededRandom } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { chanceAnytime, chanceOf, intervalAnytime, intervalOf, sampleOf } from './sequential.ts';

const SPAN = 2 ** 24;
const uniform = (random: Random): number => (random.below(SPAN) + 0.5) / SPAN;
const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(uniform(random))) * Math.cos(2 * Math.PI * uniform(random));
/** As differences of small games are: mostly nothing, now and then one way or the other by a lot. */
const lumpy = (random: Random): number => [0, 0, 0, 1, -1, 3][random.below(6)] ?? 0;
const LUMPY_MEAN = 0.5;

interface Draw {
  readonly next: (random: Random) => number;
  readonly truth: number;
}

interface Found {
  readonly isHeld: boolean;
  readonly isFound: boolean;
  readonly seeds: number;
}

/** A study as it is played: a look at every seed from the tenth on, and the end that was named. */
const study = ({ next, truth }: Draw, most: number, random: Random): Found => {
  const values: number[] = [];
  for (let seed = 1; seed <= most; seed += 1) {
    values.push(next(random));
    if (seed < 10 && seed < most) continue;
    const { low, high } = intervalOf(sampleOf(values), 0.05, seed === most ? 'at-the-end' : 'under-way');
    const isFound = low > 0 || high < 0;
    if (isFound || seed === most) return { isHeld: low <= truth && truth <= high, isFound, seeds: seed };
  }
  throw new Error('A study has at least one seed');
};

const STUDIES = 2000;
/** Three standard errors of a share of 5% over that many studies. */
const SLACK = 0.015;

const studies = (draw: Draw, most: number): readonly Found[] => {
  const random = seededRandom(7);
  return Array.from({ length: STUDIES }, () => study(draw, most, random));
};

const share = (found: readonly Found[], is: (each: Found) => boolean): number =>
  found.filter(is).length / found.length;

describe('the interval at which a study ends holds the truth in 95 of 100 studies', () => {
  test.each([
    ['where there is no effect', { next: normal, truth: 0 }],
    ['where there is a small one', { next: (random: Random) => 0.3 + normal(random), truth: 0.3 }],
    ['where there is a large one', { next: (random: Random) => 1.2 + normal(random), truth: 1.2 }],
    ['where most games come out the same', { next: lumpy, truth: LUMPY_MEAN }],
    ['where nothing is added to them', { next: (random: Random) => lumpy(random) - LUMPY_MEAN, truth: 0 }],
  ])('%s', (_title, draw) => {
    expect(share(studies(draw, 60), ({ isHeld }) => isHeld)).toBeGreaterThan(0.95 - SLACK);
  });
});

test('looking at every seed finds an effect that is not there in 5 of 100 studies at most, where plain intervals find it in many', () => {
  const none = { next: normal, truth: 0 };
  expect(share(studies(none, 100), ({ isFound }) => isFound)).toBeLessThan(0.05 + SLACK);
  const random = seededRandom(7);
  const peeking = Array.from({ length: 400 }, () => {
    const values: number[] = [];
    for (let seed = 1; seed <= 100; seed += 1) {
      values.push(normal(random));
      const { count, mean, spread } = sampleOf(values);
      if (count >= 10 && Math.abs(mean) > (1.96 * spread) / Math.sqrt(count)) return true;
    }
    return false;
  });
  expect(peeking.filter(Boolean).length / peeking.length).toBeGreaterThan(0.2);
});

describe('power', () => {
  // Student's test without a look finds half a standard deviation in 50 seeds with 93 of 100 studies.
  test('half a standard deviation is found in 50 seeds nearly as often as without looks', () => {
    const found = studies({ next: random => 0.5 + normal(random), truth: 0.5 }, 50);
    expect(share(found, ({ isFound }) => isFound)).toBeGreaterThan(0.9);
  });

  test('a large effect is found long before the end', () => {
    const found = studies({ next: random => 1.5 + normal(random), truth: 1.5 }, 100);
    const seeds = found.reduce((sum, each) => sum + each.seeds, 0) / found.length;
    expect(share(found, ({ isFound }) => isFound)).toBe(1);
    expect(seeds).toBeLessThan(20);
  });

  test('pairs by seed find what two batches of their own do not', () => {
    const random = seededRandom(11);
    // The luck of a seed is the same in both arms; what differs is small.
    const pairs = Array.from({ length: 60 }, () => {
      const luck = 10 * normal(random);
      return [luck + normal(random), luck + 1 + normal(random)] as const;
    });
    const paired = intervalOf(sampleOf(pairs.map(([a, b]) => b - a)), 0.05, 'at-the-end');
    const apart = pairs.map(([a], place) => (pairs[(place + 1) % pairs.length]?.[1] ?? 0) - a);
    const unpaired = intervalOf(sampleOf(apart), 0.05, 'at-the-end');
    expect(paired.low).toBeGreaterThan(0);
    expect(unpaired.low).toBeLessThan(0);
  });
});

test('the chance of luck and the interval agree about zero', () => {
  const random = seededRandom(3);
  const samples = Array.from({ length: 200 }, () =>
    sampleOf(Array.from({ length: 12 + random.below(60) }, () => 0.4 + normal(random))),
  );
  const clear = (stage: 'under-way' | 'at-the-end') =>
    samples.map(sample => {
      const { low, high } = intervalOf(sample, 0.05, stage);
      return low > 0 || high < 0;
    });
  const lucky = (stage: 'under-way' | 'at-the-end') => samples.map(sample => chanceOf(sample, stage) < 0.05);
  expect(lucky('under-way')).toEqual(clear('under-way'));
  // At the end the looks or the end may rule luck out.
  const ended = clear('at-the-end');
  const told = lucky('at-the-end');
  expect(ended.filter((isClear, place) => isClear && told[place] !== true)).toEqual([]);
  expect(new Set(ended)).toEqual(new Set([true, false]));
});

test('the mixture is worked out as its formula says', () => {
  // Ten values with t = 3: half the logarithm of 2.5, and five times that of 2 by 1.4.
  const sample = { count: 10, mean: 3, spread: Math.sqrt(10) };
  const evidence = -0.5 * Math.log(2.5) + 5 * Math.log(2 / 1.4);
  expect(chanceAnytime(sample)).toBeCloseTo(Math.exp(-evidence), 12);
});

test('one seed says nothing, and neither do a few at a strict level', () => {
  expect(intervalAnytime(sampleOf([4]), 0.05).high).toBe(Infinity);
  expect(intervalAnytime(sampleOf([4, 5]), 0.01).high).toBe(Infinity);
  expect(chanceOf(sampleOf([4]), 'at-the-end')).toBe(1);
});
