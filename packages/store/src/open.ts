import { resolve } from 'node:path';
import { Kysely } from 'kysely';
import { backupsIn } from './backup/rotation.ts';
import { writeBackup } from './backup/write.ts';
import { embeddedEngine } from './embedded/engine.ts';
import { type Folder, folderAt } from './embedded/folder.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import { keepHouse } from './embedded/house.ts';
import { openSession } from './embedded/open-session.ts';
import type { Session } from './embedded/session.ts';
import { openThread } from './embedded/thread/session.ts';
import type { Engine } from './engine.ts';
import { type Jobs, openJobs } from './jobs.ts';
import { migrate } from './migrate.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { postgresEngine } from './postgres/engine.ts';
import {
  type BackupSettings,
  checkSettings,
  type EmbeddedSettings,
  type PostgresSettings,
  type StoreSettings,
} from './settings.ts';
import { keepState, type StateKeeper, type ToldState } from './state.ts';
import { type Store, storeOf } from './store.ts';
import type { Database } from './tables/database.ts';
import { trouble } from './trouble.ts';

export interface StoreListeners {
  /** Sentences for the host: a recovery, a backup that failed. */
  readonly tell?: (sentence: string) => void;
  /** The database went away, or came back. */
  readonly changed?: ToldState;
}

interface Hooks {
  readonly tell: (sentence: string) => void;
  readonly keeper: StateKeeper;
}

/** Opens the storage of online play, with its tables up to date. */
export const openStore = (settings: StoreSettings, listeners: StoreListeners = {}): Promise<Store> => {
  const checked = checkSettings(settings);
  const hooks: Hooks = {
    tell: listeners.tell ?? (() => undefined),
    keeper: keepState(listeners.changed ?? (() => undefined)),
  };
  return checked.kind === 'embedded' ? openEmbedded(checked, hooks) : openPostgres(checked, hooks);
};

/** What was opened is closed again when a later step fails, and the first failure is the one that is told. */
const orClose = async <T>(work: () => Promise<T>, close: () => Promise<void>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
};

const sessionIn = async (folder: Folder, thread: boolean, { tell, keeper }: Hooks): Promise<Session> =>
  thread
    ? openThread(folder.root, {
        tell,
        broken: why => {
          keeper.down(why);
          tell(why);
        },
      })
    : openSession(folder, tell);

const openEmbedded = async (
  { folder: root, backups, thread }: EmbeddedSettings,
  hooks: Hooks,
): Promise<Store> => {
  const folder = folderAt(resolve(root));
  const held: { lose: () => void } = { lose: () => undefined };
  const lock = await lockFolder(folder.root, () => held.lose());
  const session = await orClose(
    () => sessionIn(folder, thread, hooks),
    () => Promise.resolve(lock.release()),
  );
  held.lose = () => {
    session.lose();
    hooks.keeper.down('Another server has taken over the data folder.');
  };
  const engine = embeddedEngine(session);
  const db = new Kysely<Database>({ dialect: engine.dialect });
  const close = async (): Promise<void> => {
    await engine.close();
    lock.release();
  };
  const jobs = await orClose(() => prepare(engine, db), close);
  return embeddedStore({ engine, db, jobs, folder, backups, hooks, close });
};

/** Tables first: the jobs have some of their own. An embedded storage belongs to one process anyway. */
const prepare = async (engine: Engine, db: Kysely<Database>): Promise<Jobs> => {
  await migrate(db);
  const open = (): Promise<Jobs> => openJobs(engine, db);
  return engine.kind === 'embedded' ? open() : oneAtATime(db, open);
};

const embeddedStore = ({
  engine,
  db,
  jobs,
  folder,
  backups,
  hooks: { tell, keeper },
  close,
}: {
  readonly engine: Engine;
  readonly db: Kysely<Database>;
  readonly jobs: Jobs;
  readonly folder: Folder;
  readonly backups: BackupSettings;
  readonly hooks: Hooks;
  readonly close: () => Promise<void>;
}): Store => {
  const house = keepHouse(engine, db, folder, backups, tell);
  return storeOf({
    engine,
    keeper,
    db,
    jobs,
    backup: house.backup,
    newestBackup: () => backupsIn(folder.backups)[0],
    close: async () => {
      house.stop();
      await jobs.close();
      await close();
    },
  });
};

const openPostgres = async (settings: PostgresSettings, { keeper }: Hooks): Promise<Store> => {
  const engine = await postgresEngine(settings, keeper);
  const db = new Kysely<Database>({ dialect: engine.dialect });
  const jobs = await orClose(() => prepare(engine, db), engine.close);
  return storeOf({
    engine,
    keeper,
    db,
    jobs,
    backup: async path => {
      if (path === undefined)
        throw trouble('ERR_STORE_BACKUP', 'Say where to write the backup of this database.');
      await writeBackup(db, path);
      return path;
    },
    newestBackup: () => undefined,
    close: async () => {
      // An outage must not keep a server from stopping.
      await jobs.close().catch(() => undefined);
      await engine.close();
    },
  });
};
