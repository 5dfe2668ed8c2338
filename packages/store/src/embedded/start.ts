import { PGlite } from '@electric-sql/pglite';
import { durableFiles, type Synced } from './durable-files.ts';
import { syncAll } from './sync.ts';

/** `-F` turns fsync off, and `fdatasync` does nothing here. */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter(parameter => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** Starts PostgreSQL on the folder, and makes a database in it where there is none. */
export const startPGlite = async (folder: string, isNew: boolean, synced?: Synced): Promise<PGlite> => {
  const pg = await PGlite.create({
    dataDir: folder,
    fs: durableFiles(folder, synced),
    startParams: START_PARAMETERS,
  });
  // PGlite writes a new database without syncing it.
  if (isNew) await syncAll(folder);
  return pg;
};
