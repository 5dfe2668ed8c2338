import type { Bounds } from '@narrow-seas/hex';
import type { Pencil } from './pencil.ts';

/** A path in map units with the box around it: what lies outside the window is not drawn. */
export interface Shape {
  readonly path: Path2D;
  readonly box: Bounds;
}

const boxOf = (line: Float32Array): Bounds => {
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (let at = 0; at < line.length; at += 2) {
    const [x, y] = [line[at] as number, line[at + 1] as number];
    box.minX = Math.min(box.minX, x);
    box.maxX = Math.max(box.maxX, x);
    box.minY = Math.min(box.minY, y);
    box.maxY = Math.max(box.maxY, y);
  }
  return box;
};

const straight = (line: Float32Array, close: boolean): Path2D => {
  const path = new Path2D();
  path.moveTo(line[0] as number, line[1] as number);
  for (let at = 2; at < line.length; at += 2) path.lineTo(line[at] as number, line[at + 1] as number);
  if (close) path.closePath();
  return path;
};

const middle = (line: Float32Array, one: number, other: number): readonly [number, number] => [
  ((line[one] as number) + (line[other] as number)) / 2,
  ((line[one + 1] as number) + (line[other + 1] as number)) / 2,
];

/** Through the middles of its sides, bending at its corners: few points look like a drawn line. */
const smooth = (line: Float32Array, close: boolean): Path2D => {
  if (line.length < 6) return straight(line, close);
  const path = new Path2D();
  const last = line.length - 2;
  if (close) path.moveTo(...middle(line, last, 0));
  else path.moveTo(line[0] as number, line[1] as number);
  for (let at = close ? 0 : 2; at < (close ? line.length : last); at += 2) {
    const next = (at + 2) % line.length;
    path.quadraticCurveTo(line[at] as number, line[at + 1] as number, ...middle(line, at, next));
  }
  if (!close) path.lineTo(line[last] as number, line[last + 1] as number);
  return path;
};

export const straightShapes = (lines: readonly Float32Array[], close: boolean): readonly Shape[] =>
  lines.map(line => ({ path: straight(line, close), box: boxOf(line) }));

export const smoothShapes = (lines: readonly Float32Array[], close: boolean): readonly Shape[] =>
  lines.map(line => ({ path: smooth(line, close), box: boxOf(line) }));

const meets = (one: Bounds, other: Bounds): boolean =>
  one.minX <= other.maxX && one.maxX >= other.minX && one.minY <= other.maxY && one.maxY >= other.minY;

/** What of these can be seen in the window, as one path. */
export const within = (shapes: readonly Shape[], window: Bounds): Path2D => {
  const path = new Path2D();
  for (const shape of shapes) if (meets(shape.box, window)) path.addPath(shape.path);
  return path;
};

export const fillIn = (
  pencil: Pencil,
  path: Path2D,
  colour: string,
  rule: CanvasFillRule = 'nonzero',
): void => {
  pencil.fillStyle = colour;
  pencil.fill(path, rule);
};

/** Strokes in the width of pixels, whatever the scale. */
export const strokeIn = (
  pencil: Pencil,
  path: Path2D,
  scale: number,
  colour: string,
  width: number,
  dash: readonly number[] = [],
): void => {
  pencil.strokeStyle = colour;
  pencil.lineWidth = width / scale;
  pencil.setLineDash(dash.map(length => length / scale));
  pencil.stroke(path);
  pencil.setLineDash([]);
};
