import type { HexId } from '@narrow-seas/hex';
import { groupOf } from '../../model/fleet.ts';
import type { Fleet, Group, State } from '../../model/state.ts';
import { enemyOf, type GroupId, type Side } from '../../model/vocabulary.ts';

/** A group at sea, its hex and its fleet. */
export interface Whereabouts {
  readonly group: Group;
  readonly hex: HexId;
  readonly fleet: Fleet;
  readonly enemy: Fleet;
  readonly against: Side;
}

/** Where a group is at sea; undefined once it is sunk or in port. */
export const whereabouts = ({ fleets }: State, id: GroupId): Whereabouts | undefined => {
  const group = groupOf(fleets.axis, id) ?? groupOf(fleets.allied, id);
  if (group?.place.at !== 'sea') return undefined;
  const against = enemyOf(group.side);
  return { group, hex: group.place.hex, fleet: fleets[group.side], enemy: fleets[against], against };
};

/** A group that we know to be at sea. */
export const atSea = (state: State, id: GroupId): Whereabouts => {
  const found = whereabouts(state, id);
  if (found === undefined) throw new RangeError(`Group ${id} is not at sea`);
  return found;
};
