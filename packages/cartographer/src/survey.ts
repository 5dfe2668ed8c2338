import {
  centreOf,
  columnOf,
  DIRECTIONS,
  type HexId,
  hexsideBetween,
  hexsideOf,
  neighbour,
  rowOf,
} from '@narrow-seas/hex';
import { type Amendment, amendmentError, amendmentsOf, readAmendments } from './amend.ts';
import { chartLand, paintLand } from './chart.ts';
import { problemsOf } from './check.ts';
import { densify } from './clip.ts';
import { COASTAL, classify, LAND, OFF } from './classify.ts';
import type { Definition, Passage } from './definition.ts';
import { type Frame, hexOfPlace, makeFrame } from './frame.ts';
import { inPolygon } from './geometry.ts';
import { drainPonds, gradeHexsides, hexsideKinds, isOpenSide } from './hexside.ts';
import { joinWaters } from './join.ts';
import type { Atlas } from './load.ts';
import { opennessOf, withoutIslets } from './openness.ts';
import { passageSides } from './passage.ts';
import { findWaters } from './pieces.ts';
import { type Placed, placeAll } from './place.ts';
import { cellAt, floodWater, type Raster, strokeLine } from './raster.ts';
import { type Land, markRegions, type Regions } from './region.ts';
import { nationsOf, sampleHexes } from './sample.ts';

/** A finished map, before it is written down. */
export interface Survey extends Land {
  readonly definition: Definition;
  readonly regions: Regions;
  readonly places: readonly Placed[];
  readonly amendments: readonly Amendment[];
  /** Hexes where a second water was cut off; worth a look after a recalibration. */
  readonly cut: readonly HexId[];
  readonly drained: readonly HexId[];
}

/** Digs the channels that are narrower than a cell; returns the cells of their routes. */
const dredge = (frame: Frame, raster: Raster, amendments: readonly Amendment[]): readonly number[] =>
  amendmentsOf(amendments, 'dredge').flatMap(({ route }) => strokeLine(raster, route.map(frame.locate), 0));

/** Hexes that are no part of the printed sheet or of the game. */
const outsideSheet = (
  { calibration: { outline, outside = [] }, grid, locate }: Frame,
  sketches: Definition['sketches'],
  terrain: Uint8Array,
): void => {
  const rows = outline === undefined ? undefined : sketches[outline];
  const rings = outside.map(({ ring }) => densify(ring, 0.5).map(locate));
  for (let index = 0; index < grid.size; index++) {
    const hex = index as HexId;
    const blank = rows !== undefined && (rows[rowOf(grid, hex)]?.[columnOf(grid, hex)] ?? ' ') === ' ';
    if (blank || rings.some(ring => inPolygon(ring, centreOf(grid, hex)))) terrain[hex] = OFF;
  }
};

const kindIndex = (kinds: readonly string[], kind: string, complain: (problem: string) => Error): number => {
  const index = kinds.indexOf(kind);
  if (index < 0) throw complain(`"${kind}" is no hexside of this map; use ${kinds.join(', ')}.`);
  return index;
};

const straitSide = (frame: Frame, terrain: Uint8Array, { name, from, to }: Passage): number => {
  const [a, b] = [hexOfPlace(frame, from), hexOfPlace(frame, to)];
  if ([a, b].some(hex => hex === undefined || terrain[hex] !== COASTAL))
    throw new RangeError(`passages.json: a shore of ${name} is not in a coastal hex.`);
  const side = a !== undefined && b !== undefined ? hexsideBetween(frame.grid, a, b) : undefined;
  if (side === undefined)
    throw new RangeError(`passages.json: the shores of ${name} are not in touching hexes.`);
  return side;
};

const cutPassages = (
  frame: Frame,
  definition: Definition,
  kinds: readonly string[],
  terrain: Uint8Array,
  hexsides: Uint8Array,
): void => {
  for (const passage of definition.passages) {
    const code = kindIndex(kinds, passage.kind, problem => new RangeError(`passages.json: ${problem}`));
    const sides =
      passage.kind === 'narrow-straits'
        ? [straitSide(frame, terrain, passage)]
        : passageSides(frame, passage);
    for (const side of sides) hexsides[side] = code;
  }
};

const amendHexsides = (
  kinds: readonly string[],
  hexsides: Uint8Array,
  amendments: readonly Amendment[],
): void => {
  for (const { side, kind, line } of amendmentsOf(amendments, 'hexside'))
    hexsides[side] = kindIndex(kinds, kind, problem => amendmentError(line, problem));
};

