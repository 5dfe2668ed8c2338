import { columnOf, type Grid, hexAt, rowOf } from './grid.ts';
import type { HexId } from './hex.ts';

/** How the hexes of a map are numbered in print. */
export interface Numbering {
  readonly order: 'RRCC' | 'CCRR';
  readonly rowsFrom: 'north' | 'south';
  readonly columnsFrom: 'west' | 'east';
  readonly firstRow: number;
  readonly firstColumn: number;
  /** Digits for each axis, usually 2. */
  readonly digits: number;
}

/** Counting from the other end is its own inverse. */
const fromEnd = (index: number, count: number, reversed: boolean): number =>
  reversed ? count - 1 - index : index;

/** A number that does not fit would give two hexes one name, or a name that cannot be read back. */
const printed = (value: number, digits: number): string => {
  const text = String(value).padStart(digits, '0');
  if (!/^\d+$/.test(text) || text.length !== digits)
    throw new RangeError(
      `The number ${value} does not fit ${digits} digits; give the numbering more digits.`,
    );
  return text;
};

export const hexName = (grid: Grid, numbering: Numbering, hex: HexId): string => {
  const { order, rowsFrom, columnsFrom, firstRow, firstColumn, digits } = numbering;
  const row = printed(firstRow + fromEnd(rowOf(grid, hex), grid.rows, rowsFrom === 'south'), digits);
  const column = printed(
    firstColumn + fromEnd(columnOf(grid, hex), grid.columns, columnsFrom === 'east'),
    digits,
  );
  return order === 'RRCC' ? row + column : column + row;
};

/** Undefined unless the text is the printed number of a hex on this map. */
export const parseHexName = (grid: Grid, numbering: Numbering, text: string): HexId | undefined => {
  const { order, rowsFrom, columnsFrom, firstRow, firstColumn, digits } = numbering;
  if (text.length !== digits * 2 || !/^\d+$/.test(text)) return undefined;
  const [first, second] = [Number(text.slice(0, digits)), Number(text.slice(digits))];
  const [row, column] = order === 'RRCC' ? [first, second] : [second, first];
  return hexAt(
    grid,
    fromEnd(column - firstColumn, grid.columns, columnsFrom === 'east'),
    fromEnd(row - firstRow, grid.rows, rowsFrom === 'south'),
  );
};
