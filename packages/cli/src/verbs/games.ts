import { resolve } from 'node:path';
import {
  cardOf,
  type Game,
  type GameCard,
  type GameTypes,
  type OptionalRule,
  parseJson,
  type Scenario,
} from '@narrow-seas/core';
import type { Command } from 'commander';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { readText } from '../files.ts';
import { findGame } from '../find-game.ts';
import { sayPlace } from '../judge/place.ts';
import type { ShelfEntry } from '../shelf.ts';
import { say, sayJson, type World } from '../world.ts';

interface GamesOptions {
  readonly json?: true;
  readonly manifest?: true;
  /** True when no file was named. */
  readonly table?: true | string;
}

const sayOption = ({ id, title, summary, values: [first, ...others] }: OptionalRule): string =>
  `      ${id}: ${[`${String(first)} (default)`, ...others].join(', ')}. ${title}: ${summary}`;

const sayScenario = ({ id, title, summary, options }: Scenario): string =>
  [`    ${id}  ${title}. ${summary}`, ...options.map(sayOption)].join('\n');

const sayCard = ({ id, title, version, summary, sides, scenarios }: GameCard): string =>
  [
    `${id}  ${title}, rules version ${version}`,
    `  ${summary}`,
    `  Sides: ${sides.join(', ')}`,
    '  Scenarios, with the options of each:',
    ...scenarios.map(sayScenario),
  ].join('\n');

const listGames = (world: World, shelf: readonly ShelfEntry[], json: boolean): ExitCode => {
  const cards = shelf.map(entry => entry(game => cardOf(game)));
  if (json) sayJson(world, { games: cards });
  else say(world, cards.map(sayCard).join('\n\n'));
  return EXIT.fine;
};

const tellGames = (world: World, name: string | undefined, options: GamesOptions): ExitCode => {
  const { json, manifest, table } = options;
  if (name === undefined) {
    if (manifest === undefined && table === undefined) return listGames(world, world.shelf, json === true);
    return complain(world, 'Say which game: narrow-seas games sixth-fleet --manifest.');
  }
  const entry = findGame(world.shelf, name);
  if (!entry.ok) return complain(world, entry.error);
  if (manifest !== undefined) return entry.value(game => tellManifest(world, game));
  if (table === undefined) return listGames(world, [entry.value], json === true);
  return entry.value(game => (table === true ? tellTables(world, game) : checkTable(world, game, table)));
};

const tellManifest = <T extends GameTypes>(world: World, { title, manifest }: Game<T>): ExitCode => {
  if (manifest === undefined) return complain(world, `${title} has no manifest.`);
  world.out.write(manifest());
  return EXIT.fine;
};

/** The files to copy. */
const tellTables = <T extends GameTypes>(world: World, { title, tables = [] }: Game<T>): ExitCode => {
  if (tables.length === 0) return complain(world, `${title} has no table that a player can replace.`);
  for (const { ours } of tables) sayJson(world, ours);
  return EXIT.fine;
};

/** A player's own file: what it is as an option of an opening, or where it is wrong. */
const checkTable = <T extends GameTypes>(
  world: World,
  { title, tables }: Game<T>,
  file: string,
): ExitCode => {
  const [table] = tables ?? [];
  if (table === undefined) return complain(world, `${title} has no table that a player can replace.`);
  const text = readText(resolve(world.folder, file));
  if (!text.ok) return complain(world, text.error);
  const json = parseJson(text.value);
  if (!json.ok) return complain(world, sayPlace(file, json.error));
  const value = table.read(json.value);
  if (!value.ok) return complain(world, sayPlace(file, value.error));
  say(world, `${table.title}: ${file} can be played with, as this option of an opening:`);
  say(world, `${table.option}=${String(value.value)}`);
  return EXIT.fine;
};

const EXAMPLES = `
Examples:
  narrow-seas games
  narrow-seas games --json
  narrow-seas games sixth-fleet --manifest
  narrow-seas games sixth-fleet --table > mine.json
  narrow-seas games sixth-fleet --table mine.json

--table prints the table that a player who owns the printed sheet may replace; with a file it checks the player's own
and prints it as an option of an opening, which saves and replays carry.`;

export const addGames = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  program
    .command('games')
    .summary('list games, scenarios and options')
    .description('Lists the games with their versions, sides, scenarios and options, or tells more of one.')
    .argument('[game]', 'only this one')
    .option('--json', 'print JSON for machines')
    .option('--manifest', 'print every unit and place of the game with its figures')
    .option('--table [file]', 'print the table that a player may replace, or check his own')
    .addHelpText('after', EXAMPLES)
    .action((game: string | undefined, options: GamesOptions) => finish(tellGames(world, game, options)));
};
