import { join } from 'node:path';
import type { Game, GameTypes } from '@narrow-seas/core';
import type { Command } from 'commander';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { writeText } from '../files.ts';
import { findGame } from '../find-game.ts';
import { startProgress } from '../progress.ts';
import type { Bout } from '../simulate/bout.ts';
import { playAll } from '../simulate/crew.ts';
import { type Plan, planOf, type SimulateOptions } from '../simulate/plan.ts';
import { type Summary, summarise } from '../simulate/summary.ts';
import { asText } from '../simulate/tell.ts';
import { say, type World } from '../world.ts';

const simulate = async (world: World, name: string, options: SimulateOptions): Promise<ExitCode> => {
  const [id = '', scenario] = name.split('/');
  const entry = findGame(world.shelf, id);
  if (!entry.ok) return complain(world, entry.error);
  return entry.value(game => simulateGame(world, game, scenario, options));
};

const simulateGame = async <T extends GameTypes>(
  world: World,
  game: Game<T>,
  scenario: string | undefined,
  options: SimulateOptions,
): Promise<ExitCode> => {
  const known = game.scenarios.map(({ id }) => `${game.id}/${id}`).join(' or ');
  if (scenario === undefined) return complain(world, `Say which scenario to play: ${known}.`);
  const plan = planOf(game, scenario, options, world.folder);
  if (!plan.ok) return complain(world, plan.error);
  const start = world.now();
  const bouts = await playPlan(world, `simulate ${game.id}`, plan.value, options);
  const summary = summarise(bouts, game.sides, plan.value.levels);
  tell(
    world,
    `${game.id}/${scenario}`,
    plan.value,
    bouts,
    summary,
    options.json === true,
    world.now() - start,
  );
  const written = keep(plan.value, bouts, summary);
  if (!written.ok) return complain(world, written.error, EXIT.found);
  return summary.refusals + summary.unfinished > 0 ? EXIT.found : EXIT.fine;
};

/** Plays until all are played or Ctrl-C is pressed; what was played by then counts. */
const playPlan = async (
  world: World,
  title: string,
  { fixtures, threads }: Plan,
  { json, quiet }: SimulateOptions,
): Promise<readonly Bout[]> => {
  const interrupt = { pressed: false };
  const release = world.onInterrupt(() => {
    interrupt.pressed = true;
  });
  const progress = startProgress(world, title, quiet === true || json === true);
  let done = 0;
  const onBout = (): void => {
    done += 1;
    progress.show({ done, total: fixtures.length, text: `${done} of ${fixtures.length} games` });
  };
  try {
    return await playAll(fixtures, threads, { onBout, isStopped: () => interrupt.pressed });
  } finally {
    progress.stop();
    release();
  }
};

/** JSON is a line for each game and one for the summary. */
const tell = (
  world: World,
  title: string,
  { seed }: Plan,
  bouts: readonly Bout[],
  summary: Summary,
  json: boolean,
  milliseconds: number,
): void =>
  say(
    world,
    json
      ? [...bouts, { seed, ...summary }].map(line => JSON.stringify(line)).join('\n')
      : asText(title, seed, summary, milliseconds),
  );

const keep = (
  { folder, seed }: Plan,
  bouts: readonly Bout[],
  summary: Summary,
): ReturnType<typeof writeText> => {
  if (folder === undefined) return { ok: true, value: '' };
  const games = writeText(
    join(folder, 'games.jsonl'),
    bouts.map(bout => `${JSON.stringify(bout)}\n`).join(''),
  );
  return games.ok
    ? writeText(join(folder, 'summary.json'), `${JSON.stringify({ seed, ...summary }, undefined, 2)}\n`)
    : games;
};

const EXAMPLES = `
Examples:
  narrow-seas simulate sixth-fleet/short --games 40 --nato cadet --soviet random
  narrow-seas simulate sixth-fleet/short --games 20 --seed 1 --ladder random,cadet --out figures

Levels from the weakest: random, cadet, captain. A ladder lets every two of them meet, with seats changed from game to
game. The same seed plays the same games again on any number of threads. Exit code 1 says that a game did not end or
that a level tried something illegal.`;

export const addSimulate = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  const command = program
    .command('simulate')
    .summary('let levels of the computer play each other')
    .description(
      'Plays a batch of games between levels of the computer and tells who won, with 95 % intervals.',
    )
    .argument('<game/scenario>', 'what to play')
    .requiredOption('--games <number>', 'how many games; in a ladder, for each pair of levels')
    .option('--seed <number>', 'the seed of the first game; drawn when left out')
    .option('--ladder [levels]', 'every two of these levels against each other; all when none are named')
    .option('--out <folder>', 'also write games.jsonl and summary.json there')
    .option('--threads <number>', 'how many games at once; as many as there are cores when left out')
    .option('--json', 'print JSON lines for machines, and nothing else')
    .option('--quiet', 'show no progress')
    .addHelpText('after', EXAMPLES);
  const sides = new Set(world.shelf.flatMap(entry => entry(game => [...game.sides] as readonly string[])));
  for (const side of sides) command.option(`--${side} <level>`, `who plays ${side}`);
  command.action(async (name: string, options: SimulateOptions) =>
    finish(await simulate(world, name, options)),
  );
};
