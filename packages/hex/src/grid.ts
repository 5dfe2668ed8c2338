import {
  axialFromOffset,
  columnFromAxial,
  type GridSpec,
  offsetSteps,
  parityOf,
  rowFromAxial,
} from './coordinates.ts';
import { type Direction, opposite } from './direction.ts';
import type { HexId } from './hex.ts';

/** More hexes than this is a slip in the data, not a map: the arrays alone would take 100 MB. */
export const MAX_HEXES = 1_000_000;

/** A map's geometry as flat arrays. Row 0 is north, column 0 is west. */
export interface Grid extends GridSpec {
  readonly size: number;
  /** size * 6: the hex in each direction, -1 off the map. */
  readonly neighbours: Int32Array;
  /** size * 6: the HexsideId in each direction, the same from both hexes. */
  readonly hexsides: Int32Array;
  readonly hexsideCount: number;
  /** hexsideCount * 2: the hexes of each side, the lower id first; -1 second on the map's border. */
  readonly sideHexes: Int32Array;
  readonly q: Int32Array;
  readonly r: Int32Array;
}

type Axes = Pick<Grid, 'q' | 'r'>;
type Sides = Pick<Grid, 'hexsides' | 'hexsideCount' | 'sideHexes'>;

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 1;

const checkSpec = ({ columns, rows }: GridSpec): void => {
  if (!isCount(columns) || !isCount(rows))
    throw new RangeError(
      `A grid needs whole numbers of columns and rows, at least 1; got ${columns} by ${rows}.`,
    );
  if (columns * rows > MAX_HEXES)
    throw new RangeError(
      `A grid holds at most ${MAX_HEXES} hexes; ${columns} by ${rows} is ${columns * rows}.`,
    );
};

const onMap = ({ columns, rows }: GridSpec, column: number, row: number): boolean =>
  column >= 0 && column < columns && row >= 0 && row < rows;

const axesOf = (spec: GridSpec): Axes => {
  const size = spec.columns * spec.rows;
  const axes = { q: new Int32Array(size), r: new Int32Array(size) };
  for (let hex = 0; hex < size; hex++) {
    const { q, r } = axialFromOffset(spec, hex % spec.columns, Math.floor(hex / spec.columns));
    axes.q[hex] = q;
    axes.r[hex] = r;
  }
  return axes;
};

/** Plain loops: a large map is laid out in milliseconds, before anything has been compiled. */
const neighboursFrom = (spec: GridSpec): Int32Array => {
  const { columns, rows } = spec;
  const neighbours = new Int32Array(columns * rows * 6);
  const steps = offsetSteps(spec);
  let index = 0;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const step = steps[parityOf(spec, column, row)];
      for (let place = 0; place < 12; place += 2) {
        const toColumn = column + (step[place] as number);
        const toRow = row + (step[place + 1] as number);
        neighbours[index++] = onMap(spec, toColumn, toRow) ? toRow * columns + toColumn : -1;
      }
    }
  return neighbours;
};

/** Each side is numbered from its lower hex, so the higher one finds the number already there. */
const sidesFrom = (neighbours: Int32Array): Sides => {
  const hexsides = new Int32Array(neighbours.length);
  const sideHexes = new Int32Array(neighbours.length * 2);
  let count = 0;
  for (let index = 0; index < neighbours.length; index++) {
    const hex = Math.floor(index / 6);
    const other = neighbours[index] as number;
    if (other !== -1 && other < hex) {
      hexsides[index] = hexsides[other * 6 + opposite((index % 6) as Direction)] as number;
      continue;
    }
    sideHexes[count * 2] = hex;
    sideHexes[count * 2 + 1] = other;
    hexsides[index] = count++;
  }
  return { hexsides, hexsideCount: count, sideHexes: sideHexes.slice(0, count * 2) };
};

/** Throws a RangeError on dimensions that are no map. */
export const makeGrid = (spec: GridSpec): Grid => {
  checkSpec(spec);
  const { orientation, columns, rows, shoved } = spec;
  const axes = axesOf(spec);
  const neighbours = neighboursFrom(spec);
  return {
    orientation,
    columns,
    rows,
    shoved,
    size: columns * rows,
    neighbours,
    ...sidesFrom(neighbours),
    ...axes,
  };
};

export const hexAt = (grid: GridSpec, column: number, row: number): HexId | undefined =>
  Number.isInteger(column) && Number.isInteger(row) && onMap(grid, column, row)
    ? ((row * grid.columns + column) as HexId)
    : undefined;

export const hexAtAxial = (grid: GridSpec, q: number, r: number): HexId | undefined =>
  hexAt(grid, columnFromAxial(grid, q, r), rowFromAxial(grid, q, r));

export const columnOf = (grid: Grid, hex: HexId): number => hex % grid.columns;

export const rowOf = (grid: Grid, hex: HexId): number => Math.floor(hex / grid.columns);
