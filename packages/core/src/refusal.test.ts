import { expect, test } from 'vitest';
import { refusal, refused } from './refusal.ts';

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
