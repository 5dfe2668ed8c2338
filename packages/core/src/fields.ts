import type { Fault } from './fault.ts';
import { isObject } from './json.ts';
import { faultAt, pairOf, type Word, writeWord } from './notation.ts';
import { ok, type Result } from './result.ts';

/** What a phase, a force or a score remembers, by name. */
export type Fields = { readonly [key: string]: unknown };

/** How a game calls what its numbers stand for. A path leads to them: `aims`, `0`, `unit`. */
export interface Naming {
  /** The one word for this value; undefined for what is written as it is, or field by field. */
  readonly nameOf: (path: readonly string[], value: unknown) => string | undefined;
  /** What a word at this path stands for; undefined when it is a number, a flag or text like any other. */
  readonly valueOf: (path: readonly string[], text: string) => unknown;
  /** `side=soviet`, for the complaint about a word that is no field. */
  readonly example: string;
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** `spent=2`, `units=[FRNZE,OTTUK]`, `strike.hex=2909`, `aims.0.points=8`. A field that holds undefined does not count. */
export const printFields = (naming: Naming, fields: object, prefix = ''): readonly string[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : printField(naming, `${prefix}${name}`, value),
  );

const printField = (naming: Naming, key: string, value: unknown): readonly string[] => {
  const path = key.split('.');
  const wordOf = (item: unknown): string | undefined =>
    naming.nameOf(path, item) ?? (isNested(item) ? undefined : String(item));
  const word = wordOf(value);
  if (word !== undefined) return [writeWord(`${key}=${word}`)];
  if (!Array.isArray(value)) return printFields(naming, value as object, `${key}.`);
  const words = value.map(wordOf);
  return words.includes(undefined)
    ? value.flatMap((item, place) => printField(naming, `${key}.${place}`, item))
    : [writeWord(`${key}=[${words.join(',')}]`)];
};

const parseOne = (naming: Naming, path: readonly string[], text: string): unknown => {
  const named = naming.valueOf(path, text);
  if (named !== undefined) return named;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,9}(?:\.\d{1,3})?$/.test(text) ? Number(text) + 0 : text;
};

const parseValue = (naming: Naming, path: readonly string[], text: string): unknown => {
  if (!text.startsWith('[') || !text.endsWith(']')) return parseOne(naming, path, text);
  const items = text.slice(1, -1);
  return items === '' ? [] : items.split(',').map(item => parseOne(naming, path, item));
};

type Growing = { [key: string]: unknown };

/** Puts `aims.0.points` where it belongs; parts that are numbers are places in a list. */
const plant = (tree: Growing, path: readonly string[], value: unknown): void => {
  const [part = '', ...rest] = path;
  if (rest.length === 0) {
    tree[part] = value;
    return;
  }
  const below = tree[part] ?? (/^\d+$/.test(rest[0] ?? '') ? [] : {});
  tree[part] = below;
  if (isNested(below)) plant(below as Growing, rest, value);
};

const isKey = (key: string): boolean => /^[A-Za-z]+(?:\.[A-Za-z]+|\.\d{1,3})*$/.test(key);

/** The fields that these words spell; the first word that spells none is the fault. */
export const parseFields = (naming: Naming, words: readonly Word[]): Result<Fields, Fault> => {
  const tree: Growing = {};
  for (const word of words) {
    const pair = pairOf(word);
    if (pair === undefined || !isKey(pair.key))
      return faultAt(word, `Write key=value here, for example ${naming.example}.`);
    const path = pair.key.split('.');
    plant(tree, path, parseValue(naming, path, pair.value.text));
  }
  return ok(tree);
};

/** What is written replaces what is there, field by field; lists are replaced whole. */
export const mergeFields = (before: object, after: Fields): object => ({
  ...before,
  ...Object.fromEntries(
    Object.entries(after).map(([key, value]) => {
      const under: unknown = before[key as keyof typeof before];
      return [key, isObject(under) && isObject(value) ? mergeFields(under, value) : value];
    }),
  ),
});
