import { type Kysely, sql } from 'kysely';

/** Which game follows another is asked whenever somebody wants a rematch. */
export const rematchesUp = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index games_by_rematch on games (rematch_of) where rematch_of is not null`.execute(db);
};
