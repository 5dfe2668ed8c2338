import type { Chart, Point } from '@narrow-seas/hex';
import type { Palette } from '../palette.ts';
import { placeAt } from './degrees.ts';
import type { Pencil } from './pencil.ts';
import { fillIn } from './shape.ts';

/** Radians by which north is turned from the top of the map, seen from a point. */
export const northAt = ({ degrees }: Chart, [x, y]: Point): number => {
  const [lon, lat] = placeAt(degrees, [x, y]);
  const near = 0.5;
  const [eastLon, eastLat] = placeAt(degrees, [x + near, y]);
  const [southLon, southLat] = placeAt(degrees, [x, y + near]);
  const shrink = Math.cos((lat * Math.PI) / 180);
  // The way in which the latitude grows fastest, a degree of longitude being as short as it is there.
  const [ax, ay] = [(eastLon - lon) * shrink, eastLat - lat];
  const [bx, by] = [(southLon - lon) * shrink, southLat - lat];
  const area = ax * by - bx * ay;
  return Math.atan2(-bx / area, -(ax / area));
};

const blade = (
  pencil: Pencil,
  angle: number,
  length: number,
  width: number,
  [light, dark]: readonly [string, string],
): void => {
  pencil.save();
  pencil.rotate(angle);
  for (const [side, colour] of [
    [-1, light],
    [1, dark],
  ] as const) {
    pencil.fillStyle = colour;
    pencil.beginPath();
    pencil.moveTo(0, -length);
    pencil.lineTo(side * width, -width);
    pencil.lineTo(0, 0);
    pencil.closePath();
    pencil.fill();
    pencil.stroke();
  }
  pencil.restore();
};

/** Shares of the radius. */
const RINGS = [1, 0.93, 0.8, 0.62] as const;

const drawRings = (pencil: Pencil, radius: number): void => {
  for (const ring of RINGS) {
    pencil.beginPath();
    pencil.arc(0, 0, radius * ring, 0, Math.PI * 2);
    pencil.stroke();
  }
  pencil.beginPath();
  for (let degree = 0; degree < 360; degree += 5) {
    const angle = (degree * Math.PI) / 180;
    const [inner, outer] = [degree % 10 === 0 ? 0.87 : 0.9, 0.93];
    pencil.moveTo(Math.sin(angle) * radius * inner, -Math.cos(angle) * radius * inner);
    pencil.lineTo(Math.sin(angle) * radius * outer, -Math.cos(angle) * radius * outer);
  }
  pencil.stroke();
};

/** A lily over the north, as old charts have it. */
const LILY =
  'M0 -19C2.6 -15.5 3.6 -12.6 2.2 -9.2 4.6 -12.4 8.4 -11.6 8 -8.2 7.7 -6 5 -5.6 3.6 -7 4 -5 2.9 -3.6 1.4 -3.2L2.2 0H-2.2L-1.4 -3.2C-2.9 -3.6 -4 -5 -3.6 -7 -5 -5.6 -7.7 -6 -8 -8.2 -8.4 -11.6 -4.6 -12.4 -2.2 -9.2 -3.6 -12.6 -2.6 -15.5 0 -19Z';

/** At night the light halves of its blades are left out: the chart is dark there. */
const LIGHTLESS = 'rgb(0 0 0 / 0%)';

/** A compass rose of this many pixels, north where it is on the chart. */
export const drawRose = (
  pencil: Pencil,
  [x, y]: Point,
  north: number,
  radius: number,
  { colour, isNight }: Palette,
): void => {
  pencil.save();
  pencil.translate(x, y);
  pencil.rotate(north);
  pencil.globalAlpha = isNight ? 0.34 : 0.5;
  pencil.strokeStyle = colour.strait;
  pencil.lineWidth = 0.6;
  drawRings(pencil, radius);
  const pair = [isNight ? LIGHTLESS : colour.sea, colour.strait] as const;
  for (const [count, length, width] of [
    [16, 0.5, 0.05],
    [8, 0.62, 0.085],
    [4, 0.8, 0.12],
  ] as const)
    for (let point = 0; point < count; point++)
      if (count === 4 || point % 2 === 1 || count === 8)
        blade(pencil, (point / count) * Math.PI * 2, radius * length, radius * width, pair);
  pencil.translate(0, -radius * 1.01);
  pencil.scale(radius / 62, radius / 62);
  fillIn(pencil, new Path2D(LILY), colour.strait);
  pencil.restore();
};
