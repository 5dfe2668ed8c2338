import {
  type Actor,
  type DicePledge,
  type Entry,
  entriesSince,
  type Fault,
  type Game,
  type GameTypes,
  type JsonObject,
  type Opening,
  type Outcome,
  ok,
  type Refusal,
  type Result,
  type SeatOrders,
  type StandingRules,
  type StandingSpec,
  type Viewer,
} from '@narrow-seas/core';
import { followed, rewound } from './follow.ts';
import { type Journal, keepJournals, type SeenEntry } from './journal.ts';
import { sharedLength } from './ledger.ts';
import { inTurn, type MovesMade, undone, withOrders } from './moves.ts';
import type { MatchRow } from './row.ts';
import type { Seats } from './seat.ts';
import {
  afterLoad,
  afterOrders,
  headOf,
  openRunningMatch,
  type RunningMatch,
  saveOf,
  unopenedMatch,
} from './running-match.ts';
import { ordersOf, type OrderTally, type Standing } from './standing.ts';

export interface TableSetting<T extends GameTypes> {
  readonly opening: Opening;
  readonly seats: Seats<T['side']>;
  /** The seed comes from `newDiceSeed`, the salt from the players. */
  readonly dice: { readonly seed: string; readonly salt: string };
  /** Left out where persons answer every question themselves. */
  readonly standing?: StandingRules<T>;
}

/** What has just happened to the match; `length` is its true length now: for the keeper of the table, not for a player. */
export interface TableChange {
  readonly kind: 'acted' | 'ordered' | 'undone' | 'rewound' | 'followed' | 'loaded';
  readonly length: number;
  /** The number of first entries that were there before: a move may have been taken back from under later ones. */
  readonly common: number;
}

/** What came of several actions: the new length as the side counts it, and why the rest was not done. */
export interface Acted {
  readonly length: number;
  readonly refused?: Refusal;
}

/** What a side has ordered, and how far that answered for it. */
export interface OrdersTold {
  readonly specs: readonly StandingSpec[];
  readonly orders: SeatOrders;
  /** Of the last enemy turn in which the side was asked something. */
  readonly tally?: OrderTally;
}

