import { CATALOGUE } from '@narrow-seas/catalogue';
import { FACES } from '@narrow-seas/catalogue/face';
import { describe, expect, test } from 'vitest';
import { referenceOf } from './build.ts';
import { chapterOf } from './chapters.ts';
import { casesOf, type Reference } from './model.ts';
import type { Run } from './run.ts';
import { textOf } from './runs.ts';
import { searchReference } from './search.ts';

const referenceTo = async (id: string): Promise<Reference> => {
  const game = await CATALOGUE.find(listed => listed.id === id)!.load();
  return referenceOf(game, await FACES.find(listed => listed.id === id)!.load());
};

const rulesIn = (runs: readonly Run[]): readonly string[] =>
  runs.flatMap(run => (typeof run !== 'string' && 'rule' in run ? [run.rule] : []));

const termsIn = (runs: readonly Run[]): readonly string[] =>
  runs.flatMap(run => (typeof run !== 'string' && 'term' in run ? [run.term] : []));

describe.each(CATALOGUE)('the reference of $id', ({ id, load }) => {
  test('holds every case of the rules once, in their order, with its own words and every reading', async () => {
    const reference = await referenceTo(id);
    const rules = (await load())(({ game }) => game.rules);
    const told = casesOf(reference).filter(entry => !entry.id.startsWith('NS.'));
    expect(told.map(entry => entry.id).toSorted()).toEqual(rules.cases.map(rule => rule.id).toSorted());
    for (const { id: number, summary } of rules.cases)
      expect(textOf(told.find(entry => entry.id === number)?.text ?? [])).toBe(summary);
    expect(told.flatMap(({ notes }) => notes)).toHaveLength(rules.fills.length);
    for (const chapter of reference.chapters)
      expect(chapter.cases.every(entry => chapterOf(entry.id) === chapter.id)).toBe(true);
  });

  test('every link leads to a case or a term', async () => {
    const reference = await referenceTo(id);
    const cases = casesOf(reference);
    const ids = new Set(cases.flatMap(entry => [entry.id, `${entry.id}.0`]));
    const terms = new Set(reference.glossary.map(({ term }) => term));
    const runs = cases.flatMap(({ text, notes, figures }) => [
      ...text,
      ...notes.flatMap(({ value, reason }) => [...value, ...reason]),
      ...figures.flatMap(({ caption }) => caption),
    ]);
    expect(rulesIn(runs).filter(rule => !ids.has(rule))).toEqual([]);
    expect(termsIn(runs).filter(term => !terms.has(term))).toEqual([]);
    expect(reference.glossary.filter(({ rule }) => !ids.has(rule))).toEqual([]);
  });

  test('every reference goes both ways', async () => {
    const cases = new Map(casesOf(await referenceTo(id)).map(entry => [entry.id, entry]));
    const there = [...cases.values()].flatMap(entry => entry.see.map(to => `${entry.id} ${to}`));
    const back = [...cases.values()].flatMap(entry => entry.usedBy.map(from => `${from} ${entry.id}`));
    expect(there.length).toBeGreaterThan(4);
    expect(back.toSorted()).toEqual(there.toSorted());
    for (const [from, to] of there.map(pair => pair.split(' '))) {
      expect(cases.has(from ?? '')).toBe(true);
      expect(cases.has(to ?? '')).toBe(true);
    }
  });
});

/** What a person types, and the case that must come first. */
const QUESTIONS: { readonly [game: string]: readonly (readonly [question: string, first: string])[] } = {
  'sixth-fleet': [
    ['zoc', '6.0'],
    ['how do I win?', '13.0'],
    ['sink', '8.71'],
    ['refuel', '9.22'],
    ['fog', '7.4'],
    ['ECM', '8.4'],
    ['stacking limit', '7.0'],
    ['jamming', '8.4'],
    ['night', '9.52'],
    ['holding box', '9.62'],
    ['fortress', '10.41'],
    ['undo', 'NS.2'],
    ['8.24', '8.24'],
  ],
  'second-fleet': [
    ['zoc', 'C.3'],
    ['how do I win?', 'C.22'],
    ['sink', '11'],
    ['refuel', 'C.18.2'],
    ['fog', 'C.3'],
    ['CAP', '8'],
    ['missile', '10.8'],
    ['jamming', '12'],
    ['sonar', '10.10'],
    ['early warning', '12'],
    ['undo', 'NS.2'],
    ['10.8.6.4', '10.8.6.4'],
  ],
  'europa-naval': [
    ['zoc', 'F.7'],
    ['how do I win?', 'F.30'],
    ['sink', 'F.4.1'],
    ['refuel', '36.E'],
    ['fog', 'F.7.2'],
    ['SRP', 'F.16'],
    ['RE', 'F.15'],
    ['minefield', '36.C'],
    ['carrier', 'F.24'],
    ['night', '36.A.2'],
    ['undo', 'NS.2'],
    ['36.D.2', '36.D.2'],
  ],
  skerry: [
    ['zoc', '4.4'],
    ['how do I win?', '6.2'],
    ['undo', 'NS.2'],
  ],
};

test.each(Object.entries(QUESTIONS))(
  '%s answers plain questions with the right case first',
  async (id, asked) => {
    const reference = await referenceTo(id);
    const answered = asked.map(([question]) => [question, searchReference(reference, question).cases[0]?.id]);
    expect(answered).toEqual(asked.map(([question, first]) => [question, first]));
  },
);

test('nothing typed shows everything, and nonsense nothing', async () => {
  const reference = await referenceTo('sixth-fleet');
  expect(searchReference(reference, ' ').cases).toEqual(casesOf(reference));
  expect(searchReference(reference, 'purple elephants')).toEqual({ terms: [], cases: [] });
});
