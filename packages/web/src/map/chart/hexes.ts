import {
  type Bounds,
  boundsOf,
  cornersOf,
  type HexId,
  type HexMap,
  outlinesOf,
  type Point,
} from '@narrow-seas/hex';
import type { Palette } from '../palette.ts';
import type { Pencil } from './pencil.ts';
import { fillIn, strokeIn } from './shape.ts';

/** The grid as paths: sides on the sea, sides between two hexes of land, and the outline of it all. */
export interface HexPaths {
  readonly sea: Path2D;
  readonly land: Path2D;
  readonly outline: Path2D;
  readonly corners: readonly Point[];
}

/** Every side once: two hexes share each, and drawing it twice would darken it. */
export const hexPathsOf = ({ grid, terrain, terrainKinds }: HexMap): HexPaths => {
  const [sea, land, outline] = [new Path2D(), new Path2D(), new Path2D()];
  const dry = terrainKinds.indexOf('land');
  const found = new Map<number, Point>();
  for (let hex = 0; hex < grid.size; hex++) {
    const corners = cornersOf(grid, hex as HexId);
    corners.forEach(([x, y], direction) => {
      const other = grid.neighbours[hex * 6 + direction] as number;
      if (direction < 2) found.set(hex * 2 + direction, [x, y]);
      if (other > hex) return;
      const isDry = terrain[hex] === dry && (other < 0 || terrain[other] === dry);
      const [toX, toY] = corners[(direction + 1) % 6] as Point;
      for (const path of other < 0 ? [outline] : [isDry ? land : sea]) {
        path.moveTo(x, y);
        path.lineTo(toX, toY);
      }
    });
  }
  return { sea, land, outline, corners: [...found.values()] };
};

const isIn = ({ minX, minY, maxX, maxY }: Bounds, [x, y]: Point): boolean =>
  x >= minX && x <= maxX && y >= minY && y <= maxY;

/** A dot where three hexes meet. */
const drawDots = (
  pencil: Pencil,
  { corners }: HexPaths,
  window: Bounds,
  scale: number,
  colour: string,
): void => {
  const [path, radius] = [new Path2D(), 0.95 / scale];
  for (const corner of corners) {
    if (!isIn(window, corner)) continue;
    path.moveTo(corner[0] + radius, corner[1]);
    path.arc(...corner, radius, 0, Math.PI * 2);
  }
  pencil.fillStyle = colour;
  pencil.fill(path);
};

export const drawHexes = (
  pencil: Pencil,
  paths: HexPaths,
  window: Bounds,
  scale: number,
  { colour }: Palette,
): void => {
  const width = scale < 16 ? 0.35 : scale < 40 ? 0.55 : 0.75;
  strokeIn(pencil, paths.sea, scale, colour.grid, width);
  strokeIn(pencil, paths.land, scale, colour['grid-land'], width);
  if (scale >= 40) drawDots(pencil, paths, window, scale, colour.grid);
  strokeIn(pencil, paths.outline, scale, colour.frame, scale < 30 ? 0.7 : 1);
};

/** Beyond the grid the chart is pale: nobody sails there. */
export const drawWash = (pencil: Pencil, map: HexMap, window: Bounds, { colour }: Palette): void => {
  const { grid } = map;
  const box = boundsOf(grid);
  const path = new Path2D();
  const far = 400;
  path.rect(box.minX - far, box.minY - far, box.maxX - box.minX + far * 2, box.maxY - box.minY + far * 2);
  path.addPath(borderOf(map));
  pencil.globalAlpha = 0.5;
  if (
    window.minX < box.minX + 1 ||
    window.maxX > box.maxX - 1 ||
    window.minY < box.minY + 1 ||
    window.maxY > box.maxY - 1
  )
    fillIn(pencil, path, colour.paper, 'evenodd');
  pencil.globalAlpha = 1;
};

/** The rim of the grid as one closed line: the outer sides of its border hexes. */
const borderOf = ({ grid }: HexMap): Path2D => {
  const path = new Path2D();
  outlinesOf(grid, () => true).forEach(loop => {
    loop.forEach(([x, y], index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
    path.closePath();
  });
  return path;
};
