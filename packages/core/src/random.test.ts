import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { belowFromWords, pick, seededRandom } from './random.ts';
import { chiSquare, countOf } from './testing/chi-square.ts';

const wordsFrom = (words: readonly number[]) => {
  const left = [...words];
  return {
    left,
    next: (): number => {
      const word = left.shift();
      if (word === undefined) throw new Error('No words left');
      return word;
    },
  };
};

describe('seededRandom', () => {
  const firstTen = (seed: number): readonly number[] => {
    const random = seededRandom(seed);
    return Array.from({ length: 10 }, () => random.below(1000));
  };

  test('equal seeds give equal numbers, others do not', () => {
    expect(firstTen(7)).toEqual(firstTen(7));
    expect(new Set([1, 2, 3, -1, 0].map(seed => firstTen(seed).join())).size).toBe(5);
  });

  test('the numbers of a seed never change: signatures and golden games hang on them', () => {
    expect(firstTen(1)).toEqual([976, 729, 645, 242, 181, 870, 35, 106, 220, 768]);
  });

  test('every number below the limit is equally likely', () => {
    const random = seededRandom(20_240_229);
    expect(chiSquare(countOf(6, 60_000, () => random.below(6)))).toBeLessThan(20.5);
  });

  test('a limit that does not divide the words favours nobody', () => {
    const random = seededRandom(5);
    const third = 2 ** 30;
    const counts = countOf(3, 30_000, () => Math.floor(random.below(3 * third) / third));
    expect(chiSquare(counts)).toBeLessThan(13.8);
  });

  test('any limit from 1 to 2^32 is kept', () => {
    const random = seededRandom(3);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), limit => {
        const drawn = random.below(limit);
        return Number.isInteger(drawn) && drawn >= 0 && drawn < limit;
      }),
    );
  });
});

describe('belowFromWords', () => {
  test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses the limit %d',
    limit => {
      expect(() => belowFromWords(wordsFrom([0]).next)(limit)).toThrow(
        new RangeError(`No number below ${limit}`),
      );
    },
  );

  test('throws away the words past the last whole multiple, and only those', () => {
    const fair = 2 ** 32 - (2 ** 32 % 6);
    const words = wordsFrom([2 ** 32 - 1, fair, fair - 1, 8]);
    const below = belowFromWords(words.next);
    expect(below(6)).toBe(5);
    expect(words.left).toEqual([8]);
    expect(below(6)).toBe(2);
  });

  test('a limit that divides the words throws none away', () => {
    const words = wordsFrom([2 ** 32 - 1, 2 ** 32 - 1, 2 ** 32 - 1]);
    const below = belowFromWords(words.next);
    expect([below(2 ** 32), below(2), below(1)]).toEqual([2 ** 32 - 1, 1, 0]);
  });
});

describe('pick', () => {
  test('gives the item at the drawn place', () => {
    expect(pick({ below: limit => limit - 1 }, ['a', 'b', 'c'])).toBe('c');
    expect(pick({ below: () => 0 }, ['a', 'b', 'c'])).toBe('a');
  });

  test('gives nothing out of nothing, without a draw', () => {
    const draws: number[] = [];
    expect(pick({ below: limit => draws.push(limit) }, [])).toBeUndefined();
    expect(draws).toEqual([]);
  });
});
