import { fold } from '../turn/chain.ts';
import type { Event } from '../model/event.ts';
import { UNKNOWN } from '../model/fleet.ts';
import type { State } from '../model/state.ts';
import type { View } from '../secrets/view.ts';

/** The viewer's knowledge as a state: what the other side hides plays no part in what is only planned. */
export const stateSeen = ({ viewer, common, own, nextGroup }: View): State => ({
  common,
  fleets: {
    axis: viewer === 'axis' && own !== undefined ? own : UNKNOWN,
    allied: viewer === 'allied' && own !== undefined ? own : UNKNOWN,
  },
  nextGroup,
});

/** The view after these events of one's own, if nothing came between: plans can be shown before they are made. */
export const foreseen = (view: View, events: readonly Event[]): View => {
  if (view.viewer === 'spectator') return view;
  const { common, fleets, nextGroup } = fold(stateSeen(view), events);
  return { ...view, common, own: fleets[view.viewer], nextGroup };
};
