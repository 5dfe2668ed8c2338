import { expect, test } from 'vitest';
import { makeGrid } from './grid.ts';
import { type Landmark, compassPoint, sayPlace, sayWhere, whereabouts } from './whereabouts.ts';

const grid = makeGrid({ orientation: 'pointy', shoved: 'odd', columns: 9, rows: 9 });

const at = (column: number, row: number): number => row * 9 + column;

test.each([
  [4, 4, undefined],
  [6, 4, 'east'],
  [2, 4, 'west'],
  [4, 0, 'north'],
  [4, 8, 'south'],
  [7, 1, 'north-east'],
  [7, 7, 'south-east'],
  [1, 7, 'south-west'],
  [1, 1, 'north-west'],
])('seen from the middle, %i %i lies %s', (column, row, point) => {
  expect(compassPoint(grid, at(4, 4), at(column, row))).toBe(point);
});

const LANDMARKS: readonly Landmark[] = [
  { name: 'Malta', hex: at(1, 4) },
  { name: 'Kithira', hex: at(7, 4) },
];

test.each([
  [7, 4, 'at Kithira', 'Kithira'],
  [6, 4, 'off Kithira', 'the sea off Kithira'],
  [5, 4, 'west of Kithira', 'the sea west of Kithira'],
  // Equally far from both: the first of the list.
  [4, 4, 'east of Malta', 'the sea east of Malta'],
])('%i %i is %s', (column, row, where, place) => {
  const found = whereabouts(grid, LANDMARKS, at(column, row));
  expect(found && [sayWhere(found), sayPlace(found)]).toEqual([where, place]);
});

test('without landmarks there is nothing to say', () => {
  expect(whereabouts(grid, [], 3)).toBeUndefined();
});