const amendNations = (ids: readonly string[], nation: Uint8Array, amendments: readonly Amendment[]): void => {
  for (const change of amendmentsOf(amendments, 'nation')) {
    const index = ids.indexOf(change.nation);
    if (index < 0) throw amendmentError(change.line, `"${change.nation}" is no nation of this map.`);
    nation[change.hex] = index;
  }
};

const memoise = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const made = new Map<Key, Value>();
  return key => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
};

/** Square kilometres in a raster cell: a nautical mile is 1.852 km. */
const cellArea = ({ calibration: { nmPerHex, density } }: Frame): number =>
  ((nmPerHex * 1.852) / density) ** 2;

/** Raster, samples and the first classification: nature, before the hexes are amended. */
const sound = (definition: Definition, atlas: Atlas, frame: Frame, amendments: readonly Amendment[]) => {
  const { grid, calibration } = frame;
  const { nations, cessions } = definition;
  const raster = paintLand(frame, chartLand(frame, atlas.countries, nations), nations, cessions);
  const dredged = dredge(frame, raster, amendments);
  const chosen = amendmentsOf(amendments, 'water').map(({ at }) => cellAt(raster, frame.locate(at)));
  const springs = Object.values(calibration.basins).map(at => cellAt(raster, frame.locate(at)));
  const sea = floodWater(raster, springs);
  const sample = sampleHexes(grid, raster, sea, nations.length);
  const waters = findWaters(grid, raster, sea, sample, { dredged, chosen });
  const joined = joinWaters(grid, waters, sample, calibration.thresholds);
  const classified = classify(grid, sample, waters, joined, calibration.thresholds);
  return { raster, sea, sample, cut: joined.cut, ...classified };
};

/** Land, sea, sides and nations of every hex, amended. */
const surveyLand = (definition: Definition, atlas: Atlas, frame: Frame, amendments: readonly Amendment[]) => {
  const { grid, calibration } = frame;
  const { raster, sea, sample, cut, terrain, sideWater } = sound(definition, atlas, frame, amendments);
  outsideSheet(frame, definition.sketches, terrain);
  for (const { hex, kind } of amendmentsOf(amendments, 'terrain')) terrain[hex] = kind;
  const kinds = hexsideKinds(calibration.thresholds);
  const hexsides = gradeHexsides(grid, terrain, sideWater, calibration.thresholds);
  amendHexsides(kinds, hexsides, amendments);
  const drained = drainPonds(grid, terrain, hexsides);
  cutPassages(frame, definition, kinds, terrain, hexsides);
  const nationIds = ['', ...definition.nations.map(({ id }) => id)];
  const nation = nationsOf(sample, definition.nations.length).map((index, hex) =>
    terrain[hex] === OFF ? 0 : index,
  );
  amendNations(nationIds, nation, amendments);
  const openness = memoise((islets: number) =>
    memoise(opennessOf(raster, sea, sample, withoutIslets(raster, islets / cellArea(frame)))),
  );
  const waterShare = (hex: HexId): number => (sample.water[hex] as number) / (sample.cells[hex] as number);
  const { sketches } = definition;
  return {
    frame,
    terrain,
    hexsides,
    hexsideKinds: kinds,
    nation,
    nationIds,
    sketches,
    waterShare,
    openness,
    cut,
    drained,
  };
};

/** The whole pipeline for one map. Throws with every problem found when the result is not sound. */
export const survey = (definition: Definition, atlas: Atlas): Survey => {
  const frame = makeFrame(definition.calibration);
  const amendments = readAmendments(frame, definition.amendments);
  const land = surveyLand(definition, atlas, frame, amendments);
  const problems = problemsOf(land);
  if (problems.length > 0)
    throw new RangeError(`The ${frame.calibration.id} map is not sound. ${problems.join(' ')}`);
  const regions = markRegions(land, definition.regions, amendments);
  const places = placeAll(definition, frame, land.terrain, amendments);
  return { ...land, definition, regions, places, amendments };
};

/** Water hexes next to a hex across hexsides that ships can cross. */
export const shoreOf = (
  { frame: { grid }, terrain, hexsides, hexsideKinds: kinds }: Land,
  hex: HexId,
): readonly HexId[] =>
  DIRECTIONS.flatMap(direction => {
    const other = neighbour(grid, hex, direction);
    const open = isOpenSide(kinds[hexsides[hexsideOf(grid, hex, direction)] as number]);
    return other !== undefined && open && terrain[other] !== LAND ? [other] : [];
  });
