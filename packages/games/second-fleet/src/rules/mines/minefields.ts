import type { HexId } from '@narrow-seas/hex';
import type { Minefield } from '../../model/state.ts';

/** The minefields with one more mine for each of these hexes, by hex, ascending. */
export const withMines = (
  fields: readonly Minefield[],
  laid: readonly { readonly hex: HexId }[],
): readonly Minefield[] => {
  const mines = new Map(fields.map(field => [field.hex, field.mines]));
  for (const { hex } of laid) mines.set(hex, (mines.get(hex) ?? 0) + 1);
  return [...mines].map(([hex, count]) => ({ hex, mines: count })).toSorted((a, b) => a.hex - b.hex);
};
