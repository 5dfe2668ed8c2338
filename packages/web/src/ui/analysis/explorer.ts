import type { Continuation } from '@narrow-seas/core';
import type { Action, VariationMove } from '../../link/protocol.ts';
import type { Studies } from '../../store/studies.ts';
import type { TableStore } from '../../store/table.ts';
import type { ExplorerScreen, TableState } from '../../store/table-state.ts';
import { momentShown } from './engine.ts';
import { playAfter, tryFrom } from './variation.ts';

/** Milliseconds during which the worker may not hear the page. */
const SLICE = 60;

/** The position on the screen; two lines of a variation may be equally long. */
export const positionShown = (state: TableState): string =>
  `${momentShown(state)} ${state.variation?.at ?? ''}`;

const setExplorer = (table: TableStore, change: Partial<ExplorerScreen>): void => {
  const { explorer = { isOpen: false } } = table.get();
  table.set({ explorer: { ...explorer, ...change } });
};

/** Closed, nothing is read; opened again, reading goes on where it stopped. */
export const openExplorer = (table: TableStore, isOpen: boolean): void => {
  if (table.get().explorer?.isOpen !== isOpen) setExplorer(table, { isOpen });
};

/** Reads the games of this browser until all are read or the page moves on; the answer stops it. */
export const runExplorer = (table: TableStore): (() => void) => {
  const state = { isOver: false };
  const { replay } = table.get();
  const question = { ...(replay === undefined ? {} : { at: replay.at }), slice: SLICE };
  const read = async (): Promise<void> => {
    while (!state.isOver) {
      // oxlint-disable-next-line no-await-in-loop -- one slice after another: in between the page is heard
      const told = await table.client('explore', question);
      if (state.isOver) return;
      setExplorer(table, { told });
      if (told === undefined || told.complete) return;
    }
  };
  setExplorer(table, { told: undefined });
  read().catch(table.fail);
  return () => {
    state.isOver = true;
  };
};

const movesOf = ({ by, actions }: Continuation<Action>): readonly VariationMove[] =>
  actions.map(action => ({ by, action }));

/** Plays what others have played: in the variation, or as the beginning of one. */
export const tryPlayed = (table: TableStore, studies: Studies, way: Continuation<Action>): void => {
  const { variation, replay } = table.get();
  if (variation !== undefined) playAfter(table, variation.at, movesOf(way));
  else if (replay !== undefined) tryFrom(table, studies, { at: replay.at, moves: movesOf(way) });
};
