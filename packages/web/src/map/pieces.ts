import type { Piece } from '@narrow-seas/core';
import type { Grid, Point } from '@narrow-seas/hex';
import { type Brush, isSeen, placeOf } from './brush.ts';
import { ALONE, type CounterState } from './counter.ts';
import type { FanPlace } from './fan.ts';
import { rimOf } from './palette.ts';
import type { Scene } from './scene.ts';
import { type PieceStack, stacksOf } from './stacks.ts';

/** How large a counter is beside its hex: rows of flat-topped hexes lie farther apart. */
const SHARE = { pointy: 0.71, flat: 0.79, far: 0.88 };

/** On a large map seen whole a hex is a few pixels: a counter that small could neither be told nor be hit. */
const SMALLEST = 17;

/** Far away counters may fill their hexes: what matters there is to see that somebody is there. */
export const counterSize = (scale: number, orientation: Orientation): number => {
  const near = Math.min(1, Math.max(0, (scale - 30) / 32));
  return Math.max(SMALLEST, scale * (SHARE.far + (SHARE[orientation] - SHARE.far) * near));
};

type Orientation = Grid['orientation'];

const sizeIn = ({ camera, map }: Brush): number => counterSize(camera.scale, map.grid.orientation);

/** On whole pixels, so that no figure is smeared over two. */
const drawSprite = (
  brush: Brush,
  piece: Piece,
  state: CounterState,
  x: number,
  y: number,
  size: number,
): void => {
  const { context, ratio } = brush;
  const { bitmap, room } = brush.sprites.of(piece, state, size, ratio, brush.palette);
  const [left, top] = [Math.round(x * ratio) - room, Math.round(y * ratio) - room];
  context.drawImage(bitmap, left / ratio, top / ratio, bitmap.width / ratio, bitmap.height / ratio);
};

/** The edges of the counters below the top one, each in its nation's rim, so that a stack looks like one. */
const drawEdges = (brush: Brush, { pieces, side }: PieceStack, x: number, y: number, size: number): void => {
  const { context, palette } = brush;
  const below = Math.min(3, pieces.length - 1);
  const step = Math.max(1.5, size * 0.06);
  context.lineWidth = Math.max(1, size * 0.045);
  for (let level = below; level > 0; level--) {
    const piece = pieces[level] as Piece;
    context.fillStyle = palette.colour[`${side}-ground`];
    context.strokeStyle = rimOf(palette, piece.counter.nation, side);
    context.beginPath();
    context.roundRect(x + level * step, y - level * step, size, size, size * 0.1);
    context.fill();
    context.stroke();
  }
};

const outline = (brush: Brush, x: number, y: number, size: number, colour: string): void => {
  const { context } = brush;
  context.strokeStyle = colour;
  context.lineWidth = Math.max(2, size * 0.05);
  context.beginPath();
  context.roundRect(x - 1.5, y - 1.5, size + 3, size + 3, size * 0.12);
  context.stroke();
};

/** A soft shadow under each counter, a deeper one under what is picked up. */
const drawShadow = (brush: Brush, x: number, y: number, size: number, lift: number): void => {
  const { context, palette } = brush;
  context.fillStyle = palette.colour.shade;
  const drop = size * (lift > 0 ? 0.14 : 0.035);
  context.globalAlpha = lift > 0 ? 0.6 : 0.45;
  for (const spread of lift > 0 ? [size * 0.07, size * 0.035] : [size * 0.025]) {
    context.beginPath();
    context.roundRect(x - spread, y - spread + drop, size + spread * 2, size + spread * 2, size * 0.14);
    context.fill();
  }
  context.globalAlpha = 1;
};

const drawStack = (brush: Brush, stack: PieceStack, scene: Scene, [x, y]: Point): void => {
  const size = sizeIn(brush);
  const top = stack.pieces.find(({ id }) => scene.picked.has(id)) ?? stack.pieces[0];
  if (top === undefined) return;
  const lift = scene.picked.has(top.id) ? size * 0.08 : 0;
  const [left, head] = [x - size / 2, y - size / 2 - lift];
  const { palette } = brush;
  if (!top.turned) drawShadow(brush, left, head, size, lift);
  drawEdges(brush, stack, left, head, size);
  const ready = stack.pieces.some(({ id }) => scene.ready.has(id));
  drawSprite(brush, top, { ready, count: stack.pieces.length }, left, head, size);
  if (lift > 0) outline(brush, left, head, size, palette.colour.choice);
  if (stack.pieces.some(({ id }) => scene.targets.has(id)))
    outline(brush, left, head, size, palette.colour.target);
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
  const size = sizeIn(brush);
  for (const piece of scene.pieces) {
    const at = moving.get(piece.id);
    if (at !== undefined) drawSprite(brush, piece, ALONE, at[0] - size / 2, at[1] - size / 2, size);
  }
};

export const drawFan = (
  brush: Brush,
  places: readonly FanPlace[],
  { picked, targets, ready }: Scene,
): void => {
  const { palette } = brush;
  for (const { piece, x, y, size } of places) {
    drawShadow(brush, x, y, size, size);
    drawSprite(brush, piece, { ready: ready.has(piece.id), count: 1 }, x, y, size);
    if (picked.has(piece.id)) outline(brush, x, y, size, palette.colour.choice);
    if (targets.has(piece.id)) outline(brush, x, y, size, palette.colour.target);
  }
};
