import type { JsonObject } from '@narrow-seas/core';
import type { Mark, Notice, Seats } from '../link/protocol.ts';
import type { SaveHeader, Stamp } from '../store/header.ts';
import type { Archive } from '../store/saves.ts';

/** What is written down of a game beside its log. */
export interface GameRecord {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly seats: Seats;
  readonly marks: readonly Mark[];
}

/** A match after a change. Its moves are asked for when they are written: by then there may be more. */
export interface Progress {
  /** The number of first moves that the match already had at the last change that was told. */
  readonly common: number;
  readonly phase: string;
  readonly over: boolean;
  readonly head: JsonObject;
  readonly since: (length: number) => readonly unknown[];
}

/** Writes a match down, one write after another; what changes meanwhile is in the next. */
export interface Keeper {
  readonly id: string;
  /** To be called after every change: one that is left out could hide a move that was taken back. */
  readonly keep: (progress: Progress) => void;
  readonly mark: (marks: readonly Mark[]) => void;
  /** Tries again what failed. */
  readonly retry: () => void;
  /** Writes nothing any more: another tab has the game. */
  readonly stop: () => void;
  /** When nothing is left to be written, or it has failed. */
  readonly settled: () => Promise<void>;
}

export interface KeeperOrder {
  readonly archive: Pick<Archive, 'add'>;
  readonly record: GameRecord;
  readonly owner: string;
  /** What the archive has of the match already: nothing, or a number of first moves that are those of the match. */
  readonly stamp: Stamp | undefined;
  readonly stored: number;
  readonly tell: (notice: Notice) => void;
}

interface Desk {
  progress: Progress | undefined;
  marks: readonly Mark[];
  stamp: Stamp | undefined;
  /** The number of moves in the archive that are those of the match, if what is being written succeeds. */
  common: number;
  isDue: boolean;
  isStopped: boolean;
  writing: Promise<void>;
  isBusy: boolean;
}

export const makeKeeper = (order: KeeperOrder): Keeper => {
  const { record, stamp, stored: common } = order;
  const desk: Desk = {
    progress: undefined,
    marks: record.marks,
    stamp,
    common,
    isDue: false,
    isStopped: false,
    writing: Promise.resolve(),
    isBusy: false,
  };
  const due = (): void => {
    desk.isDue = true;
    if (desk.isStopped) return;
    order.tell({ notice: 'saving', id: record.id });
    if (!desk.isBusy) desk.writing = writeAll(order, desk);
  };
  return {
    id: record.id,
    keep: progress => {
      desk.progress = progress;
      desk.common = Math.min(desk.common, progress.common);
      due();
    },
    mark: marks => {
      desk.marks = marks;
      due();
    },
    retry: due,
    stop: () => void (desk.isStopped = true),
    settled: () => desk.writing,
  };
};

const writeAll = async (order: KeeperOrder, desk: Desk): Promise<void> => {
  desk.isBusy = true;
  while (desk.isDue && !desk.isStopped) {
    desk.isDue = false;
    // oxlint-disable-next-line no-await-in-loop -- a write must never overtake the one before it
    if (desk.progress !== undefined) await writeOnce(order, desk, desk.progress);
  }
  desk.isBusy = false;
};

const headerOf = (
  { record, owner }: KeeperOrder,
  { marks }: Desk,
  { phase, over, head }: Progress,
  length: number,
): SaveHeader => ({ ...record, marks, length, phase, over, head, owner, at: Date.now() });

const writeOnce = async (order: KeeperOrder, desk: Desk, progress: Progress): Promise<void> => {
  const { archive, tell, record } = order;
  const [from, seen] = [desk.common, desk.stamp];
  const entries = progress.since(from);
  const header = headerOf(order, desk, progress, from + entries.length);
  desk.common = header.length;
  try {
    const added = await archive.add({ header, from, entries, seen });
    if (desk.isStopped) return;
    if (added === 'overtaken') {
      desk.isStopped = true;
      return tell({ notice: 'overtaken', id: record.id });
    }
    if (added === 'gone') return writeWhole(desk);
    desk.stamp = header;
    if (!desk.isDue) tell({ notice: 'saved', id: record.id });
  } catch (failure) {
    desk.common = Math.min(desk.common, from);
    if (!desk.isStopped) tell({ notice: 'unsaved', id: record.id, reason: sayFailure(failure) });
  }
};

/** The game was removed while it is open here: it is written again from its first move. */
const writeWhole = (desk: Desk): void => {
  desk.stamp = undefined;
  desk.common = 0;
  desk.isDue = true;
};

const sayFailure = (failure: unknown): string =>
  failure instanceof Error ? failure.message : String(failure);
