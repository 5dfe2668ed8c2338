import { DIRECTIONS, type Direction } from './direction.ts';
import type { Grid } from './grid.ts';
import type { HexId } from './hex.ts';

export const neighbour = (grid: Grid, hex: HexId, direction: Direction): HexId | undefined => {
  const found = grid.neighbours[hex * 6 + direction] as HexId;
  return found === -1 ? undefined : found;
};

/** The neighbours that are on the map, in direction order. */
export const neighboursOf = (grid: Grid, hex: HexId): readonly HexId[] => {
  const found: HexId[] = [];
  for (let index = hex * 6; index < hex * 6 + 6; index++) {
    const other = grid.neighbours[index] as HexId;
    if (other !== -1) found.push(other);
  }
  return found;
};

/** The direction of an adjacent hex; undefined when `to` is not adjacent to `from`. */
export const directionTo = (grid: Grid, from: HexId, to: HexId): Direction | undefined => {
  if (to < 0) return undefined;
  for (const direction of DIRECTIONS) if (grid.neighbours[from * 6 + direction] === to) return direction;
  return undefined;
};

export const adjacent = (grid: Grid, a: HexId, b: HexId): boolean => directionTo(grid, a, b) !== undefined;
