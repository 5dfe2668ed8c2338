import type { Point, Ring } from './geometry.ts';

/** Sixty-four letters that need no escaping in JSON; a value's last digit is below 32, all others at or above. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const digits = (value: number): string => {
  const zigzag = value < 0 ? -value * 2 - 1 : value * 2;
  let text = '';
  let rest = zigzag;
  while (rest >= 32) {
    text += LETTERS[32 + (rest % 32)];
    rest = Math.floor(rest / 32);
  }
  return text + LETTERS[rest];
};

/** Points to whole steps of 1/`unit`, repeated points dropped. */
export const quantise = (line: readonly Point[], unit: number): readonly Point[] =>
  line
    .map(([x, y]): Point => [Math.round(x * unit), Math.round(y * unit)])
    .filter(([x, y], index, all) => index === 0 || all[index - 1]?.[0] !== x || all[index - 1]?.[1] !== y);

/** The differences from point to point as text; the loader in the hex package reads it back. */
export const deltaText = (line: readonly Point[]): string =>
  line
    .map(([x, y], index) => {
      const [beforeX, beforeY] = line[index - 1] ?? [0, 0];
      return digits(x - beforeX) + digits(y - beforeY);
    })
    .join('');

const offLine = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length ** 2));
  return Math.hypot(x - ax - dx * share, y - ay - dy * share);
};

const keepFarthest = (
  line: readonly Point[],
  first: number,
  last: number,
  tolerance: number,
  keep: Uint8Array,
): void => {
  const stack: [number, number][] = [[first, last]];
  for (let span = stack.pop(); span; span = stack.pop()) {
    const [from, to] = span;
    let [worst, far] = [tolerance, -1];
    for (let k = from + 1; k < to; k++) {
      const off = offLine(line[k] as Point, line[from] as Point, line[to] as Point);
      if (off > worst) [worst, far] = [off, k];
    }
    if (far < 0) continue;
    keep[far] = 1;
    stack.push([from, far], [far, to]);
  }
};

/** Douglas-Peucker: no dropped point lies farther than `tolerance` from what is left. */
export const simplifyLine = (line: readonly Point[], tolerance: number): readonly Point[] => {
  const keep = new Uint8Array(line.length);
  keep[0] = 1;
  keep[line.length - 1] = 1;
  keepFarthest(line, 0, line.length - 1, tolerance, keep);
  return line.filter((_, index) => keep[index] === 1);
};

/** A ring is opened at its point farthest from the first, so that it cannot collapse to its two neighbours. */
export const simplifyRing = (ring: Ring, tolerance: number): Ring => {
  const start = ring[0];
  if (!start || ring.length < 4) return ring;
  const distance = ([x, y]: Point): number => Math.hypot(x - start[0], y - start[1]);
  const far = ring.reduce(
    (best, point, index) => (distance(point) > distance(ring[best] as Point) ? index : best),
    0,
  );
  const there = simplifyLine(ring.slice(0, far + 1), tolerance);
  const back = simplifyLine([...ring.slice(far), start], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
};
