import { expect, test } from 'vitest';
import { culpritsOf, DICE_ONLY, NOT_YOUR_TURN, OVER, refusal, refused } from './refusal.ts';
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
