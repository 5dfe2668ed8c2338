import type { Analysis } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import type { Action } from '../../link/protocol.ts';
import { furtherOf, soundAnalysis } from './kept.ts';

const TOLD: Analysis<Action> = {
  format: 'narrow-seas/analysis',
  version: 1,
  game: 'skerry',
  key: 'one',
  side: 'north',
  level: 'captain',
  scale: 10,
  start: 0,
  points: [{ at: 1, by: 'north', value: 2, luck: 0 }],
  decisions: [{ from: 0, to: 1, by: 'north', title: 'Sail', grade: 'good', lost: 0.3 }],
  moments: [{ kind: 'luck', from: 1, to: 2, by: 'north', swing: 4, title: '' }],
  totals: {},
  share: 0.5,
  complete: false,
};

test('what was kept of the same game is taken as it is', () => {
  const kept = { told: TOLD, maker: 'build' };
  expect(soundAnalysis(structuredClone(kept), 'one')).toEqual(kept);
});

test('what was kept before another move is worth nothing', () => {
  expect(soundAnalysis({ told: TOLD, maker: 'build' }, 'other')).toBeUndefined();
});

test.each([
  ['nothing', undefined],
  ['a text', 'analysis'],
  ['no analysis', { maker: 'build' }],
  ['no maker', { told: TOLD }],
  ['another version', { told: { ...TOLD, version: 2 }, maker: '' }],
  ['a point without a value', { told: { ...TOLD, points: [{ at: 1, by: 'north', luck: 0 }] }, maker: '' }],
  [
    'a grade that is not one',
    { told: { ...TOLD, decisions: [{ ...TOLD.decisions[0], grade: 'odd' }] }, maker: '' },
  ],
  [
    'a better plan without steps',
    { told: { ...TOLD, decisions: [{ ...TOLD.decisions[0], better: { title: 'Stay' } }] }, maker: '' },
  ],
  ['moments that are no list', { told: { ...TOLD, moments: {} }, maker: '' }],
  ['no totals', { told: { ...TOLD, totals: undefined }, maker: '' }],
])('a damaged entry is ignored: %s', (_what, value) => {
  expect(soundAnalysis(value, 'one')).toBeUndefined();
});

test('the older one is shown until the newer is as far', () => {
  const newer = { ...TOLD, share: 0.2 };
  expect(furtherOf(TOLD, newer)).toBe(TOLD);
  expect(furtherOf({ ...TOLD, share: 0.1 }, newer)).toBe(newer);
  const whole = { ...TOLD, share: 1, complete: true };
  expect(furtherOf(whole, newer)).toBe(whole);
  expect(furtherOf(whole, { ...newer, complete: true })).toMatchObject({ share: 0.2 });
  expect(furtherOf({ ...whole, key: 'other' }, newer)).toBe(newer);
});
