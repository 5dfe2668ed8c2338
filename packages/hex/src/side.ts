import type { Direction } from './direction.ts';
import type { Grid } from './grid.ts';
import type { HexId, HexsideId } from './hex.ts';
import { directionTo } from './neighbour.ts';

export const hexsideOf = (grid: Grid, hex: HexId, direction: Direction): HexsideId =>
  grid.hexsides[hex * 6 + direction] as HexsideId;

/** The side that two adjacent hexes share; undefined when they are not adjacent. */
export const hexsideBetween = (grid: Grid, a: HexId, b: HexId): HexsideId | undefined => {
  const direction = directionTo(grid, a, b);
  return direction === undefined ? undefined : hexsideOf(grid, a, direction);
};

/** The two hexes of a side, the lower id first; only one on the map's border. */
export const hexesOf = (grid: Grid, side: HexsideId): readonly HexId[] => {
  const first = grid.sideHexes[side * 2] as HexId;
  const second = grid.sideHexes[side * 2 + 1] as HexId;
  return second === -1 ? [first] : [first, second];
};
