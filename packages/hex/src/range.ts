import { STEPS } from './coordinates.ts';
import { DIRECTIONS } from './direction.ts';
import { type Grid, hexAtAxial } from './grid.ts';
import type { HexId } from './hex.ts';

type Reach = Pick<Grid, 'columns' | 'rows'>;

/** No two hexes of a map lie further apart, so that a huge radius costs no more than the map. */
const farthest = ({ columns, rows }: Reach): number => columns + rows;

/**
 * The hexes exactly `radius` steps away that are on the map, counter-clockwise from the one in direction 0.
 * Empty when the radius is negative or no whole number.
 */
export const ring = (grid: Grid, centre: HexId, radius: number): readonly HexId[] => {
  if (radius === 0) return [centre];
  if (!Number.isInteger(radius) || radius < 0 || radius > farthest(grid)) return [];
  const steps = STEPS[grid.orientation];
  const start = steps[0] as (typeof steps)[number];
  let [q, r] = [(grid.q[centre] as number) + start.q * radius, (grid.r[centre] as number) + start.r * radius];
  const found: HexId[] = [];
  for (const direction of DIRECTIONS) {
    const step = steps[(direction + 2) % 6] as (typeof steps)[number];
    for (let count = 0; count < radius; count++, q += step.q, r += step.r) {
      const hex = hexAtAxial(grid, q, r);
      if (hex !== undefined) found.push(hex);
    }
  }
  return found;
};

/** The hexes at most `radius` steps away that are on the map, nearest first. */
export const range = (grid: Grid, centre: HexId, radius: number): readonly HexId[] => {
  const found: HexId[] = [];
  for (let at = 0; at <= Math.min(radius, farthest(grid)); at++) found.push(...ring(grid, centre, at));
  return found;
};
