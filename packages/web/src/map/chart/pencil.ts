import type { Camera, Size } from '../camera.ts';

/** What charts are drawn with, in a window and in a worker alike. */
export type Pencil = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export interface Sheet {
  readonly canvas: HTMLCanvasElement | OffscreenCanvas;
  readonly pencil: Pencil;
}

/** A canvas that nobody sees. */
export const makeSheet = (width: number, height: number, alpha = true): Sheet => {
  const canvas =
    typeof OffscreenCanvas === 'undefined' ? document.createElement('canvas') : new OffscreenCanvas(1, 1);
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const pencil = canvas.getContext('2d', { alpha });
  if (pencil === null) throw new Error('This browser draws no canvas.');
  return { canvas, pencil };
};

/** From here on the pencil speaks map units; widths in pixels are divided by the scale. */
export const intoMap = (pencil: Pencil, { x, y, scale }: Camera, { width, height }: Size): void => {
  pencil.translate(width / 2, height / 2);
  pencil.scale(scale, scale);
  pencil.translate(-x, -y);
};

/** A number from 0 to 1 that is the same for the same three numbers. */
export const chanceOf = (a: number, b: number, c = 0): number => {
  let mixed = Math.imul(a | 0, 374761393) ^ Math.imul(b | 0, 668265263) ^ Math.imul(c | 0, 2147483647);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
};
