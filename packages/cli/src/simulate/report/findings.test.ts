import { seededRandom } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import type { Bout } from '../bout.ts';
import type { Chronicle } from '../chronicle.ts';
import { pairsTold, tellingLosses, turningOf } from './decides.ts';
import { firstTurnsIn } from './first-turn.ts';
import { whoWins } from './headline.ts';
import { byChanceIn, hitRatesIn } from './shots.ts';
import { endingParts, endingsIn } from './victory.ts';

const SIDES = ['nato', 'soviet'];
const NAMES = { sides: { nato: 'NATO', soviet: 'Soviet' } };

const NOTHING: Chronicle = { heat: [], shots: [], dice: [], opening: {} };

const PLAYED = {
  game: 'sixth-fleet',
  opening: { scenario: 'short', options: {} },
  seats: {},
  rules: 1,
  net: 0,
  moves: 1,
  refusals: 0,
  fault: undefined,
  times: {},
  milliseconds: 0,
  course: [],
  losses: [],
  chronicle: NOTHING,
};

const bout = (seed: number, winner: string | undefined, changes: Partial<Bout> = {}): Bout => ({
  ...PLAYED,
  seed,
  winner,
  summary: winner === undefined ? 'draw' : `${winner} victory`,
  ...changes,
});

const bouts = (count: number, make: (seed: number) => Bout): readonly Bout[] =>
  Array.from({ length: count }, (_, seed) => make(seed));

describe('what was done in the first turn', () => {
  const random = seededRandom(4);
  // Who sails to Crete wins 9 games of 10, the others 3; what else is done has nothing to do with it.
  const games = bouts(120, seed => {
    const isBold = seed % 2 === 0;
    const isWon = random.below(10) < (isBold ? 9 : 3);
    const idle = Array.from({ length: 12 }, (_, place) =>
      random.below(2) === 0 ? [`Idle ${place}.`] : [],
    ).flat();
    const soviet = ['Every game.', ...(isBold ? ['To Crete.'] : []), ...idle];
    return bout(seed, isWon ? 'soviet' : 'nato', {
      chronicle: { ...NOTHING, opening: { soviet, nato: [] } },
    });
  });
  const told = firstTurnsIn(games, SIDES);

  test('the decision that wins is told first, and luck is ruled out for it alone', () => {
    expect(told[0]).toMatchObject({ side: 'soviet', what: 'To Crete.', done: 60, otherwise: 60 });
    expect(told[0]?.with.share).toBeGreaterThan(0.8);
    expect(told[0]?.without.share).toBeLessThan(0.5);
    expect(told.filter(({ chance }) => chance < 0.05).map(({ what }) => what)).toEqual(['To Crete.']);
  });

  test('what is done in every game tells nothing', () => {
    expect(told.map(({ what }) => what)).not.toContain('Every game.');
  });
});

describe('when it is decided', () => {
  test.each([
    [[3, 4], [1, 2], 1],
    [[1, 2], [3, 4], 0],
    [[1, 3], [1, 2], 0.625],
    [[5], [5], 0.5],
  ])('points %j of games won beside %j of games lost tell %s of the pairs', (won, lost, share) => {
    expect(pairsTold(won, lost)).toBe(share);
  });

  test('is the first turn after which the points tell the winner', () => {
    const random = seededRandom(9);
    const games = bouts(60, seed => {
      const isWon = seed % 2 === 0;
      const late = isWon ? 10 : -10;
      const course = [random.below(20), random.below(20), late + random.below(8), late].map(
        (points, place) => ({
          turn: 11 + place,
          points,
        }),
      );
      return bout(seed, isWon ? 'soviet' : 'nato', { favours: 'soviet', course });
    });
    expect(turningOf(games, SIDES)).toMatchObject({ turn: 13, place: 3, turns: 4 });
  });

  test('is not told where one side wins nearly all games', () => {
    const games = bouts(40, seed =>
      bout(seed, seed < 38 ? 'nato' : 'soviet', {
        course: [
          { turn: 1, points: seed },
          { turn: 2, points: seed },
        ],
      }),
    );
    expect(turningOf(games, SIDES)).toBeUndefined();
  });
});

