import { LEVELS } from '@narrow-seas/ai';
import { failed, ok, type Result, type SomeGame } from '@narrow-seas/core';
import type { Command } from 'commander';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { findGame } from '../find-game.ts';
import { startProgress } from '../progress.ts';
import { scenarioNamed } from '../scenario-named.ts';
import { arenaOf } from '../simulate/arena.ts';
import type { Bout } from '../simulate/bout.ts';
import { playAll } from '../simulate/crew.ts';
import { keyOf } from '../simulate/fixture.ts';
import { type Keeper, keeperIn, playedIn } from '../simulate/keeper.ts';
import { type Plan, planOf, type SimulateOptions, type Start } from '../simulate/plan.ts';
import { type ReportSubject, reportOf } from '../simulate/report.ts';
import { type Summary, summarise } from '../simulate/summary.ts';
import { asText } from '../simulate/tell.ts';
import { say, type World } from '../world.ts';
import { simulateExamples } from '../words/simulate-examples.ts';
import { HELP_WORDS } from '../words/help.ts';
import { SIMULATE_WORDS } from '../words/simulate.ts';
import { gather } from '../simulate/optional-rules.ts';

/** A batch that is ready to be played. */
interface Batch {
  readonly title: string;
  readonly sides: readonly string[];
  readonly pointsTitle: string;
  readonly plan: Plan;
  readonly played: ReadonlyMap<string, Bout>;
}

const simulate = async (world: World, name: string, options: SimulateOptions): Promise<ExitCode> => {
  const batch = batchOf(world, name, options);
  if (!batch.ok) return complain(world, batch.error);
  const { plan, sides } = batch.value;
  const start = world.now();
  const keeper = keeperIn(plan.folder);
  const played = await playBatch(world, batch.value, keeper, options);
  if (!played.ok) return complain(world, played.error, EXIT.found);
  const bouts = played.value;
  const summary = summarise(bouts, sides, plan.levels);
  const subject = subjectOf(batch.value, name, options, world.now() - start);
  const told = { seed: plan.seed, command: subject.command, ...summary };
  say(
    world,
    options.json === true
      ? [...bouts, told].map(line => JSON.stringify(line)).join('\n')
      : asText(subject, summary),
  );
  const written = keeper.finish({ bouts, summary: told, report: reportOf(subject, summary, bouts) });
  if (!written.ok) return complain(world, written.error, EXIT.found);
  return isSound(summary) ? EXIT.fine : EXIT.found;
};

const isSound = ({ refusals, unfinished, faults }: Summary): boolean =>
  refusals + unfinished + faults.length === 0;

interface Wanted {
  readonly entry: SomeGame;
  /** Undefined where only the game was named. */
  readonly start: Start | undefined;
  readonly title: string;
}

/** A scenario of a game by name, or one from a file. */
const wantedIn = (world: World, name: string): Result<Wanted, string> => {
  const [id = '', scenario] = name.split('/');
  const entry = findGame(world.shelf, id);
  const made = entry.ok ? undefined : scenarioNamed(world, name);
  if (made?.ok === true)
    return ok({ entry: made.value.entry, start: { opening: made.value.opening }, title: made.value.title });
  if (made !== undefined || !entry.ok) return (made ?? entry) as Result<never, string>;
  return ok({ entry: entry.value, start: scenario === undefined ? undefined : { scenario }, title: name });
};

const batchOf = (world: World, name: string, options: SimulateOptions): Result<Batch, string> => {
  const wanted = wantedIn(world, name);
  if (!wanted.ok) return wanted;
  const { entry, start, title } = wanted.value;
  return arenaOf(entry)(({ game, levels, ledger }): Result<Batch, string> => {
    const known = game.scenarios.map(found => `${game.id}/${found.id}`);
    if (start === undefined) return failed(SIMULATE_WORDS.whichScenario(known));
    const plan = planOf({ game, levels }, start, options, world.folder);
    if (!plan.ok) return plan;
    const { folder, fixtures } = plan.value;
    const played = playedIn(folder, fixtures, game.version, options.resume === true);
    if (!played.ok) return played;
    return ok({
      title,
      sides: game.sides,
      pointsTitle: ledger.pointsTitle,
      plan: plan.value,
      played: played.value,
    });
  });
};

