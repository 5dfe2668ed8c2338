import { centreOf, type HexId, type HexMap, type Point } from '@narrow-seas/hex';
import { type Camera, type Size, toScreen } from './camera.ts';
import type { Palette } from './palette.ts';
import type { Sprites } from './sprites.ts';

/** What every drawing function needs, made once for a frame. */
export interface Brush {
  readonly context: CanvasRenderingContext2D;
  readonly map: HexMap;
  readonly camera: Camera;
  readonly size: Size;
  readonly ratio: number;
  readonly palette: Palette;
  readonly sprites: Sprites;
  /** Milliseconds, for what moves. */
  readonly now: number;
}

export const placeOf = ({ map, camera, size }: Brush, hex: number): Point =>
  toScreen(camera, size, centreOf(map.grid, hex as HexId));

export const isSeen = ({ size, camera }: Brush, [x, y]: Point): boolean =>
  x > -camera.scale && y > -camera.scale && x < size.width + camera.scale && y < size.height + camera.scale;

const RADIUS = 1 / Math.sqrt(3);

/** A hex in pixels, a little smaller than drawn on the chart when `inset` is below 1. */
export const hexShape = (brush: Brush, hex: number, inset = 1): Path2D => {
  const [x, y] = placeOf(brush, hex);
  const radius = brush.camera.scale * RADIUS * inset;
  const turn = brush.map.grid.orientation === 'pointy' ? Math.PI / 6 : 0;
  const path = new Path2D();
  for (let corner = 0; corner < 6; corner++) {
    const angle = turn + (corner * Math.PI) / 3;
    const [cornerX, cornerY] = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    if (corner === 0) path.moveTo(cornerX, cornerY);
    else path.lineTo(cornerX, cornerY);
  }
  path.closePath();
  return path;
};

/** A word on a plate, readable on any ground. */
export const drawPlate = (brush: Brush, text: string, [x, y]: Point, ground: string, ink: string): void => {
  const { context } = brush;
  context.font = '600 12px "IBM Plex Sans", sans-serif';
  const width = context.measureText(text).width + 10;
  context.fillStyle = ground;
  context.beginPath();
  context.roundRect(x - width / 2, y - 9, width, 18, 4);
  context.fill();
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, x, y + 0.5);
};
