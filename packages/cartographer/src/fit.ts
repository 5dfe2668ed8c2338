import type { Point } from './geometry.ts';
import type { Tie } from './warp.ts';

export interface Similarity {
  readonly scale: number;
  /** Degrees, counter-clockwise. */
  readonly rotation: number;
  readonly shift: Point;
  /** Root mean square of what is left over, in units of the target. */
  readonly rms: number;
}

const mean = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

export const turn = ([x, y]: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
};

const applySimilarity = (point: Point, { scale, rotation, shift }: Omit<Similarity, 'rms'>): Point => {
  const [x, y] = turn(point, rotation);
  return [x * scale + shift[0], y * scale + shift[1]];
};

/** Least-squares scale, rotation and shift that carry `from` onto `to`. */
export const fitSimilarity = (ties: readonly Tie[]): Similarity => {
  const [fromX, fromY] = mean(ties.map(tie => tie.from));
  const [toX, toY] = mean(ties.map(tie => tie.to));
  const sums = ties.reduce(
    ({ dot, cross, square }, { from: [ax, ay], to: [bx, by] }) => {
      const [x, y, u, v] = [ax - fromX, ay - fromY, bx - toX, by - toY];
      return { dot: dot + x * u + y * v, cross: cross + x * v - y * u, square: square + x * x + y * y };
    },
    { dot: 0, cross: 0, square: 0 },
  );
  const scale = Math.hypot(sums.dot, sums.cross) / sums.square;
  const rotation = (Math.atan2(sums.cross, sums.dot) * 180) / Math.PI;
  const [x, y] = turn([fromX, fromY], rotation);
  const similarity = { scale, rotation, shift: [toX - x * scale, toY - y * scale] as const };
  const left = ties.map(({ from, to }) => {
    const [u, v] = applySimilarity(from, similarity);
    return (u - to[0]) ** 2 + (v - to[1]) ** 2;
  });
  return { ...similarity, rms: Math.sqrt(left.reduce((sum, square) => sum + square, 0) / left.length) };
};
