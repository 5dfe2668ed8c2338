import type { Event } from '../event.ts';
import { chartOf, ownerAt } from '../fleet.ts';
import type { State } from '../state.ts';
import type { GroupId } from '../vocabulary.ts';
import { inEnemyCombatZone } from './combat-zone.ts';
import { kindOf } from './group.ts';
import { whereabouts } from './whereabouts.ts';

/** [F.7.2] By day in an enemy combat zone, or off an enemy port. Submarines dive [F.29 b]. */
export const sighted = (state: State, id: GroupId, night: boolean): readonly Event[] => {
  const found = whereabouts(state, id);
  if (found === undefined || found.group.seen || kindOf(state.common, found.group) === 'submarine') return [];
  const { group, hex, against } = found;
  const offPort = chartOf(state.common).portAt.has(hex) && ownerAt(state.common, hex) === against;
  const inZone = !night && inEnemyCombatZone(state, group.side, hex, false);
  return offPort || inZone ? [{ type: 'seen', group: id }] : [];
};
