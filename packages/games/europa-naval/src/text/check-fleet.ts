import { cargoRoom, loadOf } from '../rules/transport/cargo.ts';
import { chartOf, groupOf, shipOf, specOf } from '../model/fleet.ts';
import type { Common, Fleet, ShipWhere } from '../model/state.ts';
import { currentStrength, fullStrength } from '../rules/naval-combat/strength.ts';
import { enemyOf, type PortId, type ShipId, SIDES, type Side } from '../model/vocabulary.ts';
import { type Flaw, type FlawOf, flaw } from './flaw.ts';
import { nameOf } from './names.ts';

type FlawOfFleet = (common: Common, fleet: Fleet, side: Side) => Flaw | undefined;

/** [F.4.1] Strength is what is printed less the hits; what has none left is sunk, and nothing else is. */
const flawOfShip = (common: Common, fleet: Fleet, id: ShipId): string | undefined => {
  const { kind, strength, role } = specOf(common, id);
  const ship = shipOf(fleet, id);
  if (ship.hits < 0 || ship.hits > fullStrength(strength, ship))
    return `This ship cannot have ${ship.hits} hits [F.4.1].`;
  const left = currentStrength(strength, ship);
  const { at } = ship.where;
  const afloat = at === 'port' || at === 'group' || at === 'atlantic';
  if (afloat && left <= 0) return 'This ship has no strength left, so it must be sunk.';
  if (at === 'sunk' && left > 0) return 'This ship is sunk but still has strength left [F.4.1].';
  const load = loadOf(ship.cargo);
  if ((at === 'sunk' || at === 'gone') && load > 0)
    return 'This ship has left the game but still carries cargo [F.10.1].';
  const room = role === 'minelayer' ? 2 : cargoRoom(kind, left, strength);
  return afloat && load > Math.max(room, 0)
    ? 'This ship carries more cargo than it has room for [F.4].'
    : undefined;
};

const shipsHold: FlawOfFleet = (common, fleet, side) => {
  for (const id of fleet.ships.keys()) {
    if (specOf(common, id as ShipId).side !== side) continue;
    const message = flawOfShip(common, fleet, id as ShipId);
    if (message !== undefined) return flaw(nameOf(common, 'ship', id), message);
  }
  return undefined;
};

/** [F.4.2] Groups are at sea, and no submarine sails with others. */
const placesHold: FlawOfFleet = (common, { groups }) => {
  const chart = chartOf(common);
  for (const { id, place, ships } of groups) {
    if (place.at === 'sea' && chart.water[place.hex] !== 1)
      return flaw(`group ${id}`, 'Ships cannot be on land.');
    const subs = ships.filter(ship => specOf(common, ship).kind === 'SUB').length;
    if (subs > 0 && subs < ships.length)
      return flaw(`group ${id}`, 'Submarines cannot sail with other ships [F.4.2].');
  }
  return undefined;
};

/** [F.4.2] Each ship at sea is in one group, and that group says so. */
const groupsHold: FlawOf = ({ fleets, nextGroup, common }) => {
  const ids = new Set<number>();
  for (const side of SIDES) {
    const seen = new Map<ShipId, number>();
    for (const { id, ships, side: owner } of fleets[side].groups) {
      if (owner !== side || ids.has(id) || id < 0 || !Number.isInteger(id) || id >= nextGroup)
        return flaw(
          `group ${id}`,
          'Each group needs its own number, below the number of the next group [F.4.2].',
        );
      if (ships.length === 0) return flaw(`group ${id}`, 'A group needs at least one ship [F.4.2].');
      ids.add(id);
      for (const ship of ships) {
        if (seen.has(ship)) return flaw(nameOf(common, 'ship', ship), 'The ship is in two groups [F.4.2].');
        seen.set(ship, id);
      }
    }
    const wrong = fleets[side].ships.findIndex(
      ({ where }, ship) => (where.at === 'group' ? where.group : undefined) !== seen.get(ship as ShipId),
    );
    if (wrong >= 0)
      return flaw(nameOf(common, 'ship', wrong), 'This ship is not in a group of its own side [F.4.2].');
  }
  return undefined;
};

/** Phases in which the ships of a port that has changed hands are still on their way out. */
const LEAVING: ReadonlySet<string> = new Set([
  'scuttle-roll',
  'surrender',
  'surrender-scuttle',
  'surrender-roll',
]);

/** The port a ship lies in, alone or in a group that has not put to sea. */
const berthOf = (fleet: Fleet, where: ShipWhere): PortId | undefined => {
  const place = where.at === 'group' ? groupOf(fleet, where.group)?.place : where;
  return place?.at === 'port' ? place.port : undefined;
};

/** [F.4.3] [36.B] Nobody lies in a port of the enemy's. */
const harboursHold: FlawOfFleet = (common, fleet, side) => {
  if (LEAVING.has(common.phase.name)) return undefined;
  for (const [id, { where }] of fleet.ships.entries()) {
    const port = berthOf(fleet, where);
    if (port !== undefined && common.ports[port]?.owner === enemyOf(side))
      return flaw(nameOf(common, 'ship', id), 'This ship is in an enemy port [F.4.3].');
  }
  return undefined;
};

/** [F.17] Supplies lie in one heap at a port, and are never owed. */
const stocksHold: FlawOfFleet = (common, { stocks }) => {
  for (const [place, { port, sp, srp }] of stocks.entries()) {
    const name = nameOf(common, 'port', port);
    if (stocks.findIndex(stock => stock.port === port) !== place)
      return flaw(name, 'The stock of this port is given twice.');
    if (sp < 0 || srp < 0) return flaw(name, 'Supplies cannot be negative [F.17].');
  }
  return undefined;
};

const ofBoth =
  (check: FlawOfFleet): FlawOf =>
  ({ common, fleets }) => {
    for (const side of SIDES) {
      const found = check(common, fleets[side], side);
      if (found !== undefined) return found;
    }
    return undefined;
  };

/** Ships, groups, harbours and stocks. */
export const FLEET_CHECKS: readonly FlawOf[] = [
  ofBoth(shipsHold),
  ofBoth(placesHold),
  groupsHold,
  ofBoth(harboursHold),
  ofBoth(stocksHold),
];
