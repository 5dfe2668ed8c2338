import type { Query } from './query.ts';

export interface PlayedGame {
  readonly place: number;
  readonly line: string;
}

/** Keeps a game; false where it was there already, because two workers have played it. */
export const keepPlayed = async (
  db: Query,
  batch: string,
  { place, line }: PlayedGame,
  worker: string,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('laboratory.played')
    .values({ batch, place, line, worker })
    .onConflict(conflict => conflict.columns(['batch', 'place']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** Which places of a range are played already. */
export const placesPlayed = async (
  db: Query,
  batch: string,
  { from, count }: { readonly from: number; readonly count: number },
): Promise<ReadonlySet<number>> => {
  const rows = await db
    .selectFrom('laboratory.played')
    .select('place')
    .where('batch', '=', batch)
    .where('place', '>=', from)
    .where('place', '<', from + count)
    .execute();
  return new Set(rows.map(({ place }) => place));
};

/** What a page holds. */
const PAGE = 500;

/** All that is played and not in `known`, a page at a time, so that a large batch never lies in memory twice. */
export async function* playedBeyond(
  db: Query,
  batch: string,
  games: number,
  known: ReadonlySet<number>,
): AsyncGenerator<PlayedGame> {
  const places = await placesPlayed(db, batch, { from: 0, count: games });
  const wanted = [...places].filter(place => !known.has(place)).toSorted((one, other) => one - other);
  for (let begin = 0; begin < wanted.length; begin += PAGE) {
    // oxlint-disable-next-line no-await-in-loop -- a page after another
    yield* await db
      .selectFrom('laboratory.played')
      .select(['place', 'line'])
      .where('batch', '=', batch)
      .where('place', 'in', wanted.slice(begin, begin + PAGE))
      .orderBy('place')
      .execute();
  }
}
