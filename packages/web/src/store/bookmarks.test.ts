import { expect, test } from 'vitest';
import { isReadable, bookmarkAt, withBookmark, withoutBookmark } from './bookmarks.ts';

const BOOKMARKS = [
  { at: 3, name: 'First blood' },
  { at: 9, name: 'The strait' },
];

test('a new bookmark finds its place in the order of the game', () => {
  expect(withBookmark(BOOKMARKS, { at: 5, name: 'Between' }).map(({ at }) => at)).toEqual([3, 5, 9]);
});

test('a bookmark at the same place gets the new name', () => {
  expect(withBookmark(BOOKMARKS, { at: 3, name: 'Other' })).toEqual([{ at: 3, name: 'Other' }, BOOKMARKS[1]]);
});

test('a bookmark is found by its place, and taken away', () => {
  expect(bookmarkAt(BOOKMARKS, 9)?.name).toBe('The strait');
  expect(bookmarkAt(BOOKMARKS, 4)).toBeUndefined();
  expect(withoutBookmark(BOOKMARKS, { at: 3 })).toEqual([BOOKMARKS[1]]);
});

test('with secrets a side reads its own bookmarks and those of nobody, and takes away no others', () => {
  const trap = { at: 3, name: 'My trap', by: 'axis' };
  const all = withBookmark(BOOKMARKS, trap);
  expect(all.filter(bookmark => isReadable(bookmark, 'axis'))).toEqual(
    expect.arrayContaining([trap, ...BOOKMARKS]),
  );
  expect(all.filter(bookmark => isReadable(bookmark, 'allied'))).toEqual(BOOKMARKS);
  expect(withoutBookmark(all, { at: 3, by: 'allied' })).toEqual(all);
  expect(withBookmark(all, { at: 3, name: 'Seen', by: 'allied' })).toHaveLength(4);
});