const subjectOf = (
  { title, pointsTitle, plan: { fixtures, threads, folder, seed } }: Batch,
  name: string,
  options: SimulateOptions,
  milliseconds: number,
): ReportSubject => ({
  title,
  pointsTitle,
  milliseconds,
  planned: fixtures.length,
  processor: threads === 1,
  folder,
  command: commandOf(name, seed, options),
});

/** The command that plays these games again, with the seed that was drawn. */
const commandOf = (name: string, seed: number, options: SimulateOptions): string => {
  const rest = Object.entries(options)
    .filter(([key]) => !['seed', 'resume', 'json', 'quiet', 'out'].includes(key))
    .flatMap(([key, value]) =>
      (Array.isArray(value) ? (value as readonly string[]) : [value]).map(item =>
        item === true ? `--${key}` : `--${key} ${String(item)}`,
      ),
    );
  return ['npx narrow-seas simulate', name, `--seed ${seed}`, ...rest].join(' ');
};

/** Plays until all are played, Ctrl-C is pressed or a game cannot be kept; what was played by then counts. */
const playBatch = async (
  world: World,
  { title, plan: { fixtures, threads }, played }: Batch,
  keeper: Keeper,
  { json, quiet }: SimulateOptions,
): Promise<Result<readonly Bout[], string>> => {
  const interrupt = { pressed: false, stop: () => undefined as void };
  const halt = (): void => {
    interrupt.pressed = true;
    interrupt.stop();
  };
  const release = world.onInterrupt(halt);
  const progress = startProgress(world, `simulate ${title}`, quiet === true || json === true);
  const left = fixtures.filter(fixture => !played.has(keyOf(fixture)));
  const bouts = new Map(played);
  let done = 0;
  let kept: Result<unknown, string> = ok(undefined);
  const onBout = (bout: Bout): void => {
    if (kept.ok) kept = keeper.add(bout);
    if (!kept.ok) return halt();
    bouts.set(keyOf(bout), bout);
    done += 1;
    progress.show({ done, total: left.length, text: SIMULATE_WORDS.progress(bouts.size, fixtures.length) });
  };
  try {
    await playAll(world.shelf, left, threads, {
      onBout,
      isStopped: () => interrupt.pressed,
      onStop: stop => {
        interrupt.stop = stop;
      },
    });
  } finally {
    progress.stop();
    release();
  }
  return kept.ok ? ok(fixtures.flatMap(fixture => bouts.get(keyOf(fixture)) ?? [])) : kept;
};

const HELP = HELP_WORDS.simulate;

export const addSimulate = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  const command = program
    .command('simulate')
    .summary(HELP.summary)
    .description(HELP.description)
    .argument('<game/scenario or file>', HELP.scenario)
    .requiredOption('--games <number>', HELP.games)
    .option('--seed <number>', HELP.seed)
    .option('--ladder [levels]', HELP.ladder)
    .option('--option <id=value>', HELP.option, gather)
    .option('--options <all>', HELP.options)
    .option('--out <folder>', HELP.out)
    .option('--resume', HELP.resume)
    .option('--times', HELP.times)
    .option('--threads <number>', HELP.threads)
    .option('--json', HELP.json)
    .option('--quiet', HELP.quiet)
    .addHelpText('after', simulateExamples(LEVELS));
  const sides = new Set(
    world.shelf.flatMap(entry => entry(({ game }) => [...game.sides] as readonly string[])),
  );
  for (const side of sides) command.option(`--${side} <level>`, HELP.side(side));
  command.action(async (name: string, options: SimulateOptions) =>
    finish(await simulate(world, name, options)),
  );
};
