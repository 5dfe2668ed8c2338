import { expect, test } from 'vitest';
import type { CaseRuling } from './judge-case.ts';
import { sayCase } from './tell.ts';

const judged = (results: readonly { of?: string; result: string; ways: number }[]): CaseRuling => ({
  name: 'a strike',
  rulings: [
    {
      verdict: 'legal',
      action: 'soviet aim HAWES=14 OSLO=12',
      odds: { terms: [], sum: 'defence 7', results },
      events: [],
      named: [],
      told: [],
    },
  ],
});

test('of several targets each has its own total', () => {
  const told = sayCase(
    judged([
      { of: 'HAWES', result: 'no effect', ways: 80 },
      { of: 'HAWES', result: 'damaged', ways: 20 },
      { of: 'OSLO', result: 'no effect', ways: 100 },
    ]),
  );
  expect(told).toContain(
    'odds: defence 7: HAWES: no effect 80 of 100, damaged 20 of 100; OSLO: no effect 100 of 100',
  );
});

test('results of one thing are told without a name', () => {
  expect(
    sayCase(
      judged([
        { result: 'found', ways: 4 },
        { result: 'not found', ways: 6 },
      ]),
    ),
  ).toContain('odds: defence 7: found 4 of 10, not found 6 of 10');
});
