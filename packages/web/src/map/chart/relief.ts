import type { Bounds, Chart, Point } from '@narrow-seas/hex';
import type { Palette } from '../palette.ts';
import { heightAt, lightOn, slopeAt } from './heights.ts';
import { chanceOf, makeSheet, type Pencil, type Sheet } from './pencil.ts';
import { colourNumbers } from './shore.ts';
import { strokeIn } from './shape.ts';

/** Pixels of the shaded picture to a node of the height grid. */
const FINE = 3;
/** Metres in a nautical mile of slope that lie in full light or shade. */
const STEEP = 26;

/** The hills, lit from the north-west: a small picture that is stretched over the land. */
export const shadeHills = (chart: Chart, nmPerHex: number, { colour }: Palette): Sheet => {
  const { heights } = chart;
  const [columns, rows] = [heights.columns * FINE, heights.rows * FINE];
  const [shade, light] = colourNumbers([colour['relief-shade'], colour['relief-light']]);
  const sheet = makeSheet(columns, rows);
  const image = sheet.pencil.createImageData(columns, rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = heights.west + ((column + 0.5) / FINE) * heights.step;
      const y = heights.north + ((row + 0.5) / FINE) * heights.step;
      const lit = lightOn(slopeAt(heights, x, y), STEEP * nmPerHex);
      const [r = 0, g = 0, b = 0, a = 0] = (lit < 0 ? shade : light) ?? [];
      image.data.set([r, g, b, Math.min(255, Math.abs(lit) * a * 255 * 1.15)], (row * columns + column) * 4);
    }
  sheet.pencil.putImageData(image, 0, 0);
  return sheet;
};

export const drawHills = (pencil: Pencil, { heights }: Chart, hills: Sheet): void => {
  const { west, north, step, columns, rows } = heights;
  pencil.imageSmoothingEnabled = true;
  pencil.imageSmoothingQuality = 'medium';
  pencil.drawImage(hills.canvas, west, north, columns * step, rows * step);
};

/** Metres at which hachures hang. */
const LEVELS = [260, 480, 720, 980, 1260, 1560, 1900, 2300, 2700, 3200];

interface Hang {
  readonly at: Point;
  readonly slope: Point;
}

/** A square of the height grid, or of a finer one, with the heights of its corners, clockwise from the north-west. */
interface Cell {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly corners: readonly [number, number, number, number];
}

const SIDES = [
  [0, 1, 0, 0, 1, 0],
  [1, 2, 1, 0, 1, 1],
  [3, 2, 0, 1, 1, 1],
  [0, 3, 0, 0, 0, 1],
] as const;

/** Where the contour of a level enters and leaves a cell. */
const contourIn = ({ x, y, size, corners }: Cell, level: number): readonly Point[] =>
  SIDES.flatMap(([from, to, fromX, fromY, toX, toY]): Point[] => {
    const [a, b] = [corners[from], corners[to]];
    if (a > level === b > level) return [];
    const share = (level - a) / (b - a);
    return [[x + (fromX + (toX - fromX) * share) * size, y + (fromY + (toY - fromY) * share) * size]];
  });

/** Points on the contour of a level in one cell, `gap` apart. */
const hangsInCell = (heights: Chart['heights'], cell: Cell, level: number, gap: number): readonly Hang[] => {
  const [from, to] = contourIn(cell, level);
  if (from === undefined || to === undefined) return [];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.floor(length / gap + chanceOf(cell.x * 977, cell.y * 991, level));
  return Array.from({ length: count }, (_, place) => {
    const share = (place + 0.5) / count;
    const at: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    return { at, slope: slopeAt(heights, ...at) };
  });
};

/** The cells of the window that are not all lowland, row by row: each height is worked out once. */
function* cellsIn(heights: Chart['heights'], window: Bounds, size: number): Generator<Cell> {
  const from = (low: number, first: number): number =>
    first + Math.max(0, Math.floor((low - first) / size)) * size;
  const [west, north] = [from(window.minX, heights.west), from(window.minY, heights.north)];
  const count = Math.ceil((window.maxX - west) / size);
  const rowAt = (y: number): Float32Array =>
    Float32Array.from({ length: count + 1 }, (_, column) => heightAt(heights, west + column * size, y));
  let above = rowAt(north);
  for (let y = north; y < window.maxY; y += size) {
    const below = rowAt(y + size);
    for (let column = 0; column < count; column++) {
      const corners = [
        above[column] as number,
        above[column + 1] as number,
        below[column + 1] as number,
        below[column] as number,
      ] as const;
      if (Math.max(...corners) > (LEVELS[0] as number)) yield { x: west + column * size, y, size, corners };
    }
    above = below;
  }
}

/** Pixels between hachures, the least slope that has any in metres to the mile, and how long they are. */
const GAP = 3.1;
const LEAST = 9;
const LONGEST = 8.5;

const addHachure = (path: Path2D, { at: [x, y], slope: [east, south] }: Hang, length: number): void => {
  const steep = Math.hypot(east, south);
  path.moveTo(x, y);
  path.lineTo(x - (east / steep) * length, y - (south / steep) * length);
};

/** Short strokes downhill, hung on contours: heavier where the light does not come from. */
export const drawHachures = (
  pencil: Pencil,
  chart: Chart,
  window: Bounds,
  scale: number,
  nmPerHex: number,
  { colour }: Palette,
): void => {
  const [thin, thick] = [new Path2D(), new Path2D()];
  const { heights } = chart;
  const size = heights.step / Math.max(1, Math.min(4, Math.round((heights.step * scale) / 18)));
  for (const cell of cellsIn(heights, window, size)) {
    const [low, high] = [Math.min(...cell.corners), Math.max(...cell.corners)];
    for (const level of LEVELS.filter(each => each > low && each < high))
      for (const hang of hangsInCell(heights, cell, level, GAP / scale)) {
        const steep = Math.hypot(...hang.slope) / nmPerHex;
        if (steep < LEAST) continue;
        const length = (Math.min(1, 0.35 + steep / 60) * LONGEST * Math.min(1, scale / 50)) / scale;
        addHachure(lightOn(hang.slope, STEEP * nmPerHex) > 0.1 ? thin : thick, hang, length);
      }
  }
  strokeIn(pencil, thin, scale, colour.hachure, 0.42);
  strokeIn(pencil, thick, scale, colour.hachure, 0.75);
};
