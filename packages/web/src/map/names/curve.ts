import type { Point } from '@narrow-seas/hex';

/** Part of a name: a letter, its middle and the angle at which it stands. */
export interface Letter {
  readonly text: string;
  readonly at: Point;
  readonly angle: number;
}

export const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = line[index] as Point;
    return sum + Math.hypot(x - beforeX, y - beforeY);
  }, 0);

/** A line with few corners as a curve through all of them, in short steps. */
export const curveThrough = (points: readonly Point[]): readonly Point[] => {
  if (points.length < 3) return points;
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] as Point;
  const curve: Point[] = [];
  for (let index = 0; index < points.length - 1; index++)
    for (let step = 0; step < STEPS; step++) {
      const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      curve.push([bend(a[0], b[0], c[0], d[0], step / STEPS), bend(a[1], b[1], c[1], d[1], step / STEPS)]);
    }
  return [...curve, at(points.length - 1)];
};

const STEPS = 8;

const bend = (a: number, b: number, c: number, d: number, t: number): number =>
  b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));

interface Spot {
  readonly at: Point;
  readonly angle: number;
}

/** The point this far along a line, and which way the line runs there. */
export const spotAlong = (line: readonly Point[], far: number): Spot => {
  let left = far;
  for (let index = 1; index < line.length; index++) {
    const [[ax, ay], [bx, by]] = [line[index - 1] as Point, line[index] as Point];
    const length = Math.hypot(bx - ax, by - ay);
    if (left <= length || index === line.length - 1) {
      const share = length === 0 ? 0 : left / length;
      return { at: [ax + (bx - ax) * share, ay + (by - ay) * share], angle: Math.atan2(by - ay, bx - ax) };
    }
    left -= length;
  }
  return { at: line[0] ?? [0, 0], angle: 0 };
};

/** The letters of a name along a line, the first beginning `start` along it. `widths` are those of its letters. */
export const lettersAlong = (
  text: string,
  widths: readonly number[],
  gap: number,
  line: readonly Point[],
  start: number,
): readonly Letter[] => {
  let far = start;
  return [...text].flatMap((letter, index) => {
    const width = widths[index] ?? 0;
    // A letter stands on the chord under it, or the angle would change with every corner of the line.
    const [from, to] = [spotAlong(line, far).at, spotAlong(line, far + width).at];
    const { at } = spotAlong(line, far + width / 2);
    far += width + gap;
    return letter === ' ' ? [] : [{ text: letter, at, angle: Math.atan2(to[1] - from[1], to[0] - from[0]) }];
  });
};

/** The longest stretch of a line inside a box. */
export const stretchIn = (line: readonly Point[], isInside: (point: Point) => boolean): readonly Point[] => {
  let [best, now]: [readonly Point[], Point[]] = [[], []];
  for (const point of line) {
    if (isInside(point)) now.push(point);
    else now = [];
    if (lengthOf(now) >= lengthOf(best)) best = [...now];
  }
  return best;
};
