import type { Pace, Settings } from './settings.ts';
import type { Store } from './store.ts';
import type { TableStore } from './table.ts';

/** Pause before a move of the computer, and how many moves are made at once. */
const PACE: { readonly [pace in Pace]: readonly [pause: number, moves: number] } = {
  slow: [800, 1],
  normal: [160, 1],
  fast: [0, 40],
};

/** Lets the computer play at its pace while it is to act, nothing is being replayed and nobody has paused it. */
export const runComputer = (table: TableStore, settings: Store<Settings>): (() => void) => {
  const kept = { timer: 0, busy: false, over: false };
  const isDue = (): boolean => {
    const { standing, paused, replay, failure } = table.get();
    return standing.computer !== undefined && !paused && replay === undefined && failure === undefined;
  };
  const play = async (moves: number): Promise<void> => {
    kept.busy = true;
    const standing = await table.client('computer', moves);
    kept.busy = false;
    if (kept.over) return;
    if (standing.computer === undefined && table.get().hurried) table.set({ hurried: false });
    table.accept(standing);
  };
  const arrange = (): void => {
    if (kept.busy || kept.timer !== 0 || !isDue()) return;
    const [pause, moves] = PACE[table.get().hurried ? 'fast' : settings.get().pace];
    kept.timer = window.setTimeout(() => {
      kept.timer = 0;
      if (isDue() && !kept.over) play(moves).catch(table.fail);
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
