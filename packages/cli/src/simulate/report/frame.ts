import type { Ground } from '@narrow-seas/cartographer';

/** A part of a sheet, in its units. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Hexes of sea around what happened. */
const ROOM = 3;
/** The smallest part that is shown: nearer, nobody knows where it lies. */
const LEAST = 0.4;
/** Height by width. */
const FLATTEST = 0.5;
const TALLEST = 1;

/** The part of the sheet in which all of these hexes lie, the same for all maps of a page. */
export const frameAround = (ground: Ground, hexes: Iterable<number>): Frame => {
  const centres = [...hexes].map(ground.centre);
  if (centres.length === 0) return ground;
  const [xs, ys] = [centres.map(([x]) => x), centres.map(([, y]) => y)];
  const room = ROOM * ground.hexWidth;
  const wide = least(xs, room, ground.width * LEAST);
  const tall = least(ys, room, ground.height * LEAST);
  const width = Math.min(ground.width, Math.max(wide, tall / TALLEST));
  const height = Math.min(ground.height, Math.max(tall, width * FLATTEST));
  return {
    left: placed(middle(xs), width, ground.left, ground.width),
    top: placed(middle(ys), height, ground.top, ground.height),
    width,
    height,
  };
};

const lowest = (values: readonly number[]): number =>
  values.reduce((low, value) => Math.min(low, value), Infinity);
const highest = (values: readonly number[]): number =>
  values.reduce((high, value) => Math.max(high, value), -Infinity);

const middle = (values: readonly number[]): number => (lowest(values) + highest(values)) / 2;

const least = (values: readonly number[], room: number, smallest: number): number =>
  Math.max(smallest, highest(values) - lowest(values) + 2 * room);

/** Around the middle, but never over the rim of the sheet. */
const placed = (centre: number, length: number, start: number, whole: number): number =>
  Math.min(Math.max(centre - length / 2, start), start + whole - length);
