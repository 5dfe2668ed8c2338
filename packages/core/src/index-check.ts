import { citedIn, citedInCode } from './citation.ts';
import { findRule, flawsOfIndex, type RuleIndex } from './rule-index.ts';

/** Whether the index lists the case that a source cites; a whole chapter, cited as 14.0, may be listed as 14. */
const isListed = (index: RuleIndex, id: string): boolean =>
  (findRule(index, id) ?? findRule(index, id.replace(/\.0$/, ''))) !== undefined;

/** Charts go by A1, A2 and so on; in a game without charts such a word names an aircraft or a position on a counter. */
const isChart = (id: string): boolean => /^A\d+$/.test(id);

/** Those of the numbers that the index does not list, each once. */
export const unknownCases = (index: RuleIndex, ids: readonly string[]): readonly string[] => {
  const hasCharts = index.cases.some(({ id }) => isChart(id));
  return [...new Set(ids)].filter(id => !isListed(index, id) && (hasCharts || !isChart(id)));
};

/** Cases that the index's own words refer to and that do not exist. */
const brokenReferences = (index: RuleIndex): readonly string[] => {
  const texts = [
    ...index.cases.map(({ summary }) => summary),
    ...index.fills.flatMap(({ value, reason }) => [value, reason]),
  ];
  return unknownCases(index, texts.flatMap(citedIn));
};

const sentencesIn = (text: string): number => [...text.matchAll(/[.?!](?= [A-Z0-9]|$)/g)].length;

/** Cases whose summary has no sentence, or too many. */
const longCases = (index: RuleIndex, most: number): readonly string[] =>
  index.cases
    .filter(({ summary }) => sentencesIn(summary) < 1 || sentencesIn(summary) > most)
    .map(({ id }) => id);

/** All that is wrong with an index in itself: its flaws, cases said in too many words, references to nothing. */
export const faultsOfIndex = (index: RuleIndex, sentences: number): readonly string[] => [
  ...flawsOfIndex(index),
  ...longCases(index, sentences).map(id => `Case ${id} is not said in one to ${sentences} sentences.`),
  ...brokenReferences(index).map(id => `Case ${id} is referred to and not listed.`),
];

export type Sources = readonly (readonly [name: string, text: string])[];

/** The sources of a game among the files of its folder, with their texts; the test that asks is left out. */
export const sourcesAmong = (
  names: readonly string[],
  asking: string,
  read: (name: string) => string,
): Sources =>
  names
    .filter(name => name.endsWith('.ts') && !name.endsWith('.d.ts') && name !== asking)
    .toSorted()
    .map(name => [name, read(name)]);

/** What sources cite that the index does not list: `sea/reach.ts: 9.99`. */
export const strayCitations = (index: RuleIndex, sources: Sources): readonly string[] =>
  sources.flatMap(([name, text]) => unknownCases(index, citedInCode(text)).map(id => `${name}: ${id}`));

/** The index says what the rules are, the tools of the tests what is to be tested; neither does it. */
export const isCode = (name: string): boolean =>
  !name.endsWith('.test.ts') && !/^cases\/|(?:^|\/)testing\//.test(name);

/** Folders whose tests ask what is shown, thought or advised; a rule may be wrong while they pass. */
const BESIDE_THE_RULES: { readonly [folder: string]: string } = {
  desk: 'a test of the desk',
  face: 'a test of the display',
  charts: 'a test of the display',
  mind: 'a test of the mind',
  advice: 'a test of the advice',
};

/** What a file of tests is instead, where it does not test the rules. */
export const besideTheRules = (name: string): string | undefined => {
  const folder = name.split('/').findLast(part => Object.hasOwn(BESIDE_THE_RULES, part));
  return folder === undefined ? undefined : BESIDE_THE_RULES[folder];
};

export const isRuleTest = (name: string): boolean =>
  name.endsWith('.test.ts') && besideTheRules(name) === undefined;

/** Cases that act and that no code cites. */
export const silentCases = ({ cases, prose = [] }: RuleIndex, sources: Sources): readonly string[] => {
  const cited = new Set(sources.filter(([name]) => isCode(name)).flatMap(([, text]) => citedInCode(text)));
  return cases
    .map(({ id }) => id)
    .filter(id => !prose.includes(id) && !cited.has(id) && !cited.has(`${id}.0`));
};
