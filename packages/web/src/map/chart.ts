import { boundsOf, centreOf, hexName, type HexId, type HexMap } from '@narrow-seas/hex';
import { type Camera, holds, type Size, seen } from './camera.ts';
import { hatchOf } from './hatch.ts';
import type { Palette } from './palette.ts';
import { coastFor, type Shapes } from './shapes.ts';

/** The unmoving part of the picture: sea, coast, hexes, names. Drawn seldom, then moved as a bitmap. */
export interface Chart {
  readonly map: HexMap;
  readonly shapes: Shapes;
}

const NUMBERS_FROM = 46;

type Context = CanvasRenderingContext2D;

/** From here on the context speaks map units; widths in pixels are divided by the scale. */
const intoMap = (context: Context, { x, y, scale }: Camera, { width, height }: Size): void => {
  context.translate(width / 2, height / 2);
  context.scale(scale, scale);
  context.translate(-x, -y);
};

const drawWater = (context: Context, { shapes }: Chart, { colour }: Palette): void => {
  const { land } = coastFor(shapes, 6);
  context.lineJoin = 'round';
  for (const [role, width] of [
    ['deep', 1.1],
    ['shoal', 0.42],
  ] as const) {
    context.strokeStyle = colour[role];
    context.lineWidth = width;
    context.stroke(land);
  }
};

const drawLand = (context: Context, { shapes }: Chart, { colour }: Palette, scale: number): void => {
  const { land, borders } = coastFor(shapes, scale);
  context.fillStyle = colour.land;
  context.fill(land, 'evenodd');
  context.strokeStyle = colour.border;
  context.lineWidth = 1 / scale;
  context.setLineDash([5 / scale, 3 / scale]);
  context.stroke(borders);
  context.setLineDash([]);
  context.strokeStyle = colour.coast;
  context.lineWidth = Math.min(1.5, 0.7 + scale / 120) / scale;
  context.stroke(land);
};

const drawGrid = (context: Context, { shapes }: Chart, { colour }: Palette, scale: number): void => {
  context.strokeStyle = colour.grid;
  context.lineWidth = (scale < 24 ? 0.5 : 0.8) / scale;
  context.stroke(shapes.grid);
  context.strokeStyle = colour.region;
  context.lineWidth = 1.8 / scale;
  context.setLineDash([7 / scale, 5 / scale]);
  context.stroke(shapes.outlines);
  context.setLineDash([]);
};

/** A pattern follows the transform of its context; ours must keep its width in pixels. */
const fillHatched = (context: Context, path: Path2D, fill: CanvasPattern | string, scale: number): void => {
  if (typeof fill !== 'string') fill.setTransform(new DOMMatrix().scale(1 / scale));
  context.fillStyle = fill;
  context.fill(path);
};

const drawHatches = (context: Context, { shapes }: Chart, palette: Palette, scale: number): void => {
  fillHatched(context, shapes.hatched, hatchOf(context, palette, 'slant', 'hatch'), scale);
  fillHatched(context, shapes.crossed, hatchOf(context, palette, 'cross', 'prohibited'), scale);
};

const drawNumbers = (
  context: Context,
  { map }: Chart,
  camera: Camera,
  size: Size,
  palette: Palette,
): void => {
  if (camera.scale < NUMBERS_FROM) return;
  const box = seen(camera, size, 1);
  const tall = Math.min(0.15, 11 / camera.scale);
  context.fillStyle = palette.colour.number;
  context.textAlign = 'center';
  context.textBaseline = 'top';
  for (let hex = 0; hex < map.grid.size; hex++) {
    const [x, y] = centreOf(map.grid, hex as HexId);
    if (!holds(box, [x, y])) continue;
    drawText(context, hexName(map.grid, map.numbering, hex as HexId), x, y - 0.5, tall, 'Plex Mono');
  }
};

/** Text of a fraction of a hex: fonts below a pixel are not drawn well, so the scale is undone first. */
const drawText = (context: Context, text: string, x: number, y: number, tall: number, font: string): void => {
  context.save();
  context.translate(x, y);
  context.scale(tall / 10, tall / 10);
  context.font = `10px "IBM ${font}", monospace`;
  context.fillText(text, 0, 0);
  context.restore();
};

/** Of 11 pixels: names of seas grow with the map up to a point, and are left out while nobody could read them. */
const NAME = { smallest: 0.62, largest: 2.2 };

const drawNames = (context: Context, { map }: Chart, { colour }: Palette, scale: number): void => {
  context.fillStyle = colour['sea-name'];
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.letterSpacing = '2px';
  for (const { hex, name, fields } of map.places.filter(({ kind }) => kind === 'sea-name')) {
    const [x, y] = centreOf(map.grid, hex);
    const size = Math.min(Number(fields['size'] ?? 1) * 0.05, NAME.largest / scale);
    if (size * scale < NAME.smallest) continue;
    context.save();
    context.translate(x, y);
    context.rotate((Number(fields['angle'] ?? 0) * Math.PI) / 180);
    context.scale(size, size);
    context.font = 'italic 500 11px Georgia, "Iowan Old Style", serif';
    context.fillText(name, 0, 0);
    context.restore();
  }
  context.letterSpacing = '0px';
};

/** The coasts go on for a hex and a half beyond the grid; where they are cut off, land would seem to end in a shore. */
const MARGIN = 1.3;

const trimSheet = (context: Context, { map }: Chart): void => {
  const { minX, minY, maxX, maxY } = boundsOf(map.grid);
  context.beginPath();
  context.rect(minX - MARGIN, minY - MARGIN, maxX - minX + MARGIN * 2, maxY - minY + MARGIN * 2);
  context.clip();
};

const drawSheet = (context: Context, chart: Chart, camera: Camera, size: Size, palette: Palette): void => {
  context.fillStyle = palette.colour.sea;
  context.fillRect(camera.x - size.width, camera.y - size.height, size.width * 2, size.height * 2);
  drawWater(context, chart, palette);
  drawLand(context, chart, palette, camera.scale);
  drawHatches(context, chart, palette, camera.scale);
  drawGrid(context, chart, palette, camera.scale);
  drawNames(context, chart, palette, camera.scale);
  drawNumbers(context, chart, camera, size, palette);
};

export const drawChart = (
  context: Context,
  chart: Chart,
  camera: Camera,
  size: Size,
  palette: Palette,
): void => {
  context.save();
  context.fillStyle = palette.colour.badge;
  context.fillRect(0, 0, size.width, size.height);
  intoMap(context, camera, size);
  trimSheet(context, chart);
  drawSheet(context, chart, camera, size, palette);
  context.restore();
};
