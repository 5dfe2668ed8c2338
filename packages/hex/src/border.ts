import { columnOf, type Grid, rowOf } from './grid.ts';
import type { HexId } from './hex.ts';

export const EDGES = ['north', 'south', 'east', 'west'] as const;
export type Edge = (typeof EDGES)[number];

/** True for a hex of the first or last row or column: each of them has a side that leaves the map. */
export const isBorder = (grid: Grid, hex: HexId): boolean => {
  const [column, row] = [columnOf(grid, hex), rowOf(grid, hex)];
  return row === 0 || row === grid.rows - 1 || column === 0 || column === grid.columns - 1;
};

const every = (first: number, step: number, count: number): readonly HexId[] =>
  Array.from({ length: count }, (_, index) => (first + step * index) as HexId);

/** The hexes of one edge, from north to south or from west to east. */
export const borderHexes = ({ columns, rows, size }: Grid, edge: Edge): readonly HexId[] => {
  switch (edge) {
    case 'north':
      return every(0, 1, columns);
    case 'south':
      return every(size - columns, 1, columns);
    case 'west':
      return every(0, columns, rows);
    case 'east':
      return every(columns - 1, columns, rows);
  }
};
