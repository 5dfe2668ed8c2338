import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { borderHexes, EDGES, isBorder } from './border.ts';
import { makeGrid } from './grid.ts';
import type { HexId } from './hex.ts';
import { neighboursOf } from './neighbour.ts';
import { anyGrid } from './testing/arbitrary.ts';

test.each([
  ['north', [0, 1, 2, 3]],
  ['south', [8, 9, 10, 11]],
  ['east', [3, 7, 11]],
  ['west', [0, 4, 8]],
] as const)('the %s edge of a grid of 4 by 3', (edge, hexes) => {
  const grid = makeGrid({ orientation: 'pointy', columns: 4, rows: 3, shoved: 'odd' });
  expect(borderHexes(grid, edge)).toEqual(hexes);
});

test('the border is the four edges, and every hex that lacks a neighbour', () => {
  fc.assert(
    fc.property(anyGrid, grid => {
      const edges = new Set(EDGES.flatMap(edge => borderHexes(grid, edge)));
      for (let hex = 0 as HexId; hex < grid.size; hex++) {
        expect(isBorder(grid, hex)).toBe(edges.has(hex));
        expect(isBorder(grid, hex)).toBe(neighboursOf(grid, hex).length < 6);
      }
    }),
  );
});
