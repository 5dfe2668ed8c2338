import type { Event } from '../../model/event.ts';
import { portSpecOf, shipsBerthed, specOf } from '../../model/fleet.ts';
import type { ShipSpec } from '../../model/roster.ts';
import type { State } from '../../model/state.ts';
import type { GroupId, PortId, ShipId } from '../../model/vocabulary.ts';

/** Ships of the Axis leave a port that is theirs no longer, without a check; submarines by themselves [F.4.2]. */
export const putToSea = (
  { common, fleets, nextGroup }: State,
  port: PortId,
  goes: (spec: ShipSpec) => boolean,
): readonly Event[] => {
  const ships = shipsBerthed(fleets.axis, port).filter(ship => goes(specOf(common, ship)));
  const isSubmarine = (ship: ShipId): boolean => specOf(common, ship).kind === 'SUB';
  const { hex } = portSpecOf(common, port);
  return [ships.filter(isSubmarine), ships.filter(ship => !isSubmarine(ship))]
    .filter(group => group.length > 0)
    .map((group, place) => ({
      type: 'formed',
      side: 'axis',
      group: (nextGroup + place) as GroupId,
      ships: group,
      place: { at: 'sea', hex },
    }));
};
