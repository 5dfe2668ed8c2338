import { LEVELS } from '@narrow-seas/ai';
import { failed, ok, type Result, type SomeGame } from '@narrow-seas/core';
import type { Command } from 'commander';
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { findGame } from '../find-game.ts';
import { scenarioNamed } from '../scenario-named.ts';
import { arenaOf } from '../simulate/arena.ts';
import type { Bout } from '../simulate/bout.ts';
import { csvOf } from '../simulate/csv.ts';
import { type Keeper, keeperIn, playedIn } from '../simulate/keeper.ts';
import { type Plan, placeOf, planOf, type SimulateOptions, type Start } from '../simulate/plan.ts';
import { checkElsewhere, playElsewhere } from '../simulate/machines/elsewhere.ts';
import { playBatch } from '../simulate/play-batch.ts';
import { reportFor } from '../simulate/report/files.ts';
import type { ReportSubject } from '../simulate/report/source.ts';
import type { Study } from '../simulate/study/study.ts';
import { isStudyFile, readStudy, refuseStudy } from '../simulate/study/study-file.ts';
import { readText } from '../files.ts';
import { isSound, summarise } from '../simulate/summary.ts';
import { asText } from '../simulate/tell.ts';
import { guarded } from '../storage.ts';
import { say, type World } from '../world.ts';
import { simulateExamples } from '../words/simulate-examples.ts';
import { HELP_WORDS } from '../words/help.ts';
import { SIMULATE_WORDS } from '../words/simulate.ts';
import { STUDY_WORDS } from '../words/study.ts';
import { startNamed } from '../simulate/start-named.ts';
import { playPlan, simulateStudy } from './simulate-study.ts';
import { gather } from '../simulate/optional-rules.ts';

/** A batch that is ready to be played. */
interface Batch {
  readonly title: string;
  readonly game: string;
  readonly sides: readonly string[];
  readonly pointsTitle: string;
  readonly plan: Plan;
  readonly played: ReadonlyMap<string, Bout>;
}

/** What stops the database is one sentence. */
const simulate = async (world: World, name: string, options: SimulateOptions): Promise<ExitCode> => {
  const elsewhere = checkElsewhere(options);
  if (!elsewhere.ok) return complain(world, elsewhere.error);
  return options.database === undefined
    ? simulateHere(world, name, options)
    : guarded(world, () => simulateHere(world, name, options));
};

const simulateHere = async (world: World, name: string, options: SimulateOptions): Promise<ExitCode> => {
  const study = studyNamed(world, name);
  if (study !== undefined)
    return study.ok ? playFile(world, name, study.value, options) : complain(world, study.error);
  if (options.vary !== undefined) return compareIn(world, name, options);
  if (options.precision !== undefined || options.whole !== undefined)
    return complain(world, STUDY_WORDS.notComparison);
  const batch = batchOf(world, name, options);
  if (!batch.ok) return complain(world, batch.error);
  const { plan, sides, game } = batch.value;
  const start = world.now();
  const keeper = keeperIn(plan.folder);
  const played = await playAllOf(world, batch.value, keeper, options);
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
  const report = await reportFor(plan.folder, { ...subject, game, sides, bouts }, world.shelf);
  const files = { ...report, 'games.csv': csvOf(bouts, sides) };
  const written = keeper.finish({ bouts, summary: told, files });
  if (!written.ok) return complain(world, written.error, EXIT.found);
  return isSound(summary) ? EXIT.fine : EXIT.found;
};

/** The study of a file; undefined where the word names no file, or one of another kind. */
const studyNamed = (world: World, name: string): Result<Study, string> | undefined => {
  const path = resolve(world.folder, name);
  if (!existsSync(path) || !statSync(path).isFile()) return undefined;
  const text = readText(path);
  return text.ok && isStudyFile(text.value) ? readStudy(name, text.value) : undefined;
};

