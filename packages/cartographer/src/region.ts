import {
  addHex,
  borderHexes,
  centreOf,
  columnOf,
  emptySet,
  flood,
  type HexId,
  type HexSet,
  hasHex,
  hexesIn,
  line,
  makeField,
  removeHex,
  rowOf,
  setOf,
} from '@narrow-seas/hex';
import { type Amendment, amendmentError, amendmentsOf } from './amend.ts';
import { TERRAIN } from './classify.ts';
import { densify } from './clip.ts';
import type { RegionRule, Where } from './definition.ts';
import { findHex, type Frame } from './frame.ts';
import { inPolygon } from './geometry.ts';
import { shipTerrain } from './hexside.ts';
import type { Openness } from './openness.ts';

/** What the tests of a region may look at. */
export interface Land {
  readonly frame: Frame;
  readonly terrain: Uint8Array;
  readonly hexsides: Uint8Array;
  readonly hexsideKinds: readonly string[];
  readonly nation: Uint8Array;
  readonly nationIds: readonly string[];
  readonly sketches: { readonly [id: string]: readonly string[] };
  readonly waterShare: (hex: HexId) => number;
  /** Openness without islets below this many square kilometres. */
  readonly openness: (islets: number) => (hex: HexId) => Openness;
}

export type Regions = ReadonlyMap<string, HexSet>;

type Test = (hex: HexId) => boolean;

const must = (frame: Frame, name: string): HexId => {
  const hex = findHex(frame, name);
  if (hex === undefined)
    throw new RangeError(`regions.json: hex ${name} is not on the ${frame.calibration.id} map.`);
  return hex;
};

const span = (frame: Frame, text: string): readonly HexId[] => {
  const [first = '', last = first] = text.split('-');
  const [prefix, from, to] = [first.slice(0, 2), Number(first.slice(2)), Number(last.slice(2))];
  return Array.from({ length: to - from + 1 }, (_, index) =>
    must(frame, prefix + String(from + index).padStart(2, '0')),
  );
};

/** Hexes named one by one or as ranges that share their first two digits: "1121-1124 1220". */
export const hexList = (frame: Frame, text: string): readonly HexId[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap(word => (/[:,]/.test(word) ? [must(frame, word)] : span(frame, word)));

const basinTest = (
  land: Land,
  regions: Regions,
  { from, without = '', beyond }: NonNullable<Where['basin']>,
): Test => {
  const { frame } = land;
  const terrain = shipTerrain(land.terrain, land.hexsides, land.hexsideKinds);
  const bar = beyond === undefined ? [] : hexesIn(earlier(regions, beyond));
  for (const hex of [...hexList(frame, without), ...bar]) terrain.enter[hex] = 0;
  const field = flood(frame.grid, terrain, must(frame, from), 32_000, makeField(frame.grid));
  return hex => field.cost[hex] !== -1;
};

const opennessTest = (
  land: Land,
  { below, arcs = 1, water = 0, islets }: NonNullable<Where['openness']>,
): Test => {
  const openness = land.openness(islets);
  return hex => {
    if (land.waterShare(hex) < water) return false;
    const seen = openness(hex);
    return seen.widest < below && seen.arcs >= arcs;
  };
};

const ringTest = ({ frame }: Land, rings: NonNullable<Where['rings']>): Test => {
  const shapes = rings.map(ring => densify(ring, 0.5).map(frame.locate));
  return hex => shapes.some(shape => inPolygon(shape, centreOf(frame.grid, hex)));
};

const memberTest = (size: number, hexes: Iterable<HexId>): Test => {
  const members = setOf(size, hexes);
  return hex => hasHex(members, hex);
};

const earlier = (regions: Regions, id: string): HexSet => {
  const region = regions.get(id);
  if (!region) throw new RangeError(`regions.json: region "${id}" must come before the one that uses it.`);
  return region;
};

const testsOf = (land: Land, regions: Regions, where: Where): readonly Test[] => {
  const { frame, terrain, nation, nationIds } = land;
  const { grid } = frame;
  const tests: Test[] = [];
  if (where.terrain)
    tests.push(hex => where.terrain?.includes(TERRAIN[terrain[hex] as number] as string) ?? false);
  if (where.hexes !== undefined) tests.push(memberTest(grid.size, hexList(frame, where.hexes)));
  if (where.nation)
    tests.push(hex => where.nation?.includes(nationIds[nation[hex] as number] as string) ?? false);
  if (where.edge) tests.push(memberTest(grid.size, borderHexes(grid, where.edge)));
  if (where.rings) tests.push(ringTest(land, where.rings));
  if (where.within) tests.push(hex => hasHex(earlier(regions, where.within as string), hex));
  if (where.basin) tests.push(basinTest(land, regions, where.basin));
  if (where.line)
    tests.push(memberTest(grid.size, line(grid, must(frame, where.line.from), must(frame, where.line.to))));
  if (where.northTo) tests.push(hex => rowOf(grid, hex) <= rowOf(grid, must(frame, where.northTo as string)));
  if (where.eastTo)
    tests.push(hex => columnOf(grid, hex) >= columnOf(grid, must(frame, where.eastTo as string)));
  if (where.sketch) tests.push(sketchTest(land, where.sketch));
  if (where.openness) tests.push(opennessTest(land, where.openness));
  return tests;
};

const sketchTest = (
  { frame: { grid }, sketches }: Land,
  { of, mark }: NonNullable<Where['sketch']>,
): Test => {
  const rows = sketches[of] ?? [];
  return hex =>
    mark.includes(rows[rowOf(grid, hex)]?.[columnOf(grid, hex)] ?? ' ') &&
    rows[rowOf(grid, hex)] !== undefined;
};

const markRegion = (land: Land, regions: Regions, { any, except = [] }: RegionRule): HexSet => {
  const set = emptySet(land.frame.grid.size);
  const choices = any.map(where => testsOf(land, regions, where));
  const barred = except.map(id => earlier(regions, id));
  land.terrain.forEach((kind, index) => {
    const hex = index as HexId;
    if (kind === 0 || barred.some(region => hasHex(region, hex))) return;
    if (choices.some(tests => tests.every(test => test(hex)))) addHex(set, hex);
  });
  return set;
};

const amendRegion = (
  regions: Regions,
  { region, add, hexes, line: at }: Extract<Amendment, { what: 'region' }>,
): void => {
  const set = regions.get(region);
  if (!set) throw amendmentError(at, `"${region}" is no region of this map.`);
  for (const hex of hexes) (add ? addHex : removeHex)(set, hex);
};

/** Marks every region in the order of regions.json; each is amended before the next one may refer to it. */
export const markRegions = (
  land: Land,
  rules: readonly RegionRule[],
  amendments: readonly Amendment[],
): Regions => {
  const regions = new Map<string, HexSet>();
  const changes = amendmentsOf(amendments, 'region');
  for (const change of changes)
    if (!rules.some(rule => rule.id === change.region)) amendRegion(regions, change);
  for (const rule of rules) {
    regions.set(rule.id, markRegion(land, regions, rule));
    for (const change of changes.filter(each => each.region === rule.id)) amendRegion(regions, change);
  }
  return regions;
};
