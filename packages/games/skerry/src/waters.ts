import {
  type Grid,
  type HexId,
  hexName,
  makeGrid,
  type Numbering,
  parseHexName,
  rowOf,
} from '@narrow-seas/hex';
import type { BySide, Side } from './vocabulary.ts';

/** [1.2] The sea of one scenario: a grid with rocks in it. */
export interface Waters {
  readonly grid: Grid;
  /** 1 where there is sea, 0 on a rock. */
  readonly sea: Uint8Array;
  /** [2.2] The sea hexes of each side's home, in order: where its mines may go. */
  readonly homes: BySide<readonly HexId[]>;
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

/** [2.2] The northern half of the map is north's home, the rest is south's. */
export const homeOf = ({ grid }: Pick<Waters, 'grid'>, hex: HexId): Side =>
  rowOf(grid, hex) < grid.rows / 2 ? 'north' : 'south';

/** Rocks lie where this scatter puts them, never in the two rows at either edge, where boats start. */
const makeWaters = (columns: number, rows: number): Waters => {
  const grid = makeGrid({ orientation: 'pointy', columns, rows, shoved: 'odd' });
  const sea = new Uint8Array(grid.size).fill(1);
  for (let hex = 2 * columns; hex < (rows - 2) * columns; hex += 1) {
    if ((hex * 2654435761) % 4294967296 < 4294967296 * 0.12) sea[hex] = 0;
  }
  const hexes = Array.from({ length: grid.size }, (_, hex) => hex as HexId);
  const homeFor = (side: Side): readonly HexId[] =>
    hexes.filter(hex => sea[hex] === 1 && homeOf({ grid }, hex) === side);
  return { grid, sea, homes: { north: homeFor('north'), south: homeFor('south') } };
};

export const WATERS = { sortie: makeWaters(6, 6), armada: makeWaters(60, 40) } as const;
export type WatersId = keyof typeof WATERS;

export const watersOf = ({ scenario }: { readonly scenario: WatersId }): Waters => WATERS[scenario];

/** What hexes are numbered by. */
export const sizeOf = (table: { readonly scenario: WatersId }): string => {
  const { columns, rows } = watersOf(table).grid;
  return `${columns}x${rows}`;
};

/** No hex that is off the map is sea, nor is one between two hexes. */
export const isSea = ({ sea }: Waters, hex: HexId): boolean => sea[hex] === 1;
