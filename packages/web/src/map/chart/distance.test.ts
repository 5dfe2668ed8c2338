import { expect, test } from 'vitest';
import { distancesFrom } from './distance.ts';

const covered = (
  width: number,
  height: number,
  cells: readonly (readonly [x: number, y: number, alpha: number])[],
) => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (const [x, y, alpha] of cells) data[(y * width + x) * 4 + 3] = alpha;
  return data;
};

test('each pixel is as far from a single covered one as Pythagoras says', () => {
  const field = distancesFrom(covered(9, 7, [[4, 3, 255]]), 9, 7);
  for (let y = 0; y < 7; y++)
    for (let x = 0; x < 9; x++) expect(field[y * 9 + x]).toBeCloseTo(Math.hypot(x - 4, y - 3), 4);
});

test('of two covered pixels the nearer one counts', () => {
  const field = distancesFrom(
    covered(12, 1, [
      [1, 0, 255],
      [10, 0, 255],
    ]),
    12,
    1,
  );
  expect(Array.from(field, Math.round)).toEqual([1, 0, 1, 2, 3, 4, 4, 3, 2, 1, 0, 1]);
});

test('a pixel that is covered by a quarter lies a quarter of a pixel outside the coast', () => {
  const field = distancesFrom(
    covered(3, 1, [
      [0, 0, 255],
      [1, 0, 64],
    ]),
    3,
    1,
  );
  expect(field[1]).toBeCloseTo(0.25, 1);
});
