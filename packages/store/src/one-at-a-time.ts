import { type Kysely, sql } from 'kysely';
import type { Database } from './tables/database.ts';

/** The number of the advisory lock under which the jobs are set up: any number that nobody else takes. */
const JOBS_LOCK = 20_790_601;

/** pg-boss makes tables of its own, and fails when two processes do so at once. */
export const oneAtATime = <T>(db: Kysely<Database>, work: () => Promise<T>): Promise<T> =>
  db.connection().execute(async own => {
    await sql`select pg_advisory_lock(${JOBS_LOCK})`.execute(own);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${JOBS_LOCK})`.execute(own);
    }
  });
