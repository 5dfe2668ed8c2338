import { type Kysely, sql } from 'kysely';
import type { Database } from './tables/database.ts';

/** Where queries can be said: the database, or a transaction. */
export type Query = Kysely<Database>;

/** Tells every process that listens; in a transaction when, and only if, that is committed. Channels are our own words. */
export const notify = async (db: Query, channel: string, payload: string): Promise<void> => {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
};
