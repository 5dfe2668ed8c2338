import { counted, failed, type GameTypes, ok, replay, type Result, type Viewer } from '@narrow-seas/core';
import type { Command } from 'commander';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { nearest } from '../nearest.ts';
import { sayOlder } from '../replay/older.ts';
import { type Opened, withSave } from '../replay/open.ts';
import { sayStep } from '../replay/say-step.ts';
import { say, sayJson, type World } from '../world.ts';
import { HELP_WORDS } from '../words/help.ts';
import { COMMON_WORDS } from '../words/common.ts';
import { REPLAY_WORDS } from '../words/verbs.ts';

interface ReplayOptions {
  readonly to?: string;
  readonly as?: string;
}

/** Who looks; undefined sees everything. */
type Eyes<T extends GameTypes> = Viewer<T['side']> | undefined;

const tellReplay = <T extends GameTypes>(
  world: World,
  opened: Opened<T>,
  { to, as }: ReplayOptions,
): ExitCode => {
  const viewer = viewerNamed(opened.game.sides, as);
  if (!viewer.ok) return complain(world, viewer.error);
  return to === undefined
    ? tellMoves(world, opened, viewer.value)
    : tellPosition(world, opened, viewer.value, to);
};

const viewerNamed = <P extends string>(
  sides: readonly P[],
  name: string | undefined,
): Result<Viewer<P> | undefined, string> => {
  if (name === undefined) return ok(undefined);
  const viewers = [...sides, 'spectator' as const];
  const found = viewers.find(viewer => viewer === name);
  if (found !== undefined) return ok(found);
  return failed(REPLAY_WORDS.nobody(name, COMMON_WORDS.meantOr(nearest(name, viewers), viewers)));
};

const tellMoves = <T extends GameTypes>(world: World, opened: Opened<T>, viewer: Eyes<T>): ExitCode => {
  const { game, match } = opened;
  let place = 0;
  for (const step of replay(game, match)) {
    place += 1;
    say(world, `${place} ${sayStep(opened, step, viewer)}`);
  }
  const older = sayOlder(opened);
  if (older !== undefined) say(world, REPLAY_WORDS.asPlayed(older));
  const outcome = game.outcome(match.state);
  say(world, REPLAY_WORDS.end(counted(match.length, 'move'), outcome?.summary));
  return EXIT.fine;
};

const tellPosition = <T extends GameTypes>(
  world: World,
  { game, kit, match }: Opened<T>,
  viewer: Eyes<T>,
  to: string,
): ExitCode => {
  const moves = /^\d{1,9}$/.test(to) ? Number(to) : Number.NaN;
  if (!(moves <= match.length)) {
    return complain(world, COMMON_WORDS.wholeNumber('--to', to, 0, match.length));
  }
  const state = stateAfter({ game, match }, moves);
  // The notation tells secrets; a view tells its owner's only.
  if (viewer === undefined || kit.secrets === 'none') say(world, game.notation.print(state));
  else sayJson(world, game.view(state, viewer));
  return EXIT.fine;
};

const stateAfter = <T extends GameTypes>(
  { game, match }: Pick<Opened<T>, 'game' | 'match'>,
  moves: number,
): T['state'] => {
  let state = match.start;
  let made = 0;
  for (const { after } of replay(game, match)) {
    if (made === moves) break;
    state = after;
    made += 1;
  }
  return state;
};

const HELP = HELP_WORDS.replay;

export const addReplay = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  program
    .command('replay')
    .summary(HELP.summary)
    .description(HELP.description)
    .argument('<file>', HELP.file)
    .option('--to <number>', HELP.to)
    .option('--as <side>', HELP.as)
    .addHelpText('after', HELP.after)
    .action((file: string, options: ReplayOptions) =>
      finish(withSave(world, file, opened => tellReplay(world, opened, options))),
    );
};
