import { type Grid, type HexId, hexsideBetween, makeGrid } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { COASTAL, classify, LAND, SEA } from './classify.ts';
import { drainPonds, gradeHexsides } from './hexside.ts';
import { joinWaters } from './join.ts';
import { opennessOf, withoutIslets } from './openness.ts';
import { findWaters } from './pieces.ts';
import { cellCentre, makeRaster, type Raster } from './raster.ts';
import { nationsOf, sampleHexes } from './sample.ts';

const thresholds = { sea: 0.985, land: 0.04, open: 0.1, full: 0.97, piece: 0.015, detour: 3 };
const grid: Grid = makeGrid({ orientation: 'pointy', columns: 7, rows: 5, shoved: 'odd' });

/** A raster whose land is where `land` says, in hex widths. */
const world = (land: (x: number, y: number) => number): Raster => {
  const raster = makeRaster({ west: -1, north: -1, east: 8, south: 5 }, 24);
  raster.cells.forEach((_, cell) => {
    const [x, y] = cellCentre(raster, cell);
    raster.cells[cell] = land(x, y);
  });
  return raster;
};

const survey = (
  land: (x: number, y: number) => number,
  chosen: readonly number[] = [],
  dredged: readonly number[] = [],
) => {
  const raster = world(land);
  const sea = raster.cells.map(value => (value === 0 ? 1 : 0));
  const sample = sampleHexes(grid, raster, sea, 2);
  const waters = findWaters(grid, raster, sea, sample, { chosen, dredged });
  const joined = joinWaters(grid, waters, sample, thresholds);
  const { terrain, sideWater } = classify(grid, sample, waters, joined, thresholds);
  return {
    raster,
    sea,
    sample,
    joined,
    terrain,
    sideWater,
    hexsides: gradeHexsides(grid, terrain, sideWater, thresholds),
  };
};
const at = (column: number, row: number): HexId => (row * grid.columns + column) as HexId;
const side = (a: HexId, b: HexId): number => hexsideBetween(grid, a, b) ?? -1;

describe('land and sea', () => {
  const coast = survey((_, y) => (y > 1.7 ? 1 : 0));

  test.each([
    ['north of the coast', 0, SEA],
    ['on the coast', 2, COASTAL],
    ['south of the coast', 4, LAND],
  ])('%s', (_where, row, kind) => expect(coast.terrain[at(3, row)]).toBe(kind));

  test('hexsides along the coast are partial, out at sea full, inland closed', () => {
    expect(coast.hexsides[side(at(2, 2), at(3, 2))]).toBe(2);
    expect(coast.hexsides[side(at(2, 0), at(3, 0))]).toBe(1);
    expect(coast.hexsides[side(at(2, 4), at(3, 4))]).toBe(0);
  });

  test('a hex belongs to the nation with most land in it', () => {
    const { sample } = survey(x => (x < 3.2 ? 1 : 2));
    const nation = nationsOf(sample, 2);
    expect([nation[at(1, 0)], nation[at(3, 0)], nation[at(5, 0)]]).toEqual([1, 1, 2]);
    expect(nationsOf(survey(() => 0).sample, 2)[at(3, 2)]).toBe(0);
  });
});

describe('two waters in one hex', () => {
  const isthmus = (x: number, y: number): number => (Math.abs(y - 1.85) < 0.1 && x > -9 ? 1 : 0);

  test('across land without end only one water counts, and the hex is noted', () => {
    const { joined, hexsides } = survey(isthmus);
    expect(joined.cut).toContain(at(3, 2));
    const [north, south] = [side(at(3, 2), at(3, 1)), side(at(3, 2), at(3, 3))].map(each => hexsides[each]);
    expect([north === 0, south === 0].filter(Boolean)).toHaveLength(1);
  });

  test('a person may choose the smaller one', () => {
    const { raster } = survey(isthmus);
    const cell = raster.cells.findIndex(
      (_, index) => Math.hypot(cellCentre(raster, index)[0] - 3, cellCentre(raster, index)[1] - 2.1) < 0.03,
    );
    const { hexsides } = survey(isthmus, [cell]);
    expect(hexsides[side(at(3, 2), at(3, 3))]).not.toBe(0);
    expect(hexsides[side(at(3, 2), at(3, 1))]).toBe(0);
  });

  test('a short cape that ships can round divides nothing', () => {
    const { joined, hexsides } = survey((x, y) =>
      Math.abs(y - 1.85) < 0.1 && Math.abs(x - 3) < 0.6 ? 1 : 0,
    );
    expect(joined.cut).toEqual([]);
    expect([side(at(3, 2), at(3, 1)), side(at(3, 2), at(3, 3))].map(each => hexsides[each])).not.toContain(0);
  });
});

describe('ponds and channels', () => {
  const pond = (x: number, y: number): number => (Math.hypot(x - 3, y - Math.sqrt(3)) < 0.25 ? 0 : 1);

  test('a coastal hex without a water hexside becomes land', () => {
    const { terrain, hexsides } = survey(pond);
    expect(terrain[at(3, 2)]).toBe(COASTAL);
    expect(drainPonds(grid, terrain, hexsides)).toEqual([at(3, 2)]);
    expect(terrain[at(3, 2)]).toBe(LAND);
  });

  test('a channel of one cell is open if it was dug by hand', () => {
    const channel = (x: number, y: number): number => (y > 1.7 && y < 1.745 && x > 1 && x < 5 ? 0 : 1);
    const { raster } = survey(channel);
    const dug = [...raster.cells.keys()].filter(cell => raster.cells[cell] === 0);
    const between = side(at(2, 2), at(3, 2));
    expect(survey(channel).hexsides[between]).toBe(0);
    expect(survey(channel, [], dug).hexsides[between]).toBe(2);
  });
});

describe('openness', () => {
  const seen = (land: (x: number, y: number) => number, islets = 0) => {
    const { raster, sea, sample } = survey(land);
    return opennessOf(raster, sea, sample, withoutIslets(raster, islets))(at(3, 2));
  };

  test('open sea is open all round', () => expect(seen(() => 0)).toEqual({ widest: 360, arcs: 1 }));
  test('a straight coast leaves about half the horizon', () => {
    const { widest, arcs } = seen((_, y) => (y > 1.9 ? 1 : 0));
    expect([widest > 150 && widest < 260, arcs]).toEqual([true, 1]);
  });
  test('a strait is open both ways and wide neither', () => {
    const { widest, arcs } = seen((_, y) => (Math.abs(y - 1.73) > 0.3 ? 1 : 0));
    expect([widest < 100, arcs]).toEqual([true, 2]);
  });
  test('a hex without water sees nothing', () => expect(seen(() => 1)).toEqual({ widest: 0, arcs: 0 }));
  test('an islet below the limit hides nothing', () => {
    const islet = (x: number, y: number): number => (Math.hypot(x - 3.6, y - 1.73) < 0.12 ? 1 : 0);
    expect(seen(islet).widest).toBeLessThan(360);
    expect(seen(islet, 1000).widest).toBe(360);
  });
});
