import { resolve } from 'node:path';
import { type BenchReport, bench, type Effort, FULL, type Measurement, QUICK } from '@narrow-seas/bench';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { checkFile, writeText } from '../files.ts';
import { brief } from '../number.ts';
import { startProgress } from '../progress.ts';
import { renderBench } from '../table.ts';
import { say, sayJson, type World } from '../world.ts';
import { BENCH_WORDS } from '../words/verbs.ts';

export interface BenchOptions {
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
  BENCH_WORDS.noneCalled(
    only,
    all.map(({ id }) => id),
  );

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
      progress.show({ done, total, text: BENCH_WORDS.progress(done, total, rate, title) });
    }
    return step.value;
  } finally {
    progress.stop();
  }
};
