import { describe, expect, test } from 'vitest';
import { culpritsOf, DICE_ONLY, NOT_YOUR_TURN, OVER, refusal, refuseNumbers, refused } from './refusal.ts';
import { findRule } from './rule-index.ts';

test('a refusal has no culprits unless some are named', () => {
  expect(refusal('6.2', 'land', 'Ships keep to the sea.')).toEqual({
    rule: '6.2',
    code: 'land',
    reason: 'Ships keep to the sea.',
    culprits: [],
  });
  const culprits = [{ kind: 'hex', id: 412 }];
  expect(refusal('6.2', 'land', 'Ships keep to the sea.', culprits).culprits).toBe(culprits);
});

test('refused is a failed result', () => {
  const given = refusal('6.2', 'land', 'Ships keep to the sea.');
  expect(refused(given)).toEqual({ ok: false, error: given });
});

test.each([OVER, NOT_YOUR_TURN, DICE_ONLY])('$code cites a case of the table', ({ rule, reason }) => {
  expect(findRule({ cases: [], fills: [] }, rule)).toBeDefined();
  expect(reason).toMatch(/^[A-Z].*\.$/);
});

test('culprits are of one kind', () => {
  expect(culpritsOf('hex', [3, 4])).toEqual([
    { kind: 'hex', id: 3 },
    { kind: 'hex', id: 4 },
  ]);
});

describe('numbers of an action', () => {
  const judge = (key: string, value: number) =>
    key === 'unit' && value > 9 ? refusal('1', 'nobody', 'Nobody.', culpritsOf('unit', [value])) : undefined;

  test.each([
    ['none at all', { type: 'done', note: 'unit', flag: true, none: null }],
    ['small ones', { unit: 3, path: [40, 41] }],
  ])('%s are let through', (_name, action) => {
    expect(refuseNumbers(action, judge)).toBeUndefined();
  });

  test.each([
    ['by itself', { type: 'sail', unit: 12 }],
    ['in a list', { hex: 50, unit: [3, 12, 13] }],
    ['in a list of lists', { unit: [[3], [4, 12]] }],
    ['deep down', { aims: [{ hex: 50, target: { unit: 12 } }] }],
  ])('one too large is found %s', (_name, action) => {
    expect(refuseNumbers(action, judge)?.culprits).toEqual([{ kind: 'unit', id: 12 }]);
  });
});
