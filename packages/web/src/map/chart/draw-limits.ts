import { type Bounds, cornersOf, type HexId, type HexMap, type Point } from '@narrow-seas/hex';
import type { Palette } from '../palette.ts';
import type { Pencil } from './pencil.ts';
import type { Limits } from './regions.ts';
import { strokeIn, within } from './shape.ts';

const hexesPath = ({ grid }: HexMap, holds: (hex: number) => boolean): Path2D => {
  const path = new Path2D();
  for (let hex = 0; hex < grid.size; hex++) {
    if (!holds(hex)) continue;
    cornersOf(grid, hex as HexId).forEach(([x, y], corner) =>
      corner === 0 ? path.moveTo(x, y) : path.lineTo(x, y),
    );
    path.closePath();
  }
  return path;
};

/** Slanting lines in a band along the inner side of the limit of what nobody may enter. */
const drawProhibited = (
  pencil: Pencil,
  map: HexMap,
  limits: Limits,
  window: Bounds,
  scale: number,
  { colour }: Palette,
): void => {
  if (limits.prohibited.length === 0) return;
  const edge = within(limits.prohibited, window);
  pencil.save();
  pencil.clip(hexesPath(map, limits.isProhibited));
  const lines = new Path2D();
  const [gap, height] = [6 / scale, window.maxY - window.minY];
  const from = Math.floor((window.minX - height) / gap) * gap;
  for (let x = from; x < window.maxX; x += gap) {
    lines.moveTo(x, window.maxY);
    lines.lineTo(x + height, window.minY);
  }
  strokeIn(pencil, lines, scale, colour.prohibited, 0.55);
  pencil.restore();
  strokeIn(pencil, edge, scale, colour.prohibited, 1);
};

/** A listening post: a dot between two pairs of brackets. */
const drawPost = (pencil: Pencil, [x, y]: Point, scale: number): void => {
  const unit = Math.min(1, scale / 50) / scale;
  pencil.beginPath();
  pencil.arc(x, y, unit * 1.3, 0, Math.PI * 2);
  pencil.fill();
  for (const radius of [3.6, 6]) {
    pencil.beginPath();
    pencil.arc(x, y, unit * radius, -0.8, 0.8);
    pencil.moveTo(x + Math.cos(Math.PI - 0.8) * unit * radius, y + Math.sin(Math.PI - 0.8) * unit * radius);
    pencil.arc(x, y, unit * radius, Math.PI - 0.8, Math.PI + 0.8);
    pencil.stroke();
  }
};

const drawListening = (
  pencil: Pencil,
  limits: Limits,
  window: Bounds,
  scale: number,
  { colour }: Palette,
): void => {
  pencil.lineCap = 'round';
  strokeIn(pencil, within(limits.listening, window), scale, colour.sosus, 1.2, [0.1, 5]);
  pencil.lineCap = 'butt';
  pencil.fillStyle = colour.sosus;
  pencil.strokeStyle = colour.sosus;
  pencil.lineWidth = 0.9 / scale;
  if (scale >= 22) for (const post of limits.posts) drawPost(pencil, post, scale);
};

/** What the game forbids, restricts and divides, as limits on the chart. */
export const drawLimits = (
  pencil: Pencil,
  map: HexMap,
  limits: Limits,
  window: Bounds,
  scale: number,
  palette: Palette,
): void => {
  const { colour } = palette;
  const fine = Math.min(1, scale / 45);
  drawProhibited(pencil, map, limits, window, scale, palette);
  strokeIn(pencil, within(limits.restricted, window), scale, colour.limit, 0.95 * fine, [5, 3]);
  strokeIn(pencil, within(limits.teeth, window), scale, colour.limit, 0.8 * fine);
  const dash = [14, 4, 2.5, 4].map(length => length * Math.max(0.5, fine));
  strokeIn(pencil, within(limits.zones, window), scale, colour.zone, 1.3 * fine, dash);
  drawListening(pencil, limits, window, scale, palette);
};
