import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { guarded, settingsOf, type StorageOptions, withStorage } from '../storage.ts';
import { say, type World } from '../world.ts';
import { HELP_WORDS } from '../words/help.ts';
import { STORAGE_WORDS } from '../words/verbs.ts';

const restore = async (world: World, file: string, options: StorageOptions): Promise<ExitCode> => {
  const path = resolve(world.folder, file);
  if (!existsSync(path)) return complain(world, STORAGE_WORDS.missing(file));
  const { restoreInto } = await import('@narrow-seas/store');
  return guarded(world, async () => {
    await restoreInto(settingsOf(world, options), path);
    say(world, STORAGE_WORDS.restored(file));
    return EXIT.fine;
  });
};

const HELP = HELP_WORDS.restore;

export const addRestore = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  withStorage(program.command('restore'))
    .summary(HELP.summary)
    .description(HELP.description)
    .argument('<file>', HELP.file)
    .addHelpText('after', HELP.after)
    .action(async (file: string, options: StorageOptions) => finish(await restore(world, file, options)));
};