/** The authority over one match. It knows the truth and hands out views; no socket, no disk, no page. */
export interface MatchTable<T extends GameTypes> {
  readonly game: Game<T>;
  readonly seats: Seats<T['side']>;
  /** What is published of the dice before play. */
  readonly pledge: () => DicePledge;
  /** How long the log is. Who counts it counts what was done in secret: for the keeper of the table, not for a player. */
  readonly length: () => number;
  /** How many entries of the log exist for the viewer: he made them, saw something of them, or sees what they changed. */
  readonly lengthFor: (viewer: Viewer<T['side']>) => number;
  readonly actor: () => Actor<T['side']>;
  readonly outcome: () => Outcome<T['side']> | undefined;
  readonly viewFor: (viewer: Viewer<T['side']>) => T['view'];
  /**
   * Plays the action, then every throw and every standing order that follows from it; answers with the new length as
   * the side counts it. `order` is set where a log is played again in which a standing order made the move.
   */
  readonly act: (side: T['side'], action: T['action'], order?: string) => Result<number, Refusal>;
  /**
   * Plays these actions in order, each with the throws that follow from it. It stops at the first that is refused, and
   * when dice or the other side have come between: the rest was meant for another moment. What was done stays done.
   */
  readonly actAll: (side: T['side'], actions: readonly T['action'][]) => Result<Acted, Refusal>;
  /** Takes back the last move of the side with all that its standing orders did since. They wait for its next move. */
  readonly undo: (side: T['side']) => Result<number, Refusal>;
  /** The standing orders that the side can give and has given; undefined where the game has none. No other side sees them. */
  readonly orders: (side: T['side']) => OrdersTold | undefined;
  /** Gives other orders, and does what follows from them. */
  readonly setOrders: (side: T['side'], orders: SeatOrders) => Result<number, Fault>;
  /** Why `undo` would be refused; undefined when it would not. */
  readonly refuseUndo: (side: T['side']) => Refusal | undefined;
  /** What the viewer witnessed after the first `since` of his entries. */
  readonly entriesSeen: (viewer: Viewer<T['side']>, since: number) => readonly SeenEntry<T>[];
  /** The place in the log of the viewer's entry of this number, and 0 before his first: for what is kept beside the log. */
  readonly placeOf: (viewer: Viewer<T['side']>, number: number) => number;
  /** The number of the last of the viewer's entries that is not after this place in the log. */
  readonly numberAt: (viewer: Viewer<T['side']>, place: number) => number;
  /** The view when the viewer's log had this length. */
  readonly replayTo: (length: number, viewer: Viewer<T['side']>) => T['view'];
  /** The whole match with the seed of its dice: for the keeper of the table, not for a player. */
  readonly save: () => string;
  /** Everything of that save but its moves, and the moves after the first `length`: a keeper adds what is new. */
  readonly saveHead: () => JsonObject;
  readonly entriesSince: (length: number) => readonly Entry<T>[];
  /** Puts the saved match in the place of this one. A faulty save changes nothing. */
  readonly load: (text: string) => Result<number, Fault>;
  /** Takes back the side's last move with all that came since, dice included: others must have agreed to it. */
  readonly rewind: (side: T['side']) => Result<number, Refusal>;
  /** Another table at the same match. What is done at one does not happen at the other. */
  readonly fork: () => MatchTable<T>;
  /** Does what a stored row says; answers with the true length. A row that does not fit changes nothing. */
  readonly follow: (row: MatchRow<T>) => Result<number, Fault>;
  /** The answer ends the subscription. */
  readonly subscribe: (listener: (change: TableChange) => void) => () => void;
}

export const openTable = <T extends GameTypes>(
  game: Game<T>,
  { opening, seats, dice, standing: rules }: TableSetting<T>,
): Result<MatchTable<T>, Fault> => {
  const standing = { rules, seats };
  const opened = openRunningMatch(game, opening, dice, standing);
  return opened.ok ? ok(tableOf(game, standing, opened.value)) : opened;
};

/** A table from the rows of a store: nothing is ruled on again, and no die is rolled. */
export const openStored = <T extends GameTypes>(
  game: Game<T>,
  { opening, seats, dice, standing: rules }: TableSetting<T>,
  rows: readonly MatchRow<T>[],
): Result<MatchTable<T>, Fault> => {
  let running = unopenedMatch(game, opening, dice);
  // The tally of orders is forgotten when a game is put away, so nobody counts here.
  for (const row of rows)
    if (running.ok) running = followed(game, { rules: undefined, seats }, running.value, row);
  return running.ok ? ok(tableOf(game, { rules, seats }, running.value)) : running;
};

const tableOf = <T extends GameTypes>(
  game: Game<T>,
  standing: Standing<T>,
  first: RunningMatch<T>,
  // They compare logs, so tables of one match may share them.
  journalOf = keepJournals(game),
): MatchTable<T> => {
  const { now, become, subscribe } = keepRunning(first);
  const reading = readings(game, standing, journalOf, now);
  const countedBy = <E>(side: T['side'], changed: Result<unknown, E>): Result<number, E> =>
    changed.ok ? ok(reading.lengthFor(side)) : changed;
  const moved = (side: T['side'], made: MovesMade<T>): Result<Acted, Refusal> => {
    const acted = inTurn(game, standing, now(), made);
    if (!acted.ok) return acted;
    const { reached, refused } = acted.value;
    become('acted', ok(afterOrders(game, standing, reached)));
    return ok({ length: reading.lengthFor(side), ...(refused === undefined ? {} : { refused }) });
  };
  return {
    game,
    seats: standing.seats,
    ...reading,
    act: (side, action, order) => countedBy(side, moved(side, { side, actions: [action], order })),
    actAll: (side, actions) => moved(side, { side, actions }),
    setOrders: (side, orders) =>
      countedBy(side, become('ordered', withOrders(game, standing, now(), side, orders))),
    undo: side => countedBy(side, become('undone', undone(game, journalOf(side), now(), side))),
    rewind: side => countedBy(side, become('rewound', rewound(game, now(), side))),
    fork: () => tableOf(game, standing, now(), journalOf),
    follow: row => {
      const next = become('followed', followed(game, standing, now(), row));
      return next.ok ? ok(reading.length()) : next;
    },
    load: text => {
      const loaded = become('loaded', afterLoad(game, standing, now(), text));
      return loaded.ok ? ok(reading.length()) : loaded;
    },
    subscribe,
  };
};

