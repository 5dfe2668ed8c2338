import { readMap } from '@narrow-seas/hex';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadMap, mapFile } from './atlas.ts';
import { readFileSync } from 'node:fs';
import { runText } from './emit.ts';
import type { Point } from './geometry.ts';
import { deltaText, quantise, simplifyLine, simplifyRing } from './quantise.ts';

const raw: { coast: { levels: { land: string[]; borders: string[] }[]; graticule: unknown[] } } = JSON.parse(
  readFileSync(mapFile('europa-baltic'), 'utf8'),
);

/** Reads one line back through the loader, which is the other half of the pair. */
const readBack = (text: string): readonly number[] => {
  const level = { tolerance: 1, land: [text], borders: [] };
  const map = readMap({ ...raw, coast: { unit: 1, levels: [level], graticule: [] } });
  return [...(map.coast[0]?.land[0] ?? [])];
};

const whole = fc.integer({ min: -20000, max: 20000 });

describe('lines as text', () => {
  test('are read back as they were', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(whole, whole), { minLength: 1, maxLength: 20 }), line => {
        expect(readBack(deltaText(line))).toEqual(line.flat());
      }),
      { numRuns: 40 },
    );
  });

  test('quantise drops points that fall together', () =>
    expect(
      quantise(
        [
          [0, 0],
          [0.001, 0.001],
          [1, 1],
        ],
        10,
      ),
    ).toEqual([
      [0, 0],
      [10, 10],
    ]));
});

describe('runs as text', () => {
  test.each([
    [[0, 0, 0, 1, 2, 2], '3ab2c'],
    [[5], 'f'],
    [Array.from({ length: 40 }, () => 3), '40d'],
    [[26, 26], '2A'],
  ])('%j is %s', (codes, text) => expect(runText(codes)).toBe(text));
});

describe('simplify', () => {
  const wave: readonly Point[] = Array.from({ length: 200 }, (_, index) => [
    index / 20,
    Math.sin(index / 10),
  ]);

  test('keeps the ends and drops the straight', () =>
    expect(
      simplifyLine(
        [
          [0, 0],
          [1, 0],
          [2, 0],
          [3, 0],
        ],
        0.1,
      ),
    ).toEqual([
      [0, 0],
      [3, 0],
    ]));

  test('strays no farther than the tolerance', () => {
    const kept = simplifyLine(wave, 0.05);
    expect(kept.length).toBeLessThan(wave.length / 4);
    const height = (x: number): number => {
      const after = kept.findIndex(([each]) => each >= x);
      const [b, a] = [kept[after] as Point, kept[Math.max(0, after - 1)] as Point];
      return b[0] === a[0] ? b[1] : a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
    };
    for (const [x, y] of wave) expect(Math.abs(height(x) - y)).toBeLessThan(0.12);
  });

  test('a ring keeps its shape', () => {
    const circle: readonly Point[] = Array.from({ length: 100 }, (_, index) => [
      Math.cos(index / 15.9),
      Math.sin(index / 15.9),
    ]);
    const kept = simplifyRing(circle, 0.1);
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.length).toBeLessThan(30);
  });

  test('a triangle stays a triangle', () =>
    expect(
      simplifyRing(
        [
          [0, 0],
          [1, 0],
          [0, 1],
        ],
        5,
      ),
    ).toHaveLength(3));

  test('finer levels have more points on every map', () => {
    for (const id of ['sixth-fleet', 'second-fleet', 'europa-mediterranean', 'europa-baltic'] as const) {
      const points = loadMap(id).coast.map(({ land }) => land.reduce((sum, ring) => sum + ring.length, 0));
      expect(points).toEqual(points.toSorted((a, b) => a - b));
    }
  });
});
