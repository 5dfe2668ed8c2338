/** What one level scored against another: a win is 1, a draw a half. */
export interface Pairing {
  readonly first: string;
  readonly second: string;
  readonly score: number;
  readonly games: number;
}

/** A draw more than was played between each pair: without it, a level that won every game would stand infinitely high. */
const PRIOR_GAMES = 1;
const ROUNDS = 4000;
const STEP = 8;

const expected = (difference: number): number => 1 / (1 + 10 ** (-difference / 400));

/** Elo ratings that fit all results at once; the first level stands at 0. */
export const eloOf = (
  levels: readonly string[],
  pairings: readonly Pairing[],
): ReadonlyMap<string, number> => {
  const ratings = new Map(levels.map(level => [level, 0]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const pairing of pairings) adjust(ratings, pairing);
  }
  const base = ratings.get(levels[0] ?? '') ?? 0;
  return new Map(levels.map(level => [level, (ratings.get(level) ?? 0) - base]));
};

const adjust = (ratings: Map<string, number>, { first, second, score, games }: Pairing): void => {
  const [a, b] = [ratings.get(first) ?? 0, ratings.get(second) ?? 0];
  const share = (score + PRIOR_GAMES / 2) / (games + PRIOR_GAMES);
  const change = STEP * (share - expected(a - b));
  ratings.set(first, a + change);
  ratings.set(second, b - change);
};
