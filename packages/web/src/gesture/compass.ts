import { DIRECTION_NAMES, type Direction, type Grid, type HexId, neighbour } from '@narrow-seas/hex';

/** Compass points by key. Arrows up and down mean the nearer of the two ways there. */
const POINTS: { readonly [key: string]: readonly string[] } = {
  w: ['NW', 'N'],
  e: ['NE'],
  a: ['W', 'SW'],
  d: ['E', 'SE'],
  z: ['SW'],
  x: ['SE', 'S'],
  arrowleft: ['W', 'NW'],
  arrowright: ['E', 'NE'],
  arrowup: ['N', 'NW', 'NE'],
  arrowdown: ['S', 'SW', 'SE'],
};

/** Whether the key, in small letters, leads to a neighbour. */
export const isWayKey = (key: string): boolean => key in POINTS;

/** Straight up is no way out of a pointed hex: one zigzags, so that the column stays the same. */
const zigzag = (points: readonly string[], row: number): readonly string[] =>
  row % 2 === 0 ? points : points.toReversed();

/** The hex that the key leads to; undefined beyond the edge. */
export const wayFrom = (grid: Grid, key: string, hex: HexId): HexId | undefined => {
  const names: readonly string[] = DIRECTION_NAMES[grid.orientation];
  const points = POINTS[key] ?? [];
  const row = Math.floor(hex / grid.columns);
  const ordered = key.startsWith('arrow') && points.length > 2 ? zigzag(points, row) : points;
  for (const point of ordered) {
    const direction = names.indexOf(point);
    const found = direction < 0 ? undefined : neighbour(grid, hex, direction as Direction);
    if (found !== undefined) return found;
  }
  return undefined;
};
