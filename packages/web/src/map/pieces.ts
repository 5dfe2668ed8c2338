import type { Piece } from '@narrow-seas/core';
import type { Point } from '@narrow-seas/hex';
import { type Brush, isSeen, placeOf } from './brush.ts';
import type { FanPlace } from './fan.ts';
import type { Scene } from './scene.ts';
import { SPRITE_ROOM } from './sprites.ts';
import { type PieceStack, stacksOf } from './stacks.ts';

/** How large a counter is beside its hex. */
const SHARE = { near: 0.72, far: 0.9 };

/** On a large map seen whole a hex is a few pixels: a counter that small could neither be told nor be hit. */
const SMALLEST = 17;

/** Far away counters may fill their hexes: what matters there is to see that somebody is there. */
export const counterSize = (scale: number): number => {
  const share =
    scale >= 62 ? SHARE.near : SHARE.far - ((SHARE.far - SHARE.near) * Math.max(0, scale - 30)) / 32;
  return Math.max(SMALLEST, scale * share);
};

const drawSprite = (brush: Brush, piece: Piece, x: number, y: number, size: number): void => {
  const sprite = brush.sprites.of(piece, size, brush.ratio, brush.palette);
  const wide = size * SPRITE_ROOM;
  brush.context.drawImage(sprite, x - (wide - size) / 2, y - (wide - size) / 2, wide, wide);
};

/** The edges of the counters below the top one, so that a stack looks like one. */
const drawEdges = (brush: Brush, { pieces, side }: PieceStack, x: number, y: number, size: number): void => {
  const { context, palette } = brush;
  const below = Math.min(3, pieces.length - 1);
  const step = Math.max(1.5, size * 0.055);
  context.lineWidth = 1;
  for (let level = below; level > 0; level--) {
    const piece = pieces[level] as Piece;
    context.fillStyle = palette.colour[`${side}-ground`];
    context.strokeStyle = palette.nation(piece.counter.nation, side);
    context.beginPath();
    context.roundRect(x + level * step, y - level * step, size, size, size * 0.1);
    context.fill();
    context.stroke();
  }
};

const drawCount = (brush: Brush, count: number, x: number, y: number, size: number): void => {
  if (count < 2) return;
  const { context, palette } = brush;
  const radius = Math.max(6, size * 0.16);
  context.fillStyle = palette.colour.badge;
  context.strokeStyle = palette.colour['badge-ink'];
  context.lineWidth = 1;
  context.beginPath();
  context.arc(x + size, y + size, radius, 0, Math.PI * 2);
  context.fill();
  context.stroke();
  context.fillStyle = palette.colour['badge-ink'];
  context.font = `700 ${radius * 1.3}px "IBM Plex Sans", sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(count), x + size, y + size + 0.5);
};

/** A bright line at the foot of what can still act. */
const drawReady = (brush: Brush, x: number, y: number, size: number): void => {
  const { context, palette } = brush;
  context.fillStyle = palette.colour.choice;
  context.fillRect(
    x + size * 0.12,
    y + size + Math.max(1, size * 0.03),
    size * 0.6,
    Math.max(2, size * 0.06),
  );
};

const outline = (brush: Brush, x: number, y: number, size: number, colour: string): void => {
  const { context } = brush;
  context.strokeStyle = colour;
  context.lineWidth = 3;
  context.beginPath();
  context.roundRect(x - 2, y - 2, size + 4, size + 4, size * 0.12);
  context.stroke();
};

const drawStack = (brush: Brush, stack: PieceStack, scene: Scene, [x, y]: Point): void => {
  const size = counterSize(brush.camera.scale);
  const top = stack.pieces.find(({ id }) => scene.picked.has(id)) ?? stack.pieces[0];
  if (top === undefined) return;
  const lift = scene.picked.has(top.id) ? size * 0.08 : 0;
  const [left, head] = [x - size / 2, y - size / 2 - lift];
  const { context, palette } = brush;
  context.save();
  if (lift > 0) {
    context.shadowColor = palette.colour.shade;
    context.shadowBlur = size * 0.2;
    context.shadowOffsetY = size * 0.12;
  }
  drawEdges(brush, stack, left, head, size);
  drawSprite(brush, top, left, head, size);
  context.restore();
  if (lift > 0) outline(brush, left, head, size, palette.colour.choice);
  if (stack.pieces.some(({ id }) => scene.targets.has(id)))
    outline(brush, left, head, size, palette.colour.target);
  if (brush.camera.scale >= 20) drawCount(brush, stack.pieces.length, left, head, size);
  if (stack.pieces.some(({ id }) => scene.ready.has(id))) drawReady(brush, left, head, size);
};

/** Both sides may lie in one hex: each then gives way by a quarter of a hex. */
const shiftOf = (stack: PieceStack, crowded: ReadonlySet<number>): number =>
  crowded.has(stack.hex) ? (stack.side === 'blue' ? -0.2 : 0.2) : 0;

const crowdedHexes = (stacks: readonly PieceStack[]): ReadonlySet<number> => {
  const met = new Set<number>();
  const twice = new Set<number>();
  for (const { hex } of stacks) (met.has(hex) ? twice : met).add(hex);
  return twice;
};

export const drawPieces = (brush: Brush, scene: Scene, moving: ReadonlyMap<number, Point>): void => {
  const resting = scene.pieces.filter(({ id }) => !moving.has(id));
  const stacks = stacksOf(resting);
  const crowded = crowdedHexes(stacks);
  for (const stack of stacks.toSorted((one, other) => one.hex - other.hex)) {
    const [x, y] = placeOf(brush, stack.hex);
    const at: Point = [x + shiftOf(stack, crowded) * brush.camera.scale, y];
    if (isSeen(brush, at)) drawStack(brush, stack, scene, at);
  }
  const size = counterSize(brush.camera.scale);
  for (const piece of scene.pieces) {
    const at = moving.get(piece.id);
    if (at !== undefined) drawSprite(brush, piece, at[0] - size / 2, at[1] - size / 2, size);
  }
};

export const drawFan = (
  brush: Brush,
  places: readonly FanPlace[],
  { picked, targets, ready }: Scene,
): void => {
  const { context, palette } = brush;
  for (const { piece, x, y, size } of places) {
    context.save();
    context.shadowColor = palette.colour.shade;
    context.shadowBlur = 8;
    context.shadowOffsetY = 3;
    drawSprite(brush, piece, x, y, size);
    context.restore();
    if (picked.has(piece.id)) outline(brush, x, y, size, palette.colour.choice);
    if (targets.has(piece.id)) outline(brush, x, y, size, palette.colour.target);
    if (ready.has(piece.id)) drawReady(brush, x, y, size);
  }
};
