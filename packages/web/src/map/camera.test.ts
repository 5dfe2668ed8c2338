import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boxAround,
  holds,
  clamped,
  panned,
  scaleToFill,
  scaleToFit,
  seen,
  toMap,
  toScreen,
  zoomed,
} from './camera.ts';

const SIZE = { width: 800, height: 600 };
const BOUNDS = { minX: 0, minY: 0, maxX: 40, maxY: 26 };
const cameras = fc.record({
  x: fc.double({ min: -50, max: 90, noNaN: true }),
  y: fc.double({ min: -50, max: 90, noNaN: true }),
  scale: fc.double({ min: 5, max: 190, noNaN: true }),
});
const points = fc.tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 600 }));

test('a point of the screen goes to the map and back', () => {
  fc.assert(
    fc.property(cameras, points, (camera, at) => {
      const [x, y] = toScreen(camera, SIZE, toMap(camera, SIZE, at));
      expect(x).toBeCloseTo(at[0], 4);
      expect(y).toBeCloseTo(at[1], 4);
    }),
  );
});

test('zooming keeps what is under the pointer there', () => {
  fc.assert(
    fc.property(cameras, points, fc.double({ min: 0.5, max: 2, noNaN: true }), (camera, at, factor) => {
      const before = toMap(camera, SIZE, at);
      const after = toMap(zoomed(camera, SIZE, at, factor), SIZE, at);
      expect(after[0]).toBeCloseTo(before[0], 4);
      expect(after[1]).toBeCloseTo(before[1], 4);
    }),
  );
});

test('panning moves the map with the pointer', () => {
  const camera = { x: 10, y: 10, scale: 50 };
  const [x, y] = toScreen(panned(camera, 30, -20), SIZE, [10, 10]);
  expect([x, y]).toEqual([430, 280]);
});

test('the map can never be pushed off the screen or made smaller than whole', () => {
  fc.assert(
    fc.property(cameras, camera => {
      const safe = clamped(camera, SIZE, BOUNDS);
      const { minX, minY, maxX, maxY } = seen(safe, SIZE, 0);
      expect(minX).toBeLessThan(BOUNDS.maxX);
      expect(maxX).toBeGreaterThan(BOUNDS.minX);
      expect(minY).toBeLessThan(BOUNDS.maxY);
      expect(maxY).toBeGreaterThan(BOUNDS.minY);
      expect(safe.scale).toBeGreaterThanOrEqual(scaleToFit(BOUNDS, SIZE) * 0.94 - 1e-9);
    }),
  );
});

test('filling is never smaller than fitting', () => {
  expect(scaleToFit(BOUNDS, SIZE)).toBe(20);
  expect(scaleToFill(BOUNDS, SIZE)).toBeCloseTo(600 / 26);
});

test('a box around points holds them with a hex of room', () => {
  const box = boxAround([
    [3, 4],
    [7, 2],
  ]);
  expect(box).toEqual({ minX: 2, minY: 1, maxX: 8, maxY: 5 });
  expect(holds(box, [8, 5])).toBe(true);
  expect(holds(box, [8.1, 5])).toBe(false);
});
