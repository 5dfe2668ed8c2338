import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Field, flood, MAX_BUDGET, makeField, pathTo, type Terrain } from './flood.ts';
import { type Grid, makeGrid } from './grid.ts';
import type { HexId } from './hex.ts';
import { neighboursOf } from './neighbour.ts';
import { hasHex } from './set.ts';
import { hexsideBetween } from './side.ts';
import { anyGrid, anyHex, anyTerrain } from './testing/arbitrary.ts';

const anyCase = anyGrid.chain(grid =>
  fc.record({
    grid: fc.constant(grid),
    terrain: anyTerrain(grid),
    start: anyHex(grid),
    budget: fc.oneof(fc.nat({ max: 12 }), fc.nat({ max: MAX_BUDGET })),
  }),
);

/** What one step costs; undefined when it may not be made. */
const stepCost = (grid: Grid, terrain: Terrain, start: HexId, from: HexId, to: HexId): number | undefined => {
  if (from !== start && terrain.stops !== undefined && hasHex(terrain.stops, from)) return undefined;
  if (terrain.closed?.[hexsideBetween(grid, from, to) as number] === 1) return undefined;
  return terrain.enter[to] === 0 ? undefined : terrain.enter[to];
};

/** Improves every cost by every step until nothing changes: slow and plain. */
const slowFlood = (grid: Grid, terrain: Terrain, start: HexId, budget: number): Map<HexId, number> => {
  const costs = new Map([[start, 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [hex, cost] of costs)
      for (const other of neighboursOf(grid, hex)) {
        const total = cost + (stepCost(grid, terrain, start, hex, other) ?? Number.POSITIVE_INFINITY);
        if (total > budget || total >= (costs.get(other) ?? Number.POSITIVE_INFINITY)) continue;
        costs.set(other, total);
        changed = true;
      }
  }
  return costs;
};

const reachedIn = (field: Field): HexId[] =>
  [...field.reached.subarray(0, field.count)].map(hex => hex as HexId);

test('a flood finds the least cost to every hex within the budget, and no other hex', () => {
  fc.assert(
    fc.property(anyCase, ({ grid, terrain, start, budget }) => {
      const field = flood(grid, terrain, start, budget, makeField(grid));
      const expected = slowFlood(grid, terrain, start, budget);
      for (let hex = 0 as HexId; hex < grid.size; hex++)
        expect(field.cost[hex]).toBe(expected.get(hex) ?? -1);
    }),
    { numRuns: 400 },
  );
});

test('it lists each hex reached once, cheapest first', () => {
  fc.assert(
    fc.property(anyCase, ({ grid, terrain, start, budget }) => {
      const field = flood(grid, terrain, start, budget, makeField(grid));
      const reached = reachedIn(field);
      const costs = reached.map(hex => field.cost[hex] as number);
      expect(new Set(reached).size).toBe(field.cost.filter(cost => cost !== -1).length);
      expect(reached.length).toBe(new Set(reached).size);
      expect(costs).toEqual([...costs].sort((a, b) => a - b));
    }),
  );
});

test('the way to every hex is made of lawful steps that add up to its cost', () => {
  fc.assert(
    fc.property(anyCase, ({ grid, terrain, start, budget }) => {
      const field = flood(grid, terrain, start, budget, makeField(grid));
      for (let hex = 0 as HexId; hex < grid.size; hex++) {
        const path = pathTo(field, hex);
        expect(path === undefined).toBe(field.cost[hex] === -1);
        if (path === undefined) continue;
        expect([path[0], path.at(-1)]).toEqual([start, hex]);
        const costs = path.slice(1).map((to, index) => {
          const from = path[index] as HexId;
          return neighboursOf(grid, from).includes(to) ? stepCost(grid, terrain, start, from, to) : undefined;
        });
        expect(costs.reduce<number>((sum, cost) => sum + (cost ?? Number.NaN), 0)).toBe(field.cost[hex]);
      }
    }),
  );
});

test('a field used before holds nothing of the flood before', () => {
  fc.assert(
    fc.property(
      anyCase,
      fc.nat(),
      fc.nat({ max: 400 }),
      ({ grid, terrain, start, budget }, anyBefore, budgetBefore) => {
        const used = makeField(grid);
        flood(grid, terrain, (anyBefore % grid.size) as HexId, budgetBefore, used);
        flood(grid, terrain, start, budget, used);
        const fresh = flood(grid, terrain, start, budget, makeField(grid));
        expect([used.cost, used.from, reachedIn(used)]).toEqual([fresh.cost, fresh.from, reachedIn(fresh)]);
      },
    ),
  );
});

test('a twelve-point flood on open sea covers a hexagon of 469', () => {
  const grid = makeGrid({ orientation: 'flat', columns: 60, rows: 40, shoved: 'odd' });
  const field = makeField(grid);
  expect(flood(grid, { enter: new Uint8Array(grid.size).fill(1) }, 1230 as HexId, 12, field)).toBe(field);
  expect(field.count).toBe(469);
});

test('the dearest terrain and the greatest budget stay within 16 bits', () => {
  const grid = makeGrid({ orientation: 'pointy', columns: 200, rows: 1, shoved: 'odd' });
  const field = flood(
    grid,
    { enter: new Uint8Array(200).fill(255) },
    0 as HexId,
    MAX_BUDGET,
    makeField(grid),
  );
  expect(field.count).toBe(126);
  expect(field.cost[125]).toBe(125 * 255);
});

test.each([-1, 32_001, Number.NaN])('a budget of %d is refused', budget => {
  const grid = makeGrid({ orientation: 'pointy', columns: 2, rows: 1, shoved: 'odd' });
  expect(() => flood(grid, { enter: new Uint8Array(2) }, 0 as HexId, budget, makeField(grid))).toThrow(
    new RangeError(`A flood needs a budget from 0 to 32000; got ${budget}.`),
  );
});

test.each([-1, 6, Number.NaN])('a start at hex %d of 6 is refused', start => {
  const grid = makeGrid({ orientation: 'pointy', columns: 3, rows: 2, shoved: 'odd' });
  expect(() => flood(grid, { enter: new Uint8Array(6) }, start as HexId, 1, makeField(grid))).toThrow(
    new RangeError(`A flood must start on the map; hex ${start} is not one of its 6 hexes.`),
  );
});

test('terrain or a field of another map is refused', () => {
  const [small, large] = ([2, 3] as const).map(rows =>
    makeGrid({ orientation: 'pointy', columns: 3, rows, shoved: 'odd' }),
  ) as [Grid, Grid];
  const [few, many] = [{ enter: new Uint8Array(6) }, { enter: new Uint8Array(9) }];
  expect(() => flood(small, many, 0 as HexId, 1, makeField(small))).toThrow(
    new RangeError('A map of 6 hexes needs terrain and a field of 6; got 9 and 6.'),
  );
  expect(() => flood(large, many, 0 as HexId, 1, makeField(small))).toThrow(
    new RangeError('A map of 9 hexes needs terrain and a field of 9; got 9 and 6.'),
  );
  expect(pathTo(flood(small, few, 0 as HexId, 1, makeField(small)), 8 as HexId)).toBeUndefined();
});
