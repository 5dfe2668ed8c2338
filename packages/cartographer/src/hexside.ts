import { DIRECTIONS, type Grid, type HexId, hexesOf, hexsideOf, type HexsideId } from '@narrow-seas/hex';
import { COASTAL, LAND, OFF, SEA } from './classify.ts';
import type { Thresholds } from './definition.ts';

/** Kinds every map has, then those that only some have. Sides on the border of the map count as land. */
const HEXSIDE_KINDS = {
  plain: ['land', 'water'],
  graded: ['land', 'full-sea', 'partial-sea', 'narrow-straits', 'great-river', 'canal'],
} as const;

export const hexsideKinds = ({ full }: Thresholds): readonly string[] =>
  full === undefined ? HEXSIDE_KINDS.plain : HEXSIDE_KINDS.graded;

const CLOSED = 0;
const WATER = 1;
const PARTIAL = 2;

const isWater = (kind: number | undefined): boolean => kind === SEA || kind === COASTAL;

/** A hexside that ships can cross, whatever the game calls it. */
export const isOpenSide = (kind: string | undefined): boolean =>
  kind === 'water' || kind === 'full-sea' || kind === 'partial-sea' || kind === 'narrow-straits';

export const gradeHexsides = (
  grid: Grid,
  terrain: Uint8Array,
  sideWater: Float64Array,
  thresholds: Thresholds,
): Uint8Array =>
  Uint8Array.from(sideWater, (share, side) => {
    const hexes = hexesOf(grid, side as HexsideId);
    if (hexes.length < 2 || !hexes.every(hex => isWater(terrain[hex]))) return CLOSED;
    if (hexes.every(hex => terrain[hex] === SEA)) return WATER;
    if (share < thresholds.open) return CLOSED;
    return thresholds.full !== undefined && share < thresholds.full ? PARTIAL : WATER;
  });

/** A coastal hex without a water hexside is a pond to ships: it becomes land. Returns the hexes that were drained. */
export const drainPonds = (grid: Grid, terrain: Uint8Array, hexsides: Uint8Array): readonly HexId[] => {
  const drained: HexId[] = [];
  terrain.forEach((kind, index) => {
    const hex = index as HexId;
    if (
      kind !== COASTAL ||
      DIRECTIONS.some(direction => hexsides[hexsideOf(grid, hex, direction)] !== CLOSED)
    )
      return;
    terrain[hex] = LAND;
    drained.push(hex);
  });
  return drained;
};

/** Costs and closed sides for the floods of the hex package: ships on water. */
export const shipTerrain = (
  terrain: Uint8Array,
  hexsides: Uint8Array,
  kinds: readonly string[],
): { readonly enter: Uint8Array; readonly closed: Uint8Array } => ({
  enter: terrain.map(kind => (isWater(kind) && kind !== OFF ? 1 : 0)),
  closed: hexsides.map(kind => (isOpenSide(kinds[kind]) ? 0 : 1)),
});
