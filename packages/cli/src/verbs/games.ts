import { resolve } from 'node:path';
import {
  cardOf,
  type Game,
  type GameCard,
  type GameTypes,
  type OptionalRule,
  parseJson,
  type Scenario,
  type SomeGame,
} from '@narrow-seas/core';
import type { Command } from 'commander';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { readText } from '../files.ts';
import { findGame } from '../find-game.ts';
import { sayPlace } from '../judge/place.ts';
import { say, sayJson, type World } from '../world.ts';
import { HELP_WORDS } from '../words/help.ts';
import { GAMES_WORDS } from '../words/verbs.ts';

interface GamesOptions {
  readonly json?: true;
  readonly manifest?: true;
  /** True when no file was named. */
  readonly table?: true | string;
}

const sayOption = ({ id, title, summary, values: [first, ...others] }: OptionalRule): string =>
  `      ${id}: ${[GAMES_WORDS.byDefault(String(first)), ...others].join(', ')}. ${title}: ${summary}`;

const sayScenario = ({ id, title, summary, options }: Scenario): string =>
  [`    ${id}  ${title}. ${summary}`, ...options.map(sayOption)].join('\n');

const sayCard = ({ id, title, version, summary, sides, scenarios }: GameCard): string =>
  [
    GAMES_WORDS.head(id, title, version),
    `  ${summary}`,
    GAMES_WORDS.sides(sides),
    GAMES_WORDS.scenarios,
    ...scenarios.map(sayScenario),
  ].join('\n');

const listGames = (world: World, shelf: readonly SomeGame[], json: boolean): ExitCode => {
  const cards = shelf.map(entry => entry(({ game }) => cardOf(game)));
  if (json) sayJson(world, { games: cards });
  else say(world, cards.map(sayCard).join('\n\n'));
  return EXIT.fine;
};

const tellGames = (world: World, name: string | undefined, options: GamesOptions): ExitCode => {
  const { json, manifest, table } = options;
  if (name === undefined) {
    if (manifest === undefined && table === undefined) return listGames(world, world.shelf, json === true);
    return complain(world, GAMES_WORDS.whichGame);
  }
  const entry = findGame(world.shelf, name);
  if (!entry.ok) return complain(world, entry.error);
  if (manifest !== undefined) return entry.value(({ game }) => tellManifest(world, game));
  if (table === undefined) return listGames(world, [entry.value], json === true);
  return entry.value(({ game }) =>
    table === true ? tellTables(world, game) : checkTable(world, game, table),
  );
};

const tellManifest = <T extends GameTypes>(world: World, { title, manifest }: Game<T>): ExitCode => {
  if (manifest === undefined) return complain(world, GAMES_WORDS.noManifest(title));
  world.out.write(manifest());
  return EXIT.fine;
};

/** The files to copy. */
const tellTables = <T extends GameTypes>(world: World, { title, tables = [] }: Game<T>): ExitCode => {
  if (tables.length === 0) return complain(world, GAMES_WORDS.noTable(title));
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
  if (table === undefined) return complain(world, GAMES_WORDS.noTable(title));
  const text = readText(resolve(world.folder, file));
  if (!text.ok) return complain(world, text.error);
  const json = parseJson(text.value);
  if (!json.ok) return complain(world, sayPlace(file, json.error));
  const value = table.read(json.value);
  if (!value.ok) return complain(world, sayPlace(file, value.error));
  say(world, GAMES_WORDS.tableWorks(table.title, file));
  say(world, `${table.option}=${String(value.value)}`);
  return EXIT.fine;
};

const HELP = HELP_WORDS.games;

export const addGames = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  program
    .command('games')
    .summary(HELP.summary)
    .description(HELP.description)
    .argument('[game]', HELP.game)
    .option('--json', HELP.json)
    .option('--manifest', HELP.manifest)
    .option('--table [file]', HELP.table)
    .addHelpText('after', HELP.after)
    .action((game: string | undefined, options: GamesOptions) => finish(tellGames(world, game, options)));
};
