import { progressFrom } from '../turn/chain.ts';
import { activate } from '../rules/action/activation.ts';
import { takeOff, type TakeOff } from '../rules/combat/flight.ts';
import type { Segment } from '../model/sea/phase.ts';
import type { Secret, State } from '../model/state.ts';
import { type View, viewFor } from '../secrets/view.ts';
import type { UnitId } from '../model/vocabulary.ts';

const NO_SECRET: Secret = { orders: [], stores: [], wings: [], lots: [] };

/** The viewer's knowledge as a state: what the other side hides plays no part in what happens in the open. */
export const stateSeen = ({ viewer, table, own }: View): State => ({
  table,
  secret: {
    nato: viewer === 'nato' && own !== undefined ? own : NO_SECRET,
    soviet: viewer === 'soviet' && own !== undefined ? own : NO_SECRET,
  },
});

/** The view after these ships have been activated: what they could do then can be shown before they are. */
export const activatedView = (view: View, segment: Segment, units: readonly UnitId[]): View => {
  const state = stateSeen(view);
  return viewFor(progressFrom(state, activate(state, segment, units, false)).state, view.viewer);
};

/** The view after these aircraft have taken off. */
export const flyingView = (view: View, action: TakeOff): View => {
  const state = stateSeen(view);
  return viewFor(progressFrom(state, takeOff(state, view, action)).state, view.viewer);
};
