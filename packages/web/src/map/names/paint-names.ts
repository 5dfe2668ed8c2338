import type { Marker } from '@narrow-seas/core';
import { centreOf, type HexId, hexName, type Point } from '@narrow-seas/hex';
import { type Camera, seen, type Size } from '../camera.ts';
import type { Plate } from '../chart/paint.ts';
import { makeSheet, type Pencil, type Sheet } from '../chart/pencil.ts';
import type { Palette } from '../palette.ts';
import { drawBaseSymbols, drawDot, drawGuns } from './base-symbols.ts';
import { boxAround, type Ground } from './ground.ts';
import { fontOf, LETTERING, type NameClass } from './lettering.ts';
import { type Placed, placeNames } from './place-names.ts';

export interface NamesJob {
  readonly camera: Camera;
  readonly size: Size;
  readonly ratio: number;
  readonly palette: Palette;
  /** Hexes with counters: small names give way to them. */
  readonly counters: readonly number[];
  readonly markers: readonly Marker[];
  /** How much of the bitmap is seen at first: great names stand there. */
  readonly window: Size;
}

/** Names with a halo in the colour of the ground; great names lie on the chart without one. */
const HALOED: readonly NameClass[] = [
  'base',
  'capital',
  'town',
  'village',
  'islet',
  'cape',
  'gulf',
  'strait',
  'bank',
  'zone',
];

const drawLetters = (
  pencil: Pencil,
  { name, size, letters }: Placed,
  palette: Palette,
  isLand: boolean,
): void => {
  const lettering = LETTERING[name];
  pencil.font = fontOf(lettering, size);
  pencil.textAlign = 'center';
  pencil.textBaseline = 'alphabetic';
  pencil.lineJoin = 'round';
  pencil.lineWidth = 2.6;
  pencil.strokeStyle = palette.colour[isLand ? 'halo-land' : 'halo-sea'];
  pencil.fillStyle = palette.colour[lettering.role];
  const passes = HALOED.includes(name) ? (['strokeText', 'fillText'] as const) : (['fillText'] as const);
  for (const pass of passes)
    for (const { text, at, angle } of letters) {
      pencil.save();
      pencil.translate(...at);
      pencil.rotate(angle);
      pencil[pass](text, 0, size * 0.33);
      pencil.restore();
    }
};

/** A lit base at night: a warm glow under its symbol. */
const drawLamp = (pencil: Pencil, [x, y]: Point, radius: number, { colour }: Palette): void => {
  const glow = pencil.createRadialGradient(x, y, 0, x, y, radius);
  glow.addColorStop(0, colour.lamp);
  glow.addColorStop(1, LIGHTLESS);
  pencil.globalCompositeOperation = 'lighter';
  pencil.fillStyle = glow;
  pencil.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  pencil.globalCompositeOperation = 'source-over';
};

const LIGHTLESS = 'rgb(255 196 104 / 0%)';

const drawLamps = (pencil: Pencil, placed: readonly Placed[], palette: Palette, scale: number): void => {
  for (const { base, dot } of placed) {
    if (base !== undefined) drawLamp(pencil, base.at, Math.min(46, Math.max(16, scale * 0.55)), palette);
    else if (dot !== undefined) drawLamp(pencil, dot, Math.min(16, Math.max(6, scale * 0.18)), palette);
  }
};

/** From this many pixels to the hex numbers can be read. */
const NUMBERS_FROM = 45;

const drawNumbers = (
  pencil: Pencil,
  plate: Plate,
  { camera, size, palette }: NamesJob,
  ground: Ground,
): void => {
  const { map } = plate;
  const { scale } = camera;
  if (scale < NUMBERS_FROM) return;
  const [window, land] = [seen(camera, size, 1), map.terrainKinds.indexOf('land')];
  const tall = Math.min(9.5, Math.max(7.5, scale * 0.11));
  pencil.font = fontOf(LETTERING.number, tall);
  pencil.textAlign = 'center';
  pencil.textBaseline = 'alphabetic';
  const [least, most] = [window.minX, window.maxX];
  for (let hex = 0; hex < map.grid.size; hex++) {
    const [x, y] = centreOf(map.grid, hex as HexId);
    if (x < least || x > most || y < window.minY || y > window.maxY) continue;
    const at: Point = [x * scale, (y - 0.43) * scale];
    if (!ground.isFree(boxAround(at, tall * 2.6, tall))) continue;
    pencil.fillStyle = palette.colour[map.terrain[hex] === land ? 'number-land' : 'number'];
    pencil.fillText(hexName(map.grid, map.numbering, hex as HexId), at[0], at[1] + tall * 0.36);
  }
};

/** Whether a point, in pixels from the origin, lies on land. */
const landTest = (plate: Plate, scale: number): ((point: Point) => boolean) => {
  const { pencil } = makeSheet(1, 1);
  const { map } = plate;
  const near = plate.land;
  return ([x, y]) => {
    const [mapX, mapY] = [x / scale, y / scale];
    return near.reduce((isLand, { path, box }) => {
      const isNear = mapX >= box.minX && mapX <= box.maxX && mapY >= box.minY && mapY <= box.maxY;
      return isNear && pencil.isPointInPath(path, mapX, mapY, 'evenodd') ? !isLand : isLand;
    }, map.grid.size < 0);
  };
};

/** Lamps, symbols, names and hex numbers, on a clear ground. */
export const paintNames = (plate: Plate, job: NamesJob): Sheet => {
  const { camera, size, ratio, palette, counters, markers, window } = job;
  const { x, y, scale } = camera;
  const sheet = makeSheet(size.width * ratio, size.height * ratio);
  const { pencil } = sheet;
  const measure = (text: string, font: string): number => {
    pencil.font = font;
    return pencil.measureText(text).width;
  };
  const view = boxAround([x * scale, y * scale], window.width - 48, window.height - 48);
  const { placed, ground } = placeNames({ plate, scale, view, counters, markers, measure });
  pencil.setTransform(
    ratio,
    0,
    0,
    ratio,
    (size.width / 2 - x * scale) * ratio,
    (size.height / 2 - y * scale) * ratio,
  );
  if (palette.isNight) drawLamps(pencil, placed, palette, scale);
  drawNumbers(pencil, plate, job, ground);
  const isLand = landTest(plate, scale);
  const middle = (letters: Placed['letters']): Point =>
    (letters[letters.length >> 1] as Placed['letters'][number]).at;
  for (const each of placed) drawLetters(pencil, each, palette, isLand(middle(each.letters)));
  for (const { dot, name } of placed)
    if (dot !== undefined) drawDot(pencil, dot, name === 'capital', palette);
  for (const each of placed) {
    if (each.base === undefined) continue;
    drawBaseSymbols(pencil, each.base, palette);
    drawGuns(pencil, each, palette, measure(each.base.name, fontOf(LETTERING.base, each.size)));
  }
  return sheet;
};
