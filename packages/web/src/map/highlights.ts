import type { Overlay } from '@narrow-seas/core';
import { cornersOf, type HexId, type Point } from '@narrow-seas/hex';
import { type Brush, drawPlate, hexShape, isSeen, placeOf } from './brush.ts';
import { toScreen } from './camera.ts';
import { type HatchKind, hatchOf } from './hatch.ts';
import type { Role } from './palette.ts';
import type { Highlight, Scene } from './scene.ts';

type Tone = Overlay['hexes'][number]['tone'];

/** Each tone has a hatch of its own, so that none depends on its colour. */
const TONES: { readonly [tone in Tone]: readonly [Role, HatchKind] } = {
  own: ['choice', 'level'],
  enemy: ['bad', 'counter-slant'],
  good: ['good', 'dots'],
  bad: ['bad', 'cross'],
  neutral: ['neutral', 'slant'],
};

const drawOverlayHexes = (brush: Brush, { hexes }: Overlay): void => {
  const { context, palette } = brush;
  for (const tone of Object.keys(TONES) as Tone[]) {
    const [role, kind] = TONES[tone];
    const path = new Path2D();
    for (const { hex } of hexes.filter(item => item.tone === tone))
      if (isSeen(brush, placeOf(brush, hex))) path.addPath(hexShape(brush, hex));
    context.fillStyle = hatchOf(context, palette, kind, role, 1.3);
    context.globalAlpha = 0.75;
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
    context.fill(path);
    context.globalAlpha = 1;
  }
};

const drawOverlayLabels = (brush: Brush, { hexes }: Overlay): void => {
  if (brush.camera.scale < 30) return;
  const { colour } = brush.palette;
  for (const { hex, label } of hexes)
    if (label !== undefined && isSeen(brush, placeOf(brush, hex)))
      drawPlate(brush, label, placeOf(brush, hex), colour.badge, colour['badge-ink']);
};

const drawAreaNames = (brush: Brush, { names = [] }: Overlay): void => {
  const { colour } = brush.palette;
  for (const { hex, text } of names)
    drawPlate(brush, text, placeOf(brush, hex), colour.badge, colour['badge-ink']);
};

const drawRoute = (brush: Brush, hexes: readonly number[]): void => {
  const { context } = brush;
  context.beginPath();
  hexes.forEach((hex, index) => {
    const [x, y] = placeOf(brush, hex);
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
  context.stroke();
};

export const drawOverlay = (brush: Brush, overlay: Overlay | undefined): void => {
  if (overlay === undefined) return;
  drawOverlayHexes(brush, overlay);
  brush.context.lineWidth = 3;
  for (const { hexes, tone } of overlay.lines) {
    brush.context.strokeStyle = brush.palette.colour[tone];
    brush.context.setLineDash(tone === 'bad' ? [8, 6] : []);
    drawRoute(brush, hexes);
  }
  brush.context.setLineDash([]);
  drawOverlayLabels(brush, overlay);
  drawAreaNames(brush, overlay);
};

/** The sides of a hex beyond which the set ends. */
const addEdges = (brush: Brush, path: Path2D, hex: number, within: ReadonlySet<number>): void => {
  const { grid } = brush.map;
  const corners = cornersOf(grid, hex as HexId).map(point => toScreen(brush.camera, brush.size, point));
  corners.forEach(([x, y], direction) => {
    if (within.has(grid.neighbours[hex * 6 + direction] as number)) return;
    const [toX, toY] = corners[(direction + 1) % 6] as Point;
    path.moveTo(x, y);
    path.lineTo(toX, toY);
  });
};

const drawReach = (brush: Brush, highlights: readonly Highlight[]): void => {
  const { context, palette } = brush;
  const within = new Set(highlights.map(({ hex }) => hex));
  const [ground, edge] = [new Path2D(), new Path2D()];
  for (const hex of within) {
    if (!isSeen(brush, placeOf(brush, hex))) continue;
    ground.addPath(hexShape(brush, hex));
    addEdges(brush, edge, hex, within);
  }
  context.fillStyle = palette.colour['choice-fill'];
  context.fill(ground);
  context.strokeStyle = palette.colour.choice;
  context.lineWidth = 2;
  context.stroke(edge);
};

const drawWarning = (brush: Brush, hex: number): void => {
  const [x, y] = placeOf(brush, hex);
  const { colour } = brush.palette;
  if (brush.camera.scale >= 34)
    drawPlate(brush, '!', [x + brush.camera.scale * 0.32, y], colour.culprit, colour.badge);
};

const drawTarget = (brush: Brush, hex: number): void => {
  const { context, palette, camera } = brush;
  const [x, y] = placeOf(brush, hex);
  context.strokeStyle = palette.colour.target;
  context.lineWidth = 2.5;
  context.stroke(hexShape(brush, hex, 0.97));
  context.beginPath();
  for (const angle of [0, 1, 2, 3].map(quarter => (quarter * Math.PI) / 2 + Math.PI / 4)) {
    const [inner, outer] = [camera.scale * 0.4, camera.scale * 0.56];
    context.moveTo(x + inner * Math.cos(angle), y + inner * Math.sin(angle));
    context.lineTo(x + outer * Math.cos(angle), y + outer * Math.sin(angle));
  }
  context.stroke();
};

/** Under the counters: where one may go. */
export const drawHighlights = (brush: Brush, { highlights }: Scene): void => {
  const ways = highlights.filter(({ kind }) => kind !== 'attack');
  drawReach(brush, ways);
  for (const { hex, warned } of ways) if (warned) drawWarning(brush, hex);
};

/** Over the counters: what may be attacked. */
export const drawTargets = (brush: Brush, { highlights }: Scene): void => {
  for (const { hex, kind } of highlights)
    if (kind === 'attack' && isSeen(brush, placeOf(brush, hex))) drawTarget(brush, hex);
};

export const drawPath = (brush: Brush, { path, pathLabel }: Scene): void => {
  if (path.length < 2) return;
  const { context, palette } = brush;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const [role, width] of [
    ['badge', 7],
    ['choice', 3.5],
  ] as const) {
    context.strokeStyle = palette.colour[role];
    context.lineWidth = width;
    drawRoute(brush, path);
  }
  const [x, y] = placeOf(brush, path.at(-1) as number);
  const at: Point = [x, y - Math.max(16, brush.camera.scale * 0.5)];
  if (pathLabel !== '') drawPlate(brush, pathLabel, at, palette.colour.choice, palette.colour['choice-ink']);
};

const ring = (brush: Brush, hex: number, role: Role, width: number, dash: readonly number[]): void => {
  const { context, palette } = brush;
  context.strokeStyle = palette.colour[role];
  context.lineWidth = width;
  context.setLineDash([...dash]);
  context.stroke(hexShape(brush, hex, 0.98));
  context.setLineDash([]);
};

export const drawRings = (brush: Brush, { duties, culprits, selected, cursor }: Scene): void => {
  for (const hex of duties) ring(brush, hex, 'culprit', 2, [4, 4]);
  if (selected !== undefined) ring(brush, selected, 'choice', 3, []);
  for (const hex of culprits) ring(brush, hex, 'culprit', 4, [10, 4]);
  if (cursor !== undefined) ring(brush, cursor, 'cursor', 2, [2, 3]);
};
