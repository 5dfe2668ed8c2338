import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kysely } from 'kysely';
import { checkBackup } from './backup/file.ts';
import { restoreBackup } from './backup/restore.ts';
import { nameOfBackup } from './backup/rotation.ts';
import { folderAt } from './embedded/folder.ts';
import { openStore } from './open.ts';
import { postgresEngine } from './postgres/engine.ts';
import { checkSettings, type PostgresSettings, type StoreSettings } from './settings.ts';
import { keepState } from './state.ts';
import type { Database } from './tables/database.ts';
import { trouble } from './trouble.ts';

/** A folder that holds nothing but a backup is restored from it when it is opened. */
const intoFolder = async (
  settings: StoreSettings & { readonly folder: string },
  path: string,
): Promise<void> => {
  const folder = folderAt(resolve(settings.folder));
  if (existsSync(folder.made))
    throw trouble(
      'ERR_STORE_BACKUP',
      `The data folder ${folder.root} is not empty: restore the backup into a new folder.`,
    );
  mkdirSync(folder.backups, { recursive: true });
  copyFileSync(path, join(folder.backups, nameOfBackup(new Date())));
  await (await openStore(settings)).close();
};

/** The tables are not made first: an older backup needs those of its own time. */
const intoPostgres = async (settings: PostgresSettings, path: string): Promise<void> => {
  const engine = await postgresEngine(
    settings,
    keepState(() => undefined),
  );
  try {
    await restoreBackup(new Kysely<Database>({ dialect: engine.dialect }), path);
  } finally {
    await engine.close();
  }
};

/** Fills a new, empty storage from a backup. Nothing is changed where the backup is not whole. */
export const restoreInto = async (settings: StoreSettings, path: string): Promise<void> => {
  if ((await checkBackup(path)) === undefined)
    throw trouble('ERR_STORE_BACKUP', `${path} is not a whole backup: use another one.`);
  const checked = checkSettings(settings);
  await (checked.kind === 'embedded' ? intoFolder(checked, path) : intoPostgres(checked, path));
};
