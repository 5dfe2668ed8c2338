import {
  failed,
  type GamePackage,
  type GameTypes,
  keepsPledge,
  ok,
  commitmentOf,
  type Question,
  type Result,
  type SomeGame,
  type Viewer,
} from '@narrow-seas/core';
import type { Problem, TableTold } from '@narrow-seas/protocol';
import { computerDue, type OrdersTold, shareOf } from '@narrow-seas/umpire';
import { lateSides } from './clock.ts';
import { factsOf, type GameFacts, sameFacts } from './facts.ts';
import { type LogEntry, readEntry, writeEntry } from './entry.ts';
import { emptyState, type GamePlan, keyOf, type LiveState, olderSave, withEntry } from './live-state.ts';
import { type News, newsFor, tellTable } from './news.ts';
import { type Prepared, prepare, prepareOpening, type SideWanted } from './wishes.ts';

/** A stored entry of the log. */
export interface StoredEntry {
  readonly number: number;
  readonly text: string;
}

/** A question for the computer: what it sees, and nothing else. */
export interface ComputerAsked {
  readonly side: string;
  readonly level: string;
  readonly view: object;
}

/** What can be done now at a glance, for bots. */
export interface Choices {
  readonly number: number;
  readonly actions: readonly { readonly action: object; readonly text: string }[];
  readonly more: boolean;
}

/** A game at one number of its log. It never changes: an entry makes the next one. */
export interface LiveGame {
  readonly id: string;
  readonly number: number;
  readonly sides: readonly string[];
  readonly secrets: boolean;
  readonly facts: GameFacts;
  /** When something last happened that everybody sees. */
  readonly changedAt: number;
  readonly commitment: string;
  /** The seed of the dice, once the game is over. */
  readonly seed: string | undefined;
  readonly isDone: (by: string, key: string) => boolean;
  readonly numberFor: (viewer: string) => number;
  readonly table: (viewer: string, since: number) => TableTold | undefined;
  /** What the viewer saw when his log had this length. */
  readonly viewAt: (viewer: string, number: number) => object | undefined;
  readonly orders: (side: string) => OrdersTold | undefined;
  readonly choices: (side: string, most: number) => Choices;
  readonly share: (viewer: string) => string;
  /** The whole match with seed and secrets: when it is over, or as it was when the players agreed on that. */
  readonly whole: () => string | undefined;
  readonly prepare: (side: string, wanted: SideWanted, at: number) => Result<Prepared, Problem>;
  readonly prepareOpening: () => Result<LogEntry['what'], string>;
  /** Sides that have run out of time at this moment. */
  readonly late: (at: number) => readonly string[];
  readonly computer: () => ComputerAsked | undefined;
  readonly after: (text: string) => Result<Advanced, string>;
}

/** A game after one more entry, and what that is news of to a viewer. */
export interface Advanced {
  readonly game: LiveGame;
  readonly news: (viewer: string) => News | undefined;
}

// oxlint-disable-next-line max-lines-per-function -- a list of what a game answers
const liveGame = <T extends GameTypes, Q extends Question>(
  pack: GamePackage<T, Q>,
  plan: GamePlan,
  state: LiveState<T>,
): LiveGame => {
  const { game, desk } = pack;
  const { table } = state;
  const sideOf = (name: string): T['side'] | undefined => game.sides.find(side => side === name);
  const viewerOf = (name: string): Viewer<T['side']> => sideOf(name) ?? 'spectator';
  return {
    id: plan.id,
    number: state.number,
    sides: game.sides,
    secrets: desk?.secrets === true,
    facts: factsOf(state),
    changedAt: state.changedAt,
    commitment: commitmentOf(plan.seed),
    seed: state.ended === undefined ? undefined : plan.seed,
    isDone: (by, key) => state.keys.includes(keyOf(by, key)),
    numberFor: viewer => table?.lengthFor(viewerOf(viewer)) ?? 0,
    table: (viewer, since) =>
      table === undefined ? undefined : tellTable(state, table, viewerOf(viewer), since),
    viewAt: (viewer, number) => table?.replayTo(number, viewerOf(viewer)),
    orders: name => {
      const side = sideOf(name);
      return side === undefined ? undefined : table?.orders(side);
    },
    choices: (name, most) => choicesOf(pack, state, sideOf(name), most),
    share: viewer => {
      if (table === undefined) return '';
      // Who resigned, or ran out of time, has ended a match that the rules would let go on.
      return state.ended === undefined
        ? shareOf(table, viewerOf(viewer), desk?.secrets === true)
        : table.save();
    },
    whole: () => (state.ended === undefined ? state.shared : table)?.save(),
    prepare: (name, wanted, at) => {
      const side = sideOf(name);
      return side === undefined
        ? failed({ code: 'no-side', sentence: 'This game has no such side.' })
        : prepare(pack, state, side, wanted, at);
    },
    prepareOpening: () => prepareOpening(pack, plan, state),
    late: at => lateSides(state.clock, at),
    computer: () => computerOf(state),
    after: text => {
      const entry = readEntry(text);
      if (!entry.ok) return entry;
      const next = advance(pack, plan, state, entry.value);
      if (!next.ok) return next;
      const news = (viewer: string): News | undefined => newsFor(state, next.value, viewerOf(viewer));
      return ok({ game: liveGame(pack, plan, next.value), news });
    },
  };
};

