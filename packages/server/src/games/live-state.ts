import {
  assembleSave,
  failed,
  type GamePackage,
  type GameTypes,
  isObject,
  type JsonObject,
  ok,
  type Opening,
  type Question,
  type Result,
} from '@narrow-seas/core';
import type { ClockRule, OfferKind, OfferTold, OutcomeTold } from '@narrow-seas/protocol';
import { type MatchTable, openStored, openTable, PERSON, readRow, type Seats } from '@narrow-seas/umpire';
import { type Clock, passClock, startClock } from './clock.ts';
import type { LogEntry } from './entry.ts';

/** What is settled when a game is made. */
export interface GamePlan {
  readonly id: string;
  readonly opening: Opening;
  /** The version of the rules that it was made under. */
  readonly rules: number;
  readonly clock: ClockRule;
  readonly seed: string;
  /** Everything of the save but dice and moves: a later version of the rules opens the match from it. */
  readonly head: JsonObject;
}

/** Who sits in a seat: a player or a level of the computer. */
export interface Sitting {
  readonly player?: string;
  readonly level?: string;
}

/** A game as its log leaves it. Values only; an entry makes another one. */
export interface LiveState<T extends GameTypes> {
  /** The number of the last entry. */
  readonly number: number;
  readonly seats: { readonly [side: string]: Sitting };
  readonly salts: { readonly [side: string]: string };
  /** The salt of the dice, once it is settled. */
  readonly salt: string | undefined;
  readonly table: MatchTable<T> | undefined;
  readonly offers: readonly OfferTold[];
  readonly clock: Clock | undefined;
  readonly ended: OutcomeTold | undefined;
  /** The game in which the players meet again. */
  readonly rematch: string | undefined;
  /** The players have agreed on a file of the whole game. */
  readonly isShared: boolean;
  /** The match as it was when they last did; what came after it stays secret. Missing where newer rules came between. */
  readonly shared: MatchTable<T> | undefined;
  /** Keys of wishes that were fulfilled, the newest last. */
  readonly keys: readonly string[];
  /** How far the log had come back when the last entry changed the match. */
  readonly common: number;
  /** When something last happened that everybody sees: what happens in secret leaves it as it was. */
  readonly changedAt: number;
}

export const emptyState = <T extends GameTypes>(): LiveState<T> => ({
  number: 0,
  seats: {},
  salts: {},
  salt: undefined,
  table: undefined,
  offers: [],
  clock: undefined,
  ended: undefined,
  rematch: undefined,
  isShared: false,
  shared: undefined,
  keys: [],
  common: 0,
  changedAt: 0,
});

const KEYS_KEPT = 256;

/** A key is the wish of one side, or of one player who has none yet. */
export const keyOf = (by: string, key: string): string => `${by} ${key}`;

const withKey = (keys: readonly string[], { by = '', key }: LogEntry): readonly string[] =>
  key === undefined ? keys : [...keys, keyOf(by, key)].slice(-KEYS_KEPT);

export const sidesToAct = <T extends GameTypes>({ table, ended }: LiveState<T>): readonly string[] => {
  const actor = table === undefined || ended !== undefined ? [] : table.actor();
  return actor === 'chance' ? [] : actor;
};

const umpireSeats = <T extends GameTypes>(
  sides: readonly T['side'][],
  seats: LiveState<T>['seats'],
): Seats<T['side']> =>
  Object.fromEntries(sides.map(side => [side, seats[side]?.level ?? PERSON])) as Seats<T['side']>;

/** The state after an entry of the log. `rules` of an older version need the rest of the log, see `live-open.ts`. */
export const withEntry = <T extends GameTypes, Q extends Question>(
  pack: GamePackage<T, Q>,
  plan: GamePlan,
  state: LiveState<T>,
  entry: LogEntry,
): Result<LiveState<T>, string> => {
  const next = changed(pack, plan, state, entry);
  return next.ok ? ok(settled(plan, next.value, entry)) : next;
};

/** What follows from every entry alike: the number, the keys, the clock and the end by the rules. */
const settled = <T extends GameTypes>(plan: GamePlan, state: LiveState<T>, entry: LogEntry): LiveState<T> => {
  const ended = state.ended ?? endByRules(state.table);
  const next = { ...state, number: state.number + 1, keys: withKey(state.keys, entry), ended };
  const clock = passClock(plan.clock, state.clock, sidesToAct(next), entry.at);
  return { ...next, clock, offers: ended === undefined ? next.offers : [] };
};

const endByRules = <T extends GameTypes>(table: MatchTable<T> | undefined): OutcomeTold | undefined => {
  const outcome = table?.outcome();
  if (outcome === undefined) return undefined;
  const { winner, summary } = outcome;
  return { ...(winner === undefined ? {} : { winner }), summary, reason: 'rules' };
};

