import type { Query } from './notify.ts';

export interface Result {
  readonly game: string;
  readonly side: string;
  /** The id of the game's rules. */
  readonly rules: string;
  readonly scenario: string;
  readonly player: string | null;
  readonly computer: string | null;
  /** 1 for a win, 0.5 for a draw, 0 for a loss. */
  readonly score: number;
  readonly rated: boolean;
}

/** A game ends once: false where its results were noted before. */
export const noteResults = async (trx: Query, results: readonly Result[]): Promise<boolean> => {
  if (results.length === 0) return false;
  const noted = await trx
    .insertInto('results')
    .values([...results])
    .onConflict(conflict => conflict.columns(['game', 'side']).doNothing())
    .returning('side')
    .execute();
  return noted.length === results.length;
};

export const resultsOf = async (
  db: Query,
  player: string,
  limit = 100,
): Promise<readonly (Result & { readonly finishedAt: Date })[]> => {
  const rows = await db
    .selectFrom('results')
    .selectAll()
    .where('player', '=', player)
    .orderBy('finished_at', 'desc')
    .orderBy('game', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ finished_at, ...result }) => ({ ...result, finishedAt: finished_at }));
};
