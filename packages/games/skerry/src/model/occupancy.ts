import type { HexId } from '@narrow-seas/hex';
import { type Boat, hexOf, type BoatPositions } from './state.ts';
import type { BoatId, Side } from './vocabulary.ts';
import { watersOf } from './waters.ts';

/** Which boat is where as its id + 1, 0 for nobody, made once per list of boats: lists never change, so it can never be stale. */
const occupancies = new WeakMap<readonly Boat[], Int16Array>();

export const occupancyOf = (table: BoatPositions): Int16Array => {
  const known = occupancies.get(table.boats);
  if (known !== undefined) return known;
  const occupancy = new Int16Array(watersOf(table).grid.size);
  for (const boat of table.boats) {
    if (boat.where.at === 'sea') occupancy[boat.where.hex] = boat.id + 1;
  }
  occupancies.set(table.boats, occupancy);
  return occupancy;
};

/**
 * Hands the index on from a list of boats to the one that a move made of it, so that play does not build it again for
 * every move. The older list gives its own up; should somebody ask it again, it is built again.
 */
export const handOn = (from: readonly Boat[], to: readonly Boat[], id: BoatId): void => {
  const occupancy = occupancies.get(from);
  const [before, after] = [from[id], to[id]];
  if (occupancy === undefined || before === undefined || after === undefined) return;
  occupancies.delete(from);
  if (before.where.at === 'sea') occupancy[before.where.hex] = 0;
  if (after.where.at === 'sea') occupancy[after.where.hex] = id + 1;
  occupancies.set(to, occupancy);
};

export const boatAt = (table: BoatPositions, hex: HexId): Boat | undefined =>
  table.boats[(occupancyOf(table)[hex] ?? 0) - 1];

/** Boats of the other side next to this hex, without making lists of neighbours. */
export const enemyBeside = (table: BoatPositions, hex: HexId, side: Side): boolean => {
  const { neighbours } = watersOf(table).grid;
  const occupancy = occupancyOf(table);
  for (let place = hex * 6; place < hex * 6 + 6; place += 1) {
    const boat = table.boats[(occupancy[neighbours[place] ?? -1] ?? 0) - 1];
    if (boat !== undefined && boat.side !== side) return true;
  }
  return false;
};

export const enemiesBeside = (table: BoatPositions, boat: Boat): readonly Boat[] => {
  const hex = hexOf(boat);
  if (hex === undefined) return [];
  const { neighbours } = watersOf(table).grid;
  const occupancy = occupancyOf(table);
  const enemies: Boat[] = [];
  for (let place = hex * 6; place < hex * 6 + 6; place += 1) {
    const other = table.boats[(occupancy[neighbours[place] ?? -1] ?? 0) - 1];
    if (other !== undefined && other.side !== boat.side) enemies.push(other);
  }
  return enemies;
};
