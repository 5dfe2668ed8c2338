import { choose, type Mind, type Player, playerOf, type Question } from '@narrow-seas/ai';
import {
  type Chance,
  drawOutcome,
  type Entry,
  type Game,
  type GameTypes,
  type Mover,
  mustBe,
  openingState,
  type Random,
  seededRandom,
} from '@narrow-seas/core';
import type { ArenaKit } from './arena.ts';
import type { Fixture } from './fixture.ts';
import { type Account, type Bookkeeper, bookkeeperOf } from './account.ts';
import type { Chronicle, Chronicler } from './chronicle.ts';
import { type Stopwatch, startStopwatch } from './stopwatch.ts';
import { SIMULATE_WORDS } from '../words/simulate.ts';

/** How a game went, as plain data: a line of games.jsonl. */
export interface Bout extends Fixture, Account {
  /** Version of the rules it was played by. */
  readonly rules: number;
  readonly winner: string | undefined;
  readonly summary: string;
  /** Net points where the outcome states them. */
  readonly net: number | undefined;
  readonly moves: number;
  /** Ideas that the rules refused: each is a bug. */
  readonly refusals: number;
  /** What went wrong: a move that the rules refused, or a player without a move. */
  readonly fault: string | undefined;
  /** By side, what each phase took in milliseconds. */
  readonly times: { readonly [side: string]: readonly number[] };
  readonly milliseconds: number;
  /** The side that points above zero are good for; batches of before did not say so. */
  readonly favours?: string;
  /** What happened on the map and at the dice; left out where nobody asked. */
  readonly chronicle?: Chronicle;
}

/** Who watches a game that is played. */
export interface Watcher<T extends GameTypes> {
  /** Told every move as it is made. */
  readonly heard?: (entry: Entry<T>) => void;
  readonly chronicler?: Chronicler<T>;
}

/** Far more than any game has. */
const BOUND = 50_000;

export const UNFINISHED = 'unfinished';

interface Table<T extends GameTypes, Q extends Question> {
  readonly game: Game<T>;
  readonly mind: Mind<T, Q>;
  readonly players: { readonly [side: string]: Player<T> };
  readonly dice: Random;
  readonly now: () => number;
  readonly books: Bookkeeper<T>;
  readonly watch: Stopwatch;
  readonly heard: ((entry: Entry<T>) => void) | undefined;
  readonly chronicler: Chronicler<T> | undefined;
}

/** Plays a game; each step is a move, so that a long game can be broken off. `now` is the clock of the phases. */
export function* playBout<T extends GameTypes, Q extends Question>(
  kit: ArenaKit<T, Q>,
  fixture: Fixture,
  now: () => number,
  { heard, chronicler }: Watcher<T> = {},
): Generator<number, Bout> {
  const { game, ledger } = kit;
  const began = now();
  let state = mustBe(openingState(game, fixture.opening));
  const table = { ...tableOf(kit, fixture, now), heard, chronicler };
  let moves = 0;
  let fault: string | undefined;
  for (; moves < BOUND && fault === undefined && game.outcome(state) === undefined; moves += 1) {
    const next = step(table, state);
    if (typeof next === 'string') fault = next;
    else state = next;
    yield moves;
  }
  const outcome = game.outcome(state);
  return {
    ...fixture,
    rules: game.version,
    winner: outcome?.winner,
    summary: outcome?.level ?? outcome?.summary ?? UNFINISHED,
    net: outcome?.net,
    moves,
    refusals: Object.values(table.players).reduce((sum, player) => sum + player.refusals(), 0),
    fault,
    ...table.books.account(state),
    times: table.watch.times(),
    milliseconds: Math.round(now() - began),
    ...(ledger.favours === undefined ? {} : { favours: ledger.favours(state) }),
    ...(table.chronicler === undefined ? {} : { chronicle: table.chronicler.chronicle() }),
  };
}

const tableOf = <T extends GameTypes, Q extends Question>(
  { game, mind, ledger }: ArenaKit<T, Q>,
  { seats, seed }: Fixture,
  now: () => number,
): Omit<Table<T, Q>, 'heard' | 'chronicler'> => {
  const seeds = seededRandom(seed);
  const players: { [side: string]: Player<T> } = {};
  for (const side of game.sides)
    players[side] = playerOf(seats[side] ?? 'random', game, mind, seeds.below(2 ** 31));
  const dice = seededRandom(seeds.below(2 ** 31));
  return { game, mind, players, dice, now, books: bookkeeperOf(ledger), watch: startStopwatch() };
};

/** The state after the next move, or what went wrong. */
const step = <T extends GameTypes, Q extends Question>(
  table: Table<T, Q>,
  state: T['state'],
): T['state'] | string => {
  const { game, mind, players, dice, now, watch } = table;
  const actor = game.actor(state);
  if (actor === 'chance') {
    const outcomes = game.outcomes(state);
    return play(table, state, { by: 'chance', action: drawOutcome(outcomes, dice) }, outcomes);
  }
  const [side] = actor;
  const player = side === undefined ? undefined : players[side];
  if (side === undefined || player === undefined) return SIMULATE_WORDS.nobodyActs;
  const began = now();
  const action = choose(player, game.view(state, side), side);
  watch.add(side, mind.stage(state), now() - began);
  return action === undefined ? SIMULATE_WORDS.noMove(side) : play(table, state, { by: side, action });
};

const play = <T extends GameTypes, Q extends Question>(
  { game, books, heard, chronicler }: Table<T, Q>,
  state: T['state'],
  { by, action }: { readonly by: Mover<T['side']>; readonly action: T['action'] },
  outcomes: readonly Chance<T['action']>[] = [],
): T['state'] | string => {
  const decided = game.decide(state, by, action);
  if (!decided.ok) return SIMULATE_WORDS.refusedMove(by, decided.error.rule, JSON.stringify(action));
  const { events, states, state: after } = decided.value;
  books.note(state, events, states);
  heard?.({ by, action, events });
  chronicler?.note({ by, action, before: state, events, states }, outcomes);
  return after;
};
