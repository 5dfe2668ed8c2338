import { resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { ADVISERS, analyse, type AnalysisRequest, drive, type Level, scaleOf } from '@narrow-seas/ai';
import {
  type Analysis,
  counted,
  failed,
  type GamePackage,
  type GameTypes,
  gameOfSave,
  type Match,
  ok,
  type Question,
  readSave,
  type Result,
  sayFault,
} from '@narrow-seas/core';
import type { Command } from 'commander';
import { sayAnalysis } from '../analyse/tell.ts';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { readText, writeText } from '../files.ts';
import { findGame } from '../find-game.ts';
import { nearest } from '../nearest.ts';
import { parseSeed } from '../number.ts';
import { startProgress } from '../progress.ts';
import { arenaOf } from '../simulate/arena.ts';
import { parseLevel } from '../simulate/plan.ts';
import { ANALYSE_WORDS } from '../words/analyse.ts';
import { COMMON_WORDS } from '../words/common.ts';
import { HELP_WORDS } from '../words/help.ts';
import { say, sayJson, type World } from '../world.ts';

interface AnalyseOptions {
  readonly side?: string;
  readonly level?: string;
  readonly seed?: string;
  readonly seconds?: string;
  readonly out?: string;
  readonly json?: true;
  readonly quiet?: true;
}

const analyseFile = async (world: World, file: string, options: AnalyseOptions): Promise<ExitCode> => {
  const text = readText(resolve(world.folder, file));
  if (!text.ok) return complain(world, text.error);
  const name = gameOfSave(text.value);
  if (!name.ok) return complain(world, COMMON_WORDS.notUsable(file, sayFault(name.error)));
  const entry = findGame(world.shelf, name.value);
  if (!entry.ok) return complain(world, entry.error);
  const seconds = secondsOf(options.seconds);
  if (!seconds.ok) return complain(world, seconds.error);
  return entry.value(async pack => {
    const saved = readSave(pack.game, text.value);
    if (!saved.ok) return complain(world, COMMON_WORDS.notUsable(file, sayFault(saved.error)));
    const { match } = saved.value;
    if (match.length === 0) return complain(world, ANALYSE_WORDS.noMoves(file));
    const request = requestOf(pack, match, options);
    if (!request.ok) return complain(world, request.error);
    const analysis = await think(world, request.value, seconds.value, options);
    return tell(world, request.value, analysis, options);
  });
};

const secondsOf = (text: string | undefined): Result<number | undefined, string> => {
  if (text === undefined) return ok(undefined);
  const seconds = /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  return seconds > 0 ? ok(seconds) : failed(COMMON_WORDS.seconds(text));
};

const requestOf = <T extends GameTypes, Q extends Question>(
  pack: GamePackage<T, Q>,
  match: Match<T>,
  options: AnalyseOptions,
): Result<AnalysisRequest<T, Q>, string> => {
  const { game, kit, mind, counsel, ledger, desk } = pack;
  if (mind === undefined) return failed(ANALYSE_WORDS.onlyRandom);
  if (counsel === undefined) return failed(ANALYSE_WORDS.noWords(game.id));
  const side = sideNamed(game.sides, options.side);
  if (!side.ok) return side;
  const level = levelOf(pack, options.level);
  if (!level.ok) return level;
  const seed = parseSeed(options.seed ?? '1');
  if (!seed.ok) return seed;
  return ok({
    game,
    mind,
    counsel,
    match,
    side: side.value,
    isOwnView: game.outcome(match.state) === undefined && kit.secrets !== 'none',
    level: level.value,
    seed: seed.value,
    scale: scaleOf(desk?.score(game.view(match.state, side.value)).scale ?? []),
    ...(ledger === undefined ? {} : { turnOf: ledger.turn }),
    ...(desk === undefined ? {} : { leadOf: state => desk.score(game.view(state, side.value)).lead }),
  });
};

const levelOf = <T extends GameTypes, Q extends Question>(
  pack: GamePackage<T, Q>,
  name = 'captain',
): Result<Level, string> => {
  const levels = arenaOf(use => use(pack))(({ levels: known }) =>
    known.filter(each => ADVISERS.includes(each)),
  );
  return parseLevel(levels, '--level', name);
};

const sideNamed = <P extends string>(sides: readonly P[], name: string | undefined): Result<P, string> => {
  const side = name === undefined ? sides[0] : sides.find(known => known === name);
  if (side !== undefined) return ok(side);
  return failed(ANALYSE_WORDS.noSide(name ?? '', COMMON_WORDS.meantOr(nearest(name ?? '', sides), sides)));
};

/** Until it is thought out, the time is up or Ctrl-C is pressed; what is found by then is kept. */
const think = async <T extends GameTypes, Q extends Question>(
  world: World,
  request: AnalysisRequest<T, Q>,
  seconds: number | undefined,
  { json, quiet }: AnalyseOptions,
): Promise<Analysis<T['action']>> => {
  const interrupt = { pressed: false };
  const release = world.onInterrupt(() => {
    interrupt.pressed = true;
  });
  const progress = startProgress(world, 'analyse', quiet === true || json === true);
  try {
    const { answer } = await drive(
      analyse(request),
      { now: world.now, pause: async () => setImmediate() },
      {
        ...(seconds === undefined ? {} : { milliseconds: seconds * 1000 }),
        isCancelled: () => interrupt.pressed,
        onProgress: ({ share, decisions }) =>
          progress.show({ done: share, total: 1, text: ANALYSE_WORDS.progress(decisions.length) }),
      },
    );
    if (answer === undefined) throw new Error('Thinking was stopped before it began');
    return answer;
  } finally {
    progress.stop();
    release();
  }
};

const tell = <T extends GameTypes, Q extends Question>(
  world: World,
  { game, match }: AnalysisRequest<T, Q>,
  analysis: Analysis<T['action']>,
  { json, out }: AnalyseOptions,
): ExitCode => {
  if (out !== undefined) {
    const written = writeText(resolve(world.folder, out), `${JSON.stringify(analysis, undefined, 2)}\n`);
    if (!written.ok) return complain(world, written.error);
  }
  if (json === true) {
    sayJson(world, analysis);
    return EXIT.fine;
  }
  const scenario = 'scenario' in match.opening ? `/${match.opening.scenario}` : '';
  say(
    world,
    sayAnalysis(analysis, {
      title: `${game.id}${scenario}`,
      length: match.length,
      moves: counted(match.length, 'move'),
      result: game.outcome(match.state)?.summary,
    }),
  );
  if (out !== undefined) say(world, `\n${ANALYSE_WORDS.written(out)}`);
  return EXIT.fine;
};

const HELP = HELP_WORDS.analyse;

export const addAnalyse = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  program
    .command('analyse')
    .summary(HELP.summary)
    .description(HELP.description)
    .argument('<file>', HELP.file)
    .option('--side <side>', HELP.side)
    .option('--level <level>', HELP.level)
    .option('--seed <number>', HELP.seed)
    .option('--seconds <number>', HELP.seconds)
    .option('--json', HELP.json)
    .option('--out <file>', HELP.out)
    .option('--quiet', HELP.quiet)
    .addHelpText('after', HELP.after)
    .action(async (file: string, options: AnalyseOptions) => finish(await analyseFile(world, file, options)));
};
