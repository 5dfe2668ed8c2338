import type { Box, Point, Polygon, Ring } from './geometry.ts';

interface Edge {
  readonly inside: (point: Point) => boolean;
  readonly cut: (a: Point, b: Point) => Point;
}

const acrossX =
  (x: number) =>
  ([ax, ay]: Point, [bx, by]: Point): Point => [x, ay + ((by - ay) * (x - ax)) / (bx - ax)];

const acrossY =
  (y: number) =>
  ([ax, ay]: Point, [bx, by]: Point): Point => [ax + ((bx - ax) * (y - ay)) / (by - ay), y];

const edgesOf = ({ west, south, east, north }: Box): readonly Edge[] => [
  { inside: ([x]) => x >= west, cut: acrossX(west) },
  { inside: ([x]) => x <= east, cut: acrossX(east) },
  { inside: ([, y]) => y >= south, cut: acrossY(south) },
  { inside: ([, y]) => y <= north, cut: acrossY(north) },
];

const clipEdge = (ring: Ring, { inside, cut }: Edge): Ring => {
  const kept: Point[] = [];
  ring.forEach((point, index) => {
    const before = ring[(index + ring.length - 1) % ring.length] as Point;
    if (inside(point) !== inside(before)) kept.push(cut(before, point));
    if (inside(point)) kept.push(point);
  });
  return kept;
};

/** Sutherland-Hodgman: parts of one ring stay joined along the box's edge, which is outside what we draw. */
export const clipRing = (ring: Ring, box: Box): Ring => edgesOf(box).reduce(clipEdge, ring);

export const clipPolygon = (polygon: Polygon, box: Box): Polygon =>
  polygon.map(ring => clipRing(ring, box)).filter(ring => ring.length > 2);

/** Adds points so that no step exceeds `step`: a clipped edge projected as one chord would cut through the map. */
export const densify = (ring: Ring, step: number): Ring =>
  ring.flatMap((from, index) => {
    const to = ring[(index + 1) % ring.length] as Point;
    const pieces = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
    return Array.from({ length: pieces }, (_, piece): Point => {
      const share = piece / pieces;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  });
