import { isRunning } from '../film/film.ts';
import type { Pace, Settings } from './settings.ts';
import type { Store } from './store.ts';
import type { TableStore } from './table.ts';
import { awaitMove, IDLE } from './thinking.ts';

/** Pause before a move of the computer, and how many moves are made at once. */
const PACE: { readonly [pace in Pace]: readonly [pause: number, moves: number] } = {
  slow: [0, 1],
  normal: [0, 1],
  quick: [0, 1],
  fast: [0, 40],
};

/** The film shows one move after another while the computer thinks ahead, by this many entries at most. */
const AHEAD = 60;

const isFarAhead = ({ film, get }: TableStore): boolean => {
  const { beats, at } = film.get();
  return isRunning(film.get()) && get().log.length - (beats[at]?.last ?? film.get().from) > AHEAD;
};

/** Whether the computer is to play: nothing is being replayed, nobody has paused it or is only watching. */
const isDue = (table: TableStore): boolean => {
  const { snapshot, paused, replay, failure, preview } = table.get();
  const isFree =
    !paused && !preview && failure === undefined && (replay === undefined || replay.film === true);
  return isFree && snapshot.computer !== undefined && !isFarAhead(table);
};

const think = async (table: TableStore, moves: number, isOver: () => boolean): Promise<void> => {
  const { client, thinking } = table;
  const snapshot = await awaitMove(client, moves, {
    isEnough: () => thinking.get().enough,
    isOver: () => isOver() || !isDue(table),
    tell: progress => thinking.set(progress),
  });
  thinking.set(IDLE);
  if (snapshot === undefined || isOver()) return;
  if (snapshot.computer === undefined && table.get().hurried) table.set({ hurried: false });
  table.acceptOthers(snapshot);
};

/** Lets the computer play at its pace while it is its turn. */
export const runComputer = (table: TableStore, settings: Store<Settings>): (() => void) => {
  const state = { timer: 0, busy: false, over: false };
  const play = async (moves: number): Promise<void> => {
    state.busy = true;
    try {
      await think(table, moves, () => state.over);
    } finally {
      state.busy = false;
    }
    arrange();
  };
  const arrange = (): void => {
    if (state.busy || state.timer !== 0 || state.over || !isDue(table)) return;
    const [pause, moves] = PACE[table.get().hurried ? 'fast' : settings.get().pace];
    state.timer = window.setTimeout(() => {
      state.timer = 0;
      if (isDue(table) && !state.over) play(moves).catch(table.fail);
    }, pause);
  };
  const stops = [table.subscribe(arrange), table.film.subscribe(arrange)];
  arrange();
  return () => {
    state.over = true;
    clearTimeout(state.timer);
    for (const stop of stops) stop();
  };
};
