import { type Event, NOTHING } from '../../model/event.ts';
import { chartOf, ownerAt } from '../../model/fleet.ts';
import type { State } from '../../model/state.ts';
import { inEnemyCombatZone } from './combat-zone.ts';
import { kindOf } from '../groups/group.ts';
import type { Whereabouts } from '../groups/whereabouts.ts';

/** [F.7.2] By day in an enemy combat zone, or off an enemy port. Submarines dive [F.29 b]. */
export const sighted = (
  state: State,
  { group, hex, against }: Whereabouts,
  night: boolean,
): readonly Event[] => {
  if (group.seen || kindOf(state.common, group) === 'submarine') return NOTHING;
  const offPort = chartOf(state.common).portAt.has(hex) && ownerAt(state.common, hex) === against;
  const inZone = !night && inEnemyCombatZone(state, group.side, hex, false);
  return offPort || inZone ? [{ type: 'seen', group: group.id }] : NOTHING;
};
