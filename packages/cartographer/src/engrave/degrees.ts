import type { Box, Point } from '../geometry.ts';

/** Degrees by which the slope of the projection is felt for. */
const STEP = 0.01;
/** Newton's way converges in four or five steps on every map that we have. */
const STEPS = 12;

/** One step towards the place that lies at the point. */
const nearer = (locate: (place: Point) => Point, [x, y]: Point, [lon, lat]: Point): Point => {
  const [hereX, hereY] = locate([lon, lat]);
  const [eastX, eastY] = locate([lon + STEP, lat]);
  const [northX, northY] = locate([lon, lat + STEP]);
  const [ax, ay] = [(eastX - hereX) / STEP, (eastY - hereY) / STEP];
  const [bx, by] = [(northX - hereX) / STEP, (northY - hereY) / STEP];
  const [dx, dy] = [x - hereX, y - hereY];
  const area = ax * by - bx * ay;
  return [lon + (dx * by - bx * dy) / area, lat + (ax * dy - dx * ay) / area];
};

/** The place in degrees that the frame puts at this point, found from a guess nearby. */
export const placeAt = (locate: (place: Point) => Point, point: Point, guess: Point): Point => {
  let place = guess;
  for (let step = 0; step < STEPS; step++) place = nearer(locate, point, place);
  return place;
};

/** From a place that is known to a point far away, in small steps: at one bound Newton would lose his way. */
const walkTo = (locate: (place: Point) => Point, [x, y]: Point, from: Point): Point => {
  const [fromX, fromY] = locate(from);
  let place = from;
  for (let step = 1; step <= WALK; step++) {
    const share = step / WALK;
    place = placeAt(locate, [fromX + (x - fromX) * share, fromY + (y - fromY) * share], place);
  }
  return place;
};

const WALK = 40;

/** On the way around the pole longitudes count on; here they are what people call them. */
const wrapped = ([lon, lat]: Point): Point => [((((lon + 180) % 360) + 360) % 360) - 180, lat];

/** Nodes of a grid over the sheet, row after row from the north. */
export interface Nodes<Value> {
  readonly west: number;
  readonly north: number;
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  readonly values: readonly Value[];
}

/** Longitude and latitude on a grid over the sheet: each node is felt for from the one before it. */
export const degreeGrid = (
  locate: (place: Point) => Point,
  { west, north, east, south }: Box,
  step: number,
  middle: Point,
): Nodes<Point> => {
  const columns = Math.ceil((east - west) / step) + 1;
  const rows = Math.ceil((south - north) / step) + 1;
  const values: Point[] = [];
  const first = walkTo(locate, [west, north], middle);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const guess = (column > 0 ? values.at(-1) : values.at(-columns)) ?? first;
      values.push(placeAt(locate, [west + column * step, north + row * step], guess));
    }
  return { west, north, step, columns, rows, values: values.map(wrapped) };
};
