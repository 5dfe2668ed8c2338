import { sql } from 'kysely';
import type { Query } from './notify.ts';

/** Glicko-2; who computes it is another matter. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
}

/** Where a rating counts: a game's rules, and a scenario or '' for all of them. */
export interface Ladder {
  readonly rules: string;
  readonly scenario: string;
}

/**
 * Reads ratings and holds the ladder until the transaction ends: of two games that finish at once, the second counts from what
 * the first has left, also for newcomers, who have no row yet that could be locked.
 */
export const holdRatings = async (
  trx: Query,
  players: readonly string[],
  { rules, scenario }: Ladder,
): Promise<ReadonlyMap<string, Rating>> => {
  if (players.length === 0) return new Map();
  await sql`select pg_advisory_xact_lock(hashtext(${`ratings ${rules} ${scenario}`}))`.execute(trx);
  const rows = await trx
    .selectFrom('ratings')
    .select(['player', 'rating', 'deviation', 'volatility', 'games'])
    .where('player', 'in', [...players])
    .where('rules', '=', rules)
    .where('scenario', '=', scenario)
    .orderBy('player')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ player, ...rating }) => [player, rating]));
};

export const saveRating = async (
  trx: Query,
  player: string,
  { rules, scenario }: Ladder,
  rating: Rating,
): Promise<void> => {
  await trx
    .insertInto('ratings')
    .values({ player, rules, scenario, ...rating })
    .onConflict(conflict =>
      conflict.columns(['player', 'rules', 'scenario']).doUpdateSet({ ...rating, changed_at: new Date() }),
    )
    .execute();
};

export const ladderQuery = (db: Query, { rules, scenario }: Ladder, limit: number) =>
  db
    .selectFrom('ratings')
    .innerJoin('players', 'players.id', 'ratings.player')
    .select(['ratings.player', 'players.name', 'rating', 'deviation', 'volatility', 'games'])
    .where('rules', '=', rules)
    .where('scenario', '=', scenario)
    .where('players.kept', '=', true)
    .orderBy('rating', 'desc')
    .orderBy('ratings.player')
    .limit(limit);

/** The best players of a ladder; guests come and go, and are rated without being listed. */
export const readLadder = (
  db: Query,
  ladder: Ladder,
  limit = 100,
): Promise<readonly (Rating & { readonly player: string; readonly name: string })[]> =>
  ladderQuery(db, ladder, limit).execute();

export const ratingsOf = (db: Query, player: string): Promise<readonly (Rating & Ladder)[]> =>
  db
    .selectFrom('ratings')
    .select(['rules', 'scenario', 'rating', 'deviation', 'volatility', 'games'])
    .where('player', '=', player)
    .orderBy('rules')
    .orderBy('scenario')
    .execute();
