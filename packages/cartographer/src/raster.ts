import type { Box, Point, Polygon, Ring } from './geometry.ts';

/** Square cells over the plane (x east, y south); 0 is water, anything else the land of a nation. */
export interface Raster {
  readonly west: number;
  readonly north: number;
  /** Cells per unit of the plane. */
  readonly density: number;
  readonly width: number;
  readonly height: number;
  readonly cells: Uint8Array;
}

export const makeRaster = (box: Box, density: number): Raster => {
  const width = Math.ceil((box.east - box.west) * density);
  const height = Math.ceil((box.south - box.north) * density);
  return { west: box.west, north: box.north, density, width, height, cells: new Uint8Array(width * height) };
};

/** Index of the cell under a plane point, -1 outside. */
export const cellAt = ({ west, north, density, width, height }: Raster, [x, y]: Point): number => {
  const column = Math.floor((x - west) * density);
  const row = Math.floor((y - north) * density);
  return column < 0 || row < 0 || column >= width || row >= height ? -1 : row * width + column;
};

export const cellCentre = ({ west, north, density, width }: Raster, cell: number): Point => [
  west + ((cell % width) + 0.5) / density,
  north + (Math.floor(cell / width) + 0.5) / density,
];

const noteCrossings = ({ west, north, density, height }: Raster, ring: Ring, rows: number[][]): void => {
  ring.forEach(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] as Point;
    const [top, bottom] = [Math.min(ay, by), Math.max(ay, by)].map(y => (y - north) * density - 0.5);
    const last = Math.min(height - 1, Math.ceil(bottom as number) - 1);
    for (let row = Math.max(0, Math.ceil(top as number)); row <= last; row++) {
      const y = north + (row + 0.5) / density;
      const x = ax + ((bx - ax) * (y - ay)) / (by - ay);
      (rows[row] ??= []).push((x - west) * density - 0.5);
    }
  });
};

/** Paints `value` into every cell whose centre is inside, where `only` (if given) allows the present value. */
export const fillPolygon = (
  raster: Raster,
  polygon: Polygon,
  value: number,
  only?: (now: number) => boolean,
): void => {
  const rows: number[][] = [];
  for (const ring of polygon) noteCrossings(raster, ring, rows);
  rows.forEach((crossings, row) => {
    crossings.sort((a, b) => a - b);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const first = Math.max(0, Math.ceil(crossings[k] as number));
      const end = Math.min(raster.width, Math.ceil(crossings[k + 1] as number));
      for (let cell = row * raster.width + first; cell < row * raster.width + end; cell++)
        if (!only || only(raster.cells[cell] as number)) raster.cells[cell] = value;
    }
  });
};

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** The four cells around a point: a stroke of them stays connected side to side. */
const dotAt = (raster: Raster, [x, y]: Point): readonly number[] => {
  const half = 0.5 / raster.density;
  const corners = [-half, half].flatMap(dx => [-half, half].map((dy): Point => [x + dx, y + dy]));
  return corners.map(corner => cellAt(raster, corner)).filter(cell => cell >= 0);
};

/** Paints the cells under a polyline, two cells wide; returns them. */
export const strokeLine = (raster: Raster, line: readonly Point[], value: number): readonly number[] => {
  const cells = line.slice(1).flatMap((to, index) => {
    const from = line[index] as Point;
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) * raster.density * 4));
    return Array.from({ length: steps + 1 }, (_, step) =>
      dotAt(raster, between(from, to, step / steps)),
    ).flat();
  });
  for (const cell of cells) raster.cells[cell] = value;
  return cells;
};

/** Cells of water joined side to side with one of the starting points. */
export const floodWater = ({ cells, width, height }: Raster, starts: readonly number[]): Uint8Array => {
  const sea = new Uint8Array(cells.length);
  const queue = starts.filter(cell => cell >= 0 && cells[cell] === 0);
  for (const cell of queue) sea[cell] = 1;
  while (queue.length > 0) {
    const cell = queue.pop() as number;
    const column = cell % width;
    const next = [column > 0 ? cell - 1 : -1, column < width - 1 ? cell + 1 : -1, cell - width, cell + width];
    for (const other of next)
      if (other >= 0 && other < width * height && cells[other] === 0 && sea[other] === 0) {
        sea[other] = 1;
        queue.push(other);
      }
  }
  return sea;
};
