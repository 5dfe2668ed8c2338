import { type Kysely, sql, type Transaction } from 'kysely';
import type { Engine, Heard } from './engine.ts';
import type { Jobs } from './jobs.ts';
import { notify, type Query } from './notify.ts';
import type { StateKeeper, StoreState } from './state.ts';
import type { Database } from './tables/database.ts';

export interface Health {
  readonly kind: Engine['kind'];
  readonly state: StoreState;
  /** How long the database took to answer; undefined when it did not. */
  readonly answeredInMs: number | undefined;
  /** The newest backup in the folder. */
  readonly backup: string | undefined;
}

export interface Store {
  readonly kind: Engine['kind'];
  readonly db: Kysely<Database>;
  readonly transaction: <T>(work: (trx: Transaction<Database>) => Promise<T>) => Promise<T>;
  /** Hears what any process notifies. `missed` is called after an outage, when something may have gone unheard. */
  readonly listen: (channel: string, heard: Heard, missed?: () => void) => Promise<() => Promise<void>>;
  /** In a transaction it is told when, and only if, that is committed. */
  readonly notify: (channel: string, payload: string, trx?: Query) => Promise<void>;
  readonly jobs: Jobs;
  readonly state: () => StoreState;
  readonly health: () => Promise<Health>;
  /** Writes a backup and answers where it lies. */
  readonly backup: (path?: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

const timed = async (work: () => Promise<unknown>): Promise<number | undefined> => {
  const start = performance.now();
  try {
    await work();
    return performance.now() - start;
  } catch {
    return undefined;
  }
};

export interface StoreParts {
  readonly engine: Engine;
  readonly keeper: StateKeeper;
  readonly db: Kysely<Database>;
  readonly jobs: Jobs;
  readonly backup: (path?: string) => Promise<string>;
  readonly newestBackup: () => string | undefined;
  readonly close: () => Promise<void>;
}

export const storeOf = ({ engine, keeper, db, jobs, backup, newestBackup, close }: StoreParts): Store => ({
  kind: engine.kind,
  db,
  transaction: work => db.transaction().execute(work),
  listen: (channel, heard, missed = () => undefined) => engine.listen(channel, heard, missed),
  notify: (channel, payload, trx = db) => notify(trx, channel, payload),
  jobs,
  state: keeper.state,
  health: async () => ({
    kind: engine.kind,
    state: keeper.state(),
    answeredInMs: await timed(() => sql`select 1`.execute(db)),
    backup: newestBackup(),
  }),
  backup,
  close,
});
