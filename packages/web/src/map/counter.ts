import type { Counter, Piece, Rating } from '@narrow-seas/core';
import type { Palette } from './palette.ts';
import { OUTLINES } from './silhouettes.ts';

type Context = CanvasRenderingContext2D;
type Colours = Palette['colour'];

/** From this many pixels on all six ratings are drawn; below it the silhouette and one number. */
const LEGIBLE_FROM = 44;
const NAMED_FROM = 76;
/** On smaller counters a tag would cover all that there is. */
const TAGGED_FROM = 22;

const rounded = (inset: number, size: number, radius: number): Path2D => {
  const path = new Path2D();
  path.roundRect(inset, inset, size - inset * 2, size - inset * 2, radius);
  return path;
};

const drawGround = (context: Context, piece: Piece, size: number, palette: Palette): void => {
  const rim = Math.max(1.5, size * 0.045);
  const path = rounded(rim / 2, size, size * 0.1);
  context.fillStyle = palette.colour[`${piece.side}-ground`];
  context.fill(path);
  context.strokeStyle = palette.nation(piece.counter.nation, piece.side);
  context.lineWidth = rim;
  context.stroke(path);
};

const drawSilhouette = (
  context: Context,
  { silhouette }: Counter,
  [left, top, width]: readonly [left: number, top: number, width: number],
): void => {
  context.save();
  context.translate(left, top);
  context.scale(width / 48, width / 48);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
  context.fill(new Path2D(OUTLINES[silhouette]));
  context.restore();
};

const fontOf = (size: number, weight = 600): string => `${weight} ${size}px "IBM Plex Sans", sans-serif`;

const drawColumn = (context: Context, numbers: readonly Rating[], x: number, size: number): void => {
  context.textBaseline = 'middle';
  context.font = fontOf(size * 0.195);
  numbers.forEach((value, row) => context.fillText(String(value), x, size * (0.4 + row * 0.18)));
};

const drawBand = (context: Context, { band }: Counter, size: number, colours: Colours): void => {
  if (!band) return;
  context.fillStyle = colours.band;
  context.fillRect(size * 0.05, size * 0.305, size * 0.28, size * 0.55);
};

const drawRatings = (context: Context, counter: Counter, size: number): void => {
  context.textAlign = 'left';
  drawColumn(context, counter.left, size * 0.08, size);
  context.textAlign = 'right';
  drawColumn(context, counter.right, size * 0.92, size);
};

const drawHead = (context: Context, { nation, corner }: Counter, size: number): void => {
  context.textBaseline = 'middle';
  context.font = fontOf(size * 0.15, 700);
  context.textAlign = 'left';
  context.fillText(nation, size * 0.08, size * 0.175);
  context.textAlign = 'right';
  context.fillText(corner, size * 0.92, size * 0.175);
};

/** A short name may be all of the code: it is not written twice. */
const isNamed = ({ code, name }: Counter): boolean => code.toLowerCase().endsWith(name.toLowerCase());

const drawFoot = (context: Context, counter: Counter, size: number): void => {
  const { code, name } = counter;
  context.textAlign = 'center';
  context.font = fontOf(size * 0.135);
  const room = size * 0.86;
  const long = isNamed(counter) ? code : `${code} ${name}`;
  const text = size >= NAMED_FROM && context.measureText(long).width <= room * 1.1 ? long : code;
  context.fillText(text, size / 2, size * 0.9, room);
};

const drawSmall = (context: Context, counter: Counter, size: number): void => {
  drawSilhouette(context, counter, [size * 0.1, size * 0.12, size * 0.8]);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = fontOf(size * 0.36, 700);
  if (size >= 18) context.fillText(String(counter.right[1] ?? ''), size / 2, size * 0.74);
};

const drawFull = (context: Context, counter: Counter, size: number, isTagged: boolean): void => {
  const width = size * (counter.corner === '' && !isTagged ? 0.58 : 0.48);
  drawSilhouette(context, counter, [size * 0.31, size * 0.31 - width / 2, width]);
  drawRatings(context, counter, size);
  drawHead(context, counter, size);
  drawFoot(context, counter, size);
};

/** The damaged side: a broad bar across the head of the counter, never by colour alone. */
const drawDamage = (context: Context, size: number, colours: Colours): void => {
  context.save();
  context.clip(rounded(size * 0.045, size, size * 0.1));
  context.strokeStyle = colours.culprit;
  context.lineWidth = Math.max(2, size * 0.07);
  context.beginPath();
  context.moveTo(-size * 0.05, size * 0.42);
  context.lineTo(size * 0.42, -size * 0.05);
  context.stroke();
  context.restore();
};

/** Markers that lie on a counter: small tags in its upper right corner, beside the letter that may be there. */
const drawBadges = (context: Context, badges: readonly string[], size: number, colours: Colours): void => {
  const isFull = size >= LEGIBLE_FROM;
  const height = Math.max(7, size * (isFull ? 0.19 : 0.32));
  context.font = fontOf(height * 0.84, 700);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  let right = size * 0.97;
  for (const badge of isFull ? badges : badges.slice(0, 1)) {
    const width = Math.max(height, context.measureText(badge).width + height * 0.4);
    context.fillStyle = colours['badge-ink'];
    context.beginPath();
    context.roundRect(right - width, size * 0.03, width, height, height * 0.25);
    context.fill();
    context.fillStyle = colours.badge;
    context.fillText(badge, right - width / 2, size * 0.03 + height * 0.55);
    right -= width + height * 0.12;
  }
};

/** Draws a counter with its top left corner at the origin. */
export const drawCounter = (context: Context, piece: Piece, size: number, palette: Palette): void => {
  const { counter, side, turned } = piece;
  context.save();
  if (turned) {
    context.filter = 'saturate(25%)';
    context.translate(size / 2, size / 2);
    context.rotate(Math.PI / 9);
    context.scale(0.9, 0.9);
    context.translate(-size / 2, -size / 2);
  }
  drawGround(context, piece, size, palette);
  if (size >= LEGIBLE_FROM) drawBand(context, counter, size, palette.colour);
  context.fillStyle = palette.colour[`${side}-ink`];
  if (size >= LEGIBLE_FROM) drawFull(context, counter, size, piece.badges !== undefined);
  else drawSmall(context, counter, size);
  if (piece.damaged === true) drawDamage(context, size, palette.colour);
  if (piece.badges !== undefined && size >= TAGGED_FROM)
    drawBadges(context, piece.badges, size, palette.colour);
  context.restore();
};
