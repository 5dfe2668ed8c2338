import { expect, test } from 'vitest';
import { chainsOf, type Segment } from './chain.ts';

const segment = (...[ax, ay, bx, by]: readonly [number, number, number, number]): Segment => [
  [ax, ay],
  [bx, by],
];

test('segments in any order and direction become one line', () => {
  const [line, ...others] = chainsOf([segment(1, 0, 2, 0), segment(1, 0, 0, 0), segment(3, 0, 2, 0)]);
  expect(others).toEqual([]);
  expect(line?.map(([x]) => x).toSorted()).toEqual([0, 1, 2, 3]);
});

test('lines end where three meet', () => {
  const star = [segment(0, 0, 1, 0), segment(0, 0, 0, 1), segment(0, 0, -1, 0), segment(1, 0, 2, 0)];
  expect(
    chainsOf(star)
      .map(line => line.length)
      .toSorted((one, other) => one - other),
  ).toEqual([2, 2, 3]);
});

test('a ring comes back to where it began', () => {
  const [ring] = chainsOf([segment(0, 0, 1, 0), segment(1, 0, 1, 1), segment(1, 1, 0, 0)]);
  expect(ring?.at(0)).toEqual(ring?.at(-1));
});
