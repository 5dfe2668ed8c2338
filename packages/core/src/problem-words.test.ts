import { expect, test } from 'vitest';
import { sayReached, sayShare, sayWanted } from './problem-words.ts';

test.each([
  [0.5, '50% (3 in 6)'],
  [4 / 6, '66.7% (4 in 6)'],
  [0.35000000000000003, '35%'],
  [0.938, '93.8%'],
  [0.4, '40% (4 in 10)'],
  [0, '0%'],
  [1, '100%'],
])('a share of %d is said as %s', (share, said) => expect(sayShare(share)).toBe(said));

test('what is said of an answer is never more than what it reaches', () => {
  expect(sayReached({ kind: 'mean', points: 4.8 }, 4.7999)).toBe('4.7 points');
  expect(sayReached({ kind: 'mean', points: 1 }, 1)).toBe('1 point');
  expect(sayReached({ kind: 'worth', points: 1 }, -0.25)).toBe('-0.3 points');
  expect(sayReached({ kind: 'gain', points: 7, chance: 0.5 }, 1 / 3)).toBe('33.3% (2 in 6)');
});

test('what an aim wants is said in the same figures', () => {
  expect(sayWanted({ kind: 'mean', points: 3.5 })).toBe('3.5 points');
  expect(sayWanted({ kind: 'gain', points: 7, chance: 0.5 })).toBe('50% (3 in 6)');
});
