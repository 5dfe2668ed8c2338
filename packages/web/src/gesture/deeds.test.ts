import type { Choice } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { deedsOf } from './deeds.ts';

const choice = (key: string, given: Partial<Choice<object>> = {}): Choice<object> => ({
  key,
  kind: 'move',
  label: key,
  action: { key },
  ...given,
});

test('choices with the same words before the stroke are one deed, done in their order', () => {
  const deeds = deedsOf([
    choice('move:5/1', { hex: 5, cost: 2 }),
    choice('move:6/1'),
    choice('move:5/2', { hex: 5 }),
  ]);
  expect(deeds.map(({ key, actions }) => [key, actions])).toEqual([
    ['move:5', [{ key: 'move:5/1' }, { key: 'move:5/2' }]],
    ['move:6', [{ key: 'move:6/1' }]],
  ]);
  expect(deeds[0]).toMatchObject({ hex: 5, cost: 2, label: 'move:5/1; move:5/2' });
});

test('a key without a stroke stands for itself', () => {
  expect(deedsOf([choice('decline'), choice('stop')]).map(({ key }) => key)).toEqual(['decline', 'stop']);
});

test('what speaks against several pieces is said once', () => {
  const [deed] = deedsOf([
    choice('a/1', { warning: 'Far.' }),
    choice('a/2', { warning: 'Far.' }),
    choice('a/3'),
  ]);
  expect(deed?.warning).toBe('Far.');
  expect(deedsOf([choice('b/1')])[0]?.warning).toBeUndefined();
});
