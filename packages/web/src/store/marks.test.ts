import { expect, test } from 'vitest';
import { markAt, withMark, withoutMark } from './marks.ts';

const MARKS = [
  { at: 3, name: 'First blood' },
  { at: 9, name: 'The strait' },
];

test('a new bookmark finds its place in the order of the game', () => {
  expect(withMark(MARKS, { at: 5, name: 'Between' }).map(({ at }) => at)).toEqual([3, 5, 9]);
});

test('the same place is named anew, not marked twice', () => {
  expect(withMark(MARKS, { at: 3, name: 'Other' })).toEqual([{ at: 3, name: 'Other' }, MARKS[1]]);
});

test('a bookmark is found by its place, and taken away', () => {
  expect(markAt(MARKS, 9)?.name).toBe('The strait');
  expect(markAt(MARKS, 4)).toBeUndefined();
  expect(withoutMark(MARKS, 3)).toEqual([MARKS[1]]);
});
