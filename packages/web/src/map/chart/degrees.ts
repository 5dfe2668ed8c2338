import type { Chart, Point } from '@narrow-seas/hex';

type Degrees = Chart['degrees'];

const clamp = (value: number, high: number): number => Math.min(high, Math.max(0, value));

/** Of two longitudes on both sides of 180 the second as the first would count it. */
const beside = (value: number, other: number): number => other - 360 * Math.round((other - value) / 360);

/** Longitude and latitude of a point of the map. */
export const placeAt = ({ west, north, step, columns, rows, values }: Degrees, [x, y]: Point): Point => {
  const [across, down] = [(x - west) / step, (y - north) / step];
  const [column, row] = [clamp(Math.floor(across), columns - 2), clamp(Math.floor(down), rows - 2)];
  const [right, low] = [across - column, down - row];
  const node = (dx: number, dy: number, axis: 0 | 1): number =>
    values[((row + dy) * columns + column + dx) * 2 + axis] as number;
  const corner = (dx: number, dy: number, axis: 0 | 1): number =>
    axis === 1 ? node(dx, dy, 1) : beside(node(0, 0, 0), node(dx, dy, 0));
  const mix = (axis: 0 | 1): number =>
    (corner(0, 0, axis) * (1 - right) + corner(1, 0, axis) * right) * (1 - low) +
    (corner(0, 1, axis) * (1 - right) + corner(1, 1, axis) * right) * low;
  return [mix(0), mix(1)];
};

const STEPS = [0.25, 0.5, 1, 2, 5, 10, 20] as const;
/** Pixels between two lines of the graticule, at least. */
const ROOM = 96;

/** Degrees between meridians and between parallels that leave room between the lines, seen from here. */
export const degreeSteps = (degrees: Degrees, [x, y]: Point, scale: number): Point => {
  const here = placeAt(degrees, [x, y]);
  const perHex = (axis: 0 | 1): number =>
    Math.hypot(
      beside(here[axis], placeAt(degrees, [x + 1, y])[axis]) - here[axis],
      beside(here[axis], placeAt(degrees, [x, y + 1])[axis]) - here[axis],
    );
  const stepFor = (axis: 0 | 1): number => STEPS.find(step => (step / perHex(axis)) * scale >= ROOM) ?? 20;
  return [stepFor(0), stepFor(1)];
};

/** Where a quantity passes multiples of `step` between two values, as shares of the way, with the multiple. */
export const passes = (
  from: number,
  to: number,
  step: number,
): readonly { readonly share: number; readonly value: number }[] => {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const found = [];
  for (let count = Math.ceil(low / step); count * step < high; count++)
    found.push({ share: (count * step - from) / (to - from), value: count * step });
  return found;
};

/** "12°30′E" without the minutes where there are none. */
export const degreeLabel = (
  value: number,
  letters: readonly [positive: string, negative: string],
): string => {
  const turned = ((((value + 180) % 360) + 360) % 360) - 180;
  const size = Math.abs(letters[0] === 'E' ? turned : value);
  const [whole, minutes] = [Math.floor(size + 1e-6), Math.round((size % 1) * 60) % 60];
  const figure = minutes === 0 ? `${whole}°` : `${whole}°${minutes}′`;
  return size === 0 || size === 180
    ? figure
    : `${figure}${(letters[0] === 'E' ? turned : value) > 0 ? letters[0] : letters[1]}`;
};
