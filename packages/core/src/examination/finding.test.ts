import { expect, test } from 'vitest';
import { CHECKS, sayFinding } from './finding.ts';

test('a finding says what is wrong and how to see it again', () => {
  const finding = { check: 'undo', detail: 'it forgets the mine', opening: 1, seed: 42, move: 17 } as const;
  expect(sayFinding(finding)).toBe('undo: it forgets the mine (opening 1, seed 42, after 17 moves)');
});

test('every check has a name of its own', () => {
  expect(new Set(CHECKS).size).toBe(CHECKS.length);
});