const changed = <T extends GameTypes, Q extends Question>(
  pack: GamePackage<T, Q>,
  plan: GamePlan,
  state: LiveState<T>,
  { by = '', at, what }: LogEntry,
): Result<LiveState<T>, string> => {
  switch (what.kind) {
    case 'seated': {
      const { side, player, level, salt } = what;
      const sitting = {
        ...(player === undefined ? {} : { player }),
        ...(level === undefined ? {} : { level }),
      };
      const salts = salt === '' ? state.salts : { ...state.salts, [side]: salt };
      return ok({ ...state, seats: { ...state.seats, [side]: sitting }, salts });
    }
    case 'opened':
      return opened(pack, plan, state, what, at);
    case 'changed':
      return followed(pack, state, what.row);
    case 'raised':
      return raised(pack, plan, state, what, at);
    case 'offered':
      return ok({ ...state, offers: [...withoutOffer(state, what.offer), { kind: what.offer, by }] });
    case 'declined':
      return ok({ ...state, offers: withoutOffer(state, what.offer) });
    case 'followed':
      return ok({ ...state, rematch: what.game });
    case 'shared':
      return ok({ ...state, offers: withoutOffer(state, 'file'), isShared: true, shared: state.table });
    case 'ended':
      return ok({ ...state, ended: endedBy(what) });
  }
};

const withoutOffer = <T extends GameTypes>({ offers }: LiveState<T>, kind: OfferKind): readonly OfferTold[] =>
  offers.filter(offer => offer.kind !== kind);

const SUMMARIES = {
  resigned: 'One side resigned.',
  agreed: 'The players agreed on a draw.',
  time: 'One side ran out of time.',
  abandoned: 'One side left the game.',
} as const;

const endedBy = ({
  reason,
  winner,
}: {
  readonly reason: keyof typeof SUMMARIES;
  readonly winner?: string | undefined;
}): OutcomeTold => ({ ...(winner === undefined ? {} : { winner }), summary: SUMMARIES[reason], reason });

const settingOf = <T extends GameTypes, Q extends Question>(
  { game, standing }: GamePackage<T, Q>,
  { opening, seed }: GamePlan,
  seats: LiveState<T>['seats'],
  salt: string,
) => ({
  opening,
  seats: umpireSeats(game.sides, seats),
  dice: { seed, salt },
  ...(standing === undefined ? {} : { standing }),
});

const opened = <T extends GameTypes, Q extends Question>(
  pack: GamePackage<T, Q>,
  plan: GamePlan,
  state: LiveState<T>,
  { salt, row }: { readonly salt: string; readonly row?: unknown },
  at: number,
): Result<LiveState<T>, string> => {
  const read = readRow(pack.game, row);
  if (!read.ok) return failed(read.error.message);
  const table = openStored(pack.game, settingOf(pack, plan, state.seats, salt), [read.value]);
  if (!table.ok) return failed(table.error.message);
  const clock = startClock(plan.clock, personsIn(pack, state), at);
  return ok({ ...state, table: table.value, salt, clock });
};

/** Before the first row: the table that it is taken from. Dice that are due at once are rolled here, and nowhere else. */
export const freshTable = <T extends GameTypes, Q extends Question>(
  pack: GamePackage<T, Q>,
  plan: GamePlan,
  seats: LiveState<T>['seats'],
  salt: string,
): Result<MatchTable<T>, string> => {
  const table = openTable(pack.game, settingOf(pack, plan, seats, salt));
  return table.ok ? table : failed(table.error.message);
};

const followed = <T extends GameTypes, Q extends Question>(
  { game }: GamePackage<T, Q>,
  state: LiveState<T>,
  value: unknown,
): Result<LiveState<T>, string> => {
  const row = readRow(game, value);
  if (!row.ok) return failed(row.error.message);
  const table = state.table?.fork();
  const done = table?.follow(row.value);
  if (table === undefined || done === undefined)
    return failed('A move is stored before the game was opened.');
  const { kind, common } = row.value;
  const offers = kind === 'rewound' || kind === 'undone' ? withoutOffer(state, 'undo') : state.offers;
  return done.ok ? ok({ ...state, table, common, offers }) : failed(done.error.message);
};

/** Under newer rules everybody has the time of the start again: what was played before is not counted a second time. */
const raised = <T extends GameTypes, Q extends Question>(
  pack: GamePackage<T, Q>,
  plan: GamePlan,
  state: LiveState<T>,
  { salt, save }: { readonly salt: string; readonly save: string },
  at: number,
): Result<LiveState<T>, string> => {
  const fresh = freshTable(pack, plan, state.seats, salt);
  if (!fresh.ok) return fresh;
  const loaded = fresh.value.load(save);
  if (!loaded.ok) return failed(loaded.error.message);
  const clock = startClock(plan.clock, personsIn(pack, state), at);
  return ok({ ...state, table: fresh.value, salt, clock, common: 0 });
};

const personsIn = <T extends GameTypes, Q extends Question>(
  { game }: GamePackage<T, Q>,
  { seats }: LiveState<T>,
): readonly string[] => game.sides.filter((side: string) => seats[side]?.level === undefined);

/** The moves that a log adds up to, as they were written: nothing of them is decoded. */
const rawMoves = (entries: readonly LogEntry[]): readonly unknown[] => {
  let moves: readonly unknown[] = [];
  for (const { what } of entries) {
    if (what.kind !== 'opened' && what.kind !== 'changed') continue;
    const { row } = what;
    if (!isObject(row) || !Array.isArray(row['entries'])) continue;
    moves = [...moves.slice(0, Number(row['common'])), ...(row['entries'] as readonly unknown[])];
  }
  return moves;
};

/** The save of a match whose log was begun under older rules. */
export const olderSave = ({ head, seed }: GamePlan, dice: object, entries: readonly LogEntry[]): string =>
  assembleSave({ ...head, dice: { ...dice, seed } }, rawMoves(entries));
