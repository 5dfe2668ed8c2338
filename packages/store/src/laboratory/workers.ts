import { sql } from 'kysely';
import type { Query } from './query.ts';

export interface LaboratoryWorker {
  readonly id: string;
  /** The machine, for people. */
  readonly name: string;
  readonly build: string;
  readonly threads: number;
}

/** How long a worker counts that has not been heard of. */
const SILENCE_SECONDS = 15;
/** After this long it is forgotten. */
const FORGET_SECONDS = 24 * 60 * 60;

/** A worker says that it lives. */
export const beat = async (db: Query, worker: LaboratoryWorker): Promise<void> => {
  const row = { ...worker, seen_at: sql<Date>`now()` };
  await db
    .insertInto('laboratory.workers')
    .values(row)
    .onConflict(conflict => conflict.column('id').doUpdateSet(row))
    .execute();
  await db
    .deleteFrom('laboratory.workers')
    .where('seen_at', '<', sql<Date>`now() - make_interval(secs => ${FORGET_SECONDS})`)
    .execute();
};

export const goodbye = async (db: Query, id: string): Promise<void> => {
  await db.deleteFrom('laboratory.workers').where('id', '=', id).execute();
};

/** Those who were heard of just now. */
export const workersAlive = (db: Query): Promise<readonly LaboratoryWorker[]> =>
  db
    .selectFrom('laboratory.workers')
    .select(['id', 'name', 'build', 'threads'])
    .where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${SILENCE_SECONDS})`)
    .orderBy('id')
    .execute();
