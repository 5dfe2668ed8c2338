import type { BattleScene, MovementScene } from '@narrow-seas/core';
import { centreOf, type HexId, type HexMap, type Point } from '@narrow-seas/hex';
import { type Camera, type Size, toScreen } from '../map/camera.ts';
import type { Palette, Role } from '../map/palette.ts';

/** What is drawn over the map to tell what happened. */
export interface StoryDrawing {
  /** Movements of before: thin. */
  readonly older: readonly MovementScene[];
  /** Movements of this beat: thick, with the ghost of who went. */
  readonly current: readonly MovementScene[];
  readonly battle: BattleScene | undefined;
  readonly isRolling: boolean;
  readonly label: string;
  readonly points: string;
  readonly pins: readonly { readonly hex: number; readonly number: number; readonly isDanger: boolean }[];
}

/** What it is drawn with. */
interface StoryBrush {
  readonly context: CanvasRenderingContext2D;
  readonly map: HexMap;
  readonly camera: Camera;
  readonly size: Size;
  readonly palette: Palette;
  readonly inkOf: (side: string | undefined) => Role;
  /** How far the beat is, from 0 to 1. */
  readonly share: number;
}

const placeOf = ({ map, camera, size }: StoryBrush, hex: number): Point =>
  toScreen(camera, size, centreOf(map.grid, hex as HexId));

/** The counter covers this much of its hex. */
const COUNTER = 0.74;

const lengthOf = ([fromX, fromY]: Point, [toX, toY]: Point): number => Math.hypot(toX - fromX, toY - fromY);

/** The first part of a line of this length. */
const partOf = (points: readonly Point[], length: number): readonly Point[] => {
  const part: Point[] = points.slice(0, 1);
  let left = length;
  for (const [place, to] of points.slice(1).entries()) {
    const from = points[place] as Point;
    const leg = lengthOf(from, to);
    if (leg >= left) {
      const share = leg === 0 ? 0 : left / leg;
      return [...part, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]];
    }
    part.push(to);
    left -= leg;
  }
  return part;
};

const wholeLength = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, to, place) => sum + lengthOf(points[place] as Point, to), 0);

