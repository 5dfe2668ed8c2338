import type { HexId } from '@narrow-seas/hex';
import { cellAt, cellCentre, type Raster } from './raster.ts';
import type { Sample } from './sample.ts';

/** How much open horizon a ship in the middle of a hex's water has, looking one hex far. */
export interface Openness {
  /** Degrees of the widest stretch of horizon without land. */
  readonly widest: number;
  readonly arcs: number;
}

const RAYS = 72;
const REACH = 1;

/** Land in bodies of fewer cells than this is an islet and hides nothing. */
export const withoutIslets = (raster: Raster, cells: number): Uint8Array => {
  const solid = raster.cells.map(value => (value > 0 ? 1 : 0));
  const seen = new Uint8Array(solid.length);
  for (let start = 0; start < solid.length; start++) {
    if (solid[start] === 0 || seen[start] === 1) continue;
    const body = bodyFrom(start, raster, seen);
    if (body.length < cells) for (const cell of body) solid[cell] = 0;
  }
  return solid;
};

const bodyFrom = (start: number, { cells, width }: Raster, seen: Uint8Array): readonly number[] => {
  const body = [start];
  seen[start] = 1;
  for (let at = 0; at < body.length; at++) {
    const cell = body[at] as number;
    for (const other of [cell - 1, cell + 1, cell - width, cell + width])
      if ((cells[other] ?? 0) > 0 && seen[other] === 0) {
        seen[other] = 1;
        body.push(other);
      }
  }
  return body;
};

/** The water cell nearest to the centre of the hex's water. */
const standpoints = (raster: Raster, sea: Uint8Array, { hexOfCell, water }: Sample): Int32Array => {
  const [sumX, sumY] = [new Float64Array(water.length), new Float64Array(water.length)];
  const eachWater = (visit: (hex: number, x: number, y: number, cell: number) => void): void =>
    hexOfCell.forEach((hex, cell) => {
      if (hex < 0 || sea[cell] !== 1) return;
      const [x, y] = cellCentre(raster, cell);
      visit(hex, x, y, cell);
    });
  eachWater((hex, x, y) => {
    (sumX[hex] as number) += x;
    (sumY[hex] as number) += y;
  });
  const best = new Int32Array(water.length).fill(-1);
  const least = new Float64Array(water.length).fill(Infinity);
  eachWater((hex, x, y, cell) => {
    const count = water[hex] as number;
    const away = Math.hypot(x - (sumX[hex] as number) / count, y - (sumY[hex] as number) / count);
    if (away >= (least[hex] as number)) return;
    least[hex] = away;
    best[hex] = cell;
  });
  return best;
};

const seesFar = (raster: Raster, solid: Uint8Array, from: number, angle: number): boolean => {
  const [x, y] = cellCentre(raster, from);
  for (let step = 1; step <= REACH * raster.density; step++) {
    const away = step / raster.density;
    const cell = cellAt(raster, [x + away * Math.cos(angle), y + away * Math.sin(angle)]);
    if (cell >= 0 && solid[cell] === 1) return false;
  }
  return true;
};

const horizon = (open: readonly boolean[]): Openness => {
  const first = open.indexOf(false);
  if (first < 0) return { widest: 360, arcs: 1 };
  const turned = [...open.slice(first), ...open.slice(0, first)];
  const stretches = turned
    .map(each => (each ? 'o' : ' '))
    .join('')
    .split(' ')
    .filter(stretch => stretch !== '');
  return {
    widest: (Math.max(0, ...stretches.map(stretch => stretch.length)) * 360) / RAYS,
    arcs: stretches.length,
  };
};

/** Openness of any hex with water; a hex without is fully closed. */
export const opennessOf = (
  raster: Raster,
  sea: Uint8Array,
  sample: Sample,
  solid: Uint8Array,
): ((hex: HexId) => Openness) => {
  const stands = standpoints(raster, sea, sample);
  return hex => {
    const stand = stands[hex] as number;
    if (stand < 0) return { widest: 0, arcs: 0 };
    return horizon(
      Array.from({ length: RAYS }, (_, ray) => seesFar(raster, solid, stand, (ray * 2 * Math.PI) / RAYS)),
    );
  };
};
