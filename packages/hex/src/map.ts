import { ORIENTATIONS, SHOVES } from './coordinates.ts';
import { type Grid, hexAt, makeGrid } from './grid.ts';
import type { HexId, HexsideId } from './hex.ts';
import { readDeltas, readRows } from './map-text.ts';
import {
  type Fields,
  mapError,
  type Reader,
  readFields,
  readList,
  readNumber,
  readObject,
  readOneOf,
  readText,
  readWhole,
} from './map-value.ts';
import { type Numbering, parseHexName } from './numbering.ts';
import type { HexSet } from './set.ts';
import { setFromText } from './set-text.ts';
import { hexsideOf } from './side.ts';

/** The one format this loader reads. */
export const MAP_FORMAT = 'narrow-seas/map';
export const MAP_VERSION = 1;

export interface Nation {
  readonly id: string;
  readonly name: string;
}

/** A base, port, set-up hex or label; what a kind carries beyond its hex is in `fields`. */
export interface Place {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly hex: HexId;
  /** Empty where the place belongs to nobody. */
  readonly nation: string;
  readonly source: 'given' | 'ours';
  readonly fields: Fields;
}

/** A place beside the map: a holding box, an ocean. */
export interface MapBox {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly fields: Fields;
}

/** Distances between named things, in the order of the labels. */
export interface MapMatrix {
  readonly labels: readonly string[];
  readonly rows: readonly (readonly number[])[];
}

/** Lines as x0 y0 x1 y1 … in the units of layout.ts. */
export interface CoastLevel {
  /** No drawn line strays farther from the real one, in hex widths. */
  readonly tolerance: number;
  /** Closed rings, to be filled by the even-odd rule. */
  readonly land: readonly Float32Array[];
  readonly borders: readonly Float32Array[];
}

export interface Meridian {
  readonly label: string;
  readonly line: Float32Array;
}

/** Hex 0000 of a printed sheet lies at this row and column of the map; columns run with ours (1) or against (-1). */
export interface MapSheet {
  readonly id: string;
  readonly synonyms: readonly string[];
  readonly row: number;
  readonly column: number;
  readonly step: 1 | -1;
}

/** Something the printed game leaves open and we decided. */
export interface Fill {
  readonly id: string;
  readonly value: string;
  readonly reason: string;
}

export interface HexMap {
  readonly id: string;
  readonly title: string;
  readonly grid: Grid;
  readonly numbering: Numbering;
  readonly nmPerHex: number;
  readonly sheets: readonly MapSheet[];
  /** Index into terrainKinds for each hex. */
  readonly terrain: Uint8Array;
  readonly terrainKinds: readonly string[];
  /** Index into hexsideKinds for each HexsideId; sides on the border of the map have kind 0. */
  readonly hexsides: Uint8Array;
  readonly hexsideKinds: readonly string[];
  /** Index into nations for each hex; nation 0 is nobody. */
  readonly nation: Uint8Array;
  readonly nations: readonly Nation[];
  readonly regions: ReadonlyMap<string, HexSet>;
  readonly regionNames: ReadonlyMap<string, string>;
  readonly places: readonly Place[];
  readonly boxes: readonly MapBox[];
  readonly matrices: ReadonlyMap<string, MapMatrix>;
  /** Coarsest first. */
  readonly coast: readonly CoastLevel[];
  readonly graticule: readonly Meridian[];
  readonly fills: readonly Fill[];
}

const NOBODY: Nation = { id: '', name: '' };

const readGridSpec = readObject({
  orientation: readOneOf(ORIENTATIONS),
  columns: readWhole,
  rows: readWhole,
  shoved: readOneOf(SHOVES),
});

const readNumbering: Reader<Numbering> = readObject({
  order: readOneOf(['RRCC', 'CCRR'] as const),
  rowsFrom: readOneOf(['north', 'south'] as const),
  columnsFrom: readOneOf(['west', 'east'] as const),
  firstRow: readWhole,
  firstColumn: readWhole,
  digits: readWhole,
});

const readSheet: Reader<MapSheet> = readObject({
  id: readText,
  synonyms: readList(readText),
  row: readWhole,
  column: readWhole,
  step: readOneOf([1, -1] as const),
});

const readNation: Reader<Nation> = readObject({ id: readText, name: readText });
const readFill: Reader<Fill> = readObject({ id: readText, value: readText, reason: readText });
const readBox: Reader<MapBox> = readObject({
  kind: readText,
  id: readText,
  name: readText,
  fields: readFields,
});
const readKinds = readObject({ kinds: readList(readText), rows: readList(readText) });
const readNationRows = readObject({ list: readList(readNation), rows: readList(readText) });
const readRegion = readObject({ id: readText, name: readText, hexes: readText });
const readMatrix = readObject({
  id: readText,
  labels: readList(readText),
  rows: readList(readList(readNumber)),
});

const readSet = (text: string, grid: Grid, where: string): HexSet => {
  const set = setFromText(text);
  if (set === undefined || set.size !== grid.size) throw mapError(where, `is no set of ${grid.size} hexes`);
  return set;
};

const readPlace =
  (grid: Grid, numbering: Numbering): Reader<Place> =>
  (value, where) => {
    const fields = readFields(value, where);
    const hex = parseHexName(grid, numbering, readText(fields['hex'], `${where}.hex`));
    if (hex === undefined)
      throw mapError(`${where}.hex`, `names ${String(fields['hex'])}, which is off the map`);
    return {
      kind: readText(fields['kind'], `${where}.kind`),
      id: readText(fields['id'], `${where}.id`),
      name: readText(fields['name'], `${where}.name`),
      hex,
      nation: fields['nation'] === undefined ? '' : readText(fields['nation'], `${where}.nation`),
      source: readOneOf(['given', 'ours'] as const)(fields['source'], `${where}.source`),
      fields: readFields(fields['fields'], `${where}.fields`),
    };
  };

