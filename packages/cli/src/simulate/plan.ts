import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type Level, LEVELS } from '@narrow-seas/ai';
import {
  failed,
  type Game,
  type GameTypes,
  ok,
  type Opening,
  type Result,
  sayFault,
} from '@narrow-seas/core';
import { checkFolder } from '../files.ts';
import { nearest } from '../nearest.ts';
import { LAST_SEED, parseSeed } from '../number.ts';
import type { Fixture, Seating } from './fixture.ts';
import { ladder, series } from './fixtures.ts';
import { openingsOf } from './optional-rules.ts';
import { COMMON_WORDS } from '../words/common.ts';
import { SIMULATE_WORDS } from '../words/simulate.ts';

/** As given on the command line; sides have options of their own. */
export interface SimulateOptions {
  readonly games?: string;
  readonly seed?: string;
  readonly out?: string;
  readonly threads?: string;
  readonly ladder?: string | true;
  readonly option?: readonly string[];
  readonly options?: string;
  readonly vary?: readonly string[];
  readonly precision?: string;
  readonly whole?: true;
  readonly resume?: true;
  readonly times?: true;
  readonly database?: string | true;
  readonly json?: true;
  readonly quiet?: true;
  readonly [side: string]: string | true | readonly string[] | undefined;
}

/** What is played: a scenario of the game, or one from a file. */
export type Start = { readonly scenario: string } | { readonly opening: Opening };

/** What every batch has, checked. */
export interface BatchFrame {
  readonly games: number;
  readonly seed: number;
  readonly threads: number;
  readonly folder: string | undefined;
}

/** The same with what is played. */
export interface Plan extends BatchFrame {
  readonly fixtures: readonly Fixture[];
  readonly levels: readonly Level[];
}

const MOST_GAMES = 1_000_000;
const MOST_THREADS = 256;

export const planOf = <T extends GameTypes>(
  { game, levels: able }: { readonly game: Game<T>; readonly levels: readonly Level[] },
  start: Start,
  options: SimulateOptions,
  here: string,
): Result<Plan, string> => {
  const frame = batchFrame(options, here);
  if (!frame.ok) return frame;
  const { games, seed } = frame.value;
  const openings = openingsFor(game, start, options);
  if (!openings.ok) return openings;
  const entered = enterLevels(game, able, options);
  if (!entered.ok) return entered;
  const { levels, seats } = entered.value;
  const fixtures = openings.value.flatMap(opening => {
    const card = { game: game.id, opening, sides: game.sides, games, seed };
    return seats === undefined ? ladder(card, levels) : series(card, seats);
  });
  return ok({ ...frame.value, fixtures, levels });
};

export const batchFrame = (options: SimulateOptions, here: string): Result<BatchFrame, string> => {
  if (options.games === undefined) return failed(SIMULATE_WORDS.howMany);
  const games = parseCount('--games', options.games, MOST_GAMES);
  if (!games.ok) return games;
  const seed = seedOf(options);
  if (!seed.ok) return seed;
  const place = placeOf(options, here);
  return place.ok ? ok({ games: games.value, seed: seed.value, ...place.value }) : place;
};

/** Where and how games are played: what a study does not say. */
export const placeOf = (
  options: SimulateOptions,
  here: string,
): Result<Pick<BatchFrame, 'threads' | 'folder'>, string> => {
  const threads = threadsOf(options);
  if (!threads.ok) return threads;
  const folder = folderOf(options, here);
  return folder.ok ? ok({ threads: threads.value, folder: folder.value }) : folder;
};

/** A batch that is to be resumed must be the same batch. */
const seedOf = ({ seed, resume }: SimulateOptions): Result<number, string> => {
  if (seed !== undefined) return parseSeed(seed);
  return resume === true ? failed(SIMULATE_WORDS.resumeNeedsSeed) : ok(randomInt(1, LAST_SEED - MOST_GAMES));
};

/** Processor time is told for one thread. */
const threadsOf = ({ threads, times }: SimulateOptions): Result<number, string> => {
  if (times !== true) return parseCount('--threads', threads ?? String(availableParallelism()), MOST_THREADS);
  return threads === undefined || threads === '1' ? ok(1) : failed(SIMULATE_WORDS.timesNeedsOneThread);
};

const folderOf = ({ out, resume }: SimulateOptions, here: string): Result<string | undefined, string> => {
  if (out !== undefined) return checkFolder(resolve(here, out));
  return resume === true ? failed(SIMULATE_WORDS.resumeNeedsFolder) : ok(undefined);
};

const openingsFor = <T extends GameTypes>(
  game: Game<T>,
  start: Start,
  { option = [], options }: SimulateOptions,
): Result<readonly Opening[], string> => {
  if ('opening' in start)
    return option.length > 0 || options !== undefined
      ? failed(SIMULATE_WORDS.fileHasOptions)
      : ok([start.opening]);
  const { scenario } = start;
  const found = game.scenarios.find(({ id }) => id === scenario);
  const set = found === undefined ? game.setup({ scenario, options: {} }) : undefined;
  if (found === undefined)
    return failed(set?.ok === false ? sayFault(set.error) : SIMULATE_WORDS.noScenario(scenario));
  const openings = openingsOf(found, { given: option, all: options }, game.tables);
  const bad = openings.ok ? openings.value.map(game.setup).find(each => !each.ok) : undefined;
  return bad?.ok === false ? failed(sayFault(bad.error)) : openings;
};

export const parseCount = (name: string, text: string, most: number): Result<number, string> => {
  const count = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= most ? ok(count) : failed(COMMON_WORDS.wholeNumber(name, text, 1, most));
};

interface Entered {
  readonly levels: readonly Level[];
  readonly seats: Seating | undefined;
}

/** The levels that play: those of a ladder, or one for each side. */
const enterLevels = <T extends GameTypes>(
  game: Game<T>,
  able: readonly Level[],
  options: SimulateOptions,
): Result<Entered, string> => {
  if (options.ladder !== undefined) return enterLadder(able, options.ladder);
  const seats: { [side: string]: Level } = {};
  for (const side of game.sides) {
    const level = parseSeat(able, side, options);
    if (!level.ok) return level;
    seats[side] = level.value;
  }
  return ok({ levels: LEVELS.filter(level => Object.values(seats).includes(level)), seats });
};

export const parseSeat = (
  able: readonly Level[],
  side: string,
  options: SimulateOptions,
): Result<Level, string> => parseLevel(able, `--${side}`, options[side]);

const enterLadder = (able: readonly Level[], text: string | true): Result<Entered, string> => {
  const names = text === true ? able : text.split(',');
  const levels: Level[] = [];
  for (const name of names) {
    const level = parseLevel(able, '--ladder', name);
    if (!level.ok) return level;
    levels.push(level.value);
  }
  return new Set(levels).size < 2
    ? failed(SIMULATE_WORDS.ladderNeedsTwo)
    : ok({ levels: LEVELS.filter(level => levels.includes(level)), seats: undefined });
};

export const parseLevel = (able: readonly Level[], name: string, text: unknown): Result<Level, string> => {
  const level = able.find(known => known === text);
  if (level !== undefined) return ok(level);
  if (typeof text !== 'string') return failed(SIMULATE_WORDS.whoPlays(name, able));
  if (LEVELS.some(known => known === text)) return failed(SIMULATE_WORDS.levelMissing(name, text, able));
  return failed(SIMULATE_WORDS.noLevel(name, text, COMMON_WORDS.meantOr(nearest(text, able), able)));
};
