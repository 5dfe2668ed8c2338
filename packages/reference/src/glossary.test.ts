import { CATALOGUE } from '@narrow-seas/catalogue';
import { findRule, type RuleIndex } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';

/** Everybody knows these, or they are parts of names and numbers. */
const KNOWN = new Set(['NATO', 'II', 'UK', 'USA', 'MR', 'NS']);

const ABBREVIATION = /(?<![\w.-])[A-Z]{2,}(?=s?(?![\w-]))/g;

const wordsOf = ({ cases }: RuleIndex): string =>
  cases.map(({ title, summary }) => `${title}. ${summary}`).join(' ');

const explainedIn = ({ glossary = [] }: RuleIndex): ReadonlySet<string> =>
  new Set(
    glossary.flatMap(({ term, also = [], inText = [] }) =>
      [term, ...also, ...inText].flatMap(name => name.match(ABBREVIATION) ?? []),
    ),
  );

describe.each(CATALOGUE)('the glossary of $id', ({ load }) => {
  test('explains every abbreviation of the cases, and leads to a listed case', async () => {
    const rules = (await load())(({ game }) => game.rules);
    const explained = explainedIn(rules);
    const used = new Set(wordsOf(rules).match(ABBREVIATION) ?? []);
    expect([...used].filter(word => !KNOWN.has(word) && !explained.has(word))).toEqual([]);
    expect(rules.glossary?.filter(({ rule }) => findRule(rules, rule) === undefined)).toEqual([]);
  });

  test('names each term once', async () => {
    const terms = (await load())(({ game }) => game.rules.glossary ?? []).map(({ term }) => term);
    expect(new Set(terms).size).toBe(terms.length);
  });
});