/** Three sides for each hex are in the file; each belongs to this hex and the neighbour beyond. */
const readSides = (
  grid: Grid,
  { kinds, rows }: { kinds: readonly string[]; rows: readonly string[] },
): Uint8Array => {
  const codes = readRows(rows, grid.rows, grid.columns * 3, kinds.length, 'hexsides.rows');
  const sides = new Uint8Array(grid.hexsideCount);
  for (let index = 0; index < codes.length; index++) {
    const side: HexsideId = hexsideOf(grid, Math.floor(index / 3) as HexId, (index % 3) as 0 | 1 | 2);
    sides[side] = codes[index] as number;
  }
  return sides;
};

const readLine =
  (unit: number): Reader<Float32Array> =>
  (value, where) =>
    readDeltas(readText(value, where), unit, where);

const readCoast = (value: unknown): Pick<HexMap, 'coast' | 'graticule'> => {
  const fields = readFields(value, 'coast');
  const unit = readWhole(fields['unit'], 'coast.unit');
  if (unit < 1) throw mapError('coast.unit', 'must be at least 1');
  const lines = readList(readLine(unit));
  const level: Reader<CoastLevel> = readObject({ tolerance: readNumber, land: lines, borders: lines });
  const meridian: Reader<Meridian> = readObject({ label: readText, line: readLine(unit) });
  return {
    coast: readList(level)(fields['levels'], 'coast.levels'),
    graticule: readList(meridian)(fields['graticule'], 'coast.graticule'),
  };
};

const readHead = (fields: Fields): Pick<HexMap, 'id' | 'title' | 'nmPerHex' | 'numbering' | 'sheets'> => {
  readOneOf([MAP_FORMAT])(fields['format'], 'format');
  readOneOf([MAP_VERSION])(fields['version'], 'version');
  return {
    id: readText(fields['id'], 'id'),
    title: readText(fields['title'], 'title'),
    nmPerHex: readNumber(fields['nmPerHex'], 'nmPerHex'),
    numbering: readNumbering(fields['numbering'], 'numbering'),
    sheets: readList(readSheet)(fields['sheets'], 'sheets'),
  };
};

const readRegions = (value: unknown, grid: Grid): Pick<HexMap, 'regions' | 'regionNames'> => {
  const list = readList(readRegion)(value, 'regions');
  return {
    regions: new Map(list.map(({ id, hexes }) => [id, readSet(hexes, grid, `regions.${id}`)])),
    regionNames: new Map(list.map(({ id, name }) => [id, name])),
  };
};

const readMatrices = (value: unknown): ReadonlyMap<string, MapMatrix> =>
  new Map(
    readList(readMatrix)(value, 'matrices').map(({ id, labels, rows }) => {
      const square = rows.length === labels.length && rows.every(row => row.length === labels.length);
      if (!square) throw mapError(`matrices.${id}`, `needs ${labels.length} rows of ${labels.length}`);
      return [id, { labels, rows }];
    }),
  );

const readHexes = (
  fields: Fields,
  grid: Grid,
): Pick<HexMap, 'terrain' | 'terrainKinds' | 'hexsides' | 'hexsideKinds' | 'nation' | 'nations'> => {
  const terrain = readKinds(fields['terrain'], 'terrain');
  const hexsides = readKinds(fields['hexsides'], 'hexsides');
  const { list, rows } = readNationRows(fields['nations'], 'nations');
  return {
    terrain: readRows(terrain.rows, grid.rows, grid.columns, terrain.kinds.length, 'terrain.rows'),
    terrainKinds: terrain.kinds,
    hexsides: readSides(grid, hexsides),
    hexsideKinds: hexsides.kinds,
    nation: readRows(rows, grid.rows, grid.columns, list.length + 1, 'nations.rows'),
    nations: [NOBODY, ...list],
  };
};

/** Reads a generated map. Trusts nothing: throws one sentence with the place when anything is wrong. */
export const readMap = (json: unknown): HexMap => {
  const fields = readFields(json, 'it');
  const head = readHead(fields);
  const grid = makeGrid(readGridSpec(fields['grid'], 'grid'));
  return {
    ...head,
    grid,
    ...readHexes(fields, grid),
    ...readRegions(fields['regions'], grid),
    places: readList(readPlace(grid, head.numbering))(fields['places'], 'places'),
    boxes: readList(readBox)(fields['boxes'], 'boxes'),
    matrices: readMatrices(fields['matrices']),
    ...readCoast(fields['coast']),
    fills: readList(readFill)(fields['fills'], 'fills'),
  };
};

/** The hex a printed name means, by number or by sheet and number ("18A:0407"); undefined off the map. */
export const hexByName = ({ grid, numbering, sheets }: HexMap, name: string): HexId | undefined => {
  const match = /^(\w+):(\d\d)(\d\d)$/.exec(name);
  if (match === null) return parseHexName(grid, numbering, name);
  const sheet = sheets.find(({ id, synonyms }) => id === match[1] || synonyms.includes(match[1] as string));
  return sheet && hexAt(grid, sheet.column + sheet.step * Number(match[3]), sheet.row + Number(match[2]));
};

/** The hexes of a region; a game that asks for one the map lacks has a slip in it. */
export const regionOf = ({ id, regions }: HexMap, region: string): HexSet => {
  const set = regions.get(region);
  if (set === undefined) throw new RangeError(`The ${id} map has no region "${region}".`);
  return set;
};

export const placesOf = ({ places }: HexMap, kind: string): readonly Place[] =>
  places.filter(place => place.kind === kind);
