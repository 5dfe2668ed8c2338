import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type Level, LEVELS } from '@narrow-seas/ai';
import { failed, type Game, type GameTypes, ok, type Result, sayFault } from '@narrow-seas/core';
import { checkFolder } from '../files.ts';
import { nearest } from '../nearest.ts';
import { LAST_SEED, parseSeed } from '../number.ts';
import { ARENAS } from './arena.ts';
import type { Fixture } from './bout.ts';
import { ladder, series } from './fixtures.ts';

/** As given on the command line; sides have options of their own. */
export interface SimulateOptions {
  readonly games?: string;
  readonly seed?: string;
  readonly out?: string;
  readonly threads?: string;
  readonly ladder?: string | true;
  readonly json?: true;
  readonly quiet?: true;
  readonly [side: string]: string | true | undefined;
}

/** The same, checked. */
export interface Plan {
  readonly fixtures: readonly Fixture[];
  readonly levels: readonly Level[];
  readonly seed: number;
  readonly threads: number;
  readonly folder: string | undefined;
}

const MOST_GAMES = 1_000_000;
const MOST_THREADS = 256;

export const planOf = <T extends GameTypes>(
  game: Game<T>,
  scenario: string,
  options: SimulateOptions,
  here: string,
): Result<Plan, string> => {
  const games = parseCount('--games', options.games ?? '', MOST_GAMES);
  if (!games.ok) return games;
  const seed =
    options.seed === undefined ? ok(randomInt(1, LAST_SEED - MOST_GAMES)) : parseSeed(options.seed);
  if (!seed.ok) return seed;
  const threads = parseCount('--threads', options.threads ?? String(availableParallelism()), MOST_THREADS);
  if (!threads.ok) return threads;
  const folder = options.out === undefined ? ok(undefined) : checkFolder(resolve(here, options.out));
  if (!folder.ok) return folder;
  const opening = { scenario, options: {} };
  const start = game.setup(opening);
  if (!start.ok) return failed(sayFault(start.error));
  const card = { game: game.id, opening, sides: game.sides, games: games.value, seed: seed.value };
  const entered = enterLevels(game, options);
  if (!entered.ok) return entered;
  const { levels, seats } = entered.value;
  const fixtures = seats === undefined ? ladder(card, levels) : series(card, seats);
  return ok({ fixtures, levels, seed: seed.value, threads: threads.value, folder: folder.value });
};

const parseCount = (name: string, text: string, most: number): Result<number, string> => {
  const count = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= most
    ? ok(count)
    : failed(
        `${name} is ${JSON.stringify(text.slice(0, 40))}, but it must be a whole number from 1 to ${most}.`,
      );
};

interface Entered {
  readonly levels: readonly Level[];
  readonly seats: Fixture['seats'] | undefined;
}

/** The levels that play: those of a ladder, or one for each side. */
const enterLevels = <T extends GameTypes>(
  game: Game<T>,
  options: SimulateOptions,
): Result<Entered, string> => {
  if (!ARENAS.some(arena => arena.game === game.id))
    return failed(
      `The computer does not play ${game.id} yet; it plays ${ARENAS.map(arena => arena.game).join(', ')}.`,
    );
  if (options.ladder !== undefined) return enterLadder(options.ladder);
  const seats: { [side: string]: Level } = {};
  for (const side of game.sides) {
    const level = parseLevel(`--${side}`, options[side]);
    if (!level.ok) return level;
    seats[side] = level.value;
  }
  return ok({ levels: LEVELS.filter(level => Object.values(seats).includes(level)), seats });
};

const enterLadder = (text: string | true): Result<Entered, string> => {
  if (text === true) return ok({ levels: LEVELS, seats: undefined });
  const levels: Level[] = [];
  for (const name of text.split(',')) {
    const level = parseLevel('--ladder', name);
    if (!level.ok) return level;
    levels.push(level.value);
  }
  return new Set(levels).size < 2
    ? failed('--ladder needs at least two different levels, such as random,cadet.')
    : ok({ levels: LEVELS.filter(level => levels.includes(level)), seats: undefined });
};

const parseLevel = (name: string, text: string | true | undefined): Result<Level, string> => {
  const level = LEVELS.find(known => known === text);
  if (level !== undefined) return ok(level);
  if (typeof text !== 'string') return failed(`Say who plays with ${name}: one of ${LEVELS.join(', ')}.`);
  const meant = nearest(text, LEVELS);
  const advice = meant === undefined ? `choose one of ${LEVELS.join(', ')}.` : `did you mean ${meant}?`;
  return failed(`${name} is ${JSON.stringify(text.slice(0, 40))}, which is no level: ${advice}`);
};
