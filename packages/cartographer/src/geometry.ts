/** Longitude and latitude in degrees, or x and y of a plane: the stage says which. */
export type Point = readonly [number, number];
/** A closed ring; the first point is not repeated at the end. */
export type Ring = readonly Point[];
/** Outer ring first, then holes. Filled by the even-odd rule, so direction does not matter. */
export type Polygon = readonly Ring[];

export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export const ringArea = (ring: Ring): number => {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
};

export const inPolygon = (ring: Ring, [x, y]: Point): boolean =>
  ring.reduce((inside, [ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] as Point;
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);
