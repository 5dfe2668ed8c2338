import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { nameOfBackup, prune } from '../backup/rotation.ts';
import { writeBackup } from '../backup/write.ts';
import type { Engine } from '../engine.ts';
import type { BackupSettings } from '../settings.ts';
import { type Database, TABLES } from '../tables/database.ts';
import type { Folder } from './folder.ts';

export interface House {
  readonly backup: (path?: string) => Promise<string>;
  readonly stop: () => void;
}

const MINUTE_MS = 60_000;
const CHECKPOINT_MINUTES = 10;

/** PGlite has no process that checkpoints or vacuums: without this its log would grow until it is closed. */
const tidy = async (engine: Engine): Promise<void> => {
  for (const table of TABLES) {
    // oxlint-disable-next-line no-await-in-loop -- others take their turns in between
    await engine.run(`vacuum analyze ${table}`);
  }
};

/** Keeps the folder of a running server in order: backups, checkpoints, vacuum. */
export const keepHouse = (
  engine: Engine,
  db: Kysely<Database>,
  folder: Folder,
  { everyMinutes, keep }: BackupSettings,
  tell: (sentence: string) => void,
): House => {
  const backup = async (path = join(folder.backups, nameOfBackup(new Date()))): Promise<string> => {
    await writeBackup(db, path);
    prune(folder.backups, keep);
    return path;
  };
  const regularly = (
    minutes: number,
    what: string,
    work: () => Promise<unknown>,
  ): NodeJS.Timeout | undefined =>
    minutes === 0
      ? undefined
      : setInterval(() => {
          work().catch((error: unknown) => tell(`The ${what} failed: ${String(error)}`));
        }, minutes * MINUTE_MS).unref();
  const timers = [
    regularly(CHECKPOINT_MINUTES, 'checkpoint', () => engine.run('checkpoint')),
    regularly(everyMinutes, 'backup', async () => {
      await backup();
      await tidy(engine);
    }),
  ];
  return { backup, stop: () => timers.forEach(timer => clearInterval(timer)) };
};
