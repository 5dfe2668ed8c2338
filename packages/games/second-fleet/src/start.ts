import { baseSpec } from './bases.ts';
import { joined } from './forces.ts';
import { withPieces } from './position.ts';
import { specOf } from './roster.ts';
import type { Start, StartForce } from './scenarios.ts';
import type { Piece, Table, Where } from './state.ts';
import type { UnitId } from './vocabulary.ts';

/** A unit that has no part in the game. */
export const UNUSED: Piece = {
  where: { at: 'unused' },
  damaged: false,
  mark: 'none',
  deep: false,
  landed: false,
};

/** [C.16.2] Boxes up to the marker are there; what its owner must place waits, as does what comes later. */
export const withForce = (table: Table, { side, start, units, box }: StartForce): Table => {
  const here = box <= table.campaign.tracks[side];
  const placed = withPieces(table, units, (_piece, unit) => ({
    ...UNUSED,
    where: here ? whereAt(table, start, unit) : { at: 'due' },
  }));
  const ships = units.filter(
    unit => specOf(table, unit).arm === 'surface' && placed.pieces[unit]?.where.at === 'sea',
  );
  return joined(placed, ships);
};

/** A ship in the hex of its base, an aircraft on the base or carrier; it waits with a carrier that waits. */
const whereAt = (table: Table, start: Start, unit: UnitId): Where => {
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
