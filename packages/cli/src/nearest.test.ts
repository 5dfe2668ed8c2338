import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance, nearest } from './nearest.ts';

describe('edit distance', () => {
  test.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['skerry', 'skerry', 0],
    ['skery', 'skerry', 1],
    ['skerrry', 'skerry', 1],
    ['sketry', 'skerry', 1],
    ['sekrry', 'skerry', 1],
    ['ab', 'ba', 1],
    ['ca', 'abc', 3],
    ['fleet', 'sea', 4],
  ])('%j to %j is %d', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
  });

  const word = fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'b', 'c') });

  test('is the same both ways, and 0 only between equals', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b) === 0).toBe(a === b);
      }),
    );
  });

  // A letter between two that were swapped parts them: the swap is lost as well.
  test('one letter more is at most two further', () => {
    fc.assert(
      fc.property(word, word, fc.nat(8), (a, b, place) => {
        const edited = `${b.slice(0, place)}c${b.slice(place)}`;
        expect(Math.abs(editDistance(a, edited) - editDistance(a, b))).toBeLessThanOrEqual(2);
      }),
      { examples: [['cba', 'aaacab', 5]] },
    );
  });

  test('one letter more at the end is at most one further', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(Math.abs(editDistance(a, `${b}c`) - editDistance(a, b))).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the nearest word', () => {
  const words = ['skerry', 'sixth-fleet', 'second-fleet'];

  test.each([
    ['Skerry', 'skerry'],
    ['sixthfleet', 'sixth-fleet'],
    ['secnd-fleet', 'second-fleet'],
    ['chess', undefined],
    ['', undefined],
    ['skerry'.repeat(50), undefined],
  ])('to %j is %j', (word, meant) => {
    expect(nearest(word, words)).toBe(meant);
  });

  test('of none is none', () => {
    expect(nearest('skerry', [])).toBeUndefined();
  });
});
