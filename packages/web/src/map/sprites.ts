import type { Piece } from '@narrow-seas/core';
import { type CounterState, drawCounter } from './counter.ts';
import type { Palette } from './palette.ts';

/** Counters as bitmaps: text and outlines are far slower to draw than to copy. */
export interface Sprites {
  /** After fonts or colours have changed. */
  readonly forget: () => void;
  readonly of: (piece: Piece, state: CounterState, size: number, ratio: number, palette: Palette) => Sprite;
}

/** The bitmap, and how many of its pixels lie around the counter on each side. */
export interface Sprite {
  readonly bitmap: HTMLCanvasElement;
  readonly room: number;
}

const MOST = 1200;
/** Shadow, count and a turned counter need room around it. */
const ROOM = 0.16;

const keyOf = (
  { counter, side, turned, damaged, spent, found, badges }: Piece,
  { ready, count }: CounterState,
  pixels: number,
  palette: string,
): string =>
  [Object.values(counter), side, turned, damaged, spent, found, badges, ready, count, pixels, palette].join(
    '|',
  );

const drawn = (piece: Piece, state: CounterState, pixels: number, palette: Palette): Sprite => {
  const bitmap = document.createElement('canvas');
  const room = Math.ceil(pixels * ROOM);
  bitmap.width = pixels + room * 2;
  bitmap.height = bitmap.width;
  const context = bitmap.getContext('2d');
  if (context !== null) {
    context.translate(room, room);
    drawCounter(context, piece, pixels, palette, state);
  }
  return { bitmap, room };
};

/** Each is drawn at the pixels that it has on the screen, so that no figure is stretched. */
export const makeSprites = (): Sprites => {
  const sprites = new Map<string, Sprite>();
  return {
    forget: () => sprites.clear(),
    of: (piece, state, size, ratio, palette) => {
      const pixels = Math.max(2, Math.round(size * ratio));
      const key = keyOf(piece, state, pixels, palette.key);
      const found = sprites.get(key) ?? drawn(piece, state, pixels, palette);
      if (sprites.size > MOST) sprites.clear();
      sprites.set(key, found);
      return found;
    },
  };
};
