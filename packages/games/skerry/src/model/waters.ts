import {
  type Grid,
  type HexId,
  hasHex,
  hexByName,
  type HexMap,
  hexName,
  readMap,
  regionOf,
} from '@narrow-seas/hex';
import armadaFile from '../../data/armada.map.json' with { type: 'json' };
import sortieFile from '../../data/sortie.map.json' with { type: 'json' };
import type { BySide, Side } from './vocabulary.ts';

/** [1.2] The sea of one scenario: a grid with rocks in it. */
export interface Waters {
  readonly map: HexMap;
  readonly grid: Grid;
  /** 1 where there is sea, 0 on a rock. */
  readonly sea: Uint8Array;
  /** [2.2] The sea hexes of each side's home, in order: where its mines may go. */
  readonly homes: BySide<readonly HexId[]>;
}

export const nameOf = ({ map }: Waters, hex: HexId): string => hexName(map.grid, map.numbering, hex);

export const hexNamed = ({ map }: Waters, name: string): HexId | undefined => hexByName(map, name);

/** [2.2] The northern half of the map is north's home, the rest is south's. */
export const homeOf = ({ map }: Pick<Waters, 'map'>, hex: HexId): Side =>
  hasHex(regionOf(map, 'north'), hex) ? 'north' : 'south';

const readWaters = (file: unknown): Waters => {
  const map = readMap(file);
  const isSea = map.terrainKinds.map(kind => (kind === 'sea' ? 1 : 0));
  const sea = Uint8Array.from(map.terrain, kind => isSea[kind] ?? 0);
  const hexes = Array.from(sea.keys(), hex => hex as HexId);
  const homeFor = (side: Side): readonly HexId[] =>
    hexes.filter(hex => sea[hex] === 1 && homeOf({ map }, hex) === side);
  return { map, grid: map.grid, sea, homes: { north: homeFor('north'), south: homeFor('south') } };
};

/** The waters of each scenario. */
export const WATERS = {
  sortie: readWaters(sortieFile),
  armada: readWaters(armadaFile),
} as const;
export type WatersId = keyof typeof WATERS;

export const watersOf = ({ scenario }: { readonly scenario: WatersId }): Waters => WATERS[scenario];

/** What hexes are numbered by. */
export const sizeOf = (table: { readonly scenario: WatersId }): string => {
  const { columns, rows } = watersOf(table).grid;
  return `${columns}x${rows}`;
};

/** No hex that is off the map is sea, nor is one between two hexes. */
export const isSea = ({ sea }: Waters, hex: HexId): boolean => sea[hex] === 1;
