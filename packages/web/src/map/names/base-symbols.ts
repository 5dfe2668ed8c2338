import type { Point } from '@narrow-seas/hex';
import type { Pencil } from '../chart/pencil.ts';
import { fillIn } from '../chart/shape.ts';
import type { Palette } from '../palette.ts';
import { fontOf, LETTERING } from './lettering.ts';
import { gunsWidth, type Placed, SYMBOL } from './place-names.ts';

type Base = NonNullable<Placed['base']>;

const inkOf = ({ side }: Base, { colour }: Palette): string =>
  side === undefined ? colour.base : colour[`${side}-base`];

const RADIUS = 4.7;

const drawRing = (pencil: Pencil, [x, y]: Point, ground: string): void => {
  pencil.fillStyle = ground;
  pencil.beginPath();
  pencil.arc(x, y, RADIUS, 0, Math.PI * 2);
  pencil.fill();
  pencil.stroke();
};

/** An aircraft from above, as charts show an airfield. */
const AIRFIELD =
  'M0 -3.3C.5 -3.3 .7 -2.6 .7 -1.7L3.4 .3V1.2L.7 .5 .55 2.1 1.4 2.9V3.4L0 3.1-1.4 3.4V2.9L-.55 2.1-.7 .5-3.4 1.2V.3L-.7 -1.7C-.7 -2.6-.5 -3.3 0 -3.3Z';

const drawAirfield = (pencil: Pencil, [x, y]: Point, ink: string): void => {
  pencil.save();
  pencil.translate(x, y);
  fillIn(pencil, new Path2D(AIRFIELD), ink);
  pencil.restore();
};

/** An anchor, as charts show a harbour. */
const drawAnchor = (pencil: Pencil, [x, y]: Point): void => {
  pencil.beginPath();
  pencil.moveTo(x, y - 2);
  pencil.lineTo(x, y + 2.9);
  pencil.moveTo(x - 1.5, y - 1);
  pencil.lineTo(x + 1.5, y - 1);
  pencil.moveTo(x + 0.8, y - 2.6);
  pencil.arc(x, y - 2.6, 0.8, 0, Math.PI * 2);
  pencil.moveTo(x - 2.7, y + 0.6);
  pencil.quadraticCurveTo(x - 2.1, y + 2.9, x, y + 2.9);
  pencil.quadraticCurveTo(x + 2.1, y + 2.9, x + 2.7, y + 0.6);
  pencil.stroke();
};

export const drawBaseSymbols = (pencil: Pencil, base: Base, palette: Palette): void => {
  base.symbols.forEach((symbol, place) => {
    const at: Point = [base.at[0] + place * SYMBOL, base.at[1]];
    pencil.strokeStyle = inkOf(base, palette);
    pencil.lineWidth = 1;
    drawRing(pencil, at, palette.colour[base.side === undefined ? 'halo-land' : 'symbol']);
    if (symbol === 'airbase') drawAirfield(pencil, at, inkOf(base, palette));
    else drawAnchor(pencil, at);
  });
};

/** The figures of the guns after the name, in a small shield. */
export const drawGuns = (
  pencil: Pencil,
  { base, letters, size }: Placed,
  palette: Palette,
  width: number,
): void => {
  const at = letters[0]?.at;
  if (base === undefined || base.guns === '' || at === undefined) return;
  const [left, top] = [at[0] + width / 2 + 4, at[1] - 4.6];
  const wide = gunsWidth(base.guns) - 4;
  pencil.fillStyle = palette.colour.symbol;
  pencil.strokeStyle = inkOf(base, palette);
  pencil.lineWidth = 0.8;
  pencil.beginPath();
  pencil.roundRect(left, top, wide, 9.4, [1.5, 1.5, 4.5, 4.5]);
  pencil.fill();
  pencil.stroke();
  pencil.fillStyle = inkOf(base, palette);
  pencil.font = fontOf(LETTERING.zone, Math.min(8.4, size));
  pencil.fillText(base.guns, left + wide / 2, top + 7.4, wide - 2);
};

export const drawDot = (pencil: Pencil, [x, y]: Point, isCapital: boolean, { colour }: Palette): void => {
  pencil.strokeStyle = colour.town;
  pencil.lineWidth = 0.9;
  pencil.fillStyle = colour['halo-land'];
  pencil.beginPath();
  pencil.arc(x, y, isCapital ? 2.6 : 1.9, 0, Math.PI * 2);
  pencil.fill();
  pencil.stroke();
  if (!isCapital) return;
  pencil.fillStyle = colour.town;
  pencil.beginPath();
  pencil.arc(x, y, 1, 0, Math.PI * 2);
  pencil.fill();
};
