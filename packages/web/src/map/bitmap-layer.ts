import { type Camera, type Size, toScreen } from './camera.ts';
import type { Palette } from './palette.ts';

/** A part of the picture as a bitmap larger than the screen, so that panning moves pixels instead of drawing it. */
export interface BitmapLayer {
  /** Shows it; true when the bitmap was stretched or falls short and should be made again soon. */
  readonly draw: (context: CanvasRenderingContext2D, camera: Camera, size: Size) => boolean;
  /** Makes the bitmap for this camera now. */
  readonly make: (camera: Camera, size: Size, ratio: number, palette: Palette) => void;
}

/** Draws the part for a camera, on a canvas of this size. */
export type Paint = (
  pencil: CanvasRenderingContext2D,
  camera: Camera,
  size: Size,
  palette: Palette,
  ratio: number,
) => void;

/** How much wider and higher than the screen the bitmap is. */
const ROOM = 1.5;

interface Made {
  readonly camera: Camera;
  readonly size: Size;
}

const covers = (made: Made, camera: Camera, size: Size): boolean => {
  const reachX = made.size.width / 2 - size.width / 2;
  const reachY = made.size.height / 2 - size.height / 2;
  return (
    Math.abs(camera.x - made.camera.x) * camera.scale <= reachX &&
    Math.abs(camera.y - made.camera.y) * camera.scale <= reachY
  );
};

/** `alpha`: what lies under it shows through. */
export const makeBitmapLayer = (paint: Paint, alpha: boolean): BitmapLayer => {
  const bitmap = document.createElement('canvas');
  const pencil = bitmap.getContext('2d', { alpha });
  let made: Made | undefined;
  return {
    make: (camera, { width, height }, ratio, palette) => {
      if (pencil === null) return;
      const size = { width: Math.ceil(width * ROOM), height: Math.ceil(height * ROOM) };
      // Setting the width also clears what was there.
      bitmap.width = size.width * ratio;
      bitmap.height = size.height * ratio;
      pencil.setTransform(ratio, 0, 0, ratio, 0, 0);
      paint(pencil, camera, size, palette, ratio);
      made = { camera, size };
    },
    draw: (context, camera, size) => {
      if (made === undefined) return true;
      const factor = camera.scale / made.camera.scale;
      const [x, y] = toScreen(camera, size, [made.camera.x, made.camera.y]);
      const [width, height] = [made.size.width * factor, made.size.height * factor];
      context.drawImage(bitmap, Math.round(x - width / 2), Math.round(y - height / 2), width, height);
      return factor !== 1 || !covers(made, camera, size);
    },
  };
};
