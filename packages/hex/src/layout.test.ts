import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIRECTIONS } from './direction.ts';
import { columnOf, makeGrid, rowOf } from './grid.ts';
import type { HexId } from './hex.ts';
import { boundsOf, centreOf, cornersOf, hexAtPoint, type Point } from './layout.ts';
import { neighbour } from './neighbour.ts';
import { allHexes, anyGrid } from './testing/arbitrary.ts';

test('rows and columns lie where the shove puts them', () => {
  fc.assert(
    fc.property(anyGrid, grid => {
      const push = (index: number): number =>
        ((index % 2 === 0) === (grid.shoved === 'even') ? 0.5 : 0) - (grid.shoved === 'even' ? 0.5 : 0);
      for (const hex of allHexes(grid)) {
        const [column, row] = [columnOf(grid, hex), rowOf(grid, hex)];
        const pitch = Math.sqrt(0.75);
        const expected =
          grid.orientation === 'pointy'
            ? [column + push(row), row * pitch]
            : [column * pitch, row + push(column)];
        const [x, y] = centreOf(grid, hex);
        expect(x).toBeCloseTo(expected[0] as number, 9);
        expect(y).toBeCloseTo(expected[1] as number, 9);
      }
    }),
  );
});

test('the centre and every point near it belong to the hex', () => {
  fc.assert(
    fc.property(anyGrid, fc.nat(), fc.double({ min: 0, max: 6.28, noNaN: true }), (grid, any, angle) => {
      const hex = (any % grid.size) as HexId;
      const [x, y] = centreOf(grid, hex);
      expect(hexAtPoint(grid, x, y)).toBe(hex);
      expect(hexAtPoint(grid, x + 0.499 * Math.cos(angle), y + 0.499 * Math.sin(angle))).toBe(hex);
    }),
  );
});

/** Positive when the point is inside the polygon of corners, by how far. */
const depth = (corners: readonly Point[], x: number, y: number): number =>
  Math.min(
    ...corners.map(([fromX, fromY], index) => {
      const [toX, toY] = corners[(index + 1) % 6] as Point;
      return (
        ((x - fromX) * (toY - fromY) - (y - fromY) * (toX - fromX)) / Math.hypot(toX - fromX, toY - fromY)
      );
    }),
  );

test('a point belongs to the hex whose corners enclose it, and to none off the map', () => {
  const share = fc.integer({ min: -997, max: 10_997 }).map(value => value / 10_000);
  fc.assert(
    fc.property(anyGrid, share, share, (grid, east, south) => {
      const { minX, minY, maxX, maxY } = boundsOf(grid);
      const [x, y] = [minX + (maxX - minX) * east, minY + (maxY - minY) * south];
      const depths = allHexes(grid).map(hex => depth(cornersOf(grid, hex), x, y));
      fc.pre(depths.every(value => Math.abs(value) > 1e-9));
      const inside = depths.findIndex(value => value > 0);
      expect(hexAtPoint(grid, x, y)).toBe(inside === -1 ? undefined : inside);
    }),
    { numRuns: 300 },
  );
});

test('no hex lies at a point that is no number', () => {
  const grid = makeGrid({ orientation: 'flat', columns: 3, rows: 3, shoved: 'odd' });
  expect(hexAtPoint(grid, Number.NaN, 0)).toBeUndefined();
  expect(hexAtPoint(grid, 0, Number.POSITIVE_INFINITY)).toBeUndefined();
});

test('the side in direction d joins corner d and corner d + 1', () => {
  fc.assert(
    fc.property(anyGrid, fc.nat(), (grid, any) => {
      const hex = (any % grid.size) as HexId;
      const corners = cornersOf(grid, hex);
      expect(corners.length).toBe(6);
      for (const direction of DIRECTIONS) {
        const other = neighbour(grid, hex, direction);
        if (other === undefined) continue;
        const [[x, y], [otherX, otherY]] = [centreOf(grid, hex), centreOf(grid, other)];
        const [[ax, ay], [bx, by]] = [corners[direction] as Point, corners[(direction + 1) % 6] as Point];
        expect((ax + bx) / 2).toBeCloseTo((x + otherX) / 2, 9);
        expect((ay + by) / 2).toBeCloseTo((y + otherY) / 2, 9);
        expect(Math.hypot(ax - bx, ay - by)).toBeCloseTo(Math.sqrt(1 / 3), 9);
      }
    }),
  );
});

test('the bounds hold every corner and touch one on each side', () => {
  fc.assert(
    fc.property(anyGrid, grid => {
      const corners = allHexes(grid).flatMap(hex => cornersOf(grid, hex));
      const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
      expect(boundsOf(grid)).toEqual({
        minX: Math.min(...xs),
        minY: Math.min(...ys),
        maxX: Math.max(...xs),
        maxY: Math.max(...ys),
      });
    }),
  );
});
