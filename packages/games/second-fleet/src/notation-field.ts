import { type Fault, faultAt, ok, pairOf, type Result, type Word, writeWord } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { baseNamed, baseSpec } from './bases.ts';
import { hexNamed, nameOfHex } from './chart.ts';
import { BASE_KEYS, HEX_KEYS, HOME_KEYS, UNIT_KEYS } from './keys.ts';
import { specOf, type UnitSpec, unitNamed } from './roster.ts';
import type { Home } from './state.ts';
import type { BaseId, UnitId } from './vocabulary.ts';

type Named = { readonly extra: readonly UnitSpec[] };
export type Fields = { readonly [key: string]: unknown };

const lastPart = (key: string): string => key.split('.').findLast(part => !/^\d+$/.test(part)) ?? key;

export const nameOfHome = (table: Named, home: Home): string =>
  home.kind === 'base' ? baseSpec(home.base).name : specOf(table, home.carrier).name;

export const homeNamed = (table: Named, name: string): Home | undefined => {
  const base = baseNamed(name);
  if (base !== undefined) return { kind: 'base', base };
  const carrier = unitNamed(table, name);
  return carrier === undefined ? undefined : { kind: 'carrier', carrier };
};

const isHome = (key: string, value: unknown): value is Home =>
  HOME_KEYS.has(key) && typeof value === 'object' && value !== null && 'kind' in value;

const printOne = (table: Named, key: string, value: unknown): string => {
  if (isHome(key, value)) return nameOfHome(table, value);
  if (typeof value !== 'number') return String(value);
  if (HEX_KEYS.has(key)) return nameOfHex(value as HexId);
  if (UNIT_KEYS.has(key)) return specOf(table, value as UnitId).name;
  return BASE_KEYS.has(key) ? baseSpec(value as BaseId).name : String(value);
};

const isPlain = (key: string, value: unknown): boolean =>
  typeof value !== 'object' || value === null || isHome(key, value);

/** `spent=2`, `units=[FRNZE,OTTUK]`, `strike.hex=2909`, `aims.0.points=8`: whatever a phase remembers. */
export const printFields = (table: Named, fields: Fields, prefix = ''): readonly string[] =>
  Object.entries(fields).flatMap(([name, value]) => printField(table, `${prefix}${name}`, value));

const printField = (table: Named, key: string, value: unknown): readonly string[] => {
  const last = lastPart(key);
  if (isPlain(last, value)) return [pairText(key, printOne(table, last, value))];
  if (!Array.isArray(value)) return printFields(table, value as Fields, `${key}.`);
  if (value.every(item => isPlain(last, item)))
    return [pairText(key, `[${value.map(item => printOne(table, last, item)).join(',')}]`)];
  return value.flatMap((item, place) => printField(table, `${key}.${place}`, item));
};

const pairText = (key: string, text: string): string => writeWord(`${key}=${text}`);

const parseOne = (table: Named, key: string, text: string): unknown => {
  if (HOME_KEYS.has(key)) return homeNamed(table, text) ?? text;
  if (HEX_KEYS.has(key)) return hexNamed(text) ?? text;
  if (UNIT_KEYS.has(key)) return unitNamed(table, text) ?? text;
  if (BASE_KEYS.has(key)) return baseNamed(text) ?? text;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,6}$/.test(text) ? Number(text) + 0 : text;
};

const parseValue = (table: Named, key: string, text: string): unknown => {
  if (!text.startsWith('[') || !text.endsWith(']')) return parseOne(table, key, text);
  const items = text.slice(1, -1);
  return items === '' ? [] : items.split(',').map(item => parseOne(table, key, item));
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
  if (typeof below === 'object' && below !== null) plant(below as Growing, rest, value);
};

const isKey = (key: string): boolean => /^[A-Za-z]+(?:\.[A-Za-z]+|\.\d{1,3})*$/.test(key);

/** The fields that these words spell; the first word that spells none is the fault. */
export const parseFields = (table: Named, pairs: readonly Word[]): Result<Fields, Fault> => {
  const tree: Growing = {};
  for (const word of pairs) {
    const pair = pairOf(word);
    if (pair === undefined || !isKey(pair.key))
      return faultAt(word, 'Write key=value here, for example side=soviet.');
    plant(tree, pair.key.split('.'), parseValue(table, lastPart(pair.key), pair.value.text));
  }
  return ok(tree);
};
