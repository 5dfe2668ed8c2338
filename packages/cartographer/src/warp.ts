import type { Point } from './geometry.ts';

/** A place whose plane position and whose wanted position are both known. */
export interface Tie {
  readonly from: Point;
  readonly to: Point;
}

const kernel = (distance: number): number => (distance === 0 ? 0 : distance * distance * Math.log(distance));

const gap = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Gaussian elimination with pivoting; `rows` are the equations with the right-hand side last. */
const solve = (rows: number[][]): readonly number[] => {
  const size = rows.length;
  for (let column = 0; column < size; column++) eliminate(rows, column, size);
  return rows.map((row, index) => (row[size] as number) / (row[index] as number));
};

const eliminate = (rows: number[][], column: number, size: number): void => {
  const pivot = rows.reduce((best, row, index) => {
    const better = Math.abs(row[column] as number) > Math.abs((rows[best] as number[])[column] as number);
    return index > column && better ? index : best;
  }, column);
  const lead = rows[pivot] as number[];
  rows[pivot] = rows[column] as number[];
  rows[column] = lead;
  rows.forEach((row, index) => {
    if (index === column) return;
    const factor = (row[column] as number) / (lead[column] as number);
    for (let k = column; k <= size; k++) row[k] = (row[k] as number) - factor * (lead[k] as number);
  });
};

/** One coordinate of the spline: bending weights for each tie, then constant, x and y terms. */
const coefficients = (ties: readonly Tie[], axis: 0 | 1, stiffness: number): readonly number[] => {
  const bends = ties.map(({ from, to }, index) => [
    ...ties.map((other, column) => kernel(gap(from, other.from)) + (index === column ? stiffness : 0)),
    1,
    from[0],
    from[1],
    to[axis],
  ]);
  const flat = [() => 1, (tie: Tie) => tie.from[0], (tie: Tie) => tie.from[1]];
  return solve([...bends, ...flat.map(term => [...ties.map(term), 0, 0, 0, 0])]);
};

/**
 * Thin-plate rubber sheet: ties move to where they belong and everything between follows smoothly. The stiffer, the
 * less it bends to meet a single tie, which keeps one badly drawn base from wrinkling a coast.
 */
export const rubberSheet = (ties: readonly Tie[], stiffness: number): ((point: Point) => Point) => {
  if (ties.length < 3) return point => point;
  const axes = ([0, 1] as const).map(axis => coefficients(ties, axis, stiffness));
  const along = (weights: readonly number[], point: Point): number => {
    const bend = ties.reduce(
      (sum, tie, index) => sum + (weights[index] as number) * kernel(gap(point, tie.from)),
      0,
    );
    const [constant = 0, x = 0, y = 0] = weights.slice(ties.length);
    return bend + constant + x * point[0] + y * point[1];
  };
  return point => [along(axes[0] as readonly number[], point), along(axes[1] as readonly number[], point)];
};
