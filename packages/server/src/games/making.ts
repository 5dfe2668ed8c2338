import {
  failed,
  type Game,
  type GamePackage,
  type GameTypes,
  matchFrom,
  newDiceSeed,
  ok,
  type Opening,
  openingState,
  type Question,
  type Result,
  saveHead,
  type SomeGame,
} from '@narrow-seas/core';
import { LEVELS } from '@narrow-seas/ai';
import type { MakeFromFile, MakeGame, Problem } from '@narrow-seas/protocol';
import type { NewGame } from './archive.ts';
import { type LogEntry, writeEntry } from './entry.ts';
import { openingFromFile } from './importing.ts';
import { openLive } from './live-game.ts';
import type { GamePlan } from './live-state.ts';
import { byFault, problem } from './problems.ts';

export interface Making {
  readonly player: string;
  readonly at: number;
  readonly wish: MakeGame | MakeFromFile;
  readonly rematchOf?: string;
}

/** The game to be stored, with the entries of those who sit already; nothing is stored yet. */
export const newGame = (some: SomeGame, making: Making): Result<NewGame, Problem> =>
  some(pack => prepared(pack, some, making));

const prepared = <T extends GameTypes, Q extends Question>(
  { game }: GamePackage<T, Q>,
  some: SomeGame,
  { player, at, wish, rematchOf }: Making,
): Result<NewGame, Problem> => {
  const { title, visibility, clock } = wish;
  const wanted = openingOf(game, wish);
  if (!wanted.ok) return wanted;
  const opening = wanted.value;
  const start = openingState(game, opening);
  if (!start.ok) return failed(byFault(start.error));
  const seats = firstSeats(game.sides, wish, player, at);
  if (!seats.ok) return seats;
  const head = saveHead(game, matchFrom(opening, start.value), undefined);
  const plan: GamePlan = { id: '', opening, rules: game.version, clock, seed: newDiceSeed(), head };
  const entries = seats.value.map(entry => ({ kind: entry.what.kind, text: writeEntry(entry) }));
  const opened = openLive(
    some,
    plan,
    entries.map(({ text }, place) => ({ number: place + 1, text })),
  );
  if (!opened.ok) return problem('not-made', opened.error);
  const { facts } = opened.value.game;
  return ok({
    sides: game.sides,
    game: game.id,
    scenario: 'scenario' in wish ? wish.scenario : NO_SCENARIO,
    title,
    visibility,
    clock,
    plan,
    madeBy: player,
    ...(rematchOf === undefined ? {} : { rematchOf }),
    entries,
    facts,
  });
};

/** Of a game that began from a file. */
const NO_SCENARIO = '';

const openingOf = <T extends GameTypes>(
  game: Game<T>,
  wish: MakeGame | MakeFromFile,
): Result<Opening, Problem> =>
  'file' in wish ? openingFromFile(game, wish.file) : ok({ scenario: wish.scenario, options: wish.options });

const firstSeats = (
  sides: readonly string[],
  { seats, salt }: MakeGame | MakeFromFile,
  player: string,
  at: number,
): Result<readonly LogEntry[], Problem> => {
  const stranger = Object.keys(seats).find(side => !sides.includes(side));
  if (stranger !== undefined) return problem('no-side', `This game has no side called ${stranger}.`);
  const entries: LogEntry[] = [];
  for (const side of sides) {
    const seat = seats[side] ?? { kind: 'open' as const };
    if (seat.kind === 'computer' && !LEVELS.some(level => level === seat.level))
      return problem('no-level', `The computer has the levels ${LEVELS.join(', ')}.`);
    if (seat.kind === 'me') entries.push({ at, what: { kind: 'seated', side, player, salt } });
    if (seat.kind === 'computer')
      entries.push({ at, what: { kind: 'seated', side, level: seat.level, salt: '' } });
  }
  return ok(entries);
};
