import { describe, expect, test } from 'vitest';
import { faultsOfIndex, silentCases, sourcesAmong, strayCitations, unknownCases } from './index-check.ts';
import type { RuleIndex } from './rule-index.ts';

const index: RuleIndex = {
  cases: [
    { id: '1.0', title: 'Sea', summary: 'Ships sail. 2 a hex. See [1.1].' },
    { id: '1.1', title: 'Land', summary: 'no sentence' },
    { id: '2', title: 'Air', summary: 'See [2].' },
  ],
  fills: [{ id: 'F1', rule: '1.1', value: 'As [1.2] says.', reason: 'See [1].' }],
};

describe('an index', () => {
  test('is asked which numbers it does not list, each once', () => {
    expect(unknownCases(index, ['1.0', '2.0', 'NS.1', '3.0', '1.2', '3.0'])).toEqual(['3.0', '1.2']);
  });

  test('without charts takes A4 for something else', () => {
    const charted = { ...index, cases: [{ id: 'A1', title: 'Chart', summary: 'A chart.' }] };
    expect(unknownCases(index, ['A4'])).toEqual([]);
    expect(unknownCases(charted, ['A1', 'A4'])).toEqual(['A4']);
  });

  const LONG = 'Case 1.0 is not said in one to 2 sentences.';
  const SILENT = (most: number): string => `Case 1.1 is not said in one to ${most} sentences.`;
  const BROKEN = 'Case 1.2 is referred to and not listed.';

  test('says each case in some sentences and not too many, and refers to cases that exist', () => {
    expect(faultsOfIndex(index, 3)).toEqual([SILENT(3), BROKEN]);
    expect(faultsOfIndex(index, 2)).toEqual([LONG, SILENT(2), BROKEN]);
  });

  test('has no flaws', () => {
    const twice = { ...index, cases: [...index.cases, { id: '2', title: 'Air', summary: 'Again.' }] };
    expect(faultsOfIndex(twice, 3)).toContain('Case 2 is listed twice.');
  });
});

describe('sources', () => {
  test('are asked what they cite that is not listed', () => {
    const sources = [
      ['sea.ts', '/** [1.0] [1.2] */'],
      ['land.test.ts', "test('[1.1] land [2]', () => {});"],
      ['air.ts', "const rule = '3.1';"],
    ] as const;
    expect(strayCitations(index, sources)).toEqual(['sea.ts: 1.2', 'air.ts: 3.1']);
  });

  test('are asked which cases no code cites: neither tests nor the index itself count, and prose need not', () => {
    const told = { ...index, prose: ['1.1'] };
    const names = [
      'sea.test.ts',
      'cases/rules.ts',
      'cases/index/air.ts',
      'cases/edition/air.ts',
      'testing/air.ts',
    ];
    const sources = names.map(name => [name, '/** [2] [1] */'] as const);
    expect(silentCases(told, sources)).toEqual(['1.0', '2']);
    expect(silentCases(told, [...sources, ['sea/air.ts', '/** [2] */']])).toEqual(['1.0']);
    expect(silentCases(index, [['caseless.ts', '/** [1] [2] */']])).toEqual(['1.1']);
  });
});

test('sources are what is written in the language, without the test that asks', () => {
  const names = ['sea/b.ts', 'a.ts', 'data.d.ts', 'rules.test.ts', 'sea', 'map.json'];
  expect(sourcesAmong(names, 'rules.test.ts', name => `text of ${name}`)).toEqual([
    ['a.ts', 'text of a.ts'],
    ['sea/b.ts', 'text of sea/b.ts'],
  ]);
});
