import { expect, test } from 'vitest';
import { oddsParts, oddsTables } from './odds.ts';

test('results of one target are one table with a total of its own', () => {
  const hawes = [
    { of: 'HAWES', result: 'no effect', ways: 80 },
    { of: 'HAWES', result: 'damaged', ways: 20 },
  ];
  const attackers = [{ of: 'attackers', result: 'no step lost', ways: 10 }];
  const [first, second] = hawes as [(typeof hawes)[number], (typeof hawes)[number]];
  expect(oddsTables({ results: [first, ...attackers, second] })).toEqual([
    { of: 'HAWES', line: undefined, results: hawes, total: 100 },
    { of: 'attackers', line: undefined, results: attackers, total: 10 },
  ]);
  expect(oddsTables({ results: hawes, lines: { HAWES: 'die -2' } })[0]?.line).toBe('die -2');
});

test('terms are told sum by sum, in their order', () => {
  const [guns, die, more] = [
    { what: 'guns', value: 4, rule: '1', part: 'total' },
    { what: 'storm', value: -2, rule: '2', part: 'die' },
    { what: 'more guns', value: 3, rule: '1', part: 'total' },
  ] as const;
  expect(oddsParts({ terms: [guns, die, more] })).toEqual([
    { part: 'total', terms: [guns, more] },
    { part: 'die', terms: [die] },
  ]);
  expect(oddsParts({ terms: [{ what: 'ships', value: 1, rule: '1' }] })).toEqual([
    { part: undefined, terms: [{ what: 'ships', value: 1, rule: '1' }] },
  ]);
});

test('results that name nobody are one table', () => {
  const results = [
    { result: 'retreat', ways: 2 },
    { result: 'no effect', ways: 4 },
  ];
  expect(oddsTables({ results })).toEqual([{ of: undefined, line: undefined, results, total: 6 }]);
  expect(oddsTables({ results: [] })).toEqual([]);
});
