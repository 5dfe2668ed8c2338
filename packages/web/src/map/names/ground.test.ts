import { expect, test } from 'vitest';
import { boxAround, makeGround } from './ground.ts';

test('what is taken is not free, what lies beside it is', () => {
  const ground = makeGround();
  ground.take(boxAround([100, 100], 40, 10));
  expect(ground.isFree(boxAround([125, 100], 20, 10))).toBe(false);
  expect(ground.isFree(boxAround([131, 100], 20, 10))).toBe(true);
  expect(ground.isFree(boxAround([100, 111], 40, 10))).toBe(true);
});

test('a long box is noticed far from its middle, and left of zero', () => {
  const ground = makeGround();
  ground.take(boxAround([-300, 0], 500, 10));
  expect(ground.isFree(boxAround([-520, 0], 4, 4))).toBe(false);
  expect(ground.isFree(boxAround([-60, 0], 4, 4))).toBe(false);
});
