import { cornersOf, type HexId, type HexMap, type HexSet, hasHex, type Point } from '@narrow-seas/hex';

/** What of a map is dressed how: a matter of taste for each game, not of rules. */
export interface Dress {
  /** Regions shown by a hatch. */
  readonly hatched: readonly string[];
  /** Regions shown by a denser, crossed hatch. */
  readonly crossed: readonly string[];
  /** Regions with a dashed boundary and their name along it. */
  readonly outlined: readonly string[];
  /** Regions that lie side by side, with a dashed line only between two of them. */
  readonly divided?: readonly string[];
}

export interface CoastShape {
  readonly tolerance: number;
  readonly land: Path2D;
  readonly borders: Path2D;
}

/** The map as paths in map units, made once. */
export interface Shapes {
  readonly coast: readonly CoastShape[];
  readonly grid: Path2D;
  readonly hatched: Path2D;
  readonly crossed: Path2D;
  readonly outlines: Path2D;
  readonly graticule: Path2D;
}

const addLine = (path: Path2D, line: Float32Array, close: boolean): void => {
  path.moveTo(line[0] as number, line[1] as number);
  for (let at = 2; at < line.length; at += 2) path.lineTo(line[at] as number, line[at + 1] as number);
  if (close) path.closePath();
};

const pathOf = (lines: readonly Float32Array[], close: boolean): Path2D => {
  const path = new Path2D();
  for (const line of lines) addLine(path, line, close);
  return path;
};

const addPolygon = (path: Path2D, corners: readonly Point[]): void => {
  corners.forEach(([x, y], index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  path.closePath();
};

/** Outlines of single hexes, for tints and rings. */
const hexPath = ({ grid }: HexMap, hexes: Iterable<number>): Path2D => {
  const path = new Path2D();
  for (const hex of hexes) addPolygon(path, cornersOf(grid, hex as HexId));
  return path;
};

const setPath = (map: HexMap, ids: readonly string[]): Path2D => {
  const hexes = Array.from({ length: map.grid.size }, (_, hex) => hex as HexId);
  return hexPath(
    map,
    hexes.filter(hex => ids.some(id => isIn(map.regions.get(id), hex))),
  );
};

const isIn = (set: HexSet | undefined, hex: HexId): boolean => set !== undefined && hasHex(set, hex);

/** The sides between a set and the rest of the map. */
const boundaryOf = ({ grid }: HexMap, has: (hex: HexId) => boolean): Path2D => {
  const path = new Path2D();
  for (let hex = 0; hex < grid.size; hex++) {
    if (!has(hex as HexId)) continue;
    const corners = cornersOf(grid, hex as HexId);
    corners.forEach(([x, y], direction) => {
      const other = grid.neighbours[hex * 6 + direction] as HexId;
      if (other !== -1 && has(other)) return;
      const [toX, toY] = corners[(direction + 1) % 6] as Point;
      path.moveTo(x, y);
      path.lineTo(toX, toY);
    });
  }
  return path;
};

/** Every side once: two hexes share each, and drawing it twice would darken it. */
const gridPath = ({ grid }: HexMap): Path2D => {
  const path = new Path2D();
  for (let hex = 0; hex < grid.size; hex++) {
    const corners = cornersOf(grid, hex as HexId);
    corners.forEach(([x, y], direction) => {
      if ((grid.neighbours[hex * 6 + direction] as number) > hex) return;
      const [toX, toY] = corners[(direction + 1) % 6] as Point;
      path.moveTo(x, y);
      path.lineTo(toX, toY);
    });
  }
  return path;
};

const outlinesOf = (map: HexMap, ids: readonly string[]): Path2D => {
  const path = new Path2D();
  for (const id of ids) path.addPath(boundaryOf(map, hex => isIn(map.regions.get(id), hex)));
  return path;
};

/** The sides between one of these regions and another; where a region ends at a coast there is a line already. */
const divisionsOf = ({ grid, regions }: HexMap, ids: readonly string[]): Path2D => {
  const path = new Path2D();
  const regionAt = (hex: number): number => ids.findIndex(id => isIn(regions.get(id), hex as HexId));
  for (let hex = 0; hex < grid.size; hex++) {
    const here = ids.length === 0 ? -1 : regionAt(hex);
    if (here < 0) continue;
    const corners = cornersOf(grid, hex as HexId);
    corners.forEach(([x, y], direction) => {
      const other = grid.neighbours[hex * 6 + direction] as number;
      if (other < hex || [-1, here].includes(regionAt(other))) return;
      const [toX, toY] = corners[(direction + 1) % 6] as Point;
      path.moveTo(x, y);
      path.lineTo(toX, toY);
    });
  }
  return path;
};

const linesOf = (map: HexMap, { outlined, divided = [] }: Dress): Path2D => {
  const path = outlinesOf(map, outlined);
  path.addPath(divisionsOf(map, divided));
  return path;
};

export const makeShapes = (map: HexMap, dress: Dress): Shapes => ({
  coast: map.coast.map(({ tolerance, land, borders }) => ({
    tolerance,
    land: pathOf(land, true),
    borders: pathOf(borders, false),
  })),
  grid: gridPath(map),
  hatched: setPath(map, dress.hatched),
  crossed: setPath(map, dress.crossed),
  outlines: linesOf(map, dress),
  graticule: pathOf(
    map.graticule.map(({ line }) => line),
    false,
  ),
});

/** The coarsest coast that strays less than a pixel at this scale, or the finest there is. */
export const coastFor = ({ coast }: Shapes, scale: number): CoastShape => {
  const fit = coast.find(({ tolerance }) => tolerance * scale <= 1.2) ?? coast.at(-1);
  if (fit === undefined) throw new RangeError('The map has no coast.');
  return fit;
};
