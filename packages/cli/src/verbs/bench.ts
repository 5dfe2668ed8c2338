import type { Command } from 'commander';
import type { BenchOptions } from '../bench/measure.ts';
import { complain, type ExitCode } from '../complain.ts';
import type { World } from '../world.ts';
import { HELP_WORDS } from '../words/help.ts';
import { BENCH_WORDS } from '../words/verbs.ts';

/** The measurements stay in the repository: a package would bring the peers to everybody who only wants to play. */
const loadBench = async () => {
  try {
    const { allMeasurements, measurementsApart } = await import('@narrow-seas/bench');
    return { allMeasurements, measurementsApart, ...(await import('../bench/measure.ts')) };
  } catch (error) {
    if ((error as { readonly code?: string }).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
};

const takeMeasurements = async (world: World, options: BenchOptions): Promise<ExitCode> => {
  const loaded = await loadBench();
  if (loaded === undefined) return complain(world, BENCH_WORDS.notHere);
  const { measure, allMeasurements, measurementsApart } = loaded;
  return measure(world, options.quick ? allMeasurements : measurementsApart, options);
};

const HELP = HELP_WORDS.bench;

export const addBench = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  program
    .command('bench')
    .summary(HELP.summary)
    .description(HELP.description)
    .option('--json', HELP.json)
    .option('--only <name>', HELP.only)
    .option('--out <file>', HELP.out)
    .option('--quick', HELP.quick)
    .option('--quiet', HELP.quiet)
    .addHelpText('after', HELP.after)
    .action(async (options: BenchOptions) => finish(await takeMeasurements(world, options)));
};
