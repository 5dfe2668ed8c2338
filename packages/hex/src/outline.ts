import { DIRECTIONS } from './direction.ts';
import type { Grid } from './grid.ts';
import type { HexId } from './hex.ts';
import { cornersOf, type Point } from './layout.ts';
import { neighbour } from './neighbour.ts';

const key = ([x, y]: Point): string => `${Math.round(x * 1000)},${Math.round(y * 1000)}`;

/** Sides between a hex of the set and one outside it, each running counter-clockwise round its hex. */
const rims = (grid: Grid, inside: (hex: HexId) => boolean): Map<string, Point[][]> => {
  const from = new Map<string, Point[][]>();
  for (let index = 0; index < grid.size; index++) {
    const hex = index as HexId;
    if (!inside(hex)) continue;
    const corners = cornersOf(grid, hex);
    for (const direction of DIRECTIONS) {
      const other = neighbour(grid, hex, direction);
      if (other !== undefined && inside(other)) continue;
      const rim = [corners[direction] as Point, corners[(direction + 1) % 6] as Point];
      const start = key(rim[0] as Point);
      from.set(start, [...(from.get(start) ?? []), rim]);
    }
  }
  return from;
};

const take = (from: Map<string, Point[][]>, start: string): Point[] | undefined => {
  const list = from.get(start);
  const rim = list?.pop();
  if (list?.length === 0) from.delete(start);
  return rim;
};

/** The closed loops around a set of hexes, holes included. */
export const outlinesOf = (grid: Grid, inside: (hex: HexId) => boolean): readonly (readonly Point[])[] => {
  const from = rims(grid, inside);
  const loops: Point[][] = [];
  for (let start = from.keys().next().value; start !== undefined; start = from.keys().next().value) {
    const loop: Point[] = [];
    for (let rim = take(from, start); rim; rim = take(from, key(rim[1] as Point))) loop.push(rim[0] as Point);
    loops.push(loop);
  }
  return loops;
};
