import { createHash } from 'node:crypto';
import { LEVELS } from '@narrow-seas/ai';
import {
  failed,
  type GamePackage,
  type GameTypes,
  newDiceSeed,
  ok,
  type Opening,
  type Question,
  type Result,
  sayFault,
  type ScenarioOpening,
} from '@narrow-seas/core';
import { type MatchTable, openTable, PERSON, type Seats } from '@narrow-seas/umpire';
import { parseSeed } from '../number.ts';
import { openingsOf } from '../simulate/optional-rules.ts';
import { parseLevel } from '../simulate/plan.ts';
import { PLAY_WORDS } from '../words/play.ts';
import { SIMULATE_WORDS } from '../words/simulate.ts';
import type { Chair } from './chair.ts';
import { sitHere } from './local.ts';

export interface OpenOptions {
  readonly side?: string;
  readonly level?: string;
  readonly seed?: string;
  readonly option?: readonly string[];
}

/** A scenario from its start, one from a file, or a saved match. */
export type Wanted =
  | { readonly scenario: string }
  | { readonly save: string }
  | { readonly opening: Opening };

/** A chair at a match of this process. */
export const openChair = <T extends GameTypes, Q extends Question>(
  pack: GamePackage<T, Q>,
  wanted: Wanted,
  options: OpenOptions,
): Result<Chair<T>, string> => {
  const seated = seatsFor(pack, options);
  if (!seated.ok) return seated;
  const seed = options.seed === undefined ? ok(undefined) : parseSeed(options.seed);
  if (!seed.ok) return seed;
  const table = tableFor(pack, wanted, options.option ?? [], seated.value.seats, seed.value);
  return table.ok
    ? ok(sitHere(pack, { table: table.value, side: seated.value.side, seed: seed.value ?? 1 }))
    : table;
};

/** The person's side, and who plays the others: a level of the computer, or a person at the same keyboard. */
const seatsFor = <T extends GameTypes, Q extends Question>(
  { game, mind }: GamePackage<T, Q>,
  { side, level = mind === undefined ? 'random' : 'captain' }: OpenOptions,
): Result<{ readonly side: T['side']; readonly seats: Seats<T['side']> }, string> => {
  const mine = side === undefined ? game.sides[0] : game.sides.find(known => known === side);
  if (mine === undefined) return failed(PLAY_WORDS.noSide(side ?? '', game.sides));
  const able = mind === undefined ? LEVELS.slice(0, 1) : LEVELS;
  const opponent = level === PERSON ? ok(PERSON) : parseLevel(able, '--level', level);
  if (!opponent.ok) return opponent;
  const seats = Object.fromEntries(
    game.sides.map(each => [each, each === mine ? PERSON : opponent.value]),
  ) as Seats<T['side']>;
  return ok({ side: mine, seats });
};

const tableFor = <T extends GameTypes, Q extends Question>(
  { game, standing }: GamePackage<T, Q>,
  wanted: Wanted,
  given: readonly string[],
  seats: Seats<T['side']>,
  seed: number | undefined,
): Result<MatchTable<T>, string> => {
  const opening: Result<Opening, string> =
    'opening' in wanted ? withoutOptions(wanted.opening, given) : openingFor({ game }, wanted, given);
  if (!opening.ok) return opening;
  const dice = { seed: seed === undefined ? newDiceSeed() : diceSeedOf(seed), salt: '' };
  const opened = openTable(game, {
    opening: opening.value,
    seats,
    dice,
    ...(standing === undefined ? {} : { standing }),
  });
  if (!opened.ok) return failed(sayFault(opened.error));
  if (!('save' in wanted)) return opened;
  const loaded = opened.value.load(wanted.save);
  return loaded.ok ? opened : failed(sayFault(loaded.error));
};

/** A scenario file has its options in its position. */
const withoutOptions = (opening: Opening, given: readonly string[]): Result<Opening, string> =>
  given.length > 0 ? failed(SIMULATE_WORDS.fileHasOptions) : ok(opening);

/** Equal numbers throw equal dice: for trying the same again. */
const diceSeedOf = (seed: number): string => createHash('sha256').update(String(seed)).digest('hex');

/** A saved match brings its own opening; the table is set up with any before it is loaded. */
export const openingFor = <T extends GameTypes, Q extends Question>(
  { game }: Pick<GamePackage<T, Q>, 'game'>,
  wanted: Exclude<Wanted, { readonly opening: Opening }>,
  given: readonly string[],
): Result<ScenarioOpening, string> => {
  const id = 'scenario' in wanted ? wanted.scenario : game.scenarios[0]?.id;
  const scenario = game.scenarios.find(known => known.id === id);
  if (scenario === undefined) return failed(SIMULATE_WORDS.noScenario(id ?? ''));
  const openings = openingsOf(scenario, { given, all: undefined }, game.tables);
  if (!openings.ok) return openings;
  return ok(openings.value[0] ?? { scenario: scenario.id, options: {} });
};
