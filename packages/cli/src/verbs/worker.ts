import type { Command } from 'commander';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { parseThreads } from '../number.ts';
import { takePart } from '../simulate/machines/take-part.ts';
import { databaseOf } from '../simulate/machines/database.ts';
import { guarded } from '../storage.ts';
import { HELP_WORDS } from '../words/help.ts';
import { MACHINE_WORDS } from '../words/machines.ts';
import { say, type World } from '../world.ts';

interface WorkerOptions {
  readonly database?: string;
  readonly threads?: string;
  readonly leaveAfter?: string;
  readonly quiet?: true;
}

const work = async (world: World, options: WorkerOptions): Promise<ExitCode> => {
  const url = databaseOf(options.database ?? true);
  if (!url.ok) return complain(world, url.error);
  const threads = parseThreads(options.threads ?? String(world.threads));
  if (!threads.ok) return complain(world, threads.error);
  const { leaveAfter } = options;
  const seconds = leaveAfter === undefined ? undefined : Number(leaveAfter);
  if (seconds !== undefined && !(Number.isFinite(seconds) && seconds > 0))
    return complain(world, MACHINE_WORDS.leaveAfter(leaveAfter ?? ''));
  return guarded(world, async () => {
    const played = await takePart(world, {
      url: url.value,
      threads: threads.value,
      leaveAfter: seconds,
      isQuiet: options.quiet === true,
    });
    say(world, MACHINE_WORDS.left(played));
    return EXIT.fine;
  });
};

const HELP = HELP_WORDS.worker;

export const addWorker = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  program
    .command('worker')
    .summary(HELP.summary)
    .description(HELP.description)
    .option('--database <url>', HELP.database)
    .option('--threads <number>', HELP.threads)
    .option('--leave-after <seconds>', HELP.leaveAfter)
    .option('--quiet', HELP.quiet)
    .addHelpText('after', HELP.after)
    .action(async (options: WorkerOptions) => finish(await work(world, options)));
};
