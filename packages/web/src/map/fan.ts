import type { Point } from '@narrow-seas/hex';
import type { Piece } from '@narrow-seas/core';
import type { Size } from './camera.ts';

/** Where a counter of a fanned stack lies on the screen. */
export interface FanPlace {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const GAP = 5;
const SMALLEST = 56;

/** Counters side by side above their hex, in rows that fit the screen; below it where there is no room above. */
export const fanOf = (
  pieces: readonly Piece[],
  [x, y]: Point,
  scale: number,
  screen: Size,
): readonly FanPlace[] => {
  if (pieces.length < 2) return [];
  const size = Math.max(SMALLEST, Math.min(92, scale * 0.72));
  const perRow = Math.max(1, Math.min(pieces.length, Math.floor((screen.width - 16) / (size + GAP)), 6));
  const rows = Math.ceil(pieces.length / perRow);
  const height = rows * (size + GAP);
  const above = y - scale * 0.55 - height;
  const top = above > 8 ? above : y + scale * 0.55 + GAP;
  const width = Math.min(pieces.length, perRow) * (size + GAP) - GAP;
  const left = Math.min(Math.max(8, x - width / 2), Math.max(8, screen.width - width - 8));
  return pieces.map((piece, index) => ({
    piece,
    size,
    x: left + (index % perRow) * (size + GAP),
    y: top + Math.floor(index / perRow) * (size + GAP),
  }));
};

export const fanAt = (places: readonly FanPlace[], [x, y]: Point): Piece | undefined =>
  places.find(place => x >= place.x && x <= place.x + place.size && y >= place.y && y <= place.y + place.size)
    ?.piece;
