import { type Fault, faultAt, ok, pairOf, type Result, type Word, writeWord } from '@narrow-seas/core';
import { kindOfField } from '../field-kind.ts';
import type { Common } from '../state.ts';
import { idOf, nameOf } from './names.ts';

type Named = Pick<Common, 'scenario' | 'map' | 'extra'>;
export type Fields = { readonly [key: string]: unknown };

const lastPart = (key: string): string => key.split('.').findLast(part => !/^\d+$/.test(part)) ?? key;

const printOne = (common: Named, name: string, key: string, value: unknown): string => {
  const kind = typeof value === 'number' ? kindOfField(name, key) : undefined;
  return kind === undefined ? String(value) : nameOf(common, kind, value as number);
};

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** `side=axis`, `ships=[Convogli-A,Convogli-B]`, `passage.group=3`: whatever a thing of this name remembers. */
export const printFields = (common: Named, name: string, fields: object, prefix = ''): readonly string[] =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .flatMap(([key, value]) => printField(common, name, `${prefix}${key}`, value));

const printField = (common: Named, name: string, key: string, value: unknown): readonly string[] => {
  const last = lastPart(key);
  if (isPlain(value)) return [pairText(key, printOne(common, name, last, value))];
  if (!Array.isArray(value)) return printFields(common, name, value as object, `${key}.`);
  if (value.every(isPlain))
    return [pairText(key, `[${value.map(item => printOne(common, name, last, item)).join(',')}]`)];
  return value.flatMap((item, place) => printField(common, name, `${key}.${place}`, item));
};

const pairText = (key: string, text: string): string => writeWord(`${key}=${text}`);

const parseOne = (common: Named, name: string, key: string, text: string): unknown => {
  const kind = kindOfField(name, key);
  const id = kind === undefined ? undefined : idOf(common, kind, text);
  if (id !== undefined) return id;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,9}(?:\.\d{1,3})?$/.test(text) ? Number(text) + 0 : text;
};

const parseValue = (common: Named, name: string, key: string, text: string): unknown => {
  if (!text.startsWith('[') || !text.endsWith(']')) return parseOne(common, name, key, text);
  const items = text.slice(1, -1);
  return items === '' ? [] : items.split(',').map(item => parseOne(common, name, key, item));
};

type Growing = { [key: string]: unknown };

/** Puts `aims.0.target` where it belongs; parts that are numbers are places in a list. */
const plant = (tree: Growing, path: readonly string[], value: unknown): void => {
  const [part = '', ...rest] = path;
  if (rest.length === 0) {
    tree[part] = value;
    return;
  }
  const below = tree[part] ?? (/^\d+$/.test(rest[0] ?? '') ? [] : {});
  tree[part] = below;
  if (typeof below === 'object' && below !== null) plant(below as Growing, rest, value);
};

const isKey = (key: string): boolean => /^[A-Za-z]+(?:\.[A-Za-z]+|\.\d{1,3})*$/.test(key);

/** The fields that these words spell; the first word that spells none is the fault. */
export const parseFields = (common: Named, name: string, pairs: readonly Word[]): Result<Fields, Fault> => {
  const tree: Growing = {};
  for (const word of pairs) {
    const pair = pairOf(word);
    if (pair === undefined || !isKey(pair.key))
      return faultAt(word, 'Write key=value here, for example side=axis.');
    plant(tree, pair.key.split('.'), parseValue(common, name, lastPart(pair.key), pair.value.text));
  }
  return ok(tree);
};
