import { expect, test } from 'vitest';
import { pieceOf } from '../testing/piece.ts';
import { fanAt, fanOf } from './fan.ts';

const SCREEN = { width: 400, height: 600 };
const STACK = [1, 2, 3, 4, 5, 6, 7, 8].map(id => pieceOf(id));

test('one piece needs no fan', () => {
  expect(fanOf(STACK.slice(0, 1), [200, 300], 60, SCREEN)).toEqual([]);
});

test('every counter lies on the screen, none over another', () => {
  for (const at of [
    [200, 300],
    [5, 5],
    [398, 590],
  ] as const) {
    const places = fanOf(STACK, at, 60, SCREEN);
    for (const { x, y, size } of places) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + size).toBeLessThanOrEqual(SCREEN.width);
      expect(y).toBeGreaterThanOrEqual(0);
    }
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(STACK.length);
  }
});

test('a press finds the counter under it, and none in the gap', () => {
  const places = fanOf(STACK.slice(0, 2), [200, 300], 60, SCREEN);
  const [first, second] = places;
  expect(fanAt(places, [first!.x + 2, first!.y + 2])?.id).toBe(1);
  expect(fanAt(places, [second!.x - 2, second!.y + 2])).toBeUndefined();
});
