import { failed, ok, type Result, type SomeGame } from '@narrow-seas/core';
import type { Problem } from '@narrow-seas/protocol';
import type { Archive, GameFile } from './archive.ts';
import { type EntryKind, readEntry, writeEntry, type LogEntry } from './entry.ts';
import { type Advanced, type LiveGame, openLive } from './live-game.ts';
import { BUSY, NO_GAME } from './problems.ts';

/** A game that is kept in memory, and the work on it in turn. */
interface Slot {
  file: GameFile;
  live: LiveGame;
  line: Promise<unknown>;
  busy: number;
}

export interface TablesParts {
  readonly archive: Archive;
  readonly loadGame: (id: string) => Promise<SomeGame | undefined>;
  /** How many games are kept in memory; the log has them all. */
  readonly most: number;
  /** Hears of every entry that a game in memory has followed, from any process. */
  readonly advanced: (file: GameFile, before: LiveGame, advanced: Advanced, entry: LogEntry) => void;
  /** A game with watchers stays in memory. */
  readonly isWatched: (id: string) => boolean;
}

/** What work on a game may do. */
export interface Seat {
  readonly file: GameFile;
  readonly live: LiveGame;
}

/** Running games of this process: caught up from the log, changed only by what the log has taken. */
export interface Tables {
  /** The game as this process knows it, caught up when others have changed it; undefined where there is none. */
  readonly see: (id: string) => Promise<Seat | undefined>;
  /** The game if it is in memory, at once. */
  readonly now: (id: string) => Seat | undefined;
  /**
   * Adds an entry. `propose` is asked again when somebody else was first, with the game as it is then; what it answers
   * instead of an entry ends it.
   */
  readonly add: <A>(
    id: string,
    propose: (seat: Seat) => Result<Omit<LogEntry, 'at'>, A>,
    at: () => number,
  ) => Promise<Result<Seat, A> | 'no-game' | 'busy'>;
  /** Somebody has added an entry of this number. */
  readonly heard: (id: string, number: number) => void;
  /** Something may have gone unheard: every game in memory looks into the log. */
  readonly missed: () => void;
  readonly size: () => number;
  /** When no work is left. */
  readonly idle: () => Promise<void>;
}

/** What adding came to, as an answer to who wanted it. */
export const added = <A>(answer: Result<Seat, A> | 'no-game' | 'busy'): Result<Seat, A | Problem> => {
  if (answer === 'no-game') return NO_GAME;
  return answer === 'busy' ? BUSY : answer;
};

const TRIES = 8;

/** The games in memory, and those that are being opened. */
interface Shelf {
  readonly parts: TablesParts;
  readonly slots: Map<string, Slot>;
  readonly opening: Map<string, Promise<Slot | undefined>>;
}

const seatOf = ({ file, live }: Slot): Seat => ({ file, live });

/** The whole match under newer rules is stored before anybody plays on; false where somebody else was first. */
const storeRaised = async ({ parts }: Shelf, game: LiveGame, text: string): Promise<boolean> => {
  const { id, facts, number, changedAt } = game;
  return parts.archive.add({ game: id, number, kind: 'raised', text, facts, changedAt });
};

const open = async (shelf: Shelf, id: string): Promise<Slot | undefined> => {
  const { archive, loadGame } = shelf.parts;
  const file = await archive.find(id);
  const some = file === undefined ? undefined : await loadGame(file.game);
  if (file === undefined || some === undefined) return undefined;
  const opened = openLive(some, file.plan, await archive.entriesAfter(id, 0));
  if (!opened.ok) throw new Error(`Game ${id} cannot be opened: ${opened.error}`);
  const { game, raise } = opened.value;
  if (raise !== undefined && !(await storeRaised(shelf, game, raise))) return open(shelf, id);
  const slot: Slot = { file, live: game, line: Promise.resolve(), busy: 0 };
  shelf.slots.set(id, slot);
  return slot;
};

/** Used last goes last; the first that nobody needs makes room. */
const touch = ({ slots, parts }: Shelf, id: string, slot: Slot): void => {
  slots.delete(id);
  slots.set(id, slot);
  if (slots.size <= parts.most) return;
  for (const [other, { busy }] of slots) {
    if (slots.size <= parts.most) return;
    if (other !== id && busy === 0 && !parts.isWatched(other)) slots.delete(other);
  }
};

