import type { Piece } from '@narrow-seas/core';
import { drawCounter } from './counter.ts';
import type { Palette } from './palette.ts';

/** Counters as bitmaps: text and outlines are far slower to draw than to copy. */
export interface Sprites {
  /** After fonts or colours have changed. */
  readonly forget: () => void;
  readonly of: (piece: Piece, size: number, ratio: number, palette: Palette) => HTMLCanvasElement;
}

/** Sizes are rounded to steps, so that a zoom does not draw every counter at every scale in between. */
const STEP = 2;
const MOST = 1200;

const keyOf = ({ counter, side, turned, damaged, badges }: Piece, pixels: number, palette: string): string =>
  [
    counter.nation,
    counter.code,
    counter.name,
    counter.left,
    counter.right,
    side,
    turned,
    damaged,
    badges,
    pixels,
    palette,
  ].join('|');

const drawn = (piece: Piece, pixels: number, palette: Palette): HTMLCanvasElement => {
  const bitmap = document.createElement('canvas');
  // A turned counter is wider than an upright one.
  const room = Math.ceil(pixels * 0.12);
  bitmap.width = pixels + room * 2;
  bitmap.height = bitmap.width;
  const context = bitmap.getContext('2d');
  if (context === null) return bitmap;
  context.translate(room, room);
  drawCounter(context, piece, pixels, palette);
  return bitmap;
};

export const SPRITE_ROOM = 1.24;

export const makeSprites = (): Sprites => {
  const kept = new Map<string, HTMLCanvasElement>();
  return {
    forget: () => kept.clear(),
    of: (piece, size, ratio, palette) => {
      const pixels = Math.max(STEP, Math.round((size * ratio) / STEP) * STEP);
      const key = keyOf(piece, pixels, palette.key);
      const found = kept.get(key) ?? drawn(piece, pixels, palette);
      if (kept.size > MOST) kept.clear();
      kept.set(key, found);
      return found;
    },
  };
};
