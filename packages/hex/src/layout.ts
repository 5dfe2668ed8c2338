import { borderHexes, EDGES } from './border.ts';
import { roundAxial } from './coordinates.ts';
import { DIRECTIONS } from './direction.ts';
import { type Grid, hexAtAxial } from './grid.ts';
import type { HexId } from './hex.ts';

/** x runs east, y runs SOUTH; neighbouring centres are 1 apart; the centre of hex 0 is [0, 0]. */
export type Point = readonly [x: number, y: number];

export interface Bounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** Distance between two straight rows (pointy) or columns (flat). */
const PITCH = Math.sqrt(3) / 2;

const RADIUS = 1 / Math.sqrt(3);

const FIRST_CORNER = { pointy: -Math.PI / 6, flat: 0 } as const;

export const centreOf = (grid: Grid, hex: HexId): Point => {
  const [q, r] = [grid.q[hex] as number, grid.r[hex] as number];
  return grid.orientation === 'pointy' ? [q + r / 2, r * PITCH] : [q * PITCH, r + q / 2];
};

/** Six corners, counter-clockwise on the screen; the side in direction d joins corner d and corner d + 1. */
export const cornersOf = (grid: Grid, hex: HexId): readonly Point[] => {
  const [x, y] = centreOf(grid, hex);
  return DIRECTIONS.map(index => {
    const angle = FIRST_CORNER[grid.orientation] + (index * Math.PI) / 3;
    return [x + RADIUS * Math.cos(angle), y - RADIUS * Math.sin(angle)] as const;
  });
};

/** The hex that holds a point; undefined when the point is off the map. */
export const hexAtPoint = (grid: Grid, x: number, y: number): HexId | undefined => {
  const point =
    grid.orientation === 'pointy'
      ? { q: x - y / PITCH / 2, r: y / PITCH }
      : { q: x / PITCH, r: y - x / PITCH / 2 };
  const { q, r } = roundAxial(point);
  return hexAtAxial(grid, q, r);
};

const around = (box: Bounds, [x, y]: Point): Bounds => ({
  minX: Math.min(box.minX, x),
  minY: Math.min(box.minY, y),
  maxX: Math.max(box.maxX, x),
  maxY: Math.max(box.maxY, y),
});

/** The box around all corners of the map. */
export const boundsOf = (grid: Grid): Bounds => {
  const nothing = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  return EDGES.flatMap(edge => borderHexes(grid, edge))
    .flatMap(hex => cornersOf(grid, hex))
    .reduce(around, nothing);
};
