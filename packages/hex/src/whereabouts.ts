import { distance } from './distance.ts';
import type { Grid } from './grid.ts';
import type { HexId } from './hex.ts';
import { centreOf } from './layout.ts';

/** From the north, clockwise. */
export const COMPASS_POINTS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
export type CompassPoint = (typeof COMPASS_POINTS)[number];

/** Something with a name that people look for on a map. */
export interface Landmark {
  readonly name: string;
  readonly hex: number;
}

/** Where a hex lies, for people: this many hexes from a landmark, in this direction. */
export interface Whereabouts {
  readonly name: string;
  readonly hexes: number;
  /** In the landmark's own hex there is no direction. */
  readonly point: CompassPoint | undefined;
}

/** The direction in which one sees `to` from `from`; north is up. */
export const compassPoint = (grid: Grid, from: number, to: number): CompassPoint | undefined => {
  if (from === to) return undefined;
  const [fromX, fromY] = centreOf(grid, from as HexId);
  const [toX, toY] = centreOf(grid, to as HexId);
  const eighths = (Math.atan2(toX - fromX, fromY - toY) / Math.PI) * 4;
  return COMPASS_POINTS[(Math.round(eighths) + 8) % 8];
};

/** The nearest landmark; of two that are equally near, the first of the list. */
export const whereabouts = (
  grid: Grid,
  landmarks: readonly Landmark[],
  hex: number,
): Whereabouts | undefined => {
  let nearest: { readonly landmark: Landmark; readonly hexes: number } | undefined;
  for (const landmark of landmarks) {
    const hexes = distance(grid, landmark.hex as HexId, hex as HexId);
    if (hexes < (nearest?.hexes ?? Infinity)) nearest = { landmark, hexes };
  }
  if (nearest === undefined) return undefined;
  const { landmark, hexes } = nearest;
  return { name: landmark.name, hexes, point: compassPoint(grid, landmark.hex, hex) };
};

/** Where something happens: "at Kithira", "off Kithira", "west of Sardinia". */
export const sayWhere = ({ name, hexes, point }: Whereabouts): string => {
  if (point === undefined) return `at ${name}`;
  return hexes === 1 ? `off ${name}` : `${point} of ${name}`;
};

/** The place itself, as the end of a way: "Kithira", "the sea off Kithira", "the sea west of Sardinia". */
export const sayPlace = (where: Whereabouts): string =>
  where.point === undefined ? where.name : `the sea ${sayWhere(where)}`;
