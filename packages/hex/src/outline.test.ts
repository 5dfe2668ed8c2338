import { expect, test } from 'vitest';
import { makeGrid } from './grid.ts';
import { outlinesOf } from './outline.ts';

const grid = makeGrid({ orientation: 'pointy', columns: 7, rows: 7, shoved: 'even' });

const loops = (...inside: readonly number[]): readonly number[] =>
  outlinesOf(grid, hex => inside.includes(hex))
    .map(loop => loop.length)
    .toSorted((a, b) => a - b);

test('one hex has six corners', () => {
  expect(loops(24)).toEqual([6]);
});

test('two neighbours share a side', () => {
  expect(loops(23, 24)).toEqual([10]);
});

test('hexes apart have a loop each', () => {
  expect(loops(8, 24)).toEqual([6, 6]);
});

test('a ring has an outer loop and one round its hole', () => {
  expect(loops(...grid.neighbours.subarray(24 * 6, 25 * 6))).toEqual([6, 18]);
});

test('nothing has no outline', () => {
  expect(loops()).toEqual([]);
});
