import type { PastMoment } from '../link/protocol.ts';
import type { TableStore } from './table.ts';

/** Shows the board as it was after this many entries. */
export const openReplay = (table: TableStore, at: number, plays = false): void => {
  const { log, replay } = table.get();
  const length = Math.max(0, Math.min(at, log.length));
  const show = (past: PastMoment): void => {
    const { display } = table.get();
    const { view } = past;
    table.set({
      replay: { at: length, ...past, playing: (plays || replay?.playing === true) && length < log.length },
      board: display.board(view),
      track: display.track(view),
      picked: [],
      targets: [],
      choices: [],
      choicesAtHex: [],
      pointed: undefined,
      selected: undefined,
    });
  };
  table.client('replay', length).then(show, table.fail);
};

/** Back to the present. */
export const closeReplay = (table: TableStore): void => {
  table.present(false);
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
