import { NO_FILM } from '../film/film.ts';
import { isCalm } from '../film/pace.ts';
import type { Snapshot } from '../link/protocol.ts';
import type { TableStore } from './table.ts';

/** What a lesson or a problem does at its table: it puts another position there, and gives orders for the player. */

/** What happens is still being shown: nothing is said about it yet. */
export const isBusy = (table: TableStore): boolean => {
  const { replay, snapshot } = table.get();
  return replay !== undefined || table.film.get().isRolling || snapshot.computer !== undefined;
};

/** The table as it is told; what was shown of the moves before is put away. */
export const showAfresh = (table: TableStore, snapshot: Snapshot): void => {
  table.film.set({ ...NO_FILM, isWanted: table.film.get().isWanted });
  table.set({ dieRoll: undefined, replay: undefined, dutiesDone: [], selected: undefined, picked: [] });
  table.accept(snapshot);
};

/** How long one looks at what was shown before the next order, in milliseconds. */
const LOOK_MS = 700;

export const lookPause = (): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, isCalm() ? 0 : LOOK_MS));

/** Until the table looks like this. */
export const until = (table: TableStore, isSo: () => boolean): Promise<void> =>
  new Promise(resolve => {
    const stops: (() => void)[] = [];
    const look = (): void => {
      if (!isSo()) return;
      for (const stop of stops) stop();
      resolve();
    };
    stops.push(table.subscribe(look), table.film.subscribe(look));
    look();
  });
