import type { Store } from '@narrow-seas/store';
import type { Command } from 'commander';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { type StorageOptions, withStorage, withStore } from '../storage.ts';
import { say, type World } from '../world.ts';
import { HELP_WORDS } from '../words/help.ts';
import { STORAGE_WORDS } from '../words/verbs.ts';

const tellContents = async (world: World, { db }: Store): Promise<void> => {
  const count = db.fn.countAll<string>();
  const [players, games, running] = await Promise.all([
    db.selectFrom('players').select(count.as('count')).executeTakeFirstOrThrow(),
    db.selectFrom('games').select(count.as('count')).executeTakeFirstOrThrow(),
    db.selectFrom('games').select(count.as('count')).where('state', '=', 'running').executeTakeFirstOrThrow(),
  ]);
  say(world, STORAGE_WORDS.holds(Number(players.count), Number(games.count), Number(running.count)));
};

const tellBackup = async (world: World, backup: string | undefined): Promise<ExitCode> => {
  const { checkBackup } = await import('@narrow-seas/store');
  if (backup === undefined) {
    say(world, STORAGE_WORDS.noBackup);
    return EXIT.fine;
  }
  const header = await checkBackup(backup);
  if (header === undefined) return complain(world, STORAGE_WORDS.brokenBackup(backup), EXIT.found);
  say(world, STORAGE_WORDS.backup(backup, header.made));
  return EXIT.fine;
};

const examine = async (world: World, store: Store): Promise<ExitCode> => {
  const { kind, answeredInMs, backup } = await store.health();
  if (answeredInMs === undefined) return complain(world, STORAGE_WORDS.ill(kind), EXIT.found);
  say(world, STORAGE_WORDS.well(kind, answeredInMs.toFixed(1)));
  await tellContents(world, store);
  return kind === 'postgres' ? EXIT.fine : tellBackup(world, backup);
};

const HELP = HELP_WORDS.doctor;

export const addDoctor = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  withStorage(program.command('doctor'))
    .summary(HELP.summary)
    .description(HELP.description)
    .addHelpText('after', HELP.after)
    .action(async (options: StorageOptions) =>
      finish(await withStore(world, options, async store => examine(world, store))),
    );
};
