import { readMap } from '@narrow-seas/hex';
import { sixthFleetMap } from '@narrow-seas/sixth-fleet/face';
import { expect, test } from 'vitest';
import { pieceOf } from '../testing/piece.ts';
import { MOVE_MS, makeMotion } from './motion.ts';

const MAP = readMap(sixthFleetMap);

test('a piece that has moved is on its way for a while, along the route', () => {
  const motion = makeMotion(MAP);
  motion.follow([pieceOf(1, { hex: 0 })], [pieceOf(1, { hex: 2 })], [0, 1, 2], 1000);
  expect(motion.isOver(1000)).toBe(false);
  const [x, y] = motion.at(1000 + MOVE_MS / 2).get(1)!;
  expect(x).toBeGreaterThan(1);
  expect(x).toBeLessThan(2);
  expect(y).toBe(0);
  expect(motion.isOver(1000 + MOVE_MS)).toBe(true);
  expect(motion.at(1000 + MOVE_MS).size).toBe(0);
});

test('pieces that came, went or stayed do not move', () => {
  const motion = makeMotion(MAP);
  motion.follow(
    [pieceOf(1), pieceOf(2, { hex: 3 }), pieceOf(3, { hex: 4 })],
    [pieceOf(1, { hex: 9 }), pieceOf(2), pieceOf(3, { hex: 4 })],
    [],
    0,
  );
  expect(motion.at(1).size).toBe(0);
});
