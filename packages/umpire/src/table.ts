import {
  type Actor,
  type Choice,
  type Desk,
  type DicePledge,
  type Entry,
  entriesSince,
  type Fault,
  type Game,
  type GameTypes,
  type JsonObject,
  type Opening,
  type Outcome,
  type Overlay,
  ok,
  type Refusal,
  type Result,
  type Score,
  type Selection,
  type Survey,
  type Viewer,
} from '@narrow-seas/core';
import { type Journal, keepJournals, type SeenEntry } from './journal.ts';
import { sharedLength } from './ledger.ts';
import type { Seats } from './seat.ts';
import {
  afterAction,
  afterLoad,
  afterUndo,
  headOf,
  openStanding,
  type Standing,
  saveOf,
} from './standing.ts';

export interface TableSetting<T extends GameTypes> {
  readonly opening: Opening;
  readonly seats: Seats<T['side']>;
  /** The seed comes from `newDiceSeed`, the salt from the players. */
  readonly dice: { readonly seed: string; readonly salt: string };
}

/** What has just happened to the match; `length` is its true length now: for the keeper of the table, not for a player. */
export interface TableChange {
  readonly kind: 'acted' | 'undone' | 'loaded';
  readonly length: number;
  /** The number of first entries that were there before: a move may have been taken back from under later ones. */
  readonly common: number;
}

/** The desk of a game as one viewer uses it, at the match as it stands. */
export interface SeatDesk<T extends GameTypes> {
  readonly survey: () => Survey<T['action']>;
  readonly choices: (selection: Selection) => readonly Choice<T['action']>[];
  readonly why: (selection: Selection) => Refusal | undefined;
  readonly overlay: (id: string, selection: Selection) => Overlay;
  readonly score: () => Score;
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
  /** Undefined for a game without a desk. */
  readonly deskFor: (viewer: Viewer<T['side']>) => SeatDesk<T> | undefined;
  /** Plays the action, then every throw that follows from it; answers with the new length as the side counts it. */
  readonly act: (side: T['side'], action: T['action']) => Result<number, Refusal>;
  readonly undo: (side: T['side']) => Result<number, Refusal>;
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
  /** The answer ends the subscription. */
  readonly subscribe: (listener: (change: TableChange) => void) => () => void;
}

export const openTable = <T extends GameTypes>(
  game: Game<T>,
  desk: Desk<T> | undefined,
  { opening, seats, dice }: TableSetting<T>,
): Result<MatchTable<T>, Fault> => {
  const opened = openStanding(game, opening, dice);
  return opened.ok ? ok(tableOf(game, desk, seats, opened.value)) : opened;
};

const tableOf = <T extends GameTypes>(
  game: Game<T>,
  desk: Desk<T> | undefined,
  seats: Seats<T['side']>,
  first: Standing<T>,
): MatchTable<T> => {
  let standing = first;
  const journalOf = keepJournals(game);
  const listeners = new Set<(change: TableChange) => void>();
  const become = <E>(
    kind: TableChange['kind'],
    next: Result<Standing<T>, E>,
    count: () => number,
  ): Result<number, E> => {
    if (!next.ok) return next;
    const common = sharedLength(standing.match, next.value.match);
    standing = next.value;
    for (const listener of listeners) listener({ kind, length: standing.match.length, common });
    return ok(count());
  };
  const reading = readings(game, desk, journalOf, () => standing);
  return {
    game,
    seats,
    ...reading,
    act: (side, action) =>
      become('acted', afterAction(game, standing, side, action), () => reading.lengthFor(side)),
    undo: side =>
      become('undone', undone(game, journalOf(side), standing, side), () => reading.lengthFor(side)),
    load: text => become('loaded', afterLoad(game, standing, text), reading.length),
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** The match without the last move of the side, as far as the side may know of the moves since. */
const undone = <T extends GameTypes>(
  game: Game<T>,
  journal: Journal<T>,
  standing: Standing<T>,
  side: T['side'],
): Result<Standing<T>, Refusal> =>
  afterUndo(game, standing, side, journal.placeOf(standing, journal.length(standing)));

type Readings<T extends GameTypes> = Omit<
  MatchTable<T>,
  'game' | 'seats' | 'act' | 'undo' | 'load' | 'subscribe'
>;

/** What is asked of a table, always answered as the match stands. */
const readings = <T extends GameTypes>(
  game: Game<T>,
  desk: Desk<T> | undefined,
  journalOf: (viewer: Viewer<T['side']>) => Journal<T>,
  now: () => Standing<T>,
): Readings<T> => {
  const viewFor = (viewer: Viewer<T['side']>): T['view'] => game.view(now().match.state, viewer);
  return {
    pledge: () => ({ commitment: now().dice.commitment, salt: now().dice.salt }),
    length: () => now().match.length,
    lengthFor: viewer => journalOf(viewer).length(now()),
    actor: () => game.actor(now().match.state),
    outcome: () => game.outcome(now().match.state),
    viewFor,
    deskFor: viewer => (desk === undefined ? undefined : seatDesk(desk, () => viewFor(viewer))),
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

const refusalOf = (result: Result<unknown, Refusal>): Refusal | undefined =>
  result.ok ? undefined : result.error;

const seatDesk = <T extends GameTypes>(desk: Desk<T>, view: () => T['view']): SeatDesk<T> => ({
  survey: () => desk.survey(view()),
  choices: selection => desk.choices(view(), selection),
  why: selection => desk.why(view(), selection),
  overlay: (id, selection) => desk.overlay(view(), id, selection),
  score: () => desk.score(view()),
});
