import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { flood, MAX_BUDGET, makeField, pathTo } from './flood.ts';
import { makeGrid } from './grid.ts';
import type { HexId } from './hex.ts';
import { shortestPath } from './path.ts';
import { anyGrid, anyHex, anyTerrain } from './testing/arbitrary.ts';

const anyCase = anyGrid.chain(grid =>
  fc.record({
    grid: fc.constant(grid),
    terrain: anyTerrain(grid),
    from: anyHex(grid),
    to: anyHex(grid),
  }),
);

test('the shortest path is the one a whole flood finds', () => {
  fc.assert(
    fc.property(anyCase, ({ grid, terrain, from, to }) => {
      const whole = flood(grid, terrain, from, MAX_BUDGET, makeField(grid));
      expect(shortestPath(grid, terrain, from, to, makeField(grid))).toEqual(pathTo(whole, to));
    }),
    { numRuns: 300 },
  );
});

test('the field then holds the hexes no dearer than the target, all final', () => {
  fc.assert(
    fc.property(anyCase, ({ grid, terrain, from, to }) => {
      const field = makeField(grid);
      const found = shortestPath(grid, terrain, from, to, field) !== undefined;
      const budget = found ? (field.cost[to] as number) : MAX_BUDGET;
      const expected = flood(grid, terrain, from, budget, makeField(grid));
      expect([field.cost, field.count]).toEqual([expected.cost, expected.count]);
      expect(field.from.filter(hex => hex !== -1).length).toBe(field.count - 1);
    }),
  );
});

test('a search that stopped early leaves nothing in the field for the next', () => {
  fc.assert(
    fc.property(anyCase, ({ grid, terrain, from, to }) => {
      const [used, fresh] = [makeField(grid), makeField(grid)];
      shortestPath(grid, terrain, from, to, used);
      flood(grid, terrain, to, 9, used);
      flood(grid, terrain, to, 9, fresh);
      expect([used.cost, used.from, used.count]).toEqual([fresh.cost, fresh.from, fresh.count]);
    }),
  );
});

test('a detour is taken when it is cheaper, and a wall has no way through', () => {
  const grid = makeGrid({ orientation: 'pointy', columns: 3, rows: 2, shoved: 'odd' });
  const field = makeField(grid);
  const detour = { enter: Uint8Array.of(1, 9, 1, 1, 1, 1) };
  expect(shortestPath(grid, detour, 0 as HexId, 2 as HexId, field)).toEqual([0, 3, 4, 2]);
  const wall = { enter: Uint8Array.of(1, 0, 1, 1, 0, 1) };
  expect(shortestPath(grid, wall, 0 as HexId, 2 as HexId, field)).toBeUndefined();
});
