import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore } from '../open.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const CACHE = join(HERE, '../../../../.cache/store');

/** Changes with what a new folder holds: the migrations, PGlite, and the tables of pg-boss. */
const nameOfTemplate = (): string => {
  const digest = createHash('sha256');
  const migrations = join(HERE, '../migrations');
  for (const name of readdirSync(migrations)) digest.update(readFileSync(join(migrations, name)));
  const { resolve } = createRequire(import.meta.url);
  digest.update(readFileSync(join(dirname(resolve('@electric-sql/pglite')), '../package.json')));
  digest.update(readFileSync(resolve('pg-boss/package.json')));
  return digest.digest('hex').slice(0, 16);
};

/** PGlite needs many seconds of work for a new database and half a second to open one: tests begin with a copy. */
const template = async (): Promise<string> => {
  const folder = join(CACHE, nameOfTemplate());
  if (existsSync(folder)) return folder;
  const draft = join(CACHE, `draft-${randomUUID()}`);
  mkdirSync(CACHE, { recursive: true });
  const store = await openStore({ kind: 'embedded', folder: draft, backups: { everyMinutes: 0 } });
  await store.close();
  try {
    renameSync(draft, folder);
  } catch {
    // Another worker was quicker.
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
};

/** Makes a folder as it is after the first start and a clean stop. */
export const copyTemplate = async (folder: string): Promise<void> =>
  cpSync(await template(), folder, { recursive: true });
