import { readDeltas } from './map-text.ts';
import {
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

/** The one format this loader reads. */
export const CHART_FORMAT = 'narrow-seas/chart';
export const CHART_VERSION = 1;

export const CHART_NAME_KINDS = [
  'ocean',
  'sea',
  'gulf',
  'strait',
  'bank',
  'country',
  'region',
  'island',
  'islet',
  'cape',
  'rose',
] as const;
export type ChartNameKind = (typeof CHART_NAME_KINDS)[number];

/** A name with the line that it is written along, or the point where it stands. */
export interface ChartName {
  readonly kind: ChartNameKind;
  readonly name: string;
  readonly line: Float32Array;
}

export interface ChartTown {
  readonly name: string;
  /** 1 for capitals and great cities, 3 for small towns. */
  readonly rank: number;
  readonly at: Float32Array;
}

/** Nodes of a grid over the sheet, row after row from the north. */
export interface ChartGrid {
  readonly west: number;
  readonly north: number;
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
}

/** What is only drawn: everything about a map that no rule asks for. Lines are x0 y0 x1 y1 … in hex widths. */
export interface Chart {
  readonly id: string;
  readonly sheet: {
    readonly west: number;
    readonly north: number;
    readonly east: number;
    readonly south: number;
  };
  /** Closed rings, to be filled by the even-odd rule. */
  readonly land: readonly Float32Array[];
  readonly depths: readonly { readonly metres: number; readonly areas: readonly Float32Array[] }[];
  readonly lakes: readonly Float32Array[];
  readonly rivers: readonly Float32Array[];
  readonly glaciers: readonly Float32Array[];
  readonly borders: readonly Float32Array[];
  readonly ribbons: { readonly blue: readonly Float32Array[]; readonly red: readonly Float32Array[] };
  /** Longitude and latitude of each node, one after the other. */
  readonly degrees: ChartGrid & { readonly values: Float32Array };
  /** Metres above the sea. */
  readonly heights: ChartGrid & { readonly values: Float32Array };
  readonly names: readonly ChartName[];
  readonly towns: readonly ChartTown[];
}

const GRID = { west: readNumber, north: readNumber, step: readNumber, columns: readWhole, rows: readWhole };

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Metres of the last letter; a letter stands for the root of a height. */
const HIGHEST = 4800;

const readHeights: Reader<Chart['heights']> = (value, where) => {
  const { rowsOfLetters, ...grid } = readObject({ ...GRID, rowsOfLetters: readList(readText) })(value, where);
  const letters = rowsOfLetters.join('');
  if (letters.length !== grid.columns * grid.rows)
    throw mapError(where, `holds ${letters.length} heights where ${grid.columns * grid.rows} belong`);
  const values = Float32Array.from(letters, letter => HIGHEST * (LETTERS.indexOf(letter) / 63) ** 2);
  return { ...grid, values };
};

const readDegrees: Reader<Chart['degrees']> = (value, where) => {
  const { unit, nodes, ...grid } = readObject({ ...GRID, unit: readWhole, nodes: readText })(value, where);
  const values = readDeltas(nodes, unit, `${where}.nodes`);
  if (values.length !== grid.columns * grid.rows * 2)
    throw mapError(where, `holds ${values.length / 2} nodes where ${grid.columns * grid.rows} belong`);
  return { ...grid, values };
};

/** Reads a generated chart. Trusts nothing: throws one sentence with the place when anything is wrong. */
export const readChart = (json: unknown): Chart => {
  const fields = readFields(json, 'it');
  readOneOf([CHART_FORMAT])(fields['format'], 'format');
  readOneOf([CHART_VERSION])(fields['version'], 'version');
  const unit = readWhole(fields['unit'], 'unit');
  const line: Reader<Float32Array> = (value, where) => readDeltas(readText(value, where), unit, where);
  const lines = readList(line);
  const name = readObject({ kind: readOneOf(CHART_NAME_KINDS), name: readText, line });
  const town = readObject({ name: readText, rank: readWhole, at: line });
  return readObject({
    id: readText,
    sheet: readObject({ west: readNumber, north: readNumber, east: readNumber, south: readNumber }),
    land: lines,
    depths: readList(readObject({ metres: readWhole, areas: lines })),
    lakes: lines,
    rivers: lines,
    glaciers: lines,
    borders: lines,
    ribbons: readObject({ blue: lines, red: lines }),
    degrees: readDegrees,
    heights: readHeights,
    names: readList(name),
    towns: readList(town),
  })(fields, 'it');
};
