import { expect, test } from 'vitest';
import { oddsTables } from './odds.ts';

test('results of one target are one table with a total of its own', () => {
  const hawes = [
    { of: 'HAWES', result: 'no effect', ways: 80 },
    { of: 'HAWES', result: 'damaged', ways: 20 },
  ];
  const attackers = [{ of: 'attackers', result: 'no step lost', ways: 10 }];
  const [first, second] = hawes as [(typeof hawes)[number], (typeof hawes)[number]];
  expect(oddsTables({ results: [first, ...attackers, second] })).toEqual([
    { of: 'HAWES', results: hawes, total: 100 },
    { of: 'attackers', results: attackers, total: 10 },
  ]);
});

test('results that name nobody are one table', () => {
  const results = [
    { result: 'retreat', ways: 2 },
    { result: 'no effect', ways: 4 },
  ];
  expect(oddsTables({ results })).toEqual([{ of: undefined, results, total: 6 }]);
  expect(oddsTables({ results: [] })).toEqual([]);
});
