import { expect, test } from 'vitest';
import { type Chance, dieOf, drawOutcome, totalWays } from './chance.ts';

const OUTCOMES: readonly Chance<string>[] = [
  { action: 'one way', ways: 1 },
  { action: 'three ways', ways: 3 },
  { action: 'two ways', ways: 2 },
];

test('ways are summed as whole numbers', () => {
  expect(totalWays(OUTCOMES)).toBe(6);
  expect(totalWays([])).toBe(0);
  expect(totalWays(Array.from({ length: 36 }, () => ({ action: 'pair', ways: 1 })))).toBe(36);
});

test('each of the ways leads to its outcome, once', () => {
  const limits: number[] = [];
  const drawn = [0, 1, 2, 3, 4, 5].map(way =>
    drawOutcome(OUTCOMES, {
      below: limit => {
        limits.push(limit);
        return way;
      },
    }),
  );
  expect(drawn).toEqual(['one way', 'three ways', 'three ways', 'three ways', 'two ways', 'two ways']);
  expect(limits).toEqual([6, 6, 6, 6, 6, 6]);
});

test('without outcomes there is nothing to draw', () => {
  expect(() => drawOutcome([], { below: () => 0 })).toThrow('Chance has no outcomes to draw from');
});

test('a die falls on each of its faces in one way', () => {
  expect(dieOf([0, 1])).toEqual([
    { action: { type: 'roll', face: 0 }, ways: 1 },
    { action: { type: 'roll', face: 1 }, ways: 1 },
  ]);
});
