import { textOf } from './runs.ts';
import { type CaseEntry, casesOf, type Reference, type TermEntry } from './model.ts';
import { meant, wordsIn } from './synonyms.ts';

export interface Found {
  readonly terms: readonly TermEntry[];
  /** The best first. */
  readonly cases: readonly CaseEntry[];
}

interface Asked {
  readonly text: string;
  /** Each word of the question, with what else it may be called. */
  readonly words: readonly (readonly string[])[];
}

const namesOf = ({ term, also }: TermEntry): readonly string[] =>
  [term, ...also].map(name => name.toLowerCase());

const holds = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${word.replaceAll(/[.*+?^${'$'}{}()|[\]\\]/g, '\\$&')}`, 'u').test(text);

/** The question names the term, or the term is a longer name for what was typed. */
const isNamed = (term: TermEntry, { text, words }: Asked): boolean =>
  namesOf(term).some(
    name =>
      name === text ||
      wordsIn(name).every(part => words.some(([word]) => word === part)) ||
      (text.length > 3 && name.includes(text)),
  );

const WEIGHT = { id: 1000, term: 60, title: 30, whole: 20, text: 4, note: 1 } as const;

/** Of the words of the question, how many stand in the text, in whatever way they can be said. */
const countIn = (text: string, { words }: Asked): number =>
  words.filter(ways => ways.some(way => holds(text, way))).length;

const scoreOf = (entry: CaseEntry, asked: Asked, terms: readonly TermEntry[]): number => {
  const id = entry.id.toLowerCase();
  if (id === asked.text) return WEIGHT.id * 2;
  if (id.startsWith(asked.text)) return WEIGHT.id;
  const [title, text] = [entry.title.toLowerCase(), textOf(entry.text).toLowerCase()];
  const notes = entry.notes
    .map(({ value }) => textOf(value))
    .join(' ')
    .toLowerCase();
  const all = asked.words.length;
  const whole = countIn(`${title} ${text}`, asked);
  const wide = countIn(`${title} ${text} ${notes}`, asked);
  const named = terms.some(({ rule }) => rule === entry.id) ? WEIGHT.term : 0;
  if (wide < all && named === 0) return 0;
  return (
    named +
    countIn(title, asked) * WEIGHT.title +
    (title === asked.text || wordsIn(title).length === countIn(title, asked) ? WEIGHT.whole : 0) +
    whole * WEIGHT.text +
    (wide - whole) * WEIGHT.note
  );
};

/** Whole reference without a question; else what the glossary says, and the cases that answer best. */
export const searchReference = (reference: Reference, sought: string): Found => {
  const text = sought
    .trim()
    .toLowerCase()
    .replace(/[?!.]+$/, '');
  const all = casesOf(reference);
  if (text === '') return { terms: [], cases: all };
  const asked: Asked = { text, words: wordsIn(text).map(meant) };
  const terms = asked.words.length === 0 ? [] : reference.glossary.filter(term => isNamed(term, asked));
  const scored = all
    .map(entry => ({ entry, score: scoreOf(entry, asked, terms) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  return { terms, cases: scored.map(({ entry }) => entry) };
};
