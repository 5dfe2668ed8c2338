import { type Field, floodUntil, MAX_BUDGET, pathTo, type Terrain } from './flood.ts';
import type { Grid } from './grid.ts';
import type { HexId } from './hex.ts';

/**
 * A cheapest way between two hexes, both included; undefined when there is none, or none for 32,000 or less.
 * Overwrites `field`, which then holds the hexes no dearer than `to`.
 */
export const shortestPath = (
  grid: Grid,
  terrain: Terrain,
  from: HexId,
  to: HexId,
  field: Field,
): readonly HexId[] | undefined => pathTo(floodUntil(grid, terrain, from, MAX_BUDGET, to, field), to);
