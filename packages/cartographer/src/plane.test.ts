import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clipRing, densify } from './clip.ts';
import { fitSimilarity, turn } from './fit.ts';
import { inPolygon, type Point, ringArea } from './geometry.ts';
import { rubberSheet } from './warp.ts';

const box = { west: 0, south: 0, east: 10, north: 10 };
const square: readonly Point[] = [
  [-5, 2],
  [5, 2],
  [5, 8],
  [-5, 8],
];
const coordinate = fc.double({ min: -20, max: 20, noNaN: true });
const point = fc.tuple(coordinate, coordinate);

describe('clip', () => {
  test('cuts a square at the box', () => expect(ringArea(clipRing(square, box))).toBe(30));
  test('leaves nothing of a ring outside', () =>
    expect(
      clipRing(
        square.map(([x, y]): Point => [x - 20, y]),
        box,
      ),
    ).toEqual([]));
  test('never leaves the box', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 12 }), ring => {
        for (const [x, y] of clipRing(ring, box))
          expect(x >= -1e-9 && x <= 10 + 1e-9 && y >= -1e-9 && y <= 10 + 1e-9).toBe(true);
      }),
    );
  });
  test('densify leaves no long step and keeps the shape', () => {
    const fine = densify(square, 0.7);
    expect(
      Math.max(
        ...fine.map(([x, y], index) =>
          Math.hypot(
            x - (fine[(index + 1) % fine.length]?.[0] ?? 0),
            y - (fine[(index + 1) % fine.length]?.[1] ?? 0),
          ),
        ),
      ),
    ).toBeLessThanOrEqual(0.7 + 1e-9);
    expect(ringArea(fine)).toBeCloseTo(60, 9);
  });
});

describe('inPolygon', () => {
  test.each([
    [[0, 5], true],
    [[4.9, 7.9], true],
    [[6, 5], false],
    [[0, 9], false],
  ] as const)('%s: %s', (at, inside) => expect(inPolygon(square, at)).toBe(inside));
});

describe('fitSimilarity', () => {
  test('finds the scale, rotation and shift that made the points', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 5, noNaN: true }),
        fc.double({ min: -179, max: 179, noNaN: true }),
        point,
        (scale, rotation, shift) => {
          const from: readonly Point[] = [
            [0, 0],
            [10, 0],
            [3, 7],
            [-4, 2],
          ];
          const ties = from.map(each => {
            const [x, y] = turn(each, rotation);
            return { from: each, to: [x * scale + shift[0], y * scale + shift[1]] as const };
          });
          const fit = fitSimilarity(ties);
          expect(fit.scale).toBeCloseTo(scale, 6);
          expect(fit.rotation).toBeCloseTo(rotation, 6);
          expect(fit.rms).toBeCloseTo(0, 6);
        },
      ),
    );
  });
});

describe('rubberSheet', () => {
  const ties = [
    { from: [0, 0], to: [0.2, 0.1] },
    { from: [10, 0], to: [10, 0.3] },
    { from: [0, 10], to: [-0.2, 10] },
    { from: [7, 8], to: [7.3, 7.9] },
    { from: [4, 3], to: [4, 3] },
  ] as const;

  test('without stiffness every tie goes where it belongs', () => {
    const bend = rubberSheet(ties, 0);
    for (const { from, to } of ties)
      bend(from).forEach((each, axis) => expect(each).toBeCloseTo(to[axis] as number, 6));
  });

  test('the stiffer, the less a single tie pulls', () => {
    const pulled = (stiffness: number) => Math.abs(rubberSheet(ties, stiffness)([7, 8])[0] - 7);
    expect(pulled(200)).toBeLessThan(pulled(0));
  });

  test('ties that agree bend nothing', () => {
    const bend = rubberSheet(
      ties.map(({ from }) => ({ from, to: from })),
      1,
    );
    const [x, y] = bend([5, 5]);
    expect([x, y].map(each => Math.round(each * 1e6) / 1e6)).toEqual([5, 5]);
  });

  test('two ties are too few to bend a plane', () =>
    expect(rubberSheet(ties.slice(0, 2), 0)([3, 4])).toEqual([3, 4]));
});