const drawLine = ({ context }: StoryBrush, points: readonly Point[]): void => {
  context.beginPath();
  for (const [place, [x, y]] of points.entries()) {
    if (place === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.stroke();
};

const drawHead = ({ context }: StoryBrush, points: readonly Point[], size: number): void => {
  const [to, from] = [points.at(-1), points.at(-2)];
  if (to === undefined || from === undefined) return;
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  context.beginPath();
  context.moveTo(to[0], to[1]);
  for (const turn of [-0.45, 0.45])
    context.lineTo(to[0] - size * Math.cos(angle + turn), to[1] - size * Math.sin(angle + turn));
  context.closePath();
  context.fill();
};

/** Ships go by a solid line along their way, aircraft by a dashed one straight. */
const pointsOf = (brush: StoryBrush, { path, way }: MovementScene): readonly Point[] => {
  const hexes = way === 'air' ? [path[0] ?? 0, path.at(-1) ?? 0] : path;
  return hexes.map(hex => placeOf(brush, hex));
};

const drawArrow = (brush: StoryBrush, movement: MovementScene, width: number, share: number): void => {
  const { context, palette, inkOf } = brush;
  const points = pointsOf(brush, movement);
  // The head ends at the counter, not under it.
  const length = Math.max(0, wholeLength(points) - brush.camera.scale * COUNTER * 0.45) * share;
  const drawn = partOf(points, length);
  const colour = palette.colour[inkOf(movement.side)];
  context.setLineDash(movement.way === 'air' ? [width * 3, width * 2] : []);
  context.lineJoin = 'round';
  context.strokeStyle = palette.colour.badge;
  context.lineWidth = width + 2.5;
  drawLine(brush, drawn);
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.lineWidth = width;
  drawLine(brush, drawn);
  context.setLineDash([]);
  drawHead(brush, drawn, width * 2 + 6);
};

/** Where it came from: the outline of its counter. */
const drawGhost = (brush: StoryBrush, { path, side }: MovementScene): void => {
  const { context, palette, camera, inkOf } = brush;
  const [x, y] = placeOf(brush, path[0] ?? 0);
  const size = camera.scale * COUNTER;
  context.setLineDash([4, 3]);
  context.lineWidth = 2;
  context.strokeStyle = palette.colour[inkOf(side)];
  context.globalAlpha = 0.75;
  context.beginPath();
  context.roundRect(x - size / 2, y - size / 2, size, size, size * 0.1);
  context.stroke();
  context.globalAlpha = 1;
  context.setLineDash([]);
};

const FONT = '"IBM Plex Sans", sans-serif';

/** Words on a plate beside a hex, kept inside the map. */
const drawLabel = (
  brush: StoryBrush,
  hex: number,
  lines: readonly string[],
  ground: string,
  ink: string,
): void => {
  const { context, camera, size } = brush;
  const [x, y] = placeOf(brush, hex);
  context.font = `600 13px ${FONT}`;
  const width = Math.max(...lines.map(line => context.measureText(line).width)) + 22;
  const height = lines.length * 18 + 12;
  const beside =
    x + camera.scale * 0.58 + width < size.width - 8
      ? x + camera.scale * 0.58
      : x - camera.scale * 0.58 - width;
  const left = Math.max(8, beside);
  const top = Math.min(Math.max(8, y - height / 2), size.height - height - 8);
  context.fillStyle = ground;
  context.beginPath();
  context.roundRect(left, top, width, height, 6);
  context.fill();
  context.fillStyle = ink;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  for (const [place, line] of lines.entries()) context.fillText(line, left + 11, top + 16 + place * 18);
};

const drawName = (brush: StoryBrush, { who, path, side }: MovementScene): void => {
  const { palette, inkOf } = brush;
  drawLabel(brush, path.at(-1) ?? 0, [who], palette.colour[inkOf(side)], palette.colour.badge);
};

const hexPath = ({ map, camera }: StoryBrush, [x, y]: Point): Path2D => {
  const path = new Path2D();
  const turn = map.grid.orientation === 'pointy' ? Math.PI / 6 : 0;
  for (let corner = 0; corner < 6; corner += 1) {
    const angle = turn + (corner * Math.PI) / 3;
    path.lineTo(
      x + (camera.scale / Math.sqrt(3)) * Math.cos(angle),
      y + (camera.scale / Math.sqrt(3)) * Math.sin(angle),
    );
  }
  path.closePath();
  return path;
};

/** A star where something was hit, with a cross in it where something was lost. */
const drawBurst = (brush: StoryBrush, [x, y]: Point, isLoss: boolean, colour: string): void => {
  const { context, camera, palette } = brush;
  const radius = Math.max(14, camera.scale * 0.42);
  context.beginPath();
  for (let spike = 0; spike < 16; spike += 1) {
    const far = spike % 2 === 0 ? radius : radius * 0.62;
    context.lineTo(x + far * Math.cos((spike * Math.PI) / 8), y + far * Math.sin((spike * Math.PI) / 8));
  }
  context.closePath();
  context.globalAlpha = 0.86;
  context.fillStyle = palette.colour.badge;
  context.fill();
  context.globalAlpha = 1;
  context.strokeStyle = colour;
  context.lineWidth = 2.5;
  context.stroke();
  if (!isLoss) return;
  const arm = radius * 0.42;
  context.lineWidth = 4;
  drawLine(brush, [
    [x - arm, y - arm],
    [x + arm, y + arm],
  ]);
  drawLine(brush, [
    [x + arm, y - arm],
    [x - arm, y + arm],
  ]);
};

const drawBattle = (brush: StoryBrush, battle: BattleScene, drawing: StoryDrawing): void => {
  const { context, palette, inkOf, share } = brush;
  const at = placeOf(brush, battle.hex);
  const ink = palette.colour[inkOf(battle.side)];
  for (const hex of battle.from) {
    const from = placeOf(brush, hex);
    context.strokeStyle = palette.colour['badge-ink'];
    context.lineWidth = 2.5;
    context.stroke(hexPath(brush, from));
    const line = partOf([from, at], lengthOf(from, at) * Math.min(1, share * (drawing.isRolling ? 1 : 9)));
    context.strokeStyle = palette.colour.badge;
    context.lineWidth = 8;
    drawLine(brush, line);
    context.strokeStyle = ink;
    context.lineWidth = 5;
    drawLine(brush, line);
  }
  context.strokeStyle = ink;
  context.lineWidth = 3.5;
  context.stroke(hexPath(brush, at));
  if (drawing.isRolling || battle.verdict === '') return;
  if (battle.effect !== 'none') drawBurst(brush, at, battle.effect === 'loss', ink);
  const lines = [drawing.label, ...(drawing.points === '' ? [] : [drawing.points])].filter(
    line => line !== '',
  );
  if (lines.length > 0) drawLabel(brush, battle.hex, lines, ink, palette.colour.badge);
};

const drawPins = (brush: StoryBrush, pins: StoryDrawing['pins']): void => {
  const { context, camera, palette } = brush;
  const shift = Math.max(10, camera.scale * 0.36);
  const met = new Map<number, number>();
  for (const { hex, number, isDanger } of pins) {
    const [x, y] = placeOf(brush, hex);
    const place = met.get(hex) ?? 0;
    met.set(hex, place + 1);
    const at: Point = [x - shift + place * 24, y - shift];
    context.beginPath();
    context.arc(at[0], at[1], 11, 0, Math.PI * 2);
    context.fillStyle = palette.colour['badge-ink'];
    context.fill();
    context.strokeStyle = isDanger ? palette.colour.culprit : palette.colour.badge;
    context.lineWidth = isDanger ? 3 : 2;
    context.stroke();
    context.fillStyle = palette.colour.badge;
    context.font = `700 13px ${FONT}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(String(number), at[0], at[1] + 0.5);
  }
};

/** Thin for what is over, thick for what happens now. */
const [THIN, THICK] = [2, 5];

/** Draws what happened over the map, from the oldest up. */
export const drawStory = (brush: StoryBrush, drawing: StoryDrawing): void => {
  const { older, current, battle, pins } = drawing;
  for (const movement of older) drawArrow(brush, movement, THIN, 1);
  for (const movement of current) drawGhost(brush, movement);
  for (const movement of current) drawArrow(brush, movement, current.length > 3 ? 3 : THICK, brush.share);
  const [only] = current;
  if (only !== undefined && current.length === 1) drawName(brush, only);
  if (battle !== undefined) drawBattle(brush, battle, drawing);
  drawPins(brush, pins);
};
