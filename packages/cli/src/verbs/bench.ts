import { resolve } from 'node:path';
import {
  allMeasurements,
  type BenchReport,
  bench,
  type Effort,
  FULL,
  type Measurement,
  measurementsApart,
  QUICK,
} from '@narrow-seas/bench';
import type { Command } from 'commander';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { checkFile, writeText } from '../files.ts';
import { brief } from '../number.ts';
import { startProgress } from '../progress.ts';
import { renderBench } from '../table.ts';
import { say, sayJson, type World } from '../world.ts';

interface BenchOptions {
  readonly json?: true;
  readonly only?: string;
  readonly out?: string;
  readonly quick?: true;
  readonly quiet?: true;
}

/** Takes the measurements and tells them; exit code 1 when a target was missed. */
export const measure = (
  world: World,
  measurements: () => readonly Measurement[],
  { json, only = '', out, quick, quiet }: BenchOptions,
): ExitCode => {
  const file = out === undefined ? undefined : checkFile(resolve(world.folder, out));
  if (file?.ok === false) return complain(world, file.error);
  const all = measurements();
  const chosen = all.filter(({ id }) => id.includes(only));
  if (chosen.length === 0) return complain(world, noneCalled(only, all));
  const report = takeAll(world, chosen, quick ? QUICK : FULL, quiet === true || json === true);
  if (json) sayJson(world, report);
  else say(world, renderBench(report, world.colours));
  const written =
    file === undefined ? undefined : writeText(file.value, `${JSON.stringify(report, undefined, 2)}\n`);
  if (written?.ok === false) return complain(world, written.error, EXIT.found);
  return report.measurements.some(({ met }) => met === false) ? EXIT.found : EXIT.fine;
};

const noneCalled = (only: string, all: readonly Measurement[]): string =>
  `No measurement has "${only}" in its name; there are ${all.map(({ id }) => id).join(', ')}.`;

const takeAll = (
  world: World,
  measurements: readonly Measurement[],
  effort: Effort,
  quiet: boolean,
): BenchReport => {
  const progress = startProgress(world, 'bench', quiet);
  const start = world.now();
  const running = bench(measurements, effort);
  try {
    let step = running.next();
    for (; !step.done; step = running.next()) {
      const { done, total, title } = step.value;
      const rate = brief((done / Math.max(1, world.now() - start)) * 1000);
      progress.show({ done, total, text: `${done} of ${total} windows, ${rate} windows/s, ${title}` });
    }
    return step.value;
  } finally {
    progress.stop();
  }
};

const EXAMPLES = `
Examples:
  narrow-seas bench
  narrow-seas bench --json --out figures.json
  narrow-seas bench --quick
  narrow-seas bench --only europa

Each measurement has a thread, and so an engine, of its own, as each game has when people play it: in one engine the
games would slow down the code that they share. --quick takes them all in one.
Takes two minutes. Exit code 1 says that a target was missed; other work on the machine is the usual reason.
The spread is that of one run: the engine may compile the same code better or worse in the next.
--quick only shows that everything runs: its windows are too short to judge by.`;

export const addBench = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  program
    .command('bench')
    .summary('measure speed and memory, with peers beside us')
    .description(
      'Measures our speed and memory, and that of peers from npm in the same run on the same machine.',
    )
    .option('--json', 'print JSON for machines, and nothing else')
    .option('--only <name>', 'take those measurements alone whose name holds this')
    .option('--out <file>', 'also write the JSON to a file')
    .option('--quick', 'few and short windows')
    .option('--quiet', 'show no progress')
    .addHelpText('after', EXAMPLES)
    .action((options: BenchOptions) =>
      finish(measure(world, options.quick ? allMeasurements : measurementsApart, options)),
    );
};
