import type { Piece } from '@narrow-seas/core';
import type { Point } from '@narrow-seas/hex';
import type { Shape } from '../figure.ts';
import { drawCount, drawPiece } from './counter.ts';
import { type Frame, isShown, spotOf } from './sheet-frame.ts';

type Standing = Piece & { readonly hex: number };

const isStanding = (piece: Piece): piece is Standing => piece.hex !== undefined;

/** Pixels by which each counter of a stack lies aside from the one above it. */
const STEP = 5;
/** Of a deep stack the upper ones are drawn, and the number of all. */
const DEEPEST = 4;

const stacksOf = (pieces: readonly Piece[]): readonly (readonly Standing[])[] => {
  const stacks = new Map<number, Standing[]>();
  for (const piece of pieces.filter(isStanding))
    stacks.set(piece.hex, [...(stacks.get(piece.hex) ?? []), piece]);
  return [...stacks.values()].map(stack => stack.toSorted((one, other) => one.level - other.level));
};

/** The topmost last, over the others. */
const drawStack = (stack: readonly Standing[], [x, y]: Point): readonly Shape[] => {
  const shown = stack.slice(0, DEEPEST);
  const middle = ((shown.length - 1) * STEP) / 2;
  const spot = (depth: number): Point => [x - middle + depth * STEP, y + 4 - middle + depth * STEP];
  return [
    ...shown.map((piece, depth) => drawPiece(piece, spot(depth))).toReversed(),
    ...(stack.length > 1 ? drawCount(stack.length, spot(0)) : []),
  ];
};

export const drawPieces = (frame: Frame, pieces: readonly Piece[]): readonly Shape[] =>
  stacksOf(pieces)
    .filter(([top]) => top !== undefined && isShown(frame, top.hex))
    .flatMap(stack => drawStack(stack, spotOf(frame, stack[0]?.hex ?? 0)));
