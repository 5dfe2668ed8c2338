import type { Action } from '../model/action.ts';
import type { Phase } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { listActions } from '../turn/list.ts';

/** Phases in which one listed action stands for many, or in which the player has only just done something. */
const isOpen = (phase: Phase): boolean =>
  phase.name === 'targeting' ||
  phase.name === 'set-up' ||
  phase.name === 'arrival' ||
  phase.name === 'flight' ||
  (phase.name === 'segment' && phase.acted.length > 0);

/** The only thing that can be done, where it is only one. */
export const passed = (view: View): Action | undefined => {
  if (isOpen(view.table.phase)) return undefined;
  let only: Action | undefined;
  for (const action of listActions(view)) {
    if (only !== undefined) return undefined;
    only = action;
  }
  return only;
};
