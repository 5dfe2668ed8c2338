import { failed, type GameTypes, ok, type Result, replay, type Viewer } from '@narrow-seas/core';
import type { Command } from 'commander';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { nearest } from '../nearest.ts';
import { counted } from '../number.ts';
import { sayOlder } from '../replay/older.ts';
import { type Opened, withSave } from '../replay/open.ts';
import { sayStep } from '../replay/say-step.ts';
import { say, sayJson, type World } from '../world.ts';

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
  const meant = nearest(name, viewers);
  const advice = meant === undefined ? `there are ${viewers.join(', ')}.` : `did you mean ${meant}?`;
  return failed(`Nobody is called ${JSON.stringify(name.slice(0, 40))}: ${advice}`);
};

const tellMoves = <T extends GameTypes>(world: World, opened: Opened<T>, viewer: Eyes<T>): ExitCode => {
  const { game, match } = opened;
  let place = 0;
  for (const step of replay(game, match)) {
    place += 1;
    say(world, `${place} ${sayStep(opened, step, viewer)}`);
  }
  const older = sayOlder(opened);
  if (older !== undefined) say(world, `Taken as played: ${older}`);
  const outcome = game.outcome(match.state);
  say(world, `${counted(match.length, 'move')}: ${outcome?.summary ?? 'the match goes on'}.`);
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
    const given = JSON.stringify(to.slice(0, 40));
    return complain(world, `--to is ${given}, but it must be a whole number from 0 to ${match.length}.`);
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

const EXAMPLES = `
Examples:
  narrow-seas replay match.json
  narrow-seas replay match.json --as nato
  narrow-seas replay match.json --to 120

--as tells what that side saw and nothing else; spectator sees what is public. With --to it prints the view as JSON
where the game has secrets.`;

export const addReplay = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  program
    .command('replay')
    .summary('play a saved match again, a line for each move')
    .description(
      'Plays a saved match again under the rules and tells every move, or the position after some. Moves made under older rules are told as they were played, and it says so.',
    )
    .argument('<file>', 'the saved match')
    .option('--to <number>', 'print the position after so many moves instead')
    .option('--as <side>', 'tell only what this side, or a spectator, saw')
    .addHelpText('after', EXAMPLES)
    .action((file: string, options: ReplayOptions) =>
      finish(withSave(world, file, opened => tellReplay(world, opened, options))),
    );
};
