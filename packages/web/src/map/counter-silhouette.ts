import type { Piece, Silhouette } from '@narrow-seas/core';
import { OUTLINES } from '@narrow-seas/reference';

type Context = CanvasRenderingContext2D;

/** Drawings of ships: they lie on water, and list when they are damaged. */
const AFLOAT: ReadonlySet<Silhouette> = new Set<Silhouette>([
  'carrier',
  'battleship',
  'helicopter-cruiser',
  'cruiser',
  'destroyer',
  'escort',
  'patrol-boat',
  'amphibious',
  'freighter',
  'submarine',
]);

export const isShip = (silhouette: Silhouette): boolean => AFLOAT.has(silhouette);

/** Radians by which a damaged ship lists. */
const LIST = 0.2;

const drawWater = (context: Context): void => {
  context.globalAlpha = 0.45;
  context.lineWidth = 0.8;
  context.strokeStyle = context.fillStyle;
  context.beginPath();
  context.moveTo(1, 22.4);
  for (let x = 1; x < 47; x += 4.6) context.bezierCurveTo(x + 1.1, 21, x + 1.2, 21, x + 2.3, 22.4);
  for (let x = 1; x < 47; x += 4.6) {
    context.moveTo(x + 2.3, 22.4);
    context.bezierCurveTo(x + 3.4, 23.6, x + 3.5, 23.6, x + 4.6, 22.4);
  }
  context.stroke();
  context.globalAlpha = 1;
};

/** The silhouette in the fill of the context, in a box twice as wide as high. */
export const drawSilhouette = (
  context: Context,
  { counter: { silhouette }, damaged }: Piece,
  [left, top, width]: readonly [left: number, top: number, width: number],
): void => {
  const isAfloat = isShip(silhouette);
  context.save();
  context.translate(left, top);
  context.scale(width / 48, width / 48);
  if (isAfloat) drawWater(context);
  if (isAfloat && damaged === true) {
    context.translate(24, 20);
    context.rotate(LIST);
    context.translate(-24, -20);
  }
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
  context.fill(new Path2D(OUTLINES[silhouette]));
  context.restore();
};
