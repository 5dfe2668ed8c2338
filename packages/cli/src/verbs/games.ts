import type { Game, GameTypes, OptionalRule, Scenario } from '@narrow-seas/core';
import type { Command } from 'commander';
import { EXIT, type ExitCode } from '../complain.ts';
import { say, sayJson, type World } from '../world.ts';

interface GamesOptions {
  readonly json?: true;
}

/** What a program that offers games wants to know of one. */
interface GameCard {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly version: number;
  readonly sides: readonly string[];
  readonly scenarios: readonly Scenario[];
}

const cardOf = <T extends GameTypes>(game: Game<T>): GameCard => {
  const { id, title, summary, version, sides, scenarios } = game;
  return { id, title, summary, version, sides, scenarios };
};

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

const listGames = (world: World, { json }: GamesOptions): ExitCode => {
  const cards = world.shelf.map(entry => entry(game => cardOf(game)));
  if (json) sayJson(world, { games: cards });
  else say(world, cards.map(sayCard).join('\n\n'));
  return EXIT.fine;
};

export const addGames = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  program
    .command('games')
    .summary('list games, scenarios and options')
    .description('Lists the games with their versions, sides, scenarios and options.')
    .option('--json', 'print JSON for machines')
    .addHelpText('after', '\nExamples:\n  narrow-seas games\n  narrow-seas games --json')
    .action((options: GamesOptions) => finish(listGames(world, options)));
};
