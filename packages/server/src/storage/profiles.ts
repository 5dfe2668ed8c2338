import {
  type Ladder,
  ratingsOf,
  readLadder,
  readPlayer,
  resultsOf,
  type Store,
  vacationsOf,
} from '@narrow-seas/store';
import type { AccountParts } from '../accounts/parts.ts';
import { seatsIn } from './seats.ts';

export const ladderIn = async (
  store: Store,
  { game, scenario }: { readonly game: string; readonly scenario: string },
) => {
  const best = await readLadder(store.db, { rules: game, scenario });
  return {
    players: best.map(({ player, name, rating, deviation, games }) => ({
      player: { id: player, name },
      rating,
      deviation,
      games,
    })),
  };
};

const ratingTold = ({ rules, scenario, rating, deviation, games }: RatingRow) => ({
  game: rules,
  scenario,
  rating,
  deviation,
  games,
});

type RatingRow = Ladder & { readonly rating: number; readonly deviation: number; readonly games: number };

const publicAmong = async ({ db }: Store, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('games')
    .select('id')
    .where('id', 'in', ids)
    .where('visibility', '=', 'public')
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/** Who has the id of a game that is played by link can look at it, so only the player sees those. */
export const profileIn = async ({ store, now }: AccountParts, id: string, isOwn: boolean) => {
  const player = await readPlayer(store.db, id);
  if (player === undefined || player.deletedAt !== null) return undefined;
  const [ratings, results, away] = await Promise.all([
    ratingsOf(store.db, id),
    resultsOf(store.db, id),
    vacationsOf(store.db, id, new Date(now())),
  ]);
  const games = results.map(({ game }) => game);
  const [shown, seats] = await Promise.all([publicAmong(store, games), seatsIn(store, games)]);
  const current = away.find(({ begins }) => begins.getTime() <= now());
  return {
    player: { id, name: player.name },
    since: player.createdAt.toISOString(),
    ...(current === undefined ? {} : { awayUntil: current.ends.toISOString() }),
    ratings: ratings.map(ratingTold),
    results: results
      .filter(({ game }) => isOwn || shown.has(game))
      .map(({ game, rules, scenario, side, score, finishedAt }) => ({
        id: game,
        game: rules,
        scenario,
        side,
        score,
        finishedAt: finishedAt.toISOString(),
        others: (seats.get(game) ?? []).filter(seat => seat.side !== side),
      })),
  };
};