const slotOf = async (shelf: Shelf, id: string): Promise<Slot | undefined> => {
  const kept = shelf.slots.get(id);
  if (kept !== undefined) return kept;
  const under = shelf.opening.get(id) ?? open(shelf, id).finally(() => shelf.opening.delete(id));
  shelf.opening.set(id, under);
  return under;
};

/** One piece of work on a game after another. */
const inLine = async <R>(
  shelf: Shelf,
  id: string,
  work: (slot: Slot) => Promise<R>,
): Promise<R | undefined> => {
  const slot = await slotOf(shelf, id);
  if (slot === undefined) return undefined;
  slot.busy += 1;
  const done = slot.line.then(async () => work(slot));
  slot.line = done.catch(() => undefined);
  try {
    return await done;
  } finally {
    slot.busy -= 1;
    touch(shelf, id, slot);
  }
};

const step = ({ parts }: Shelf, slot: Slot, next: Advanced, entry: LogEntry): void => {
  const before = slot.live;
  slot.live = next.game;
  parts.advanced(slot.file, before, next, entry);
};

const follow = (shelf: Shelf, slot: Slot, text: string): void => {
  const entry = readEntry(text);
  const next = entry.ok ? slot.live.after(text) : entry;
  if (next.ok && entry.ok) return step(shelf, slot, next.value, entry.value);
  shelf.slots.delete(slot.file.id);
  throw new Error(`Game ${slot.file.id} cannot follow its log: ${next.ok ? '' : next.error}`);
};

const catchUp = async (shelf: Shelf, slot: Slot): Promise<void> => {
  const entries = await shelf.parts.archive.entriesAfter(slot.file.id, slot.live.number);
  for (const { text } of entries) follow(shelf, slot, text);
};

/** False where somebody else was first. */
const attempt = async (shelf: Shelf, slot: Slot, entry: LogEntry): Promise<boolean> => {
  const text = writeEntry(entry);
  const next = slot.live.after(text);
  if (!next.ok) throw new Error(`Game ${slot.file.id} refused its own entry: ${next.error}`);
  const { facts, number, changedAt } = next.value.game;
  const kind: EntryKind = entry.what.kind;
  const isAdded = await shelf.parts.archive.add({ game: slot.file.id, number, kind, text, facts, changedAt });
  if (isAdded) step(shelf, slot, next.value, entry);
  return isAdded;
};

const addIn = async <A>(
  shelf: Shelf,
  slot: Slot,
  propose: (seat: Seat) => Result<Omit<LogEntry, 'at'>, A>,
  at: () => number,
): Promise<Result<Seat, A> | 'busy'> => {
  for (let left = TRIES; left > 0; left -= 1) {
    const proposed = propose(seatOf(slot));
    if (!proposed.ok) return failed(proposed.error);
    // oxlint-disable-next-line no-await-in-loop -- one try after another
    if (await attempt(shelf, slot, { at: at(), ...proposed.value })) return ok(seatOf(slot));
    // oxlint-disable-next-line no-await-in-loop -- what others did comes first
    await catchUp(shelf, slot);
  }
  return 'busy';
};

const hear = (shelf: Shelf, id: string, number: number): void => {
  const slot = shelf.slots.get(id);
  if (slot === undefined || slot.live.number >= number) return;
  void inLine(shelf, id, async kept => {
    if (kept.live.number < number) await catchUp(shelf, kept);
  }).catch(() => undefined);
};

export const createTables = (parts: TablesParts): Tables => {
  const shelf: Shelf = { parts, slots: new Map(), opening: new Map() };
  const { slots } = shelf;
  return {
    see: async id => {
      const slot = await slotOf(shelf, id);
      if (slot === undefined) return undefined;
      touch(shelf, id, slot);
      await slot.line;
      return seatOf(slot);
    },
    now: id => {
      const slot = slots.get(id);
      return slot === undefined ? undefined : seatOf(slot);
    },
    add: async (id, propose, at) =>
      (await inLine(shelf, id, async slot => addIn(shelf, slot, propose, at))) ?? 'no-game',
    heard: (id, number) => hear(shelf, id, number),
    missed: () => {
      for (const id of slots.keys())
        void inLine(shelf, id, async slot => catchUp(shelf, slot)).catch(() => undefined);
    },
    size: () => slots.size,
    idle: async () => {
      await Promise.allSettled([...slots.values()].map(({ line }) => line));
    },
  };
};
