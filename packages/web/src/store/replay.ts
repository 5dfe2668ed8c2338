import type { View } from '../link/protocol.ts';
import type { TableStore } from './table.ts';
import { viewShown } from './table-state.ts';

/** Shows the table as it was after so many entries. */
export const openReplay = (table: TableStore, at: number, plays = false): void => {
  const { log, replay } = table.get();
  const length = Math.max(0, Math.min(at, log.length));
  const show = (view: View): void => {
    const { exhibit } = table.get();
    table.set({
      replay: { at: length, view, playing: (plays || replay?.playing === true) && length < log.length },
      table: exhibit.table(view),
      track: exhibit.track(view),
      picked: [],
      targets: [],
      deeds: [],
      near: [],
      pointed: undefined,
      selected: undefined,
    });
  };
  table.client('replay', length).then(show, table.fail);
};

/** Back to the present. */
export const closeReplay = (table: TableStore): void => {
  table.set({ replay: undefined });
  const { exhibit } = table.get();
  const view = viewShown(table.get());
  table.set({ table: exhibit.table(view), track: exhibit.track(view) });
};

export const stepReplay = (table: TableStore, step: 1 | -1): void => {
  const { replay } = table.get();
  if (replay !== undefined) openReplay(table, replay.at + step);
};

export const toggleReplay = (table: TableStore): void => {
  const { replay } = table.get();
  if (replay !== undefined) table.set({ replay: { ...replay, playing: !replay.playing } });
};

const STEP_MS = 350;

/** Steps through the log while the replay is playing. */
export const runReplay = (table: TableStore): (() => void) => {
  const timer = setInterval(() => {
    const { replay, log } = table.get();
    if (replay?.playing !== true) return;
    if (replay.at >= log.length) table.set({ replay: { ...replay, playing: false } });
    else openReplay(table, replay.at + 1);
  }, STEP_MS);
  return () => clearInterval(timer);
};
