import { expect, test } from 'vitest';
import { isReadable, markAt, withMark, withoutMark } from './marks.ts';

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
  expect(withoutMark(MARKS, { at: 3 })).toEqual([MARKS[1]]);
});

test('with secrets a side reads its own bookmarks and those of nobody, and takes away no others', () => {
  const trap = { at: 3, name: 'My trap', by: 'axis' };
  const all = withMark(MARKS, trap);
  expect(all.filter(mark => isReadable(mark, 'axis'))).toEqual(expect.arrayContaining([trap, ...MARKS]));
  expect(all.filter(mark => isReadable(mark, 'allied'))).toEqual(MARKS);
  expect(withoutMark(all, { at: 3, by: 'allied' })).toEqual(all);
  expect(withMark(all, { at: 3, name: 'Seen', by: 'allied' })).toHaveLength(4);
});