test('the losses that tell most are those that differ most between games won and lost', () => {
  const games = bouts(40, seed => {
    const isWon = seed % 2 === 0;
    const losses = [
      { side: 'nato', kind: 'CV', cause: 'combat', count: isWon ? 3 : seed % 3 === 0 ? 1 : 0 },
      { side: 'nato', kind: 'DD', cause: 'combat', count: 2 + (seed % 3) },
    ];
    return bout(seed, isWon ? 'soviet' : 'nato', { losses });
  });
  const [first, ...others] = tellingLosses(games);
  expect(first).toMatchObject({ side: 'nato', kind: 'CV', whenLost: 3 });
  expect(first?.whenWon).toBeLessThan(0.5);
  expect(others.map(({ kind }) => kind)).not.toContain('DD');
});

describe('hit rates', () => {
  const games = bouts(10, seed =>
    bout(seed, 'nato', {
      chronicle: {
        ...NOTHING,
        shots: [
          { side: 'nato', what: 'torpedoes', chance: 0.5, tries: 4, hits: 2 },
          { side: 'nato', what: 'torpedoes', chance: 0.25, tries: 4, hits: 1 },
          { side: 'soviet', what: 'mines', chance: 1, tries: 3, hits: 3 },
        ],
      },
    }),
  );

  test('are held against the sum of the chances, and what must hit is left out', () => {
    const rates = hitRatesIn(games);
    expect(rates).toHaveLength(1);
    expect(rates[0]).toMatchObject({ what: 'torpedoes', tries: 80, hits: 30, expected: 30 });
    // 40 throws at a half and 40 at a quarter: a variance of 10 and 7.5.
    expect(rates[0]?.luck).toBeCloseTo(1.959964 * Math.sqrt(17.5), 9);
  });

  test('are told cell by cell', () => {
    expect(byChanceIn(games).map(({ chance, tries, hits }) => [chance, tries, hits])).toEqual([
      [0.25, 40, 10],
      [0.5, 40, 20],
      [1, 30, 30],
    ]);
  });
});

describe('the first sentence', () => {
  test.each([
    [['nato', 'nato', 'soviet'], 'NATO wins 2 of 3 games, the Soviet side 1.'],
    [['soviet', 'soviet', 'nato', undefined], 'The Soviet side wins 2 of 4 games, NATO 1; 1 is drawn.'],
    [['soviet', 'nato', undefined, undefined], 'Each side wins 1 of 4 games; 2 are drawn.'],
    [[], 'No game has ended yet.'],
  ])('of %j', (winners, sentence) => {
    expect(
      whoWins(
        winners.map((winner, seed) => bout(seed, winner)),
        NAMES,
      ),
    ).toBe(sentence);
  });
});

test('endings stand from the best for one side to the best for the other, and their shares are all games', () => {
  const games = [
    bout(1, 'soviet', { summary: 'Soviet decisive victory', net: 30, favours: 'soviet' }),
    bout(2, 'nato', { summary: 'NATO decisive victory', net: -30, favours: 'soviet' }),
    bout(3, 'soviet', { summary: 'Soviet marginal victory', net: 5, favours: 'soviet' }),
    bout(4, undefined, { summary: 'draw', favours: 'soviet' }),
    bout(5, 'nato', { summary: 'NATO marginal victory', net: -5, favours: 'soviet' }),
  ];
  const endings = endingsIn(games, SIDES, NAMES.sides, { nato: 'blue', soviet: 'red' });
  expect(endings.map(({ name }) => name)).toEqual([
    'NATO decisive victory',
    'NATO marginal victory',
    'draw',
    'Soviet marginal victory',
    'Soviet decisive victory',
  ]);
  // The strongest colours are at both ends.
  expect([endings[0]?.colour, endings[4]?.colour]).toEqual(['var(--blue)', 'var(--red)']);
  const shares = endingParts([['all', games]], endings).map(({ value }) => value);
  expect(shares).toEqual([0.2, 0.2, 0.2, 0.2, 0.2]);
});

test('many endings, each with figures of its own, are told by the winner alone', () => {
  const games = bouts(30, seed =>
    bout(seed, seed % 3 === 0 ? undefined : SIDES[seed % 2], { summary: `${seed} points` }),
  );
  const endings = endingsIn(games, SIDES, NAMES.sides, {});
  expect(endings.map(({ name }) => name)).toEqual(['NATO', 'drawn', 'Soviet']);
  const sum = endingParts([['all', games]], endings).reduce((total, { value }) => total + value, 0);
  expect(sum).toBeCloseTo(1, 12);
});
