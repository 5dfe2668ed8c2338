import { resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Level } from '@narrow-seas/ai';
import {
  decodeProblems,
  either,
  failed,
  type GamePackage,
  type GameTypes,
  ok,
  parseJson,
  type Problem,
  type ProblemFile,
  type Question,
  type Result,
  type SomeGame,
} from '@narrow-seas/core';
import type { Command } from 'commander';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { checkFile, readText, writeText } from '../files.ts';
import { findGame } from '../find-game.ts';
import { parseSeed } from '../number.ts';
import { TASTES } from '../problems/aims.ts';
import { momentsOf, type ProblemPack } from '../problems/moments.ts';
import { poseAt } from '../problems/pose.ts';
import { targetIn } from '../problems/tell.ts';
import { problemRetold } from '../problems/told.ts';
import { startProgress } from '../progress.ts';
import { parseCount, parseLevel } from '../simulate/plan.ts';
import { HELP_WORDS } from '../words/help.ts';
import { PROBLEM_WORDS } from '../words/problems.ts';
import { say, type World } from '../world.ts';

interface ProblemOptions {
  readonly games?: string;
  readonly retell?: string;
  readonly seed?: string;
  readonly level?: string;
  readonly most?: string;
  readonly out?: string;
  readonly quiet?: true;
}

/** The same, checked. */
interface Search {
  readonly scenario: string;
  readonly games: number;
  readonly seed: number;
  readonly most: number;
  readonly level: Level;
}

const findProblems = async (world: World, name: string, options: ProblemOptions): Promise<ExitCode> => {
  const [id = '', scenario = ''] = name.split('/');
  const entry = findGame(world.shelf, id);
  if (!entry.ok) return complain(world, entry.error);
  const { games, out, retell } = options;
  if (retell !== undefined) return retellProblems(world, entry.value, retell);
  if (games === undefined || out === undefined) return complain(world, PROBLEM_WORDS.incomplete);
  return searchProblems(world, entry.value, scenario, { ...options, games, out });
};

/** The words of a file, written again: what they say is proven again with them. */
const retellProblems = (world: World, some: SomeGame, name: string): ExitCode =>
  some(pack => {
    const able = ableOf(pack);
    if (!able.ok) return complain(world, able.error);
    const path = resolve(world.folder, name);
    const text = readText(path);
    if (!text.ok) return complain(world, text.error);
    const json = parseJson(text.value);
    const read = json.ok ? decodeProblems(json.value) : json;
    if (!read.ok) return complain(world, PROBLEM_WORDS.unreadable(name, read.error.at, read.error.message));
    const { game, problems } = read.value;
    if (game !== pack.game.id) return complain(world, PROBLEM_WORDS.otherGame(name, game));
    const told = problems.map(problem => problemRetold(able.value, problem));
    const written = writeText(path, fileText({ ...read.value, problems: told }));
    if (!written.ok) return complain(world, written.error);
    say(world, PROBLEM_WORDS.written(told.length, name));
    return EXIT.fine;
  });

const fileText = (file: ProblemFile): string => `${JSON.stringify(file, undefined, 2)}\n`;

type SearchOptions = ProblemOptions & Required<Pick<ProblemOptions, 'games' | 'out'>>;

const searchProblems = (
  world: World,
  some: SomeGame,
  scenario: string,
  options: SearchOptions,
): ExitCode | Promise<ExitCode> => {
  const file = resolve(world.folder, options.out);
  const fit = checkFile(file);
  if (!fit.ok) return complain(world, fit.error);
  return some(async pack => {
    const able = ableOf(pack);
    if (!able.ok) return complain(world, able.error);
    const search = searchOf(pack, scenario, options);
    if (!search.ok) return complain(world, search.error);
    const hasSecrets = pack.kit.secrets !== 'none';
    const problems = await searchAll(world, able.value, search.value, hasSecrets, options);
    if (problems.length === 0) return complain(world, PROBLEM_WORDS.none, EXIT.found);
    const { game } = pack;
    const told: ProblemFile = {
      format: 'narrow-seas/problems',
      version: 1,
      game: game.id,
      rules: game.version,
      problems: [...problems],
    };
    const written = writeText(file, fileText(told));
    if (!written.ok) return complain(world, written.error);
    say(world, PROBLEM_WORDS.written(problems.length, options.out));
    for (const { title, task, difficulty } of problems)
      say(world, PROBLEM_WORDS.found(title, task, difficulty.level));
    return EXIT.fine;
  });
};

