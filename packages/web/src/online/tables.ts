import { NO_FILM } from '../film/film.ts';
import type { Snapshot } from '../link/protocol.ts';
import type { TableStore } from '../store/table.ts';
import type { Online } from './state.ts';

/** The table that follows what the page has: what comes of an own action is shown first. */
const isDue = (table: TableStore, { since }: Snapshot): boolean =>
  table.get().log.length >= since && !table.film.get().isRolling;

/** Moves of others are shown one by one, where the player wants that; what was taken back is gone at once. */
const show = (table: TableStore, snapshot: Snapshot): void => {
  const { log, replay } = table.get();
  const isLonger = snapshot.length > log.length && snapshot.since >= log.length;
  const isByOthers = snapshot.entries.some(({ by }) => by !== snapshot.viewer && by !== 'chance');
  if (isLonger && isByOthers) return table.acceptOthers(snapshot);
  if (!isLonger && replay?.film === true) {
    table.film.set({ ...NO_FILM, isWanted: table.film.get().isWanted });
    table.present(false);
  }
  return table.accept(snapshot);
};

/** Brings what the server tells to the table, in its order. */
export const followTables = (table: TableStore, online: Online): (() => void) => {
  const state = { isBusy: false };
  const look = (): void => {
    if (state.isBusy) return;
    state.isBusy = true;
    for (
      let [next] = online.get().tables;
      next !== undefined && isDue(table, next);
      [next] = online.get().tables
    ) {
      online.set({ tables: online.get().tables.slice(1) });
      show(table, next);
    }
    state.isBusy = false;
  };
  const stops = [online.subscribe(look), table.subscribe(look), table.film.subscribe(look)];
  look();
  return () => {
    for (const stop of stops) stop();
  };
};
