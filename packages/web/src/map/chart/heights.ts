import type { Chart, Point } from '@narrow-seas/hex';

type Heights = Chart['heights'];

const clamp = (value: number, high: number): number => Math.min(high, Math.max(0, value));

/** Metres above the sea, smoothly between the nodes. */
export const heightAt = (
  { west, north, step, columns, rows, values }: Heights,
  x: number,
  y: number,
): number => {
  const [across, down] = [clamp((x - west) / step, columns - 1.001), clamp((y - north) / step, rows - 1.001)];
  const [column, row] = [Math.floor(across), Math.floor(down)];
  const node = (dx: number, dy: number): number =>
    values[clamp(row + dy, rows - 1) * columns + clamp(column + dx, columns - 1)] as number;
  const alongRow = (dy: number): number =>
    between(node(-1, dy), node(0, dy), node(1, dy), node(2, dy), across - column);
  return between(alongRow(-1), alongRow(0), alongRow(1), alongRow(2), down - row);
};

/** Catmull and Rom's curve through four values. */
const between = (a: number, b: number, c: number, d: number, t: number): number =>
  b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));

/** Metres that it rises for each hex to the east and to the south. */
export const slopeAt = (heights: Heights, x: number, y: number): Point => {
  const near = heights.step * 0.5;
  return [
    (heightAt(heights, x + near, y) - heightAt(heights, x - near, y)) / near / 2,
    (heightAt(heights, x, y + near) - heightAt(heights, x, y - near)) / near / 2,
  ];
};

/** How much light falls on a slope from the north-west, from -1 in full shade to 1. */
export const lightOn = ([east, south]: Point, steep: number): number =>
  Math.max(-1, Math.min(1, (east + south) / Math.SQRT2 / steep));
