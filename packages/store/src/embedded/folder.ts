import {
  accessSync,
  constants,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { trouble } from '../trouble.ts';
import { syncPath } from './sync.ts';

/** What lies in a data folder. */
export interface Folder {
  readonly root: string;
  /** The files of PostgreSQL. */
  readonly data: string;
  readonly backups: string;
  /** Written when the database is made and all of it is on the disk. */
  readonly made: string;
  /** Written when a page could not be read: the next start recovers. */
  readonly damaged: string;
}

export const folderAt = (root: string): Folder => ({
  root,
  data: join(root, 'postgres'),
  backups: join(root, 'backups'),
  made: join(root, 'made'),
  damaged: join(root, 'damaged'),
});

const LEAST_FREE_BYTES = 64 * 1024 * 1024;
/** What PGlite 0.5 is. */
const POSTGRES_VERSION = '18';

export const mark = (folder: Folder, path: string, text: string): void => {
  writeFileSync(path, text, { flush: true });
  syncPath(folder.root);
};

/** Nothing is thrown away: a person may want to look at it. Answers where it lies now. */
export const setAside = (folder: Folder, at: Date): string => {
  const aside = join(folder.root, `postgres-aside-${at.toISOString().replaceAll(':', '-')}`);
  if (existsSync(folder.data)) renameSync(folder.data, aside);
  rmSync(folder.made, { force: true });
  rmSync(folder.damaged, { force: true });
  syncPath(folder.root);
  return aside;
};

/** A full or locked disk looks like damage to PostgreSQL and is none: then the folder must stay as it is. */
export const refuseUnusable = (folder: Folder): void => {
  try {
    accessSync(folder.root, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw trouble(
      'ERR_STORE_SETTINGS',
      `The data folder ${folder.root} cannot be written: check who owns it.`,
      error,
    );
  }
  const { bavail, bsize } = statfsSync(folder.root);
  if (bavail * bsize >= LEAST_FREE_BYTES) return;
  throw trouble(
    'ERR_STORE_SETTINGS',
    `The disk of the data folder ${folder.root} is full: free some space first.`,
  );
};

/** Files of another PostgreSQL are not damaged: the version that wrote them can read them. */
export const refuseOtherPostgres = (folder: Folder): void => {
  const path = join(folder.data, 'PG_VERSION');
  const found = existsSync(path) ? readFileSync(path, 'utf8').trim() : POSTGRES_VERSION;
  if (found === POSTGRES_VERSION || !/^\d+$/.test(found)) return;
  throw trouble(
    'ERR_STORE_NEWER',
    `The data folder ${folder.root} was written by PostgreSQL ${found}, and this version has ${POSTGRES_VERSION}: make a backup with the version that wrote it, and restore it here.`,
  );
};
