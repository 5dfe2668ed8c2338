import { CATALOGUE } from '@narrow-seas/catalogue';
import type { RuleIndex } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { searchRules } from '../store/rule-search.ts';

const rulesOf = async (id: string): Promise<RuleIndex> => {
  const some = await CATALOGUE.find(game => game.id === id)?.load();
  if (some === undefined) throw new Error(`There is no game ${id}.`);
  return some(({ game }) => game.rules);
};

test.each([
  ['sixth-fleet', ['zoc', 'how do I win', 'ECM']],
  ['second-fleet', ['zoc', 'how do I win', 'CAP']],
  ['europa-naval', ['zoc', 'how do I win', 'SP', 'SRP', 'NRP', 'RE']],
])('%s explains what people type', async (id, questions) => {
  const rules = await rulesOf(id);
  for (const question of questions) {
    const { terms, cases } = searchRules(rules, question);
    expect(terms.length).toBeGreaterThan(0);
    expect(cases.map(rule => rule.id)).toContain(terms[0]?.rule);
  }
});

test('a number finds its case first, words must all stand in a case, and nothing typed shows everything', async () => {
  const rules = await rulesOf('sixth-fleet');
  expect(searchRules(rules, '8.71').cases[0]?.id).toBe('8.71');
  expect(searchRules(rules, '').cases).toHaveLength(rules.cases.length);
  expect(searchRules(rules, 'purple elephants')).toEqual({ terms: [], cases: [] });
});
