import type { Palette } from '../palette.ts';
import { distancesFrom } from './distance.ts';
import { type Pencil, makeSheet } from './pencil.ts';

/** Lines along the coast, in pixels from it: where, how wide and how strong beside the first. */
const LINES = [
  [2.6, 0.9, 1],
  [5.8, 0.8, 0.645],
  [9.8, 0.7, 0.435],
  [14.8, 0.6, 0.275],
  [20.8, 0.55, 0.165],
] as const;
/** Where foreshore and inshore end, and over how many pixels they fade. */
const FORESHORE = 5.2;
const INSHORE = 13.5;
const FADE = 2.6;
/** Entries of the table to a pixel of distance. */
const FINE = 16;

const shoreZoom = (scale: number): number => Math.min(1.25, Math.max(0.62, scale / 68));

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** What the style sheet calls a colour, as numbers; drawn once, for a canvas knows all ways to write one. */
export const colourNumbers = (colours: readonly string[]): readonly Colour[] => {
  const { pencil } = makeSheet(colours.length, 1);
  colours.forEach((colour, place) => {
    pencil.fillStyle = colour;
    pencil.fillRect(place, 0, 1, 1);
  });
  const { data } = pencil.getImageData(0, 0, colours.length, 1);
  return colours.map((_, place) => [
    data[place * 4] as number,
    data[place * 4 + 1] as number,
    data[place * 4 + 2] as number,
    (data[place * 4 + 3] as number) / 255,
  ]);
};

const over = ([r, g, b, a]: Colour, [red, green, blue, alpha]: Colour): Colour => {
  const sum = a + alpha * (1 - a);
  if (sum === 0) return [0, 0, 0, 0];
  const mix = (top: number, low: number): number => (top * a + low * alpha * (1 - a)) / sum;
  return [mix(r, red), mix(g, green), mix(b, blue), sum];
};

const faded = ([r, g, b, a]: Colour, share: number): Colour => [r, g, b, a * Math.min(1, Math.max(0, share))];

/** The colour at each distance from the coast, sixteen to a pixel. */
const tableOf = (palette: Palette, zoom: number): Uint8ClampedArray => {
  const { colour } = palette;
  const [foreshore, inshore, line] = colourNumbers([
    colour.foreshore,
    colour.inshore,
    colour['coast-line'],
  ]) as [Colour, Colour, Colour];
  const reach = Math.ceil(24 * zoom * FINE);
  const table = new Uint8ClampedArray(reach * 4);
  for (let entry = 0; entry < reach; entry++) {
    const far = entry / FINE;
    let mixed = faded(inshore, (INSHORE * zoom - far) / FADE + 0.5);
    mixed = over(faded(foreshore, (FORESHORE * zoom - far) / FADE + 0.5), mixed);
    for (const [at, width, strength] of LINES) {
      const cover = 0.5 + width / 2 - Math.abs(far - at * zoom);
      mixed = over(faded(line, strength * Math.min(width, Math.max(0, cover))), mixed);
    }
    table.set([mixed[0], mixed[1], mixed[2], mixed[3] * 255], entry * 4);
  }
  return table;
};

/** Foreshore, inshore and the lines along the coast, from the distance of each pixel to the land drawn on `mask`. */
export const drawShore = (
  target: Pencil,
  mask: Pencil,
  width: number,
  height: number,
  palette: Palette,
  scale: number,
): void => {
  const { data } = mask.getImageData(0, 0, width, height);
  const field = distancesFrom(data, width, height);
  const table = tableOf(palette, shoreZoom(scale));
  const reach = table.length / 4;
  const image = mask.createImageData(width, height);
  const [pixels, entries] = [new Uint32Array(image.data.buffer), new Uint32Array(table.buffer)];
  for (let at = 0; at < field.length; at++) {
    const entry = Math.round((field[at] as number) * FINE);
    if (entry < reach) pixels[at] = entries[entry] as number;
  }
  mask.putImageData(image, 0, 0);
  target.drawImage(mask.canvas, 0, 0, width, height);
};
