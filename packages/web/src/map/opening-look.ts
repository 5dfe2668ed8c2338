import type { Bounds, Point } from '@narrow-seas/hex';
import { boxAround, type Camera, centred, clamped, scaleToFit, type Size } from './camera.ts';

/** What there is to look at first: those that can act, the others of their side, those they may meet, and everybody. */
export interface Action {
  readonly ready: readonly Point[];
  readonly own: readonly Point[];
  readonly foes: readonly Point[];
  readonly all: readonly Point[];
}

/** Pixels to a hex at which a counter is read with ease, and as near as the first look goes. */
export interface Nearness {
  readonly readable: number;
  readonly nearest: number;
}

/** Weight of an enemy beside one of those who can act. */
const FOE = 0.7;
/** Weight of one of the own side that cannot act yet. */
const OWN = 0.5;
/** Hexes within which others are worth showing. */
const REACH = 9;

const far = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** Those of them that are near somebody who can act. */
const near = (ready: readonly Point[], others: readonly Point[]): readonly Point[] =>
  others.filter(other => ready.some(own => far(other, own) <= REACH));

const inWindow = ([x, y]: Point, [midX, midY]: Point, width: number, height: number): boolean =>
  Math.abs(x - midX) <= width / 2 && Math.abs(y - midY) <= height / 2;

interface Weighed {
  readonly at: Point;
  readonly weight: number;
}

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** Each place once: a stack is one place to look at. */
const places = (points: readonly Point[]): readonly Point[] => [
  ...new Map(points.map(point => [point.join(), point])).values(),
];

/** In a scene of no more places than these the middle of any two is tried. */
const FEW = 40;

/** Around somebody who can act, or between two that are worth showing, so that a small screen shows both. */
const middlesOf = ({ ready, own, foes, all }: Action): readonly Point[] => {
  if (ready.length === 0) return all;
  const able = places(ready);
  const others = places([...near(ready, own), ...near(ready, foes)]);
  const firsts = able.length + others.length <= FEW ? [...able, ...others] : able;
  return [...able, ...firsts.flatMap(one => others.map(other => between(one, other)))];
};

/**
 * The window of this size, in hexes, around one of `middles` that shows most; what it holds is brought to its middle. Enemies
 * alone are no middle: the first look would show what nobody can act with.
 */
const bestWindow = (
  middles: readonly Point[],
  points: readonly Weighed[],
  width: number,
  height: number,
): Point => {
  const held = (middle: Point): readonly Weighed[] =>
    points.filter(({ at }) => inWindow(at, middle, width, height));
  const weigh = (middle: Point): number => held(middle).reduce((sum, { weight }) => sum + weight, 0);
  const best = middles.reduce<{ readonly middle: Point; readonly weight: number } | undefined>(
    (found, at) => {
      const weight = weigh(at);
      return weight > (found?.weight ?? 0) ? { middle: at, weight } : found;
    },
    undefined,
  );
  if (best === undefined) return [0, 0];
  const box = boxAround(held(best.middle).map(({ at }) => at));
  return [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2];
};

/** The first look: the action, near enough to read counters; the whole map where there is nothing to act with. */
export const openingLook = (
  action: Action,
  map: Bounds,
  size: Size,
  { readable, nearest }: Nearness,
): Camera => {
  const whole = clamped(centred(map, scaleToFit(map, size)), size, map);
  const { ready, own, foes, all } = action;
  const friends = near(ready, own);
  const enemies = near(ready, foes);
  const shown = ready.length > 0 ? [...ready, ...friends, ...enemies] : all;
  if (shown.length === 0) return whole;
  const box = boxAround(shown);
  const fitting = scaleToFit(box, size);
  if (fitting >= readable) return clamped(centred(box, Math.min(fitting, nearest)), size, map);
  const weighed = [
    ...(ready.length > 0 ? ready : all).map(at => ({ at, weight: 1 })),
    ...friends.map(at => ({ at, weight: OWN })),
    ...enemies.map(at => ({ at, weight: FOE })),
  ];
  const [width, height] = [size.width / readable - 1.5, size.height / readable - 1.5];
  const holdsOne = (middle: Point): boolean => ready.some(at => inWindow(at, middle, width, height));
  const middles = middlesOf(action).filter(middle => ready.length === 0 || holdsOne(middle));
  const [x, y] = bestWindow(middles, weighed, width, height);
  return clamped({ x, y, scale: readable }, size, map);
};
