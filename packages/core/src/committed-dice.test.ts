import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitmentOf, isDiceSeed, keepsPledge, newDiceSeed, pledgeDice, throwOf } from './committed-dice.ts';
import { chiSquare, countOf } from './testing/chi-square.ts';

const SEED = '0123456789abcdef'.repeat(4);
const OTHER_SEED = 'fedcba9876543210'.repeat(4);
const WORDS = 2 ** 32;

/** The words of a throw, from the documented texts alone. */
const wordsOf = (seed: string, salt: string, count: number, blocks: number): readonly number[] =>
  Array.from({ length: blocks }, (_, block) => {
    const text = `narrow-seas dice 1 throw ${salt.length}:${salt}/${count}/${block}`;
    const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update(text, 'utf8').digest();
    return Array.from({ length: 8 }, (__, place) => digest.readUInt32BE(place * 4));
  }).flat();

const rawWords = (seed: string, salt: string, count: number, many: number): readonly number[] => {
  const random = throwOf(pledgeDice(seed, salt), count);
  return Array.from({ length: many }, () => random.below(WORDS));
};

describe('the commitment', () => {
  test('is the SHA-256 of the documented text', () => {
    const digest = createHash('sha256').update(`narrow-seas dice 1 commitment ${SEED}`).digest('hex');
    expect(commitmentOf(SEED)).toBe(digest);
    expect(commitmentOf(SEED)).toBe('e17d875702cf493068761f9bc49c77c99f33365456396ef95df62f7d6c5e6287');
  });

  test('is kept by its own seed and by no other', () => {
    const pledge = pledgeDice(SEED, 'salt');
    expect(pledge).toEqual({ commitment: commitmentOf(SEED), salt: 'salt', seed: SEED });
    expect(keepsPledge(pledge, SEED)).toBe(true);
    expect(keepsPledge(pledge, OTHER_SEED)).toBe(false);
  });

  test.each(['', SEED.slice(1), `${SEED}0`, SEED.toUpperCase(), 'g'.repeat(64), `${SEED}\n`])(
    'the seed %j is none',
    bad => {
      expect(isDiceSeed(bad)).toBe(false);
      expect(keepsPledge({ commitment: commitmentOf(bad), salt: '' }, bad)).toBe(false);
      expect(() => pledgeDice(bad, '')).toThrow(RangeError);
    },
  );

  test('new seeds are seeds, and differ', () => {
    const seeds = Array.from({ length: 20 }, newDiceSeed);
    expect(seeds.every(isDiceSeed)).toBe(true);
    expect(new Set(seeds).size).toBe(20);
  });
});

describe('a throw', () => {
  test.each([
    [SEED, '', 0],
    [SEED, 'north and south', 0],
    [SEED, 'Ärmelkanal \u{1f6a2}', 41],
    [OTHER_SEED, '1/2', 3],
  ])('of seed %s, salt "%s", number %d can be checked with any HMAC', (seed, salt, count) => {
    expect(rawWords(seed, salt, count, 8)).toEqual(wordsOf(seed, salt, count, 1));
  });

  test('goes on past the eight words of its first block', () => {
    expect(rawWords(SEED, 'salt', 7, 24)).toEqual(wordsOf(SEED, 'salt', 7, 3));
  });

  test('is read below a limit by throwing unfair words away', () => {
    const limit = 3 * 2 ** 30;
    const random = throwOf(pledgeDice(SEED, 'salt'), 2);
    const fair = wordsOf(SEED, 'salt', 2, 4).filter(word => word < limit);
    expect(fair.length).toBeLessThan(32);
    expect(fair.map(() => random.below(limit))).toEqual(fair);
  });

  test('is another for every seed, salt and number', () => {
    const throws = [
      rawWords(SEED, 'salt', 0, 2),
      rawWords(OTHER_SEED, 'salt', 0, 2),
      rawWords(SEED, 'Salt', 0, 2),
      rawWords(SEED, '', 0, 2),
      rawWords(SEED, 'salt', 1, 2),
      rawWords(SEED, 'salt', 2, 2),
    ];
    expect(new Set(throws.map(words => words.join())).size).toBe(throws.length);
  });

  test('is the same each time it is made', () => {
    expect(rawWords(SEED, 'salt', 5, 10)).toEqual(rawWords(SEED, 'salt', 5, 10));
  });

  test('favours no face, over many throws and within one', () => {
    const dice = pledgeDice(SEED, 'fair');
    expect(chiSquare(countOf(6, 12_000, count => throwOf(dice, count).below(6)))).toBeLessThan(20.5);
    const one = throwOf(dice, 0);
    expect(chiSquare(countOf(6, 12_000, () => one.below(6)))).toBeLessThan(20.5);
  });
});
