import { NUMBERED, type Term } from '@narrow-seas/core';
import type { Run } from './run.ts';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`);

/** Terms by the words under which they stand in a sentence. */
export interface Lookup {
  readonly ids: ReadonlySet<string>;
  readonly names: ReadonlyMap<string, string>;
  readonly pattern: RegExp;
}

const isShort = (name: string): boolean => /^[A-Z0-9+-]{2,}s?$/.test(name);

/** Abbreviations are found as they are written, words in small and in capital letters. */
const keyOf = (name: string): string => (isShort(name) ? name : name.toLowerCase());

export const lookupOf = (ids: Iterable<string>, glossary: readonly Term[]): Lookup => {
  const names = new Map(
    glossary.flatMap(({ term, inText = [term] }) => inText.map(name => [keyOf(name), term] as const)),
  );
  // The longest first: "zone of control" before "control".
  const words = [...names.keys()].toSorted((one, other) => other.length - one.length).map(escaped);
  const term = words.length === 0 ? '' : String.raw`|(?<![\w-])(?:${words.join('|')})(?![\w-])`;
  return {
    ids: new Set(ids),
    names,
    pattern: new RegExp(String.raw`(?<![\w.])(?:${NUMBERED})(?![\w]|\.\d)${term}`, 'gi'),
  };
};

const listedCase = (ids: ReadonlySet<string>, text: string): string | undefined =>
  [text, text.replace(/\.0$/, '')].find(id => ids.has(id));

const linkIn = (text: string, { ids, names }: Lookup, told: Set<string>): Run => {
  const rule = listedCase(ids, text);
  if (rule !== undefined) return { text, rule };
  const term = names.get(text) ?? (isShort(text) ? undefined : names.get(text.toLowerCase()));
  if (term === undefined || told.has(term)) return text;
  told.add(term);
  return { text, term };
};

const isPlain = (run: Run | undefined): run is string => typeof run === 'string';

/** Neighbouring plain words become one run. */
const joined = (runs: readonly Run[]): readonly Run[] =>
  runs.reduce<Run[]>((all, run) => {
    const last = all.at(-1);
    if (run === '') return all;
    if (isPlain(run) && isPlain(last)) return [...all.slice(0, -1), last + run];
    return [...all, run];
  }, []);

/** A sentence with links to the cases that it names, and to each term where it first stands. */
export const runsOf = (text: string, lookup: Lookup, without: readonly string[] = []): readonly Run[] => {
  const told = new Set(without);
  const runs: Run[] = [];
  let end = 0;
  for (const found of text.matchAll(lookup.pattern)) {
    runs.push(text.slice(end, found.index), linkIn(found[0], lookup, told));
    end = found.index + found[0].length;
  }
  return joined([...runs, text.slice(end)]);
};

export const textOf = (runs: readonly Run[]): string =>
  runs.map(run => (typeof run === 'string' ? run : run.text)).join('');

/** The cases to which the words lead. */
export const casesIn = (runs: readonly Run[], { ids }: Pick<Lookup, 'ids'>): readonly string[] =>
  runs.flatMap(run => (typeof run !== 'string' && 'rule' in run ? (listedCase(ids, run.rule) ?? []) : []));
