import {
  copyOfAirUnit,
  copyOfCommon,
  copyOfFleet,
  copyOfGroup,
  copyOfIdle,
  copyOfPools,
  copyOfPort,
  copyOfShip,
  copyOfTroop,
} from './copy.ts';
import { sideOfShip } from './fleet.ts';
import { plainData } from './plain-data.ts';
import type { AirUnit, Common, Fleet, Group, Phase, Pools, Port, Ship, State, Troop } from './state.ts';
import type { AirId, GroupId, PortId, ShipId, Side } from './vocabulary.ts';

/** Small copies of a state with one thing changed; only handlers of events use them. */

export const withCommon = ({ common, fleets, nextGroup }: State, change: Partial<Common>): State => ({
  common: Object.assign(copyOfCommon(common), change),
  fleets,
  nextGroup,
});

/** The most frequent change of all. */
export const withPhase = ({ common, fleets, nextGroup }: State, phase: Phase): State => {
  const copy = copyOfCommon(common);
  copy.phase = phase;
  return { common: copy, fleets, nextGroup };
};

/** What a fleet or a group changes by; the rest stays. */
type Change<T> = (part: T) => Partial<T>;

const withNewFleet = ({ common, fleets, nextGroup }: State, side: Side, fleet: Fleet): State => ({
  common,
  fleets: side === 'axis' ? { axis: fleet, allied: fleets.allied } : { axis: fleets.axis, allied: fleet },
  nextGroup,
});

export const withFleet = (state: State, side: Side, change: Change<Fleet>): State => {
  const fleet = state.fleets[side];
  return withNewFleet(state, side, Object.assign(copyOfFleet(fleet), change(fleet)));
};

export const withShip = (state: State, ship: ShipId, change: (ship: Ship) => Ship): State =>
  withFleet(state, sideOfShip(state.common, ship), ({ ships }) => ({
    ships: ships.with(ship, copyOfShip(plainData(change(ships[ship] as Ship)))),
  }));

export const withPort = (state: State, port: PortId, change: (port: Port) => Port): State => {
  const { ports } = state.common;
  return withCommon(state, { ports: ports.with(port, copyOfPort(plainData(change(ports[port] as Port)))) });
};

export const withPools = (state: State, side: Side, change: Partial<Pools>): State => {
  const copy = copyOfFleet(state.fleets[side]);
  copy.pools = Object.assign(copyOfPools(copy.pools), change);
  return withNewFleet(state, side, copy);
};

/** The same part with fewer REs. */
export const reduced = (troop: Troop, re: number): Troop => {
  const copy = copyOfTroop(troop);
  copy.re -= re;
  return copy;
};

export const withAirUnit = (state: State, unit: AirId, change: (unit: AirUnit) => AirUnit): State => {
  const { air } = state.common;
  return withCommon(state, { air: air.with(unit, copyOfAirUnit(plainData(change(air[unit] as AirUnit)))) });
};

const placeOf = (groups: readonly Group[], id: GroupId): number => {
  for (let at = 0; at < groups.length; at += 1) if (groups[at]?.id === id) return at;
  return -1;
};

const withGroupAt = (state: State, id: GroupId, next: (group: Group) => Group): State => {
  const side = placeOf(state.fleets.axis.groups, id) < 0 ? 'allied' : 'axis';
  const copy = copyOfFleet(state.fleets[side]);
  const { groups } = copy;
  const at = placeOf(groups, id);
  if (at < 0) return state;
  copy.groups = groups.with(at, next(groups[at] as Group));
  return withNewFleet(state, side, copy);
};

/** A group that is no longer there is no longer changed: it may have been sunk. */
export const withGroup = (state: State, id: GroupId, change: Change<Group>): State =>
  withGroupAt(state, id, group => Object.assign(copyOfGroup(group), change(group)));

/** [F.5.2] The group with work under way, or without. */
export const withWork = (state: State, id: GroupId, work: Group['work']): State =>
  withGroupAt(state, id, group => {
    const copy = copyOfIdle(group);
    if (work !== undefined) copy.work = work;
    return copy;
  });

const groupsWithout = (groups: readonly Group[], ship: ShipId): readonly Group[] =>
  groups.flatMap(group => {
    if (!group.ships.includes(ship)) return [group];
    const copy = copyOfGroup(group);
    copy.ships = group.ships.filter(id => id !== ship);
    return copy.ships.length > 0 ? [copy] : [];
  });

/** The group without a ship; without its last ship it is no more. */
export const withoutShip = (state: State, ship: ShipId): State =>
  withFleet(state, sideOfShip(state.common, ship), ({ groups }) => ({ groups: groupsWithout(groups, ship) }));
