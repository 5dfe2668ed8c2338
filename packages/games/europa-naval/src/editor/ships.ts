import { type Fault, fault, ok, type Result } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { withCommon, withFleet, withoutShip, withShip } from '../model/change.ts';
import {
  allShips,
  chartOf,
  groupOf,
  hexOfPlace,
  portOf,
  shipOf,
  sideOfShip,
  specOf,
} from '../model/fleet.ts';
import type { Fleet, Group, Place, Ship, ShipWhere, State } from '../model/state.ts';
import { enemyOf, type GroupId, type PortId, type ShipId, type Side } from '../model/vocabulary.ts';
import { newGroup } from '../rules/groups/group.ts';
import { fullStrength } from '../rules/naval-combat/strength.ts';
import { emptyShip, goneAir } from '../text/empty.ts';
import { expected } from './plans.ts';
import { SAID } from './words.ts';

export const fleetOf = (state: State, ship: ShipId): Fleet => state.fleets[sideOfShip(state.common, ship)];

/** The group that the ship sails in. */
export const groupWith = (state: State, ship: ShipId): Group | undefined => {
  const fleet = fleetOf(state, ship);
  const { where } = shipOf(fleet, ship);
  return where.at === 'group' ? groupOf(fleet, where.group) : undefined;
};

/** Where a ship is, alone or in a group; undefined where it is not in play. */
export const placeOfShip = (state: State, ship: ShipId): Place | undefined => {
  const { where } = shipOf(fleetOf(state, ship), ship);
  if (where.at === 'port') return { at: 'port', port: where.port };
  if (where.at === 'atlantic') return { at: 'atlantic' };
  return groupWith(state, ship)?.place;
};

export const hexOfShip = (state: State, ship: ShipId): HexId | undefined => {
  const place = placeOfShip(state, ship);
  return place === undefined ? undefined : hexOfPlace(state.common, place);
};

/** [F.4] What a group can move follows from who is in it. */
const withAllowances = (state: State, side: Side): State =>
  withFleet(state, side, ({ groups }) => ({
    groups: groups.map(group => {
      const { allowance } = newGroup(state.common, group.id, side, group.ships, group.place);
      return { ...group, allowance, spent: Math.min(group.spent, allowance) };
    }),
  }));

/** Fighters do not cover a group that is no more. */
const withoutLostCover = (state: State): State => {
  const ids = new Set([...state.fleets.axis.groups, ...state.fleets.allied.groups].map(({ id }) => id));
  const air = state.common.air.map(unit => {
    const { mission, ...rest } = unit;
    const isLost = mission?.kind === 'cap' && 'group' in mission.over && !ids.has(mission.over.group);
    return isLost ? rest : unit;
  });
  return withCommon(state, { air });
};

/** What a ship takes along wherever it is put; what it has behind it in a step stays behind. */
const moved = (state: State, ship: ShipId, where: ShipWhere): Ship => {
  const was = shipOf(fleetOf(state, ship), ship);
  const { hits, half } = was.where.at === 'sunk' ? { hits: 0, half: false } : was;
  const { cargo, salvos } = was;
  const isBack = was.where.at === 'gone';
  return {
    ...emptyShip(state.common, ship),
    ...(isBack ? {} : { salvos }),
    hits,
    half,
    cargo,
    refit: was.refit && where.at === 'port',
    where,
  };
};

/** The ship out of its group and at this place, for now without a group. */
const placed = (state: State, ship: ShipId, where: ShipWhere): State => {
  const next = withShip(state, ship, () => moved(state, ship, where));
  return withoutLostCover(withAllowances(withoutShip(next, ship), sideOfShip(state.common, ship)));
};

/** In a group of its own. */
export const alone = (state: State, ship: ShipId, place: Place): State => {
  const group = state.nextGroup as GroupId;
  const side = sideOfShip(state.common, ship);
  const out = placed(state, ship, { at: 'group', group });
  const formed = withFleet(out, side, ({ groups }) => ({
    groups: [...groups, newGroup(state.common, group, side, [ship], place)],
  }));
  return { ...formed, nextGroup: group + 1 };
};

