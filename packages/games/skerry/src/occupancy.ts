import type { HexId } from '@narrow-seas/hex';
import { type Boat, hexOf, type Table } from './state.ts';
import type { Side } from './vocabulary.ts';
import { watersOf } from './waters.ts';

const NOBODY = -1;

/** Which boat is where, made once per list of boats: lists never change, so it can never be stale. */
const occupancies = new WeakMap<readonly Boat[], Int16Array>();

const occupancyOf = (table: Table): Int16Array => {
  const known = occupancies.get(table.boats);
  if (known !== undefined) return known;
  const occupancy = new Int16Array(watersOf(table).grid.size).fill(NOBODY);
  for (const boat of table.boats) {
    if (boat.where.at === 'sea') occupancy[boat.where.hex] = boat.id;
  }
  occupancies.set(table.boats, occupancy);
  return occupancy;
};

export const boatAt = (table: Table, hex: HexId): Boat | undefined =>
  table.boats[occupancyOf(table)[hex] ?? NOBODY];

/** Boats of the other side next to this hex, without making lists of neighbours. */
export const enemyBeside = (table: Table, hex: HexId, side: Side): boolean => {
  const { neighbours } = watersOf(table).grid;
  const occupancy = occupancyOf(table);
  for (let place = hex * 6; place < hex * 6 + 6; place += 1) {
    const boat = table.boats[occupancy[neighbours[place] ?? NOBODY] ?? NOBODY];
    if (boat !== undefined && boat.side !== side) return true;
  }
  return false;
};

export const enemiesBeside = (table: Table, boat: Boat): readonly Boat[] => {
  const hex = hexOf(boat);
  if (hex === undefined) return [];
  const { neighbours } = watersOf(table).grid;
  return Array.from({ length: 6 }, (_, direction) => neighbours[hex * 6 + direction] as HexId)
    .map(beside => boatAt(table, beside))
    .filter(found => found !== undefined)
    .filter(found => found.side !== boat.side);
};
