import { primaryOf } from '../store/primary.ts';
import type { TableStore } from '../store/table.ts';
import { forgotten } from '../store/to-act.ts';
import type { Stage } from '../ui/stage.ts';
import { goToDuty } from './duty.ts';
import { letStay, nextReady } from './next-ready.ts';

/** Ends the phase at once when nothing would be left, and asks otherwise. */
export const tryToEnd = (table: TableStore, { settings }: Stage): void => {
  const { onlyLosses } = settings.get();
  const state = table.get();
  const { end } = state.snapshot.survey;
  if (end === undefined || end.refusal !== undefined) return;
  const isLeft = end.losses.length > 0 || (onlyLosses === 'no' && forgotten(state).length > 0);
  if (!isLeft) return table.end();
  const { panelHeight } = state;
  table.set({ ending: true, tab: 'here', panelHeight: panelHeight === 'low' ? 'half' : panelHeight });
};

/** Does what the primary button says. */
export const pressPrimary = (table: TableStore, stage: Stage): void => {
  const primary = primaryOf(table.get());
  switch (primary?.type) {
    case 'do':
      return table.perform(primary.choice);
    case 'duty':
      return goToDuty(table, stage, primary.duty);
    case 'next':
      return nextReady(table, stage, 1);
    case 'stay':
      return letStay(table, stage);
    case 'end':
      return tryToEnd(table, stage);
    case 'back':
      return table.stepBack();
    default:
      return undefined;
  }
};
