import { memo } from '@narrow-seas/core';
import { boundsOf, type HexMap } from '@narrow-seas/hex';
import type { Camera, Size } from './camera.ts';
import { intoMap, type Pencil } from './chart/pencil.ts';
import { straightShapes, strokeIn, within } from './chart/shape.ts';
import type { Palette } from './palette.ts';

const EVERYWHERE = { minX: -Infinity, minY: -Infinity, maxX: Infinity, maxY: Infinity };

interface Coast {
  readonly tolerance: number;
  readonly land: Path2D;
  readonly borders: Path2D;
}

const coastsOf = memo(({ coast }: HexMap): readonly Coast[] =>
  coast.map(({ tolerance, land, borders }) => ({
    tolerance,
    land: within(straightShapes(land, true), EVERYWHERE),
    borders: within(straightShapes(borders, false), EVERYWHERE),
  })),
);

/** The coarsest coast that strays less than a pixel at this scale, or the finest there is. */
const coastFor = (map: HexMap, scale: number): Coast | undefined =>
  coastsOf(map).find(({ tolerance }) => tolerance * scale <= 1.2) ?? coastsOf(map).at(-1);

/** Bands of water around the land, in pixels. */
const BANDS = [
  ['depth-1000', 26],
  ['depth-200', 17],
  ['shelf', 9],
  ['inshore', 3.5],
] as const;

/** The coasts go on for a hex and a half beyond the grid; where they are cut off, land would seem to end in a shore. */
const MARGIN = 1.3;

const clipToMap = (pencil: Pencil, { grid }: HexMap): void => {
  const { minX, minY, maxX, maxY } = boundsOf(grid);
  pencil.beginPath();
  pencil.rect(minX - MARGIN, minY - MARGIN, maxX - minX + MARGIN * 2, maxY - minY + MARGIN * 2);
  pencil.clip();
};

/** Sea, land and coast without anything else: for pictures of a whole map no wider than a card. */
export const drawSmallChart = (
  pencil: Pencil,
  map: HexMap,
  camera: Camera,
  size: Size,
  { colour }: Palette,
): void => {
  const { scale } = camera;
  const coast = coastFor(map, scale);
  pencil.save();
  pencil.fillStyle = colour['depth-2000'];
  pencil.fillRect(0, 0, size.width, size.height);
  intoMap(pencil, camera, size);
  clipToMap(pencil, map);
  pencil.lineJoin = 'round';
  if (coast !== undefined) {
    const wide = Math.min(1, size.width / 320);
    for (const [role, width] of BANDS) strokeIn(pencil, coast.land, scale, colour[role], width * 2 * wide);
    pencil.fillStyle = colour.land;
    pencil.fill(coast.land, 'evenodd');
    strokeIn(pencil, coast.borders, scale, colour.border, 0.6, [3, 2]);
    strokeIn(pencil, coast.land, scale, colour.coast, 0.8);
  }
  pencil.restore();
};
