import { describe, expect, test } from 'vitest';
import { brokenReferences, longCases, sourcesAmong, unknownCases } from './index-check.ts';
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

  test('must refer to cases that exist', () => {
    expect(brokenReferences(index)).toEqual(['1.2']);
  });

  test('says each case in some sentences, and not too many', () => {
    expect(longCases(index, 3)).toEqual(['1.1']);
    expect(longCases(index, 2)).toEqual(['1.0', '1.1']);
  });
});

test('sources are what is written in the language, without the test that asks', () => {
  const names = ['sea/b.ts', 'a.ts', 'data.d.ts', 'rules.test.ts', 'sea', 'map.json'];
  expect(sourcesAmong(names, 'rules.test.ts', name => `text of ${name}`)).toEqual([
    ['a.ts', 'text of a.ts'],
    ['sea/b.ts', 'text of sea/b.ts'],
  ]);
});
