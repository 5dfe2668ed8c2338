import { expect, test } from 'vitest';
import { openDrafts, type StoredDraft } from './drafts.ts';

const DRAFT: StoredDraft = {
  id: 'a',
  game: 'skerry',
  position: 'skerry sortie turn 1 of 6',
  notes: { title: 'Straits', summary: '', texts: { north: 'Hold.' } },
  time: 5,
};

/** As a browser keeps it: text by key. */
const storageOf = (kept: Map<string, string>): Storage => ({
  get length() {
    return kept.size;
  },
  clear: () => kept.clear(),
  getItem: key => kept.get(key) ?? null,
  key: place => [...kept.keys()][place] ?? null,
  removeItem: key => void kept.delete(key),
  setItem: (key, value) => void kept.set(key, value),
});

test('a draft is kept, found by another page, and deleted', () => {
  const kept = new Map<string, string>();
  const drafts = openDrafts(() => storageOf(kept));
  expect(drafts.write(DRAFT)).toBe(true);
  expect(drafts.write({ ...DRAFT, id: 'b', time: 9 })).toBe(true);
  const other = openDrafts(() => storageOf(kept));
  expect(other.list().map(({ id }) => id)).toEqual(['b', 'a']);
  expect(other.read('a')).toEqual(DRAFT);
  drafts.drop('a');
  expect([drafts.read('a'), other.read('a')]).toEqual([undefined, undefined]);
});

test('what another page has changed later is read', () => {
  const kept = new Map<string, string>();
  const [one, other] = [openDrafts(() => storageOf(kept)), openDrafts(() => storageOf(kept))];
  one.write(DRAFT);
  other.write({ ...DRAFT, position: 'later', time: 6 });
  expect(one.read('a')?.position).toBe('later');
});

test('without storage a draft lasts as long as the page, and it is said that it is not kept', () => {
  const drafts = openDrafts(() => {
    throw new Error('no storage');
  });
  expect(drafts.write(DRAFT)).toBe(false);
  expect(drafts.list()).toEqual([DRAFT]);
});

test.each(['', 'null', '{"game":1}', '{"game":"a","position":"b","time":1,"notes":{}}'])(
  'what is no draft is passed over: %s',
  text => {
    const drafts = openDrafts(() => storageOf(new Map([['narrow-seas/draft/a', text]])));
    expect(drafts.list()).toEqual([]);
  },
);
