import { expect, test } from 'vitest';
import { readHead, withBookmarks } from './save-head.ts';

const SAVE = JSON.stringify({
  game: 'sixth-fleet',
  opening: { scenario: 'short', options: {} },
  entries: [],
});
const NOTHING = { game: '', scenario: '', marks: [], isRecord: false, isScenario: false, title: '' };
const BOOKMARKS = [{ at: 3, name: 'The first shot' }];

test('bookmarks travel in the file, and the rest of it stays as it was', () => {
  const text = withBookmarks(SAVE, BOOKMARKS);
  expect(readHead(text)).toEqual({
    game: 'sixth-fleet',
    scenario: 'short',
    marks: BOOKMARKS,
    isRecord: false,
    isScenario: false,
    title: '',
  });
  expect(JSON.parse(text)).toEqual({ ...JSON.parse(SAVE), marks: BOOKMARKS });
  expect(withBookmarks(SAVE, [])).toBe(SAVE);
});

test.each([
  ['no JSON', 'x{'],
  ['a list', '[]'],
  ['nothing', 'null'],
  ['words of other kinds', '{"game":7,"opening":"short","marks":{"at":1}}'],
])('%s says nothing about itself', (_name, text) => {
  expect(readHead(text)).toEqual(NOTHING);
});

test('what is no bookmark is left out', () => {
  const { marks } = readHead('{"marks":[{"at":1.5,"name":"a"},{"at":2},{"at":2,"name":"b"},null]}');
  expect(marks).toEqual([{ at: 2, name: 'b' }]);
});

test('a record says that it is one, also with a byte order mark before it', () => {
  const text = '{"format":"narrow-seas/record","game":"second-fleet","opening":{"scenario":"kola-strike"}}';
  const head = { ...NOTHING, game: 'second-fleet', scenario: 'kola-strike', isRecord: true };
  expect([readHead(text), readHead(`\uFEFF${text}`)]).toEqual([head, head]);
});

test('a scenario says that it is one, and a match that began from one what it is called', () => {
  expect(readHead('{"format":"narrow-seas/scenario","game":"skerry","title":"Straits"}')).toEqual({
    ...NOTHING,
    game: 'skerry',
    isScenario: true,
  });
  expect(readHead('{"opening":{"position":"x","notes":{"title":"Straits"}}}').title).toBe('Straits');
});
