import {
  type Grid,
  type HexId,
  hexName,
  makeGrid,
  type Numbering,
  parseHexName,
  rowOf,
} from '@narrow-seas/hex';
import type { Side } from './vocabulary.ts';

/** [1.2] The sea of one scenario: a grid with rocks in it. */
export interface Waters {
  readonly grid: Grid;
  readonly rocks: ReadonlySet<HexId>;
}

const NUMBERING: Numbering = {
  order: 'RRCC',
  rowsFrom: 'north',
  columnsFrom: 'west',
  firstRow: 1,
  firstColumn: 1,
  digits: 2,
};

export const nameOf = (waters: Waters, hex: HexId): string => hexName(waters.grid, NUMBERING, hex);

export const hexNamed = (waters: Waters, name: string): HexId | undefined =>
  parseHexName(waters.grid, NUMBERING, name);

/** Rocks lie where this scatter puts them, never in the two rows at either edge, where boats start. */
const makeWaters = (columns: number, rows: number): Waters => {
  const grid = makeGrid({ orientation: 'pointy', columns, rows, shoved: 'odd' });
  const rocks = new Set<HexId>();
  for (let hex = 2 * columns; hex < (rows - 2) * columns; hex += 1) {
    if ((hex * 2654435761) % 4294967296 < 4294967296 * 0.12) rocks.add(hex as HexId);
  }
  return { grid, rocks };
};

export const WATERS = { sortie: makeWaters(6, 6), armada: makeWaters(60, 40) } as const;
export type WatersId = keyof typeof WATERS;

export const watersOf = ({ scenario }: { readonly scenario: WatersId }): Waters => WATERS[scenario];

export const isSea = ({ grid, rocks }: Waters, hex: HexId): boolean =>
  Number.isInteger(hex) && hex >= 0 && hex < grid.size && !rocks.has(hex);

/** [2.2] The northern half of the map is north's home, the rest is south's. */
export const homeOf = ({ grid }: Waters, hex: HexId): Side =>
  rowOf(grid, hex) < grid.rows / 2 ? 'north' : 'south';
