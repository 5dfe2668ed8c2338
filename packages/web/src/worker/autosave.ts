import type { JsonObject } from '@narrow-seas/core';
import type { Notice } from '../link/notice.ts';
import type { Bookmark, Seats } from '../link/protocol.ts';
import type { SaveHeader, Stamp } from '../store/header.ts';
import type { Archive } from '../store/saves.ts';

/** What is written down of a game beside its log. */
export interface SaveInfo {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly seats: Seats;
  readonly bookmarks: readonly Bookmark[];
}

/** A match after a change. Its moves are asked for when they are written: by then there may be more. */
export interface MatchProgress {
  /** The number of first moves that the match already had at the last change that was told. */
  readonly common: number;
  readonly phase: string;
  readonly turn: string;
  readonly lead: string;
  readonly actor: readonly string[];
  readonly over: boolean;
  /** How many of the player's first entries set up the game for him. */
  readonly prepared: number;
  readonly head: JsonObject;
  readonly since: (length: number) => readonly unknown[];
}

/** Writes a match down, one write after another; what changes meanwhile is in the next. */
export interface Autosave {
  readonly id: string;
  /** To be called after every change: one that is left out could hide a move that was taken back. */
  readonly save: (progress: MatchProgress) => void;
  readonly setBookmarks: (bookmarks: readonly Bookmark[]) => void;
  /** Tries again what failed. */
  readonly retry: () => void;
  /** Writes nothing any more: another tab has the game. */
  readonly stop: () => void;
  /** When nothing is left to be written, or it has failed. */
  readonly settled: () => Promise<void>;
}

export interface AutosaveOrder {
  readonly archive: Pick<Archive, 'add'>;
  readonly info: SaveInfo;
  readonly owner: string;
  /** What the archive has of the match already: nothing, or a number of first moves that are those of the match. */
  readonly stamp: Stamp | undefined;
  readonly stored: number;
  readonly tell: (notice: Notice) => void;
}

interface WriteQueue {
  progress: MatchProgress | undefined;
  bookmarks: readonly Bookmark[];
  stamp: Stamp | undefined;
  /** The number of moves in the archive that are those of the match, if what is being written succeeds. */
  common: number;
  isDue: boolean;
  isStopped: boolean;
  writing: Promise<void>;
  isBusy: boolean;
}

export const makeAutosave = (order: AutosaveOrder): Autosave => {
  const { info, stamp, stored: common } = order;
  const queue: WriteQueue = {
    progress: undefined,
    bookmarks: info.bookmarks,
    stamp,
    common,
    isDue: false,
    isStopped: false,
    writing: Promise.resolve(),
    isBusy: false,
  };
  const due = (): void => {
    queue.isDue = true;
    if (queue.isStopped) return;
    order.tell({ notice: 'saving', id: info.id });
    if (!queue.isBusy) queue.writing = writeAll(order, queue);
  };
  return {
    id: info.id,
    save: progress => {
      queue.progress = progress;
      queue.common = Math.min(queue.common, progress.common);
      due();
    },
    setBookmarks: bookmarks => {
      queue.bookmarks = bookmarks;
      due();
    },
    retry: due,
    stop: () => void (queue.isStopped = true),
    settled: () => queue.writing,
  };
};

const writeAll = async (order: AutosaveOrder, queue: WriteQueue): Promise<void> => {
  queue.isBusy = true;
  while (queue.isDue && !queue.isStopped) {
    queue.isDue = false;
    // oxlint-disable-next-line no-await-in-loop -- a write must never overtake the one before it
    if (queue.progress !== undefined) await writeOnce(order, queue, queue.progress);
  }
  queue.isBusy = false;
};

const headerOf = (
  { info: { id, game, title, seats }, owner }: AutosaveOrder,
  { bookmarks: marks }: WriteQueue,
  { phase, turn, lead, actor, over, prepared, head }: MatchProgress,
  length: number,
): SaveHeader => ({
  id,
  game,
  title,
  seats,
  marks,
  length,
  phase,
  turn,
  lead,
  actor,
  over,
  prepared,
  head,
  owner,
  at: Date.now(),
});

const writeOnce = async (order: AutosaveOrder, queue: WriteQueue, progress: MatchProgress): Promise<void> => {
  const { archive, tell, info } = order;
  const [from, seen] = [queue.common, queue.stamp];
  const entries = progress.since(from);
  const header = headerOf(order, queue, progress, from + entries.length);
  queue.common = header.length;
  try {
    const added = await archive.add({ header, from, entries, seen });
    if (queue.isStopped) return;
    if (added === 'overtaken') {
      queue.isStopped = true;
      return tell({ notice: 'overtaken', id: info.id });
    }
    if (added === 'gone') return writeWhole(queue);
    queue.stamp = header;
    if (!queue.isDue) tell({ notice: 'saved', id: info.id });
  } catch (failure) {
    queue.common = Math.min(queue.common, from);
    if (!queue.isStopped) tell({ notice: 'unsaved', id: info.id, reason: sayFailure(failure) });
  }
};

/** The game was removed while it is open here: it is written again from its first move. */
const writeWhole = (queue: WriteQueue): void => {
  queue.stamp = undefined;
  queue.common = 0;
  queue.isDue = true;
};

const sayFailure = (failure: unknown): string =>
  failure instanceof Error ? failure.message : String(failure);
