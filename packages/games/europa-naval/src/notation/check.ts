import { type Fault, fault, ok, type Result } from '@narrow-seas/core';
import { chartOf, shipOf, specOf } from '../fleet.ts';
import type { Common, Fleet, State } from '../state.ts';
import { currentStrength } from '../strength.ts';
import { type ShipId, SIDES, type Side } from '../vocabulary.ts';
import { cargoRoom, loadOf } from '../cargo.ts';
import { nameOf } from './names.ts';

interface Flaw {
  readonly at: string;
  readonly message: string;
}

const flawOfGroups = (common: Common, { groups }: Fleet): Flaw | undefined => {
  const chart = chartOf(common);
  for (const { id, place, ships } of groups) {
    const name = `group ${id}`;
    if (place.at === 'sea' && chart.water[place.hex] !== 1)
      return { at: name, message: 'Ships cannot be on land.' };
    const subs = ships.filter(ship => specOf(common, ship).kind === 'SUB').length;
    if (subs > 0 && subs < ships.length)
      return { at: name, message: 'Submarines never sail with others [F.4.2].' };
  }
  return undefined;
};

const flawOfShip = (common: Common, fleet: Fleet, id: ShipId): string | undefined => {
  const { kind, strength, role } = specOf(common, id);
  const ship = shipOf(fleet, id);
  const left = currentStrength(strength, ship);
  const afloat = ship.where.at === 'port' || ship.where.at === 'group' || ship.where.at === 'atlantic';
  if (afloat && left <= 0) return 'It is sunk, and yet there.';
  const room = role === 'minelayer' ? 2 : cargoRoom(kind, left, strength);
  return afloat && loadOf(ship.cargo) > Math.max(room, 0) ? 'It carries more than it can [F.4].' : undefined;
};

const flawOfSide = (common: Common, fleet: Fleet, side: Side): Flaw | undefined => {
  for (const id of fleet.ships.keys()) {
    if (specOf(common, id as ShipId).side !== side) continue;
    const message = flawOfShip(common, fleet, id as ShipId);
    if (message !== undefined) return { at: nameOf(common, 'ships', id), message };
  }
  return flawOfGroups(common, fleet);
};

/** A position that could not come about is refused, with the ship or group at fault. */
export const checkPosition = (state: State): Result<State, Fault> => {
  const flaw = SIDES.map(side => flawOfSide(state.common, state.fleets[side], side)).find(
    found => found !== undefined,
  );
  return flaw === undefined ? ok(state) : fault('ERR_POSITION', flaw.at, flaw.message);
};