/** What a study says itself cannot be said beside it. */
const SETTLED: readonly (keyof SimulateOptions)[] = [
  ...(['games', 'seed', 'ladder', 'option', 'options', 'vary', 'precision', 'whole', 'times'] as const),
];

const playFile = async (
  world: World,
  name: string,
  study: Study,
  options: SimulateOptions,
): Promise<ExitCode> => {
  const entry = findGame(world.shelf, study.game);
  if (!entry.ok) return complain(world, entry.error);
  if (SETTLED.some(key => options[key] !== undefined)) return complain(world, STUDY_WORDS.isSettled);
  const place = placeOf(options, world.folder);
  if (!place.ok) return complain(world, place.error);
  return arenaOf(entry.value)(async ({ game, ledger: { pointsTitle } }) => {
    const refusal = refuseStudy(game, study);
    if (refusal !== undefined) return complain(world, refusal);
    const command = (): string => `npx narrow-seas simulate ${name}`;
    return playPlan(world, { study, ...place.value }, { game, pointsTitle, command }, options);
  });
};

/** Several ways to play, compared. */
const compareIn = async (world: World, name: string, options: SimulateOptions): Promise<ExitCode> => {
  const wanted = wantedIn(world, name);
  if (!wanted.ok) return complain(world, wanted.error);
  const { entry, start, title } = wanted.value;
  return arenaOf(entry)(async ({ game, levels, ledger }) => {
    const known = game.scenarios.map(found => `${game.id}/${found.id}`);
    if (start === undefined) return complain(world, SIMULATE_WORDS.whichScenario(known));
    return simulateStudy(
      world,
      {
        game,
        levels,
        title,
        start,
        pointsTitle: ledger.pointsTitle,
        startNamed: word => startNamed(world, game, word),
        command: seed => commandOf(name, seed, options),
      },
      options,
    );
  });
};

const playAllOf = async (
  world: World,
  { title, plan: { fixtures, threads }, played }: Batch,
  keeper: Keeper,
  { json, quiet, database }: SimulateOptions,
): Promise<Result<readonly Bout[], string>> =>
  playBatch(
    world,
    {
      title,
      fixtures,
      threads,
      played,
      isQuiet: quiet === true || json === true,
      play: playElsewhere(world, title, fixtures, database),
      say: bouts => SIMULATE_WORDS.progress(bouts.size, fixtures.length),
    },
    keeper,
  );

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
      game: game.id,
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
  processor: threads === 1 && options.database === undefined,
  folder,
  command: commandOf(name, seed, options),
});

/** The command that plays these games again, with the seed that was drawn. */
const commandOf = (name: string, seed: number, options: SimulateOptions): string => {
  const rest = Object.entries(options)
    .filter(([key]) => !['seed', 'resume', 'json', 'quiet', 'out', 'database'].includes(key))
    .flatMap(([key, value]) =>
      (Array.isArray(value) ? (value as readonly string[]) : [value]).map(item =>
        item === true ? `--${key}` : `--${key} ${String(item)}`,
      ),
    );
  return ['npx narrow-seas simulate', name, `--seed ${seed}`, ...rest].join(' ');
};

const HELP = HELP_WORDS.simulate;

export const addSimulate = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  const command = program
    .command('simulate')
    .summary(HELP.summary)
    .description(HELP.description)
    .argument('<game/scenario or file>', HELP.scenario)
    .option('--games <number>', HELP.games)
    .option('--seed <number>', HELP.seed)
    .option('--ladder [levels]', HELP.ladder)
    .option('--option <id=value>', HELP.option, gather)
    .option('--options <all>', HELP.options)
    .option('--vary <what=values>', HELP.vary, gather)
    .option('--precision <points>', HELP.precision)
    .option('--whole', HELP.whole)
    .option('--out <folder>', HELP.out)
    .option('--resume', HELP.resume)
    .option('--times', HELP.times)
    .option('--database [url]', HELP.database)
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