const advance = <T extends GameTypes, Q extends Question>(
  pack: GamePackage<T, Q>,
  plan: GamePlan,
  state: LiveState<T>,
  entry: LogEntry,
): Result<LiveState<T>, string> => {
  const next = withEntry(pack, plan, state, entry);
  if (!next.ok || sameFacts(factsOf(state), factsOf(next.value))) return next;
  return ok({ ...next.value, changedAt: entry.at });
};

const computerOf = <T extends GameTypes>({ table, ended }: LiveState<T>): ComputerAsked | undefined => {
  const side = table === undefined || ended !== undefined ? undefined : computerDue(table);
  return side === undefined || table === undefined
    ? undefined
    : { side, level: table.seats[side], view: table.viewFor(side) };
};

/** Names are those of a truth that fits what the side sees: the list tells nothing else. */
const choicesOf = <T extends GameTypes, Q extends Question>(
  { game }: GamePackage<T, Q>,
  { table, ended }: LiveState<T>,
  side: T['side'] | undefined,
  most: number,
): Choices => {
  if (table === undefined || side === undefined || ended !== undefined)
    return { number: 0, actions: [], more: false };
  const view = table.viewFor(side);
  const known = game.imagine(view, { below: () => 0 });
  const actions: { readonly action: object; readonly text: string }[] = [];
  for (const action of game.options(view).list()) {
    if (actions.length === most) return { number: table.lengthFor(side), actions, more: true };
    actions.push({ action, text: game.notation.printAction(known, action) });
  }
  return { number: table.lengthFor(side), actions, more: false };
};

/** The game as its stored log leaves it. A log that was begun under older rules is read like a save of them. */
export const openLive = (
  some: SomeGame,
  plan: GamePlan,
  stored: readonly StoredEntry[],
): Result<{ readonly game: LiveGame; readonly raise: string | undefined }, string> =>
  some(pack => openAs(pack, plan, stored));

const openAs = <T extends GameTypes, Q extends Question>(
  pack: GamePackage<T, Q>,
  plan: GamePlan,
  stored: readonly StoredEntry[],
): Result<{ readonly game: LiveGame; readonly raise: string | undefined }, string> => {
  const entries: LogEntry[] = [];
  for (const { text } of stored) {
    const entry = readEntry(text);
    if (!entry.ok) return entry;
    entries.push(entry.value);
  }
  const wasRaised = entries.some(({ what }) => what.kind === 'raised');
  if (plan.rules !== pack.game.version && !wasRaised && rawOpened(entries)) return raise(pack, plan, entries);
  const first = wasRaised ? withoutMatch(entries) : entries;
  let state: LiveState<T> = emptyState();
  for (const entry of first) {
    const next = advance(pack, plan, state, entry);
    if (!next.ok) return next;
    state = next.value;
  }
  return ok({ game: liveGame(pack, plan, { ...state, number: entries.length }), raise: undefined });
};

const rawOpened = (entries: readonly LogEntry[]): boolean =>
  entries.some(({ what }) => what.kind === 'opened');

/** What the match was before it was raised is in the raised save. */
const withoutMatch = (entries: readonly LogEntry[]): readonly LogEntry[] => {
  const last = entries.findLastIndex(({ what }) => what.kind === 'raised');
  return entries.filter(
    ({ what }, place) =>
      place >= last || (what.kind !== 'opened' && what.kind !== 'changed' && what.kind !== 'raised'),
  );
};

/** Opens under our rules what was begun under older ones; the answer also is the entry to store, so it is done once. */
const raise = <T extends GameTypes, Q extends Question>(
  pack: GamePackage<T, Q>,
  plan: GamePlan,
  entries: readonly LogEntry[],
): Result<{ readonly game: LiveGame; readonly raise: string | undefined }, string> => {
  const opening = entries.find(({ what }) => what.kind === 'opened')?.what;
  const salt = opening?.kind === 'opened' ? opening.salt : '';
  const commitment = commitmentOf(plan.seed);
  if (!keepsPledge({ commitment, salt }, plan.seed)) return failed('The seed of the dice is damaged.');
  const save = olderSave(plan, { commitment, salt }, entries);
  const entry: LogEntry = { at: entries.at(-1)?.at ?? 0, what: { kind: 'raised', salt, save } };
  const again = openAs(
    pack,
    plan,
    [...entries, entry].map((kept, place) => ({ number: place + 1, text: writeEntry(kept) })),
  );
  return again.ok ? ok({ game: again.value.game, raise: writeEntry(entry) }) : again;
};
