import * as fc from 'fast-check';
import { ORIENTATIONS, SHOVES } from '../coordinates.ts';
import type { Terrain } from '../flood.ts';
import { type Grid, makeGrid } from '../grid.ts';
import type { HexId } from '../hex.ts';
import { type HexSet, setOf } from '../set.ts';

/** Small grids of every kind, single rows and columns among them. */
export const anyGrid: fc.Arbitrary<Grid> = fc
  .record({
    orientation: fc.constantFrom(...ORIENTATIONS),
    shoved: fc.constantFrom(...SHOVES),
    columns: fc.integer({ min: 1, max: 9 }),
    rows: fc.integer({ min: 1, max: 9 }),
  })
  .map(makeGrid);

export const anyHex = (grid: Grid): fc.Arbitrary<HexId> =>
  fc.nat({ max: grid.size - 1 }).map(hex => hex as HexId);

export const anyHexSet = (grid: Grid, maxLength: number): fc.Arbitrary<HexSet> =>
  fc.array(anyHex(grid), { maxLength }).map(hexes => setOf(grid.size, hexes));

const exactly = (length: number) => ({ minLength: length, maxLength: length });

const anyPrice = fc.oneof(
  { weight: 9, arbitrary: fc.nat({ max: 4 }) },
  { weight: 1, arbitrary: fc.nat({ max: 255 }) },
);

const anyDoor = fc.nat({ max: 3 }).map(side => (side === 1 ? 1 : 0));

/** Some hexes closed, now and then a dear one; perhaps closed hexsides, perhaps stops. */
export const anyTerrain = (grid: Grid): fc.Arbitrary<Terrain> =>
  fc.record(
    {
      enter: fc.array(anyPrice, exactly(grid.size)).map(prices => Uint8Array.from(prices)),
      closed: fc.array(anyDoor, exactly(grid.hexsideCount)).map(doors => Uint8Array.from(doors)),
      stops: anyHexSet(grid, 8),
    },
    { requiredKeys: ['enter'] },
  );

export const allHexes = (grid: Grid): HexId[] => [...Array(grid.size).keys()].map(hex => hex as HexId);
