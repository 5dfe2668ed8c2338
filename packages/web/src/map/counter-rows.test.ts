import { expect, test } from 'vitest';
import { figureOf, startsOf } from './counter-rows.ts';

test.each([
  [7, '7', ''],
  ['14-6', '14', '6'],
  ['4/4', '4/4', ''],
  ['m8', 'm8', ''],
  ['', '', ''],
])('%s is written as %s with %j raised', (rating, main, raised) => {
  expect(figureOf(rating)).toEqual({ main, raised });
});

test('three figures begin at the left, end at the right and leave equal gaps', () => {
  const widths = [10, 6, 20];
  const [first, second, third] = startsOf(widths, 5, 95) as [number, number, number];
  expect([first, third + 20]).toEqual([5, 95]);
  expect(second - (first + 10)).toBe(third - (second + 6));
});

test('of two figures the second stands in the middle', () => {
  expect(startsOf([10, 8], 10, 90)[1]).toBe(46);
});
