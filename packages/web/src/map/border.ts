import type { Chart, Point } from '@narrow-seas/hex';
import { type Camera, type Size, toMap } from './camera.ts';
import { degreeLabel, degreeSteps, passes, placeAt } from './chart/degrees.ts';
import type { Palette } from './palette.ts';

type Context = CanvasRenderingContext2D;

/** How wide the border is, and its type; a phone has less to spare. */
interface Measures {
  readonly width: number;
  readonly chequer: number;
  readonly type: number;
}

const WIDE: Measures = { width: 26, chequer: 6, type: 11 };
const NARROW: Measures = { width: 15, chequer: 4, type: 8.5 };

const measuresOf = ({ width, height }: Size): Measures => (Math.min(width, height) < 520 ? NARROW : WIDE);

/** One side of the window: where it begins and ends, and which degrees are told along it. */
interface Side {
  readonly from: Point;
  readonly to: Point;
  readonly axis: 0 | 1;
  /** Out of the window. */
  readonly out: Point;
}

const sidesOf = ({ width, height }: Size, inset: number): readonly Side[] => {
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  return [
    { from: [left, top], to: [right, top], axis: 0, out: [0, -1] },
    { from: [left, bottom], to: [right, bottom], axis: 0, out: [0, 1] },
    { from: [left, top], to: [left, bottom], axis: 1, out: [-1, 0] },
    { from: [right, top], to: [right, bottom], axis: 1, out: [1, 0] },
  ];
};

const LETTERS = [
  ['E', 'W'],
  ['N', 'S'],
] as const;
/** Looks along a side: degrees run evenly enough between two of them. */
const LOOKS = 14;

interface Mark {
  readonly share: number;
  readonly value: number;
}

/** Where along a side the degrees pass multiples of a step. */
const marksAlong = (values: readonly number[], step: number): readonly Mark[] =>
  values.slice(1).flatMap((value, index) => {
    const before = values[index] as number;
    // Beyond the pole longitudes leap: nothing is told there.
    if (Math.abs(value - before) > 90) return [];
    return passes(before, value, step).map(mark => ({
      value: mark.value,
      share: (index + mark.share) / (values.length - 1),
    }));
  });

const along = ({ from, to }: Side, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

const degreesAlong = ({ degrees }: Chart, side: Side, camera: Camera, size: Size): readonly number[] =>
  Array.from(
    { length: LOOKS + 1 },
    (_, look) => placeAt(degrees, toMap(camera, size, along(side, look / LOOKS)))[side.axis],
  );

/** Dark and light by turns from mark to mark. */
const drawChequer = (
  context: Context,
  side: Side,
  marks: readonly Mark[],
  step: number,
  wide: number,
): void => {
  const ends = [0, ...marks.map(({ share }) => share), 1];
  ends.slice(1).forEach((end, index) => {
    const value = marks[index]?.value ?? (marks[index - 1]?.value ?? 0) + step;
    if (Math.round(value / step) % 2 !== 0) return;
    const [[ax, ay], [bx, by]] = [along(side, ends[index] as number), along(side, end)];
    const [outX, outY] = [side.out[0] * wide, side.out[1] * wide];
    context.fillRect(
      Math.min(ax, bx, ax + outX),
      Math.min(ay, by, ay + outY),
      Math.abs(bx - ax) + Math.abs(outX),
      Math.abs(by - ay) + Math.abs(outY),
    );
  });
};

const drawLabels = (
  context: Context,
  side: Side,
  marks: readonly Mark[],
  { width, chequer, type }: Measures,
): void => {
  context.font = `${type}px "Source Serif", Georgia, serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const off = chequer + (width - chequer) / 2 - 1;
  for (const { share, value } of marks) {
    if (share < 0.03 || share > 0.97) continue;
    const [x, y] = along(side, share);
    context.save();
    context.translate(x + side.out[0] * off, y + side.out[1] * off);
    if (side.axis === 1) context.rotate(-Math.PI / 2);
    context.fillText(degreeLabel(value, LETTERS[side.axis]), 0, 0.5);
    context.restore();
  }
};

const drawBand = (context: Context, { width, height }: Size, wide: number, palette: Palette): void => {
  context.fillStyle = palette.colour.paper;
  context.fillRect(0, 0, width, wide);
  context.fillRect(0, height - wide, width, wide);
  context.fillRect(0, wide, wide, height - wide * 2);
  context.fillRect(width - wide, wide, wide, height - wide * 2);
};

const drawLine = (context: Context, { width, height }: Size, inset: number, wide: number): void => {
  context.lineWidth = wide;
  context.strokeRect(inset, inset, width - inset * 2, height - inset * 2);
};

/** The border of a chart around the window, with the degrees that the camera shows. */
export const drawBorder = (
  context: Context,
  chart: Chart | undefined,
  camera: Camera,
  size: Size,
  palette: Palette,
): void => {
  if (chart === undefined || chart.degrees.columns === 0) return;
  const measures = measuresOf(size);
  const { width, chequer } = measures;
  const { colour } = palette;
  drawBand(context, size, width, palette);
  context.strokeStyle = colour.frame;
  context.fillStyle = colour.frame;
  const steps = degreeSteps(chart.degrees, [camera.x, camera.y], camera.scale);
  for (const side of sidesOf(size, width)) {
    const values = degreesAlong(chart, side, camera, size);
    const step = steps[side.axis];
    drawChequer(context, side, marksAlong(values, step / 2), step / 2, chequer);
    drawLabels(context, side, marksAlong(values, step), measures);
  }
  drawLine(context, size, width, 0.8);
  drawLine(context, size, width - chequer, 0.7);
  drawLine(context, size, 1, 2);
};
