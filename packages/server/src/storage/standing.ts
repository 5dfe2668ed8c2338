import {
  holdRatings,
  type Ladder,
  noteResults,
  type Query,
  type Rating,
  saveRating,
} from '@narrow-seas/store';
import type { GameFacts } from '../games/facts.ts';
import { afterGame, NEWCOMER } from '../games/rating.ts';

const scoreOf = (winner: string | undefined, side: string): number => {
  if (winner === undefined) return 0.5;
  return winner === side ? 1 : 0;
};

interface Played {
  readonly player: string;
  readonly score: number;
}

/** Two different people: a game against the computer or against oneself says nothing about a ladder. */
const pairIn = ({ seats, outcome }: GameFacts): readonly [Played, Played] | undefined => {
  const played = Object.entries(seats).flatMap(([side, { player }]) =>
    player === undefined ? [] : [{ player, score: scoreOf(outcome?.winner, side) }],
  );
  const [one, other] = played;
  const isPair = played.length === 2 && Object.keys(seats).length === 2;
  return isPair && one !== undefined && other !== undefined && one.player !== other.player
    ? [one, other]
    : undefined;
};

const FIRST: Rating = { ...NEWCOMER, games: 0 };

const rateIn = async (trx: Query, ladder: Ladder, pair: readonly [Played, Played]): Promise<void> => {
  const held = await holdRatings(
    trx,
    pair.map(({ player }) => player),
    ladder,
  );
  const [one, other] = pair;
  for (const [me, against] of [
    [one, other],
    [other, one],
  ] as const) {
    const mine = held.get(me.player) ?? FIRST;
    const next = afterGame(mine, held.get(against.player) ?? FIRST, me.score);
    // oxlint-disable-next-line no-await-in-loop -- a transaction does one thing after another
    await saveRating(trx, me.player, ladder, { ...next, games: mine.games + 1 });
  }
};

/** Results and ratings, in the transaction of the entry that ends a game: for the scenario, and for the game as a whole. */
export const noteEnd = async (trx: Query, game: string, facts: GameFacts): Promise<void> => {
  const { rules, scenario } = await trx
    .selectFrom('games')
    .select(['game as rules', 'scenario'])
    .where('id', '=', game)
    .executeTakeFirstOrThrow();
  // Who begins from a file has chosen the position, and who has the file of a running game knows its dice: neither counts for a ladder.
  const pair = scenario === '' || facts.shared ? undefined : pairIn(facts);
  const results = Object.entries(facts.seats).map(([side, { player, level }]) => ({
    game,
    side,
    rules,
    scenario,
    player: player ?? null,
    computer: level ?? null,
    score: scoreOf(facts.outcome?.winner, side),
    rated: pair !== undefined,
  }));
  const isNew = await noteResults(trx, results);
  if (!isNew || pair === undefined) return;
  await rateIn(trx, { rules, scenario: '' }, pair);
  await rateIn(trx, { rules, scenario }, pair);
};
