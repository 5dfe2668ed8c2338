import type { Event } from '../../model/event.ts';
import { cargoRoom, loadOf, pointsOf } from '../transport/cargo.ts';
import { shipOf, sideOfShip, specOf } from '../../model/fleet.ts';
import type { Cargo, State } from '../../model/state.ts';
import { afterHits, currentStrength, isSunk } from './strength.ts';
import type { ShipId } from '../../model/vocabulary.ts';

/** The part of a load that must go so that the rest is lighter by these points: whole SPs, mines and REs. */
const partOf = (cargo: Cargo, points: number): Cargo => {
  if (pointsOf(cargo) <= points) return cargo;
  if (cargo.kind === 'troops')
    return { ...cargo, re: Math.min(cargo.re, Math.ceil(cargo.mech ? points / 2 : points)) };
  const each = pointsOf(cargo) / cargo.amount;
  return { ...cargo, amount: Math.min(cargo.amount, Math.ceil(points / each)) };
};

/** [F.4.1] Cargo that no longer fits is lost, the last loaded first. */
const overboard = (cargo: readonly Cargo[], room: number): readonly Cargo[] => {
  let excess = loadOf(cargo) - room;
  const gone: Cargo[] = [];
  for (const each of cargo.toReversed()) {
    if (excess <= 0) break;
    const part = partOf(each, excess);
    gone.push(part);
    excess -= pointsOf(part);
  }
  return gone;
};

/** [F.4.1] Hits on a naval unit: its strength falls, its cargo with it, and it may sink. */
export const hitShip = (state: State, ship: ShipId, hits: number): readonly Event[] => {
  if (hits === 0) return [];
  const fleet = state.fleets[sideOfShip(state.common, ship)];
  const { kind, strength } = specOf(state.common, ship);
  const hull = afterHits(kind, strength, shipOf(fleet, ship), hits);
  const { cargo } = shipOf(fleet, ship);
  if (isSunk(strength, hull))
    return [{ type: 'hit', ship, hits }, ...cargo.map(each => lost(ship, each)), { type: 'sunk', ship }];
  const room = cargoRoom(kind, currentStrength(strength, hull), strength);
  return [{ type: 'hit', ship, hits }, ...overboard(cargo, room).map(each => lost(ship, each))];
};

const lost = (ship: ShipId, cargo: Cargo): Event => ({ type: 'cargo-lost', ship, cargo });
