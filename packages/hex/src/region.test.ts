import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { flood, MAX_BUDGET, makeField, type Terrain } from './flood.ts';
import { type Grid, makeGrid } from './grid.ts';
import type { HexId, HexsideId } from './hex.ts';
import { connects, regionsOf } from './region.ts';
import { emptySet, hexesIn, setOf } from './set.ts';
import { hexesOf } from './side.ts';
import { anyGrid, anyHexSet, anyTerrain } from './testing/arbitrary.ts';

const anyCase = anyGrid.chain(grid =>
  fc.record({
    grid: fc.constant(grid),
    terrain: anyTerrain(grid),
    from: anyHexSet(grid, 3),
    to: anyHexSet(grid, 3),
  }),
);

/** Joins the groups on both sides of every open hexside; a group is known by its lowest hex. */
const slowGroups = (grid: Grid, { enter, closed }: Terrain): number[] => {
  let groups = [...Array(grid.size).keys()];
  for (let side = 0 as HexsideId; side < grid.hexsideCount; side++) {
    const hexes = hexesOf(grid, side);
    if (hexes.length < 2 || closed?.[side] === 1 || hexes.some(hex => enter[hex] === 0)) continue;
    const joined = hexes.map(hex => groups[hex] as number);
    groups = groups.map(group => (joined.includes(group) ? Math.min(...joined) : group));
  }
  return groups;
};

test('two open hexes bear one label exactly when open sides join them', () => {
  fc.assert(
    fc.property(anyCase, ({ grid, terrain }) => {
      const groups = slowGroups(grid, terrain);
      const open = groups.filter((_, hex) => terrain.enter[hex] !== 0);
      const order = [...new Set(open)].sort((a, b) => a - b);
      const expected = groups.map((group, hex) => (terrain.enter[hex] === 0 ? -1 : order.indexOf(group)));
      expect([...regionsOf(grid, terrain)]).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

test('sets are connected when a flood from one reaches the other', () => {
  fc.assert(
    fc.property(anyCase, ({ grid, terrain, from, to }) => {
      const expected = hexesIn(from).some(start => {
        const field = flood(grid, terrain, start, MAX_BUDGET, makeField(grid));
        return hexesIn(to).some(hex => field.cost[hex] !== -1);
      });
      expect(connects(grid, terrain, from, to)).toBe(expected);
    }),
    { numRuns: 400 },
  );
});

test('nothing is connected with an empty set', () => {
  const grid = makeGrid({ orientation: 'flat', columns: 3, rows: 3, shoved: 'odd' });
  const terrain = { enter: new Uint8Array(9).fill(1) };
  expect(connects(grid, terrain, emptySet(9), setOf(9, [1] as HexId[]))).toBe(false);
  expect(connects(grid, terrain, setOf(9, [1] as HexId[]), emptySet(9))).toBe(false);
});
