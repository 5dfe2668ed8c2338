import { setImmediate } from 'node:timers/promises';
import type { StoredGame } from '@narrow-seas/ai';
import { failed, type GameTypes, ok, type Result } from '@narrow-seas/core';
import type { Command } from 'commander';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { type Reader, readerOf } from '../explore/reader.ts';
import { type Source, sourcesIn } from '../explore/source.ts';
import { sayTree } from '../explore/tell.ts';
import { exploredTree } from '../explore/tree.ts';
import { findGame } from '../find-game.ts';
import { startProgress } from '../progress.ts';
import { EXPLORE_WORDS } from '../words/explore.ts';
import { HELP_WORDS } from '../words/help.ts';
import { say, sayJson, type World } from '../world.ts';

interface ExploreOptions {
  readonly turns?: string;
  readonly json?: true;
  readonly quiet?: true;
}

const explore = async (
  world: World,
  files: readonly string[],
  options: ExploreOptions,
): Promise<ExitCode> => {
  const turns = turnsOf(options.turns);
  if (!turns.ok) return complain(world, turns.error);
  const sources = sourcesIn(world.folder, files);
  if (!sources.ok) return complain(world, sources.error);
  const entry = findGame(world.shelf, sources.value[0]?.game ?? '');
  if (!entry.ok) return complain(world, entry.error);
  return entry.value(async pack => {
    const reader = readerOf(pack);
    if (!reader.ok) return complain(world, reader.error);
    const games = await readAll(world, reader.value, sources.value, options);
    if (!games.ok) return complain(world, games.error);
    tell(world, pack.game.id, games.value, { ...options, turns: turns.value, all: sources.value.length });
    return EXIT.fine;
  });
};

const turnsOf = (text = '1'): Result<number, string> => {
  const turns = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return turns > 0 ? ok(turns) : failed(EXPLORE_WORDS.turns(text));
};

/** This many steps are taken before anybody may interrupt. */
const AT_ONCE = 50;

/** Until all are read or Ctrl-C is pressed; what is read by then counts. */
const readAll = async <T extends GameTypes>(
  world: World,
  read: Reader<T>,
  sources: readonly Source[],
  { json, quiet }: ExploreOptions,
): Promise<Result<readonly StoredGame<T['action']>[], string>> => {
  const interrupt = { pressed: false };
  const release = world.onInterrupt(() => {
    interrupt.pressed = true;
  });
  const progress = startProgress(world, 'explore', quiet === true || json === true);
  const games: StoredGame<T['action']>[] = [];
  try {
    for (const source of sources) {
      const reading = read(source);
      let step = reading.next();
      for (let steps = 1; !step.done && !interrupt.pressed; steps += 1) {
        // oxlint-disable-next-line no-await-in-loop -- in between Ctrl-C is heard
        if (steps % AT_ONCE === 0) await setImmediate();
        step = reading.next();
      }
      if (step.done !== true) break;
      if (!step.value.ok) return step.value;
      games.push(step.value.value);
      const text = EXPLORE_WORDS.progress(games.length, sources.length);
      progress.show({ done: games.length, total: sources.length, text });
    }
    return ok(games);
  } finally {
    progress.stop();
    release();
  }
};

interface Told extends Pick<ExploreOptions, 'json'> {
  readonly turns: number;
  /** How many games there were to read. */
  readonly all: number;
}

const tell = <A>(
  world: World,
  game: string,
  games: readonly StoredGame<A>[],
  { turns, all, json }: Told,
): void => {
  const positions = exploredTree(games, turns);
  const over = games.filter(({ played }) => played.end !== undefined).length;
  const secret = games.filter(({ played }) => played.decisions.length === 0).length;
  if (json === true)
    return sayJson(world, {
      format: 'narrow-seas/explorer',
      version: 1,
      game,
      games: games.map(({ id }) => id),
      turns,
      complete: games.length === all,
      positions,
    });
  if (games.length < all) say(world, EXPLORE_WORDS.stopped(games.length, all));
  say(world, EXPLORE_WORDS.head(game, games.length, over));
  if (secret > 0) say(world, EXPLORE_WORDS.unfinished(secret));
  for (const line of sayTree(positions)) say(world, line);
};

const HELP = HELP_WORDS.explore;

export const addExplore = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  program
    .command('explore')
    .summary(HELP.summary)
    .description(HELP.description)
    .argument('<file...>', HELP.file)
    .option('--turns <number>', HELP.turns)
    .option('--json', HELP.json)
    .option('--quiet', HELP.quiet)
    .addHelpText('after', HELP.after)
    .action(async (files: readonly string[], options: ExploreOptions) =>
      finish(await explore(world, files, options)),
    );
};