const ableOf = <T extends GameTypes, Q extends Question>({
  game,
  mind,
  counsel,
  ledger,
  desk,
}: GamePackage<T, Q>): Result<ProblemPack<T, Q>, string> =>
  mind === undefined || counsel === undefined || ledger === undefined || desk === undefined
    ? failed(PROBLEM_WORDS.unable(game.id))
    : ok({ game, mind, counsel, ledger, desk });

/** Nobody plays more. */
const MOST = 10_000;

const searchOf = <T extends GameTypes, Q extends Question>(
  { game }: GamePackage<T, Q>,
  scenario: string,
  { games, seed = '1', most = '40', level = 'cadet' }: SearchOptions,
): Result<Search, string> => {
  const known = game.scenarios.map(each => each.id);
  if (!known.includes(scenario)) return failed(PROBLEM_WORDS.noScenario(scenario, either(known)));
  const count = parseCount('--games', games, MOST);
  if (!count.ok) return count;
  const first = parseSeed(seed);
  if (!first.ok) return first;
  const limit = parseCount('--most', most, MOST);
  if (!limit.ok) return limit;
  const player = parseLevel(['random', 'recruit', 'cadet', 'captain', 'admiral'], '--level', level);
  if (!player.ok) return player;
  return ok({ scenario, games: count.value, seed: first.value, most: limit.value, level: player.value });
};

/** One kind of aim of one side is posed so often in a game: others come up, too. */
const MOST_ALIKE = 3;

/** Until all games are played, there are enough or Ctrl-C is pressed; what is found by then counts. */
const searchAll = async <T extends GameTypes, Q extends Question>(
  world: World,
  pack: ProblemPack<T, Q>,
  { scenario, games, seed, most, level }: Search,
  hasSecrets: boolean,
  { quiet }: SearchOptions,
): Promise<readonly Problem[]> => {
  const interrupt = { pressed: false };
  const release = world.onInterrupt(() => {
    interrupt.pressed = true;
  });
  const progress = startProgress(world, `problems ${pack.game.id}/${scenario}`, quiet === true);
  const found: Problem[] = [];
  try {
    for (let game = 0; game < games && found.length < most; game += 1) {
      const alike = new Map<string, number>();
      for (const moment of momentsOf(pack, scenario, level, seed + game)) {
        if (interrupt.pressed || found.length >= most) return found;
        if (moment === undefined) continue;
        // oxlint-disable-next-line no-await-in-loop -- in between Ctrl-C is heard
        await setImmediate();
        const id = `${scenario}-${seed + game}-${found.length + 1}`;
        const taste = TASTES[found.length % TASTES.length] ?? 'losses';
        const problem = poseAt(pack, moment, { id, hasSecrets, taste });
        const kind = problem === undefined ? '' : kindOf(problem);
        const before = alike.get(kind) ?? 0;
        if (problem === undefined || before >= MOST_ALIKE || isKnown(found, problem)) continue;
        alike.set(kind, before + 1);
        found.push(problem);
        progress.show({ done: game, total: games, text: PROBLEM_WORDS.progress(game + 1, games) });
      }
    }
    return found;
  } finally {
    progress.stop();
    release();
  }
};

const kindOf = ({ side, aim }: Problem): string =>
  `${side} ${aim.kind} ${aim.kind === 'losses' ? `${aim.unit} ${aim.cause ?? ''}` : ''}`;

/** Two problems about one target are one to a reader, whatever they ask. */
const isKnown = (found: readonly Problem[], { solution, title }: Problem): boolean => {
  const { name } = targetIn(solution.steps);
  return found.some(each =>
    name === undefined ? each.title === title : targetIn(each.solution.steps).name === name,
  );
};

const HELP = HELP_WORDS.problems;

export const addProblems = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  program
    .command('problems')
    .summary(HELP.summary)
    .description(HELP.description)
    .argument('<game/scenario>', HELP.scenario)
    .option('--games <number>', HELP.games)
    .option('--out <file>', HELP.out)
    .option('--retell <file>', HELP.retell)
    .option('--seed <number>', HELP.seed)
    .option('--level <level>', HELP.level)
    .option('--most <number>', HELP.most)
    .option('--quiet', HELP.quiet)
    .addHelpText('after', HELP.after)
    .action(async (name: string, options: ProblemOptions) =>
      finish(await findProblems(world, name, options)),
    );
};
