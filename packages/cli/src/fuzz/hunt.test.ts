import { skerry, skerryKit } from '@narrow-seas/skerry';
import { expect, test } from 'vitest';
import { LAST_SEED } from '../number.ts';
import { hunt } from './hunt.ts';

test('the set-ups come first, then every opening of one seed after another', () => {
  const seen: string[] = [];
  const noted = {
    ...skerry,
    setup: (opening: Parameters<typeof skerry.setup>[0]) => {
      seen.push(JSON.stringify(opening));
      return skerry.setup(opening);
    },
  };
  const games = hunt(noted, skerryKit, 7);
  const counts = [0, 1, 2, 3].map(() => games.next().value.games);
  expect(counts).toEqual([0, 1, 2, 3]);
  const [first, second] = skerryKit.openings.map(opening => JSON.stringify(opening));
  const walks = seen.filter(opening => opening === first || opening === second).slice(-6);
  expect(walks).toEqual([first, first, second, second, first, first]);
});

test('findings carry the seed they came from, and seeds begin again after the last', () => {
  const throwing = {
    ...skerry,
    decide: () => {
      throw new Error('adrift');
    },
  };
  const games = hunt(throwing, { ...skerryKit, openings: skerryKit.openings.slice(0, 1) }, LAST_SEED - 1);
  const reports = [0, 1, 2, 3].map(() => games.next().value);
  const seeds = new Set(reports.at(-1)?.findings.map(({ seed }) => seed));
  expect(seeds).toEqual(new Set([LAST_SEED - 1, LAST_SEED, 1]));
});

test('a kit without openings is a mistake, not an endless wait', () => {
  expect(() => hunt(skerry, { ...skerryKit, openings: [] }, 1).next()).toThrow('no openings');
});
