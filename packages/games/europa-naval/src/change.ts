import { sideOfShip } from './fleet.ts';
import { plain } from './plain.ts';
import type { AirUnit, Common, Fleet, Group, Port, Ship, State } from './state.ts';
import type { AirId, GroupId, PortId, ShipId, Side } from './vocabulary.ts';

/** Small copies of a state with one thing changed; only handlers of events use them. */

export const withCommon = (state: State, change: Partial<Common>): State => ({
  ...state,
  common: { ...state.common, ...change },
});

export const withFleet = (state: State, side: Side, change: (fleet: Fleet) => Fleet): State => ({
  ...state,
  fleets: { ...state.fleets, [side]: change(state.fleets[side]) },
});

const replaced = <T>(list: readonly T[], at: number, change: (item: T) => T): readonly T[] => {
  const copy = list.slice();
  copy[at] = plain(change(list[at] as T));
  return copy;
};

export const withShip = (state: State, ship: ShipId, change: (ship: Ship) => Ship): State =>
  withFleet(state, sideOfShip(state.common, ship), fleet => ({
    ...fleet,
    ships: replaced(fleet.ships, ship, change),
  }));

export const withPort = (state: State, port: PortId, change: (port: Port) => Port): State =>
  withCommon(state, { ports: replaced(state.common.ports, port, change) });

export const withAirUnit = (state: State, unit: AirId, change: (unit: AirUnit) => AirUnit): State =>
  withCommon(state, { air: replaced(state.common.air, unit, change) });

const sideOfGroup = ({ fleets }: State, id: GroupId): Side =>
  fleets.axis.groups.some(group => group.id === id) ? 'axis' : 'allied';

/** A group that is no longer there is no longer changed: it may have been sunk. Changes leave no field undefined. */
export const withGroup = (state: State, id: GroupId, change: (group: Group) => Group): State =>
  withFleet(state, sideOfGroup(state, id), fleet => ({
    ...fleet,
    groups: fleet.groups.map(group => (group.id === id ? change(group) : group)),
  }));

/** The group without a ship; without its last ship it is no more. */
export const withoutShip = (state: State, ship: ShipId): State =>
  withFleet(state, sideOfShip(state.common, ship), fleet => ({
    ...fleet,
    groups: fleet.groups
      .map(group =>
        group.ships.includes(ship) ? { ...group, ships: group.ships.filter(id => id !== ship) } : group,
      )
      .filter(({ ships }) => ships.length > 0),
  }));
