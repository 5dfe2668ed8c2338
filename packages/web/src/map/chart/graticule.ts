import type { Bounds, Chart, Point } from '@narrow-seas/hex';
import { degreeSteps, passes, placeAt } from './degrees.ts';

/** Points of a lattice over the window are looked at, this many to its longer side. */
const LATTICE = 48;

/** Where a quantity passes a multiple of the step on the four sides of a cell, joined two by two. */
const addCell = (path: Path2D, corners: readonly Point[], values: readonly number[], step: number): void => {
  const hits = new Map<number, Point[]>();
  corners.forEach(([x, y], side) => {
    const [toX, toY] = corners[(side + 1) % 4] as Point;
    for (const { share, value } of passes(values[side] as number, values[(side + 1) % 4] as number, step))
      hits.set(value, [...(hits.get(value) ?? []), [x + (toX - x) * share, y + (toY - y) * share]]);
  });
  for (const [from, to] of hits.values()) {
    if (from === undefined || to === undefined) continue;
    path.moveTo(...from);
    path.lineTo(...to);
  }
};

/** Meridians and parallels that cross the window, in map units. */
export const graticuleIn = ({ degrees }: Chart, window: Bounds, scale: number): Path2D => {
  const path = new Path2D();
  const [width, height] = [window.maxX - window.minX, window.maxY - window.minY];
  const cell = Math.max(width, height) / LATTICE;
  const middle: Point = [(window.minX + window.maxX) / 2, (window.minY + window.maxY) / 2];
  const steps = degreeSteps(degrees, middle, scale);
  for (let y = window.minY; y < window.maxY; y += cell)
    for (let x = window.minX; x < window.maxX; x += cell) {
      const corners: readonly Point[] = [
        [x, y],
        [x + cell, y],
        [x + cell, y + cell],
        [x, y + cell],
      ];
      const places = corners.map(corner => placeAt(degrees, corner));
      for (const axis of [0, 1] as const) {
        const values = places.map(place => place[axis]);
        if (Math.max(...values) - Math.min(...values) < 90) addCell(path, corners, values, steps[axis]);
      }
    }
  return path;
};
