import { expect, test } from 'vitest';
import { lap } from './lap.ts';
import { microsecondsEach, perSecond, warmingUp } from './measurement.ts';

test('a lap adds up its rounds and makes at least one', () => {
  let rounds = 0;
  const done = lap(() => ({ operations: 10, check: ++rounds }), 0);
  expect(done.operations).toBe(10 * rounds);
  expect(done.check).toBe((rounds * (rounds + 1)) / 2);
  expect(rounds).toBeGreaterThanOrEqual(1);
});

test('a lap lasts as long as it was asked to', () => {
  expect(lap(() => ({ operations: 1, check: 0 }), 3).milliseconds).toBeGreaterThanOrEqual(3);
});

test('work without an answer is not counted', () => {
  expect(() => lap(() => ({ operations: 1, check: Number.NaN }), 0)).toThrow('no answer');
});

/** Busy for a known time, so that the figure can only be off in one direction. */
const busy = (milliseconds: number) => () => {
  const start = performance.now();
  while (performance.now() - start < milliseconds);
  return { operations: 4, check: 1 };
};

test('operations a second and microseconds each are two faces of one lap', () => {
  expect(perSecond(busy(2))(0)).toBeLessThanOrEqual(2000);
  expect(microsecondsEach(busy(2))(0)).toBeGreaterThanOrEqual(500);
});

test.each([
  [undefined, [50, 5, 5]],
  [30, [150, 5, 5]],
])('a warm-up is ten times as long, or as often as it was asked to, once: %j', (times, expected) => {
  const lasted: number[] = [];
  const window = warmingUp(milliseconds => lasted.push(milliseconds), times);
  for (let taken = 0; taken < 3; taken += 1) window(5);
  expect(lasted).toEqual(expected);
});
