import type { Counter, Piece } from '@narrow-seas/core';
import { drawDamagedCorner, drawEye, drawTick, hatchStrip } from './counter-marks.ts';
import { drawFigure, drawRow, fontOf } from './counter-rows.ts';
import { drawSilhouette, isShip } from './counter-silhouette.ts';
import { type Palette, rimOf, type Role } from './palette.ts';

type Context = CanvasRenderingContext2D;

/** What the map adds to a piece: it can act, and how many lie in its stack. */
export interface CounterState {
  readonly ready: boolean;
  readonly count: number;
}

export const ALONE: CounterState = { ready: false, count: 1 };

/** From this many pixels on all figures are drawn; below it the silhouette and the defence, then only the silhouette. */
const LEGIBLE_FROM = 44;
const NUMBERED_FROM = 24;

/** Shares of the counter's height. */
const RIM = 0.045;
const STRIP = { top: 0.475, bottom: 0.727 };
const SMALL_STRIP = { top: 0.52, bottom: 0.955 };
const FOOT = 0.93;

type Ground = 'blue' | 'red' | 'spent';

const groundOf = ({ side, spent }: Piece): Ground => (spent ? 'spent' : side);

const isUnknown = ({ counter }: Piece): boolean => counter.silhouette === 'unknown';

const outlineOf = (size: number): Path2D => {
  const rim = size * RIM;
  const path = new Path2D();
  path.roundRect(rim / 2, rim / 2, size - rim, size - rim, size * 0.1);
  return path;
};

const drawGround = (context: Context, piece: Piece, size: number, { colour }: Palette): void => {
  context.fillStyle = colour[`${groundOf(piece)}-ground`];
  context.fill(outlineOf(size));
};

/** What nobody has identified has a dashed rim. */
const drawRim = (context: Context, piece: Piece, size: number, palette: Palette): void => {
  const { nation } = piece.counter;
  context.strokeStyle = piece.spent ? palette.colour['spent-strip'] : rimOf(palette, nation, piece.side);
  context.lineWidth = Math.max(1, size * RIM);
  context.setLineDash(isUnknown(piece) ? [size * 0.075, size * 0.05] : []);
  context.stroke(outlineOf(size));
  context.setLineDash([]);
};

const drawHead = (context: Context, { counter, spent, found }: Piece, size: number): void => {
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  context.font = fontOf(size * 0.145);
  context.fillText([counter.nation, counter.corner].filter(Boolean).join(' '), size * 0.085, size * 0.19);
  if (spent || found === true) return;
  context.textAlign = 'right';
  context.fillText(counter.kind, size * 0.915, size * 0.19, size * 0.42);
};

interface Strip {
  readonly top: number;
  readonly bottom: number;
}

/** The strip behind the attack strengths: yellow for what flies by day only. */
const drawStrip = (
  context: Context,
  piece: Piece,
  size: number,
  { top, bottom }: Strip,
  palette: Palette,
): void => {
  const { colour } = palette;
  context.fillStyle = piece.counter.band && !piece.spent ? colour.band : colour[`${groundOf(piece)}-strip`];
  context.fillRect(0, size * top, size, size * (bottom - top));
  if (piece.damaged === true) hatchStrip(context, size, top, bottom, colour.damaged);
};

const stripInk = ({ counter, spent }: Piece): Role => (counter.band && !spent ? 'band-ink' : 'strip-ink');

const drawFull = (
  context: Context,
  piece: Piece,
  size: number,
  state: CounterState,
  palette: Palette,
): void => {
  const { colour } = palette;
  const ink = colour[`${groundOf(piece)}-ink`];
  drawStrip(context, piece, size, STRIP, palette);
  context.fillStyle = ink;
  drawSilhouette(context, piece, boxOf(piece, size));
  drawHead(context, piece, size);
  context.fillStyle = colour[stripInk(piece)];
  drawRow(context, piece.counter.left, size, { middle: 0.604, tall: 0.247, right: 0.91 });
  context.fillStyle = ink;
  const aside = state.count > 1 ? 0.735 : 0.91;
  drawRow(context, piece.counter.right, size, { middle: 0.836, tall: 0.226, right: aside });
};

/** An aircraft from above is as high as its wings are long: it leaves room for the letters at the head. */
const boxOf = ({ counter }: Piece, size: number): readonly [left: number, top: number, width: number] =>
  isShip(counter.silhouette)
    ? [size * 0.115, size * 0.09, size * 0.77]
    : [size * 0.16, size * 0.122, size * 0.68];

/** The second of the lower row: what a hit must beat. */
const defenceOf = ({ right }: Counter): string => String(right[1] ?? '');

