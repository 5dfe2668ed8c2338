import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { type StorageOptions, withStorage, withStore } from '../storage.ts';
import { say, type World } from '../world.ts';
import { HELP_WORDS } from '../words/help.ts';
import { STORAGE_WORDS } from '../words/verbs.ts';

const backUp = async (world: World, file: string, options: StorageOptions): Promise<ExitCode> => {
  const path = resolve(world.folder, file);
  if (existsSync(path)) return complain(world, STORAGE_WORDS.exists(file));
  return withStore(world, options, async store => {
    await store.backup(path);
    say(world, STORAGE_WORDS.written(file));
    return EXIT.fine;
  });
};

const HELP = HELP_WORDS.backup;

export const addBackup = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  withStorage(program.command('backup'))
    .summary(HELP.summary)
    .description(HELP.description)
    .argument('<file>', HELP.file)
    .addHelpText('after', HELP.after)
    .action(async (file: string, options: StorageOptions) => finish(await backUp(world, file, options)));
};
