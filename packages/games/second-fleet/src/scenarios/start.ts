import type { HexId } from '@narrow-seas/hex';
import { baseAt, baseSpec, isPortInUse } from '../rules/stacking/bases.ts';
import { distanceBetween, watersOf, zoneOf } from '../model/chart.ts';
import { joined } from '../rules/stacking/forces.ts';
import { isPackIce } from '../rules/movement/ice.ts';
import { submarinesAt, surfaceAt, withPieces } from '../model/position.ts';
import { hasSeaRoom } from '../rules/stacking/room.ts';
import { specOf } from '../model/roster.ts';
import type { Start, StartForce } from './spec.ts';
import type { Piece, PublicState, Where } from '../model/state.ts';
import { enemyOf, type Side, type UnitId } from '../model/vocabulary.ts';

/** A unit that has no part in the game. */
export const UNUSED: Piece = {
  where: { at: 'unused' },
  damaged: false,
  mark: 'none',
  deep: false,
  landed: false,
};

/** [C.16.2] Boxes up to the marker are there; what its owner must place waits, as does what comes later. */
export const withForce = (table: PublicState, { side, start, units, box }: StartForce): PublicState => {
  const here = box <= table.campaign.tracks[side];
  const ships = units.filter(unit => specOf(table, unit).arm === 'surface');
  const berth = berthOf(table, side, start, ships);
  const placed = withPieces(table, units, (_piece, unit) => ({
    ...UNUSED,
    where: here ? whereAt(table, ships.includes(unit) ? berth : start, unit) : { at: 'due' },
  }));
  return joined(
    placed,
    ships.filter(unit => placed.pieces[unit]?.where.at === 'sea'),
  );
};

/** [6.1] [5] Whether ships of a side can lie in a hex: there is room, no pack ice and nobody else. */
const isOpenTo = (table: PublicState, side: Side, hex: HexId, ships: readonly UnitId[]): boolean =>
  hasSeaRoom(table, side, hex, ships) &&
  !isPackIce(table, hex) &&
  surfaceAt(table, enemyOf(side), hex).length === 0 &&
  submarinesAt(table, enemyOf(side), hex).length === 0;

const isPortOf = (table: PublicState, side: Side, hex: HexId): boolean => {
  const base = baseAt(hex);
  return base !== undefined && isPortInUse(table, side, base);
};

/** Ships that cannot lie where they start lie together as near as they can: in a port if they were to be in one. */
const berthOf = (table: PublicState, side: Side, start: Start, ships: readonly UnitId[]): Start => {
  if ((start.at !== 'base' && start.at !== 'hex') || ships.length === 0) return start;
  const own = start.at === 'base' ? baseSpec(start.base).hex : start.hex;
  if (isOpenTo(table, side, own, ships)) return start;
  const near = watersOf(zoneOf(own)).toSorted((a, b) => distanceBetween(own, a) - distanceBetween(own, b));
  const ports = start.at === 'base' ? near.filter(hex => isPortOf(table, side, hex)) : [];
  const waters = near.filter(hex => baseAt(hex) === undefined);
  const hex = [...ports, ...waters].find(one => isOpenTo(table, side, one, ships));
  return hex === undefined ? start : { at: 'hex', hex };
};

/** A ship in the hex of its base, an aircraft on the base or carrier; it waits with a carrier that waits. */
const whereAt = (table: PublicState, start: Start, unit: UnitId): Where => {
  const flies = specOf(table, unit).arm === 'air';
  switch (start.at) {
    case 'hex':
      return { at: 'sea', hex: start.hex };
    case 'base':
      return flies
        ? { at: 'home', home: { kind: 'base', base: start.base } }
        : { at: 'sea', hex: baseSpec(start.base).hex };
    case 'carrier':
      return table.pieces[start.carrier]?.where.at === 'sea'
        ? { at: 'home', home: { kind: 'carrier', carrier: start.carrier } }
        : { at: 'due' };
    default:
      return { at: 'due' };
  }
};
