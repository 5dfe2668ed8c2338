import { baseAt, isPortInUse } from '../stacking/bases.ts';
import { pieceOf } from '../../model/position.ts';
import { specOf } from '../../model/roster.ts';
import type { PublicState } from '../../model/state.ts';
import type { Side, UnitId } from '../../model/vocabulary.ts';

/** [C.18.5] In a port of one's side that can be used. */
export const isInPort = (table: PublicState, side: Side, unit: UnitId): boolean => {
  const { where } = pieceOf(table, unit);
  const base = where.at === 'sea' ? baseAt(where.hex) : undefined;
  return base !== undefined && isPortInUse(table, side, base);
};

/** [C.18.5] [C.18.6] The most points a unit has this turn: none when it took stores in port, one when at sea. */
export const supplyLimit = (table: PublicState, unit: UnitId): number => {
  const { served, takers } = table.campaign;
  if (!served.includes(unit) && !takers.includes(unit)) return Number.POSITIVE_INFINITY;
  return isInPort(table, specOf(table, unit).side, unit) ? 0 : 1;
};
