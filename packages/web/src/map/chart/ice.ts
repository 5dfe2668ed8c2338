import { type Bounds, cornersOf, type HexId, type HexMap, hexAtPoint, type Point } from '@narrow-seas/hex';
import type { Palette } from '../palette.ts';
import { flatLine, chainsOf } from './chain.ts';
import { chanceOf, type Pencil } from './pencil.ts';
import { edgesOf } from './regions.ts';
import { smoothShapes, strokeIn, within } from './shape.ts';

/** Hexes under ice, by number. */
export interface Ice {
  readonly pack: readonly number[];
  readonly drift: readonly number[];
}

const FLOE_PITCH = { near: 0.155, far: 0.3 };
/** Below this many pixels to the hex floes are larger and fewer. */
const FAR = 26;

const addFloe = (path: Path2D, [x, y]: Point, radius: number, seed: number): void => {
  const corners = 6 + Math.floor(chanceOf(seed, 3) * 3);
  const turn = chanceOf(seed, 5) * Math.PI;
  for (let corner = 0; corner < corners; corner++) {
    const angle = turn + (corner / corners) * Math.PI * 2;
    const reach = radius * (0.76 + chanceOf(seed, corner, 7) * 0.42);
    const [toX, toY] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    if (corner === 0) path.moveTo(toX, toY);
    else path.lineTo(toX, toY);
  }
  path.closePath();
};

/** Floes lie on a lattice, each a little off its place, always the same for the same place of the map. */
const floesIn = (
  { grid }: HexMap,
  window: Bounds,
  pitch: number,
  shareAt: (hex: number, point: Point) => number,
): Path2D => {
  const path = new Path2D();
  const rowPitch = pitch * 0.88;
  for (let row = Math.floor(window.minY / rowPitch); row * rowPitch < window.maxY; row++)
    for (let column = Math.floor(window.minX / pitch); column * pitch < window.maxX; column++) {
      const seed = row * 7919 + column;
      const at: Point = [
        (column + (row % 2) * 0.5 + (chanceOf(seed, 1) - 0.5) * 0.5) * pitch,
        (row + (chanceOf(seed, 2) - 0.5) * 0.5) * rowPitch,
      ];
      const hex = hexAtPoint(grid, ...at);
      const share = hex === undefined ? 0 : shareAt(hex, at);
      if (chanceOf(seed, 4) >= share) continue;
      addFloe(
        path,
        at,
        pitch * (share < 0.9 ? 0.3 + chanceOf(seed, 6) * 0.14 : 0.4 + chanceOf(seed, 6) * 0.16),
        seed,
      );
    }
  return path;
};

/** Small black triangles on the seaward side of the edge of the ice. */
const drawTeeth = (
  pencil: Pencil,
  line: readonly Point[],
  scale: number,
  inside: (point: Point) => boolean,
): void => {
  const [gap, size] = [17 / scale, 3.4 / scale];
  let left = gap / 2;
  for (let at = 1; at < line.length; at++) {
    const [[ax, ay], [bx, by]] = [line[at - 1] as Point, line[at] as Point];
    const length = Math.hypot(bx - ax, by - ay);
    for (; left < length; left += gap) {
      const [alongX, alongY] = [(bx - ax) / length, (by - ay) / length];
      const [x, y] = [ax + alongX * left, ay + alongY * left];
      const side = inside([x - alongY * 0.12, y + alongX * 0.12]) ? -1 : 1;
      pencil.beginPath();
      pencil.moveTo(x - alongX * size, y - alongY * size);
      pencil.lineTo(x + alongX * size, y + alongY * size);
      pencil.lineTo(x - alongY * size * 1.5 * side, y + alongX * size * 1.5 * side);
      pencil.fill();
    }
    left -= length;
  }
};

/** The middles of a chain of hexsides: a calmer line than the sides themselves. */
const calmed = (line: readonly Point[]): readonly Point[] =>
  line.slice(1).map(([x, y], index): Point => {
    const [beforeX, beforeY] = line[index] as Point;
    return [(x + beforeX) / 2, (y + beforeY) / 2];
  });

const hexesPath = ({ grid }: HexMap, hexes: readonly number[]): Path2D => {
  const path = new Path2D();
  for (const hex of hexes) {
    cornersOf(grid, hex as HexId).forEach(([x, y], corner) =>
      corner === 0 ? path.moveTo(x, y) : path.lineTo(x, y),
    );
    path.closePath();
  }
  return path;
};

/** How much of the water around the pack is broken ice. */
const BROKEN = 0.16;
const DRIFTING = 0.3;

export const drawIce = (
  pencil: Pencil,
  map: HexMap,
  { pack, drift }: Ice,
  window: Bounds,
  scale: number,
  { colour }: Palette,
): void => {
  if (pack.length + drift.length === 0) return;
  const [packed, drifting] = [new Set(pack), new Set(drift)];
  const bordersPack = (hex: number): boolean =>
    [0, 1, 2, 3, 4, 5].some(direction => packed.has(map.grid.neighbours[hex * 6 + direction] as number));
  const shareAt = (hex: number): number =>
    packed.has(hex) ? 0.97 : drifting.has(hex) ? DRIFTING : bordersPack(hex) ? BROKEN : 0;
  pencil.globalAlpha = 0.55;
  pencil.fillStyle = colour.ice;
  pencil.fill(hexesPath(map, pack));
  pencil.globalAlpha = 1;
  const floes = floesIn(map, window, scale < FAR ? FLOE_PITCH.far : FLOE_PITCH.near, shareAt);
  pencil.fillStyle = colour.ice;
  pencil.fill(floes);
  pencil.globalAlpha = 0.6;
  strokeIn(pencil, floes, scale, colour.floe, 0.55);
  pencil.globalAlpha = 1;
  const chains = chainsOf(
    edgesOf(
      map,
      hex => packed.has(hex),
      () => true,
    ).map(({ side }) => side),
  ).map(calmed);
  strokeIn(pencil, within(smoothShapes(chains.map(flatLine), false), window), scale, colour['ice-edge'], 1.2);
  pencil.fillStyle = colour['ice-edge'];
  const isPacked = (point: Point): boolean => packed.has(hexAtPoint(map.grid, ...point) ?? -1);
  if (scale >= 18) for (const chain of chains) drawTeeth(pencil, chain, scale, isPacked);
};