/** The present match, and who wants to hear when it changes. */
const keepRunning = <T extends GameTypes>(first: RunningMatch<T>) => {
  let running = first;
  const listeners = new Set<(change: TableChange) => void>();
  return {
    now: () => running,
    become: <E>(kind: TableChange['kind'], next: Result<RunningMatch<T>, E>): Result<RunningMatch<T>, E> => {
      if (!next.ok) return next;
      const common = sharedLength(running.match, next.value.match);
      running = next.value;
      for (const listener of listeners) listener({ kind, length: running.match.length, common });
      return next;
    },
    subscribe: (listener: (change: TableChange) => void) => subscribed(listeners, listener),
  };
};

/** The answer ends the subscription. */
const subscribed = <L>(listeners: Set<L>, listener: L): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

type Readings<T extends GameTypes> = Omit<
  MatchTable<T>,
  | 'game'
  | 'seats'
  | 'act'
  | 'actAll'
  | 'setOrders'
  | 'undo'
  | 'rewind'
  | 'fork'
  | 'follow'
  | 'load'
  | 'subscribe'
>;

/** What is asked of a table, always answered as the match stands. */
const readings = <T extends GameTypes>(
  game: Game<T>,
  { rules }: Standing<T>,
  journalOf: (viewer: Viewer<T['side']>) => Journal<T>,
  now: () => RunningMatch<T>,
): Readings<T> => {
  const viewFor = (viewer: Viewer<T['side']>): T['view'] => game.view(now().match.state, viewer);
  return {
    pledge: () => ({ commitment: now().dice.commitment, salt: now().dice.salt }),
    length: () => now().match.length,
    lengthFor: viewer => journalOf(viewer).length(now()),
    actor: () => game.actor(now().match.state),
    outcome: () => game.outcome(now().match.state),
    viewFor,
    orders: side => (rules === undefined ? undefined : toldTo(rules.specs(viewFor(side)), now(), side)),
    refuseUndo: side => refusalOf(undone(game, journalOf(side), now(), side)),
    entriesSeen: (viewer, since) => journalOf(viewer).since(now(), since),
    placeOf: (viewer, number) => journalOf(viewer).placeOf(now(), number),
    numberAt: (viewer, place) => journalOf(viewer).numberAt(now(), place),
    replayTo: (length, viewer) => journalOf(viewer).viewAt(now(), length),
    save: () => saveOf(game, now()),
    saveHead: () => headOf(game, now()),
    entriesSince: length => entriesSince(now().match, length),
  };
};

const toldTo = <T extends GameTypes>(
  specs: readonly StandingSpec[],
  running: RunningMatch<T>,
  side: string,
): OrdersTold => {
  const tally = Object.hasOwn(running.tally, side) ? running.tally[side] : undefined;
  return { specs, orders: ordersOf(running, side), ...(tally === undefined ? {} : { tally }) };
};

const refusalOf = (result: Result<unknown, Refusal>): Refusal | undefined =>
  result.ok ? undefined : result.error;
