import {
  type Actor,
  type Choice,
  type Desk,
  type DicePledge,
  type Fault,
  type Game,
  type GameTypes,
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
import { type SeenEntry, seenSince, stateAfter } from './journal.ts';
import type { Seats } from './seat.ts';
import { afterAction, afterLoad, afterUndo, openStanding, type Standing, saveOf } from './standing.ts';

export interface TableSetting<T extends GameTypes> {
  readonly opening: Opening;
  readonly seats: Seats<T['side']>;
  /** The seed comes from `newDiceSeed`, the salt from the players. */
  readonly dice: { readonly seed: string; readonly salt: string };
}

/** What has just happened to the match; `length` is its length now. */
export interface TableChange {
  readonly kind: 'acted' | 'undone' | 'loaded';
  readonly length: number;
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
  readonly length: () => number;
  readonly actor: () => Actor<T['side']>;
  readonly outcome: () => Outcome<T['side']> | undefined;
  readonly viewFor: (viewer: Viewer<T['side']>) => T['view'];
  /** Undefined for a game without a desk. */
  readonly deskFor: (viewer: Viewer<T['side']>) => SeatDesk<T> | undefined;
  /** Plays the action, then every throw that follows from it; answers with the new length. */
  readonly act: (side: T['side'], action: T['action']) => Result<number, Refusal>;
  readonly undo: (side: T['side']) => Result<number, Refusal>;
  /** Why `undo` would be refused; undefined when it would not. */
  readonly refuseUndo: (side: T['side']) => Refusal | undefined;
  /** What the viewer witnessed after the first `since` entries. */
  readonly entriesSeen: (viewer: Viewer<T['side']>, since: number) => readonly SeenEntry<T>[];
  /** The view after so many entries. */
  readonly replayTo: (length: number, viewer: Viewer<T['side']>) => T['view'];
  /** The whole match with the seed of its dice: for the keeper of the table, not for a player. */
  readonly save: () => string;
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
  const listeners = new Set<(change: TableChange) => void>();
  const become = <E>(kind: TableChange['kind'], next: Result<Standing<T>, E>): Result<number, E> => {
    if (!next.ok) return next;
    standing = next.value;
    const { length } = standing.match;
    for (const listener of listeners) listener({ kind, length });
    return ok(length);
  };
  return {
    game,
    seats,
    ...readings(game, desk, () => standing),
    act: (side, action) => become('acted', afterAction(game, standing, side, action)),
    undo: side => become('undone', afterUndo(game, standing, side)),
    load: text => become('loaded', afterLoad(game, standing, text)),
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

type Readings<T extends GameTypes> = Omit<
  MatchTable<T>,
  'game' | 'seats' | 'act' | 'undo' | 'load' | 'subscribe'
>;

/** What is asked of a table, always answered as the match stands. */
const readings = <T extends GameTypes>(
  game: Game<T>,
  desk: Desk<T> | undefined,
  now: () => Standing<T>,
): Readings<T> => {
  const viewFor = (viewer: Viewer<T['side']>): T['view'] => game.view(now().match.state, viewer);
  return {
    pledge: () => ({ commitment: now().dice.commitment, salt: now().dice.salt }),
    length: () => now().match.length,
    actor: () => game.actor(now().match.state),
    outcome: () => game.outcome(now().match.state),
    viewFor,
    deskFor: viewer => (desk === undefined ? undefined : seatDesk(desk, () => viewFor(viewer))),
    refuseUndo: side => refusalOf(afterUndo(game, now(), side)),
    entriesSeen: (viewer, since) => seenSince(game, now().match, now().milestones, viewer, since),
    replayTo: (length, viewer) => game.view(stateAfter(game, now().match, now().milestones, length), viewer),
    save: () => saveOf(game, now()),
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