export const joining = (state: State, ship: ShipId, group: GroupId): State => {
  const side = sideOfShip(state.common, ship);
  const out = placed(state, ship, { at: 'group', group });
  const joined = withFleet(out, side, ({ groups }) => ({
    groups: groups.map(each => (each.id === group ? { ...each, ships: [...each.ships, ship] } : each)),
  }));
  return withAllowances(joined, side);
};

export const berthed = (state: State, ship: ShipId, port: PortId): State =>
  placed(state, ship, { at: 'port', port });

const isSubmarine = (state: State, ship: ShipId): boolean => specOf(state.common, ship).kind === 'SUB';

const isSame = (one: Place, other: Place): boolean => JSON.stringify(one) === JSON.stringify(other);

/** [F.4.2] Groups of its side at this place that the ship can sail with. */
export const companies = (state: State, ship: ShipId, place: Place): readonly Group[] =>
  fleetOf(state, ship).groups.filter(
    group =>
      isSame(group.place, place) &&
      group.ships.some(other => other !== ship) &&
      group.ships.every(other => other === ship || isSubmarine(state, other) === isSubmarine(state, ship)),
  );

/** In a port that is not the enemy's, else at sea, with the first group that it can sail with. */
export const putShip = (state: State, ship: ShipId, hex: HexId): State => {
  if (hexOfShip(state, ship) === hex) return state;
  const { common } = state;
  const port = chartOf(common).portAt.get(hex);
  if (port !== undefined && portOf(common, port.id).owner !== enemyOf(sideOfShip(common, ship)))
    return berthed(state, ship, port.id);
  const place: Place = { at: 'sea', hex };
  const [company] = companies(state, ship, place);
  return company === undefined ? alone(state, ship, place) : joining(state, ship, company.id);
};

/** What becomes of the aircraft of a carrier that goes. */
const withAircraft = (state: State, ship: ShipId, place: string): State => {
  const air = state.common.air.map((unit, id) => {
    if (unit.base.at !== 'ship' || unit.base.ship !== ship) return unit;
    if (unit.status === 'gone' || place === 'atlantic') return unit;
    if (place === 'none') return goneAir(state.common, id);
    const { mission: _mission, ...rest } = unit;
    return { ...rest, status: place === 'due' ? ('due' as const) : ('eliminated' as const) };
  });
  return withCommon(state, { air });
};

const goneShip = (state: State, ship: ShipId, where: ShipWhere): State =>
  withShip(placed(state, ship, where), ship, () => ({ ...emptyShip(state.common, ship), where }));

/** [F.4.1] A ship that is sunk has no strength left. */
const sunkShip = (state: State, ship: ShipId): State => {
  const { half } = shipOf(fleetOf(state, ship), ship);
  const hits = fullStrength(specOf(state.common, ship).strength, { half });
  return withShip(goneShip(state, ship, { at: 'sunk' }), ship, gone => ({ ...gone, half, hits }));
};

export const asideShip = (state: State, ship: ShipId, place: string): Result<State, Fault> => {
  const out = withAircraft(state, ship, place);
  switch (place) {
    case 'none':
      return ok(goneShip(out, ship, { at: 'gone' }));
    case 'due':
      return ok(expected(placed(out, ship, { at: 'due' }), 'ship', ship));
    case 'atlantic':
      return ok(placed(out, ship, { at: 'atlantic' }));
    case 'lost':
      return ok(sunkShip(out, ship));
    default:
      return place === 'river' && placeOfShip(state, ship)?.at === 'channel'
        ? ok(state)
        : fault('ERR_EDIT', place, place === 'river' ? SAID.noRiver : SAID.noSuchPlace);
  }
};

/** Every ship of the position, with its number. */
export const shipIds = (state: State): readonly ShipId[] =>
  allShips(state.common).map((_, ship) => ship as ShipId);
