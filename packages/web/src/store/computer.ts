import type { Pace, Settings } from './settings.ts';
import type { Store } from './store.ts';
import type { TableStore } from './table.ts';
import { awaitMove, IDLE } from './thinking.ts';

/** Pause before a move of the computer, and how many moves are made at once. */
const PACE: { readonly [pace in Pace]: readonly [pause: number, moves: number] } = {
  slow: [800, 1],
  normal: [160, 1],
  fast: [0, 40],
};

/** Whether the computer is to play: nothing is being replayed, nobody has paused it or only looks on. */
const isDue = (table: TableStore): boolean => {
  const { standing, paused, replay, failure, preview } = table.get();
  const isFree = !paused && !preview && replay === undefined && failure === undefined;
  return isFree && standing.computer !== undefined;
};

const think = async (table: TableStore, moves: number, isOver: () => boolean): Promise<void> => {
  const { client, thinking } = table;
  const standing = await awaitMove(client, moves, {
    isEnough: () => thinking.get().enough,
    isOver: () => isOver() || !isDue(table),
    tell: progress => thinking.set(progress),
  });
  thinking.set(IDLE);
  if (standing === undefined || isOver()) return;
  if (standing.computer === undefined && table.get().hurried) table.set({ hurried: false });
  table.accept(standing);
};

/** Lets the computer play at its pace while it is to act. */
export const runComputer = (table: TableStore, settings: Store<Settings>): (() => void) => {
  const kept = { timer: 0, busy: false, over: false };
  const play = async (moves: number): Promise<void> => {
    kept.busy = true;
    try {
      await think(table, moves, () => kept.over);
    } finally {
      kept.busy = false;
    }
    arrange();
  };
  const arrange = (): void => {
    if (kept.busy || kept.timer !== 0 || kept.over || !isDue(table)) return;
    const [pause, moves] = PACE[table.get().hurried ? 'fast' : settings.get().pace];
    kept.timer = window.setTimeout(() => {
      kept.timer = 0;
      if (isDue(table) && !kept.over) play(moves).catch(table.fail);
    }, pause);
  };
  const stop = table.subscribe(arrange);
  arrange();
  return () => {
    kept.over = true;
    clearTimeout(kept.timer);
    stop();
  };
};
