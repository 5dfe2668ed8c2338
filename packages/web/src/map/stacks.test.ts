import { expect, test } from 'vitest';
import { pieceOf } from '../testing/piece.ts';
import { piecesAt, stacksOf } from './stacks.ts';

const PIECES = [
  pieceOf(1, { hex: 5, level: 2 }),
  pieceOf(2, { hex: 5, level: 0 }),
  pieceOf(3, { hex: 5, side: 'blue' }),
  pieceOf(4),
  pieceOf(5, { hex: 5, level: 1 }),
];

test('a stack is of one side in one hex, topmost first', () => {
  const stacks = stacksOf(PIECES).map(({ hex, side, pieces }) => [hex, side, pieces.map(({ id }) => id)]);
  expect(stacks).toEqual([
    [5, 'red', [2, 5, 1]],
    [5, 'blue', [3]],
  ]);
});

test('the pieces of a hex are those of both sides, each from the top', () => {
  expect(piecesAt(PIECES, 5).map(({ id }) => id)).toEqual([3, 2, 5, 1]);
  expect(piecesAt(PIECES, 6)).toEqual([]);
});
