import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnOf, hexAt, hexAtAxial, makeGrid, rowOf } from './grid.ts';
import type { HexId } from './hex.ts';
import { anyGrid } from './testing/arbitrary.ts';

test('hexes are numbered row by row from the north-west corner', () => {
  fc.assert(
    fc.property(anyGrid, grid => {
      let hex = 0;
      for (let row = 0; row < grid.rows; row++)
        for (let column = 0; column < grid.columns; column++, hex++) {
          expect(hexAt(grid, column, row)).toBe(hex);
          expect([columnOf(grid, hex as HexId), rowOf(grid, hex as HexId)]).toEqual([column, row]);
          expect(hexAtAxial(grid, grid.q[hex] as number, grid.r[hex] as number)).toBe(hex);
        }
      expect(grid.size).toBe(hex);
    }),
  );
});

test('there is no hex outside the map or between hexes', () => {
  const grid = makeGrid({ orientation: 'pointy', columns: 3, rows: 2, shoved: 'odd' });
  for (const [column, row] of [
    [-1, 0],
    [3, 0],
    [0, -1],
    [0, 2],
    [0.5, 0],
    [0, 0.5],
    [Number.NaN, 0],
  ] as const)
    expect(hexAt(grid, column, row)).toBeUndefined();
});

test.each([
  [0, 5],
  [5, 0],
  [-1, 5],
  [2.5, 5],
  [5, 2.5],
  [Number.NaN, 5],
  [Number.POSITIVE_INFINITY, 5],
])('a grid of %d by %d is refused', (columns, rows) => {
  expect(() => makeGrid({ orientation: 'flat', columns, rows, shoved: 'odd' })).toThrow(
    new RangeError(`A grid needs whole numbers of columns and rows, at least 1; got ${columns} by ${rows}.`),
  );
});

test('a grid of a million hexes and one is refused', () => {
  expect(() => makeGrid({ orientation: 'flat', columns: 1_000_001, rows: 1, shoved: 'odd' })).toThrow(
    new RangeError('A grid holds at most 1000000 hexes; 1000001 by 1 is 1000001.'),
  );
});
