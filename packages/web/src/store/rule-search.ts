import type { RuleCase, RuleIndex, Term } from '@narrow-seas/core';

export interface RulesFound {
  readonly terms: readonly Term[];
  readonly cases: readonly RuleCase[];
}

/** Words of a question that tell nothing. */
const EMPTY: readonly string[] =
  'a an and are can do does how i in is it my of on the to what when where who why'.split(' ');

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}.-]+/u)
    .filter(word => word !== '' && !EMPTY.includes(word));

const namesOf = ({ term, also = [] }: Term): readonly string[] =>
  [term, ...also].map(name => name.toLowerCase());

/** A term by its abbreviation, or by a word that people use for it. */
const isSought = (term: Term, text: string, words: readonly string[]): boolean =>
  namesOf(term).some(
    name => name === text || words.includes(name) || (text.length > 3 && name.includes(text)),
  );

/** Every word of the question stands in the case. */
const holdsAll = ({ title, summary }: RuleCase, words: readonly string[]): boolean => {
  const text = `${title} ${summary}`.toLowerCase();
  return words.length > 0 && words.every(word => text.includes(word));
};

/** What the glossary says first; then cases by number, those that the glossary leads to, those that hold the words. */
export const searchRules = ({ cases, glossary = [] }: RuleIndex, sought: string): RulesFound => {
  const text = sought.trim().toLowerCase();
  if (text === '') return { terms: [], cases };
  const words = wordsIn(text);
  const terms = glossary.filter(term => isSought(term, text, words));
  const found = [
    ...cases.filter(({ id }) => id.toLowerCase().startsWith(text)),
    ...cases.filter(({ id }) => terms.some(({ rule }) => rule === id)),
    ...cases.filter(rule => holdsAll(rule, words)),
  ];
  return { terms, cases: [...new Set(found)] };
};
