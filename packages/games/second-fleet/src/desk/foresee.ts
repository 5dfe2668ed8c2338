import { fold } from '../chain.ts';
import type { Event } from '../event.ts';
import { activate } from '../sea/activation.ts';
import type { Segment } from '../sea/phase.ts';
import type { Secret, State } from '../state.ts';
import { type View, viewFor } from '../view.ts';
import type { UnitId } from '../vocabulary.ts';

const NO_SECRET: Secret = { orders: [], stores: [], wings: [], lots: [] };

/** The viewer's knowledge as a state: what the other side hides plays no part in what happens in the open. */
const stateSeen = ({ viewer, table, own }: View): State => ({
  table,
  secret: {
    nato: viewer === 'nato' && own !== undefined ? own : NO_SECRET,
    soviet: viewer === 'soviet' && own !== undefined ? own : NO_SECRET,
  },
});

/** The view after these ships have been activated: what they could do then can be shown before they are. */
export const activatedView = (view: View, segment: Segment, units: readonly UnitId[]): View => {
  const state = stateSeen(view);
  const events: readonly Event[] = activate(state, segment, units, false);
  return viewFor(fold(state, events), view.viewer);
};
