import { existsSync, rmSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { restoreBackup } from '../backup/restore.ts';
import { newestGood } from '../backup/rotation.ts';
import type { Database } from '../tables/database.ts';
import { trouble } from '../trouble.ts';
import { readEveryPage } from './check.ts';
import type { Synced } from './durable-files.ts';
import { embeddedEngine } from './engine.ts';
import { type Folder, mark, refuseOtherPostgres, refuseUnusable, setAside } from './folder.ts';
import { sessionOf } from './session.ts';
import { startPGlite } from './start.ts';

type Tell = (sentence: string) => void;

const startWhole = async (folder: Folder, synced?: Synced): Promise<PGlite> => {
  const pg = await startPGlite(folder.data, false, synced);
  try {
    await readEveryPage(pg);
    return pg;
  } catch (error) {
    await pg.close().catch(() => undefined);
    throw error;
  }
};

/** Undefined when it is damaged. What fails once may be an accident of the moment; the second time it is the folder. */
const startMade = async (folder: Folder, synced?: Synced): Promise<PGlite | undefined> => {
  if (existsSync(folder.damaged) || !existsSync(folder.data)) return undefined;
  refuseOtherPostgres(folder);
  try {
    return await startWhole(folder, synced);
  } catch {
    refuseUnusable(folder);
    return startWhole(folder, synced).catch(() => undefined);
  }
};

/** A start that was interrupted leaves a folder in which nothing was ever acknowledged: it begins again. */
const make = async (folder: Folder, backup: string | undefined, synced?: Synced): Promise<PGlite> => {
  rmSync(folder.data, { recursive: true, force: true });
  const pg = await startPGlite(folder.data, true, synced);
  if (backup !== undefined) {
    const db = new Kysely<Database>({ dialect: embeddedEngine(sessionOf(pg, () => undefined)).dialect });
    await restoreBackup(db, backup);
  }
  mark(folder, folder.made, new Date().toISOString());
  return pg;
};

const recover = async (folder: Folder, tell: Tell, synced?: Synced): Promise<PGlite> => {
  const backup = await newestGood(folder.backups);
  if (backup === undefined) {
    throw trouble(
      'ERR_STORE_DAMAGED',
      `The data folder ${folder.root} is damaged and has no good backup: put a backup into ${folder.backups}, or choose another folder.`,
    );
  }
  const aside = setAside(folder, new Date());
  const pg = await make(folder, backup, synced);
  tell(
    `The data folder was damaged: everything was restored from the backup ${backup}, and the damaged files lie in ${aside}.`,
  );
  return pg;
};

/** Opens the database of a folder that this process has locked. */
export const openFolder = async (folder: Folder, tell: Tell, synced?: Synced): Promise<PGlite> => {
  refuseUnusable(folder);
  if (existsSync(folder.made)) {
    return (await startMade(folder, synced)) ?? (await recover(folder, tell, synced));
  }
  const backup = await newestGood(folder.backups);
  const pg = await make(folder, backup, synced);
  if (backup !== undefined)
    tell(`The data folder held only backups: everything was restored from ${backup}.`);
  return pg;
};
