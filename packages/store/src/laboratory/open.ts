import { Kysely } from 'kysely';
import { type Jobs, openJobs } from '../jobs.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { postgresEngine } from '../postgres/engine.ts';
import { checkSettings } from '../settings.ts';
import { keepState, type ToldState } from '../state.ts';
import type { Database } from '../tables/database.ts';
import { trouble } from '../trouble.ts';
import { migrateLaboratory } from './migrations.ts';
import type { Query } from './query.ts';
import type { LaboratoryTables } from './tables.ts';

/** Where batches wait, and where their games are kept. */
export interface Laboratory {
  readonly db: Query;
  readonly jobs: Jobs;
  readonly close: () => Promise<void>;
}

/** Jobs of the laboratory have tables of their own beside those of online play. */
const JOBS = {
  schema: 'laboratory_jobs',
  // A worker that died is known by its silence, and its games wait no longer than this for another one.
  maintenanceSeconds: 5,
};

const CONNECTIONS = 6;

export const openLaboratory = async (
  url: string,
  changed: ToldState = () => undefined,
): Promise<Laboratory> => {
  const settings = checkSettings({ kind: 'postgres', url, pool: { connections: CONNECTIONS } });
  if (settings.kind !== 'postgres')
    throw trouble('ERR_STORE_SETTINGS', 'The laboratory needs a PostgreSQL database.');
  const engine = await postgresEngine(settings, keepState(changed));
  const db: Query = new Kysely<Database & LaboratoryTables>({ dialect: engine.dialect });
  try {
    const jobs = await oneAtATime(db, async () => {
      await migrateLaboratory(db);
      return openJobs(engine, db, JOBS);
    });
    return {
      db,
      jobs,
      close: async () => {
        await jobs.close().catch(() => undefined);
        await engine.close();
      },
    };
  } catch (error) {
    await engine.close().catch(() => undefined);
    throw error;
  }
};
