import { setImmediate } from 'node:timers/promises';
import { ADVISERS, advise, drive, type Level, type Question } from '@narrow-seas/ai';
import { type Advice, failed, type GameTypes, ok, type Result } from '@narrow-seas/core';
import type { Command } from 'commander';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { grouped, parseSeed } from '../number.ts';
import { startProgress } from '../progress.ts';
import { type ArenaKit, arenaOf } from '../simulate/arena.ts';
import { parseLevel } from '../simulate/plan.ts';
import { say, sayJson, type World } from '../world.ts';
import { posedBy } from './advise-position.ts';
import { sayAdvice } from './advise-tell.ts';
import { HELP_WORDS } from '../words/help.ts';
import { COMMON_WORDS } from '../words/common.ts';
import { ADVISE_WORDS } from '../words/verbs.ts';

interface AdviseOptions {
  readonly side?: string;
  readonly level?: string;
  readonly seed?: string;
  readonly milliseconds?: string;
  readonly case?: string;
  readonly json?: true;
  readonly quiet?: true;
}

/** The same, checked; the side is still to be found. */
interface Request {
  readonly level: Level;
  readonly seed: number;
  readonly milliseconds: number | undefined;
}

const adviseOn = async (world: World, word: string, options: AdviseOptions): Promise<ExitCode> => {
  const place = wholeOf('--case', options.case ?? '1');
  if (!place.ok) return complain(world, place.error);
  const posed = posedBy(world, word, place.value);
  if (!posed.ok) return complain(world, posed.error);
  return arenaOf(posed.value.entry)(async kit => {
    const state = posed.value.stateOf(kit.game);
    if (!state.ok) return complain(world, state.error);
    const request = requestOf(kit, options);
    if (!request.ok) return complain(world, request.error);
    return adviseState(world, kit, state.value, request.value, options);
  });
};

const wholeOf = (name: string, text: string): Result<number, string> =>
  /^[1-9]\d{0,8}$/.test(text) ? ok(Number(text)) : failed(COMMON_WORDS.aboveZero(name, text));

/** The captain, or the strongest where he does not play. */
const usualAmong = (levels: readonly Level[]): Level =>
  levels.includes('captain') ? 'captain' : (levels.at(-1) ?? 'cadet');

const requestOf = <T extends GameTypes, Q extends Question>(
  { levels }: ArenaKit<T, Q>,
  { level, seed = '1', milliseconds }: AdviseOptions,
): Result<Request, string> => {
  const thinking = levels.filter(known => ADVISERS.includes(known));
  if (thinking.length === 0) return failed(ADVISE_WORDS.onlyRandom);
  const asked = parseLevel(thinking, '--level', level ?? usualAmong(thinking));
  if (!asked.ok) return asked;
  const drawn = parseSeed(seed);
  if (!drawn.ok) return drawn;
  const time = milliseconds === undefined ? ok(undefined) : wholeOf('--milliseconds', milliseconds);
  return time.ok ? ok({ level: asked.value, seed: drawn.value, milliseconds: time.value }) : time;
};

const adviseState = async <T extends GameTypes, Q extends Question>(
  world: World,
  { game, mind, counsel }: ArenaKit<T, Q>,
  state: T['state'],
  { level, seed, milliseconds }: Request,
  options: AdviseOptions,
): Promise<ExitCode> => {
  const side = sideToMove(game.sides, game.actor(state), options.side);
  if (!side.ok) return complain(world, side.error);
  if (counsel === undefined) return complain(world, ADVISE_WORDS.noWords(game.id));
  const adviser = { game, mind, counsel, level, seed, side: side.value };
  const advice = await think(world, advise(adviser, game.view(state, side.value)), milliseconds, options);
  if (options.json === true) sayJson(world, advice);
  else say(world, sayAdvice(game, advice));
  return EXIT.fine;
};

/** The side that was named, or the one that acts next. */
const sideToMove = <P extends string>(
  sides: readonly P[],
  actor: 'chance' | readonly P[],
  name: string | undefined,
): Result<P, string> => {
  if (actor === 'chance') return failed(ADVISE_WORDS.dice);
  const [first] = actor;
  if (first === undefined) return failed(ADVISE_WORDS.over);
  if (name === undefined) return ok(first);
  const side = sides.find(known => known === name);
  if (side === undefined) return failed(ADVISE_WORDS.noSide(name, sides));
  return actor.includes(side) ? ok(side) : failed(ADVISE_WORDS.notItsTurn(side, actor));
};

/** Until it is thought out, the time is up or Ctrl-C is pressed. */
const think = async <A>(
  world: World,
  thinking: Generator<Advice<A>, Advice<A>>,
  milliseconds: number | undefined,
  { json, quiet }: AdviseOptions,
): Promise<Advice<A>> => {
  const interrupt = { pressed: false };
  const release = world.onInterrupt(() => {
    interrupt.pressed = true;
  });
  const progress = startProgress(world, 'advise', quiet === true || json === true);
  try {
    const { answer } = await drive(
      thinking,
      { now: world.now, pause: async () => setImmediate() },
      {
        ...(milliseconds === undefined ? {} : { milliseconds }),
        isCancelled: () => interrupt.pressed,
        onProgress: ({ plans, nodes }) =>
          progress.show({ done: plans.length, total: 3, text: ADVISE_WORDS.progress(grouped(nodes)) }),
      },
    );
    if (answer === undefined) throw new Error('Thinking was stopped before it began');
    return answer;
  } finally {
    progress.stop();
    release();
  }
};

const HELP = HELP_WORDS.advise;

export const addAdvise = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  program
    .command('advise')
    .summary(HELP.summary)
    .description(HELP.description)
    .argument('<file or game/scenario>', HELP.position)
    .option('--side <side>', HELP.side)
    .option('--level <level>', HELP.level)
    .option('--seed <number>', HELP.seed)
    .option('--milliseconds <number>', HELP.milliseconds)
    .option('--case <number>', HELP.case)
    .option('--json', HELP.json)
    .option('--quiet', HELP.quiet)
    .addHelpText('after', HELP.after)
    .action(async (word: string, options: AdviseOptions) => finish(await adviseOn(world, word, options)));
};
