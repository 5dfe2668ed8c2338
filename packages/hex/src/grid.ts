import { axialFromOffset, columnFromAxial, type GridSpec, rowFromAxial, STEPS } from './coordinates.ts';
import { DIRECTIONS, opposite } from './direction.ts';
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

const neighboursFrom = (spec: GridSpec, { q, r }: Axes): Int32Array => {
  const neighbours = new Int32Array(q.length * 6).fill(-1);
  for (let hex = 0; hex < q.length; hex++)
    STEPS[spec.orientation].forEach((step, direction) => {
      const [toQ, toR] = [(q[hex] as number) + step.q, (r[hex] as number) + step.r];
      neighbours[hex * 6 + direction] = hexAtAxial(spec, toQ, toR) ?? -1;
    });
  return neighbours;
};

/** Each side is numbered from its lower hex, so the higher one finds the number already there. */
const sidesFrom = (neighbours: Int32Array): Sides => {
  const hexsides = new Int32Array(neighbours.length);
  const pairs: number[] = [];
  for (let hex = 0; hex * 6 < neighbours.length; hex++)
    for (const direction of DIRECTIONS) {
      const other = neighbours[hex * 6 + direction] as number;
      const isNew = other === -1 || other > hex;
      hexsides[hex * 6 + direction] = isNew
        ? pairs.length / 2
        : (hexsides[other * 6 + opposite(direction)] as number);
      if (isNew) pairs.push(hex, other);
    }
  return { hexsides, hexsideCount: pairs.length / 2, sideHexes: Int32Array.from(pairs) };
};

/** Throws a RangeError on dimensions that are no map. */
export const makeGrid = (spec: GridSpec): Grid => {
  checkSpec(spec);
  const { orientation, columns, rows, shoved } = spec;
  const axes = axesOf(spec);
  const neighbours = neighboursFrom(spec, axes);
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
