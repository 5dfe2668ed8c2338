import { cornersOf, DIRECTIONS, type Grid, type HexId, hexsideOf } from '@narrow-seas/hex';
import type { Passage } from './definition.ts';
import { type Frame, hexOfPlace } from './frame.ts';
import type { Point } from './geometry.ts';

interface Step {
  readonly corner: string;
  readonly side: number;
  readonly middle: Point;
}

const key = ([x, y]: Point): string => `${Math.round(x * 1000)},${Math.round(y * 1000)}`;

/** Every corner of the hexes near the route, with the hexsides that leave it. */
const cornerGraph = (grid: Grid, hexes: Iterable<HexId>): ReadonlyMap<string, readonly Step[]> => {
  const graph = new Map<string, Step[]>();
  const add = (from: Point, to: Point, side: number): void => {
    const steps = graph.get(key(from)) ?? [];
    const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
    if (!steps.some(step => step.side === side)) steps.push({ corner: key(to), side, middle });
    graph.set(key(from), steps);
  };
  for (const hex of hexes) {
    const corners = cornersOf(grid, hex);
    for (const direction of DIRECTIONS) {
      const [a, b] = [corners[direction] as Point, corners[(direction + 1) % 6] as Point];
      const side = hexsideOf(grid, hex, direction);
      add(a, b, side);
      add(b, a, side);
    }
  }
  return graph;
};

const away = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number =>
  Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / Math.hypot(bx - ax, by - ay);

interface Way {
  readonly corner: string;
  readonly sides: readonly number[];
  readonly cost: number;
}

/** Hexsides weigh 1 each plus a little for straying from the straight line, so the shortest chain hugs the route. */
const cheapest = (
  graph: ReadonlyMap<string, readonly Step[]>,
  starts: readonly string[],
  ends: ReadonlySet<string>,
  from: Point,
  to: Point,
): readonly number[] => {
  const done = new Set<string>();
  const ways: Way[] = starts.map(corner => ({ corner, sides: [], cost: 0 }));
  for (;;) {
    ways.sort((a, b) => a.cost - b.cost || (a.corner < b.corner ? -1 : 1));
    const way = ways.shift();
    if (!way) throw new RangeError('No chain of hexsides joins the two ends of a passage.');
    if (ends.has(way.corner)) return way.sides;
    if (done.has(way.corner)) continue;
    done.add(way.corner);
    for (const { corner, side, middle } of graph.get(way.corner) ?? [])
      ways.push({ corner, sides: [...way.sides, side], cost: way.cost + 1 + away(middle, from, to) / 10 });
  }
};

/** The chain of hexsides a canal or river follows from the hex of one end to the hex of the other. */
export const passageSides = (frame: Frame, { name, from, to }: Passage): readonly number[] => {
  const { grid, locate } = frame;
  const [first, last] = [hexOfPlace(frame, from), hexOfPlace(frame, to)];
  if (first === undefined || last === undefined)
    throw new RangeError(`passages.json: ${name} leaves the map.`);
  const everyHex = Array.from({ length: grid.size }, (_, hex) => hex as HexId);
  const [start, end] = [locate(from), locate(to)];
  const close = everyHex.filter(hex => {
    const [x, y] = cornersOf(grid, hex)[0] as Point;
    return (
      Math.hypot(x - start[0], y - start[1]) + Math.hypot(x - end[0], y - end[1]) <
      Math.hypot(end[0] - start[0], end[1] - start[1]) + 4
    );
  });
  const corners = (hex: HexId): readonly string[] => cornersOf(grid, hex).map(key);
  return cheapest(cornerGraph(grid, close), corners(first), new Set(corners(last)), start, end);
};
