import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  axialFromCube,
  axialFromOffset,
  cubeFromAxial,
  ORIENTATIONS,
  offsetFromAxial,
  roundAxial,
  SHOVES,
  STEPS,
} from './coordinates.ts';

const whole = fc.integer({ min: -500, max: 500 });
const anyLay = fc.record({
  orientation: fc.constantFrom(...ORIENTATIONS),
  shoved: fc.constantFrom(...SHOVES),
});

test('offset to axial and back is the same place, also off the map', () => {
  fc.assert(
    fc.property(anyLay, whole, whole, (lay, column, row) => {
      const { q, r } = axialFromOffset(lay, column, row);
      expect(offsetFromAxial(lay, q, r)).toEqual({ column, row });
    }),
  );
});

test('axial to offset and back is the same place', () => {
  fc.assert(
    fc.property(anyLay, whole, whole, (lay, q, r) => {
      const { column, row } = offsetFromAxial(lay, q, r);
      expect(axialFromOffset(lay, column, row)).toEqual({ q, r });
    }),
  );
});

test('cube coordinates sum to zero and lead back', () => {
  fc.assert(
    fc.property(whole, whole, (q, r) => {
      const cube = cubeFromAxial({ q, r });
      expect(cube.q + cube.r + cube.s).toBe(0);
      expect(axialFromCube(cube)).toEqual({ q, r });
    }),
  );
});

test('the third axis knows no minus zero', () => {
  expect(cubeFromAxial({ q: 0, r: 0 })).toEqual({ q: 0, r: 0, s: 0 });
});

test.each([
  ['pointy', 'odd', 2, 0, 1],
  ['pointy', 'odd', 2, 1, 1.5],
  ['pointy', 'even', 2, 0, 1],
  ['pointy', 'even', 2, 1, 0.5],
] as const)(
  '%s, %s rows shoved: column %i of row %i stands %f east of column 1, row 0',
  (orientation, shoved, column, row, east) => {
    const { q, r } = axialFromOffset({ orientation, shoved }, column, row);
    const origin = axialFromOffset({ orientation, shoved }, 1, 0);
    expect(q + r / 2 - origin.q - origin.r / 2).toBe(east);
  },
);

test.each([
  ['flat', 'odd', 0, 2, 1],
  ['flat', 'odd', 1, 2, 1.5],
  ['flat', 'even', 0, 2, 1],
  ['flat', 'even', 1, 2, 0.5],
] as const)(
  '%s, %s columns shoved: column %i, row %i stands %f south of column 0, row 1',
  (orientation, shoved, column, row, south) => {
    const { q, r } = axialFromOffset({ orientation, shoved }, column, row);
    const origin = axialFromOffset({ orientation, shoved }, 0, 1);
    expect(r + q / 2 - origin.r - origin.q / 2).toBe(south);
  },
);

const fraction = fc.integer({ min: -9999, max: 9999 }).map(value => value / 700);

/** Squared distance between axial points, in units of neighbouring centres. */
const apart = (a: { q: number; r: number }, b: { q: number; r: number }): number =>
  (a.q - b.q) ** 2 + (a.q - b.q) * (a.r - b.r) + (a.r - b.r) ** 2;

test('rounding a fractional point gives the nearest hex', () => {
  fc.assert(
    fc.property(fraction, fraction, (q, r) => {
      const near = roundAxial({ q, r });
      expect(Number.isInteger(near.q) && Number.isInteger(near.r)).toBe(true);
      for (const step of STEPS.pointy)
        expect(apart(near, { q, r })).toBeLessThanOrEqual(
          apart({ q: near.q + step.q, r: near.r + step.r }, { q, r }) + 1e-9,
        );
    }),
  );
});

test('rounding a whole point changes nothing, and knows no minus zero', () => {
  fc.assert(
    fc.property(whole, whole, (q, r) => {
      expect(roundAxial({ q: q - 1e-9, r: r - 1e-9 })).toEqual({ q, r });
      expect(roundAxial({ q, r })).toEqual({ q, r });
    }),
  );
});
