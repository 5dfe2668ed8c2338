import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORIENTATIONS } from './coordinates.ts';
import { DIRECTIONS } from './direction.ts';
import { distance } from './distance.ts';
import { makeGrid } from './grid.ts';
import type { HexId } from './hex.ts';
import { neighbour } from './neighbour.ts';
import { range, ring } from './range.ts';
import { allHexes, anyGrid } from './testing/arbitrary.ts';

const anyRadius = fc.integer({ min: 0, max: 12 });

const ascending = (hexes: readonly HexId[]): HexId[] => [...hexes].sort((a, b) => a - b);

test('a ring holds every hex at its radius, once', () => {
  fc.assert(
    fc.property(anyGrid, fc.nat(), anyRadius, (grid, any, radius) => {
      const centre = (any % grid.size) as HexId;
      const expected = allHexes(grid).filter(hex => distance(grid, centre, hex) === radius);
      expect(ascending(ring(grid, centre, radius))).toEqual(expected);
    }),
  );
});

test('a range holds every hex up to its radius, once, nearest first', () => {
  fc.assert(
    fc.property(anyGrid, fc.nat(), anyRadius, (grid, any, radius) => {
      const centre = (any % grid.size) as HexId;
      const found = range(grid, centre, radius);
      expect(ascending(found)).toEqual(allHexes(grid).filter(hex => distance(grid, centre, hex) <= radius));
      const away = found.map(hex => distance(grid, centre, hex));
      expect(away).toEqual([...away].sort((a, b) => a - b));
    }),
  );
});

test.each(ORIENTATIONS)('a ring of 1 goes round in direction order: %s', orientation => {
  const grid = makeGrid({ orientation, columns: 5, rows: 5, shoved: 'odd' });
  const middle = 12 as HexId;
  expect(ring(grid, middle, 1)).toEqual(DIRECTIONS.map(direction => neighbour(grid, middle, direction)));
});

test.each([
  [3, 18, 37],
  [2.5, 0, 19],
  [-1, 0, 0],
  [Number.NaN, 0, 0],
  [Number.POSITIVE_INFINITY, 0, 400],
  [1e12, 0, 400],
])('a radius of %d finds a ring of %i and a range of %i hexes', (radius, inRing, inRange) => {
  const grid = makeGrid({ orientation: 'flat', columns: 20, rows: 20, shoved: 'even' });
  expect(ring(grid, 210 as HexId, radius).length).toBe(inRing);
  expect(range(grid, 210 as HexId, radius).length).toBe(inRange);
});
