import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Store, StoreSettings } from '@narrow-seas/store';
import type { Command } from 'commander';
import { complain, EXIT, type ExitCode } from './complain.ts';
import type { World } from './world.ts';
import { HELP_WORDS } from './words/help.ts';
import { STORAGE_WORDS } from './words/verbs.ts';

/** Where the storage of online play lies. */
export interface StorageOptions {
  readonly folder: string;
  readonly url?: string;
}

const HELP = HELP_WORDS.storage;

export const withStorage = (command: Command): Command =>
  command.option('--folder <folder>', HELP.folder, '.data').option('--url <url>', HELP.url);

export const settingsOf = (world: World, { folder, url }: StorageOptions): StoreSettings =>
  url === undefined
    ? { kind: 'embedded', folder: resolve(world.folder, folder), backups: { everyMinutes: 0 } }
    : { kind: 'postgres', url };

/** Does something with the storage; what stops it is one sentence. */
export const guarded = async (world: World, work: () => Promise<ExitCode>): Promise<ExitCode> => {
  const { isTrouble } = await import('@narrow-seas/store');
  try {
    return await work();
  } catch (error) {
    if (!isTrouble(error)) throw error;
    return complain(world, error.message, EXIT.found);
  }
};

/** Opens a storage that is there; looking must not make one. */
export const withStore = async (
  world: World,
  options: StorageOptions,
  work: (store: Store) => Promise<ExitCode>,
): Promise<ExitCode> => {
  const settings = settingsOf(world, options);
  if (settings.kind === 'embedded' && !existsSync(join(settings.folder, 'made')))
    return complain(world, STORAGE_WORDS.nothing(settings.folder));
  const { openStore } = await import('@narrow-seas/store');
  return guarded(world, async () => {
    const store = await openStore(settings, { tell: sentence => void complain(world, sentence) });
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  });
};