const drawSmall = (context: Context, piece: Piece, size: number, palette: Palette): void => {
  const { colour } = palette;
  const isNumbered = size >= NUMBERED_FROM && defenceOf(piece.counter) !== '';
  if (isNumbered) drawStrip(context, piece, size, SMALL_STRIP, palette);
  context.fillStyle = colour[`${groundOf(piece)}-ink`];
  drawSilhouette(
    context,
    piece,
    isNumbered ? [size * 0.1, size * 0.09, size * 0.8] : [size * 0.08, size * 0.28, size * 0.84],
  );
  if (!isNumbered) return;
  context.fillStyle = colour[stripInk(piece)];
  drawFigure(context, defenceOf(piece.counter), size / 2, size * 0.745, size * 0.42);
};

const drawUnknown = (context: Context, { counter, side }: Piece, size: number, { colour }: Palette): void => {
  context.fillStyle = colour[`${side}-ink`];
  context.textAlign = 'center';
  drawFigure(context, '?', size / 2, size * 0.4, size * 0.5);
  if (size < LEGIBLE_FROM) return;
  context.font = fontOf(size * 0.19);
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  const [count] = counter.left;
  const text = count === undefined || count === '' ? counter.code : `× ${count}`;
  context.fillText(text, size / 2, size * 0.8, size * 0.84);
};

/** Letters of markers: small tags on the upper edge of the strip, from the right. */
const drawBadges = (context: Context, badges: readonly string[], size: number, { colour }: Palette): void => {
  const height = size * 0.165;
  let right = size * 0.93;
  context.font = fontOf(height * 0.9);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const badge of badges) {
    const width = Math.max(height, context.measureText(badge).width + height * 0.5);
    context.fillStyle = colour['badge-ink'];
    context.beginPath();
    context.roundRect(right - width, size * STRIP.top - height * 0.92, width, height, height * 0.25);
    context.fill();
    context.fillStyle = colour.badge;
    context.fillText(badge, right - width / 2, size * STRIP.top - height * 0.38);
    right -= width + height * 0.15;
  }
};

const drawFoot = (context: Context, size: number, { colour }: Palette): void => {
  context.fillStyle = colour.choice;
  context.fillRect(0, size * FOOT, size, size * (1 - FOOT));
};

/** The whole stack, in a dark disc over the lower right corner. */
const drawCount = (context: Context, count: number, size: number, { colour }: Palette): void => {
  const radius = Math.max(5.5, size * 0.165);
  const at = size * 1.01 - radius * 0.55;
  context.fillStyle = colour.count;
  context.strokeStyle = colour['count-ink'];
  context.lineWidth = Math.max(0.8, size * 0.018);
  context.beginPath();
  context.arc(at, at, radius, 0, Math.PI * 2);
  context.fill();
  context.stroke();
  context.fillStyle = colour['count-ink'];
  drawFigure(context, String(count), at, at, radius * (count > 9 ? 1.15 : 1.4));
};

const drawMarks = (context: Context, piece: Piece, size: number, { colour }: Palette): void => {
  if (piece.damaged === true) drawDamagedCorner(context, size, colour.damaged, colour['strip-ink']);
  if (piece.spent && size >= NUMBERED_FROM) drawTick(context, size, colour['spent-ink']);
  if (piece.found === true && size >= NUMBERED_FROM) drawEye(context, size, colour.found);
};

const drawInside = (
  context: Context,
  piece: Piece,
  size: number,
  state: CounterState,
  palette: Palette,
): void => {
  context.save();
  context.clip(outlineOf(size));
  drawGround(context, piece, size, palette);
  if (isUnknown(piece)) drawUnknown(context, piece, size, palette);
  else if (size >= LEGIBLE_FROM) drawFull(context, piece, size, state, palette);
  else drawSmall(context, piece, size, palette);
  if (state.ready) drawFoot(context, size, palette);
  drawMarks(context, piece, size, palette);
  context.restore();
};

/** A counter that must land lies askew. */
const turn = (context: Context, size: number): void => {
  context.translate(size / 2, size / 2);
  context.rotate(Math.PI / 9);
  context.scale(0.9, 0.9);
  context.translate(-size / 2, -size / 2);
};

/** Draws a counter with its top left corner at the origin. */
export const drawCounter = (
  context: Context,
  piece: Piece,
  size: number,
  palette: Palette,
  state: CounterState = ALONE,
): void => {
  context.save();
  if (piece.turned) turn(context, size);
  drawInside(context, piece, size, state, palette);
  drawRim(context, piece, size, palette);
  if (piece.badges !== undefined && size >= LEGIBLE_FROM && !isUnknown(piece))
    drawBadges(context, piece.badges, size, palette);
  context.restore();
  if (state.count > 1 && size >= NUMBERED_FROM) drawCount(context, state.count, size, palette);
};
