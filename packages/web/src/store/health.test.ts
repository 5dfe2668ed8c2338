import { expect, test } from 'vitest';
import type { Notice } from '../link/notice.ts';
import { isUnsaved, makeWatch } from './health.ts';

const hearing = (...notices: readonly Notice[]) => {
  const watch = makeWatch();
  for (const notice of notices) watch.hear(notice);
  return watch.get();
};

const SAVING: Notice = { notice: 'saving', id: 'a' };
const SAVED: Notice = { notice: 'saved', id: 'a' };
const UNSAVED: Notice = { notice: 'unsaved', id: 'a', reason: 'Full.' };

test.each<[name: string, notices: readonly Notice[], saving: string]>([
  ['nothing is known before the first word', [], 'unknown'],
  ['a change is not saved before that is confirmed', [SAVED, SAVING], 'unknown'],
  ['confirmed', [SAVING, SAVED], 'saved'],
  ['what fails stays told while it is tried again', [UNSAVED, SAVING], 'failing'],
  ['until a later save is confirmed', [UNSAVED, SAVING, SAVED], 'saved'],
])('%s', (_name, notices, saving) => {
  expect(hearing(...notices).saving).toBe(saving);
});

test('what was heard of one game says nothing about another', () => {
  const health = hearing(UNSAVED, { notice: 'saving', id: 'b' });
  expect([isUnsaved(health, 'a'), isUnsaved(health, 'b')]).toEqual([false, false]);
  expect(isUnsaved(hearing(UNSAVED), 'a')).toBe(true);
});

test('a worker that has stopped is not well again because an old question was given up', () => {
  expect(hearing({ notice: 'silent' }, { notice: 'heard' }).worker).toBe('well');
  expect(hearing({ notice: 'silent' }, { notice: 'stopped' }, { notice: 'heard' }).worker).toBe('stopped');
});
