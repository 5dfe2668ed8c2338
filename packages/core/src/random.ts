import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A source of unbiased whole numbers. Stateful: each call moves it on. */
export interface Random {
  /** A whole number from 0 up to, not including, `limit` (1 to 2^32). */
  readonly below: (limit: number) => number;
}

const WORDS = 2 ** 32;

/**
 * Makes a bounded draw out of 32-bit words. Words beyond the last whole multiple of `limit` are thrown away:
 * taking the remainder of those too would favour the low numbers.
 */
export const belowFromWords =
  (nextWord: () => number) =>
  (limit: number): number => {
    if (!Number.isInteger(limit) || limit < 1 || limit > WORDS)
      throw new RangeError(`No number below ${limit}`);
    const fair = WORDS - (WORDS % limit);
    let word = nextWord();
    while (word >= fair) word = nextWord();
    return word % limit;
  };

/** The fast source for simulation, search and tests: equal seeds give equal numbers. */
export const seededRandom = (seed: number): Random => {
  const generator = xoroshiro128plus(seed | 0);
  return { below: belowFromWords(() => generator.next() >>> 0) };
};

export const pick = <T>(random: Random, items: readonly T[]): T | undefined =>
  items.length === 0 ? undefined : items[random.below(items.length)];
