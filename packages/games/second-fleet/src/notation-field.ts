import {
  type Fault,
  type Fields,
  type Naming,
  parseFields as parseFieldsBy,
  printFields as printFieldsBy,
  type Result,
  type Word,
} from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { baseNamed, baseSpec } from './bases.ts';
import { hexNamed, nameOfHex } from './chart.ts';
import { BASE_KEYS, HEX_KEYS, HOME_KEYS, UNIT_KEYS } from './keys.ts';
import { specOf, type UnitSpec, unitNamed } from './roster.ts';
import type { Home } from './state.ts';
import type { BaseId, UnitId } from './vocabulary.ts';

type Named = { readonly extra: readonly UnitSpec[] };

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

const nameOf = (table: Named, key: string, value: unknown): string | undefined => {
  if (isHome(key, value)) return nameOfHome(table, value);
  if (typeof value !== 'number') return undefined;
  if (HEX_KEYS.has(key)) return nameOfHex(value as HexId);
  if (UNIT_KEYS.has(key)) return specOf(table, value as UnitId).name;
  return BASE_KEYS.has(key) ? baseSpec(value as BaseId).name : undefined;
};

/** A word under such a key that names nothing is left for the decoder to refuse; a bare number would slip through it. */
const valueOf = (table: Named, key: string, text: string): unknown => {
  if (HOME_KEYS.has(key)) return homeNamed(table, text) ?? text;
  if (HEX_KEYS.has(key)) return hexNamed(text) ?? text;
  if (UNIT_KEYS.has(key)) return unitNamed(table, text) ?? text;
  return BASE_KEYS.has(key) ? (baseNamed(text) ?? text) : undefined;
};

/** How fields of actions and phases are written: what a number means is told by its key. */
export const namingOf = (table: Named): Naming => ({
  nameOf: (key, value) => nameOf(table, key, value),
  valueOf: (key, text) => valueOf(table, key, text),
  example: 'side=soviet',
});

/** `spent=2`, `units=[FRNZE,OTTUK]`, `strike.hex=2909`, `aims.0.points=8`: whatever a phase remembers. */
export const printFields = (table: Named, fields: object): readonly string[] =>
  printFieldsBy(namingOf(table), fields);

export const parseFields = (table: Named, words: readonly Word[]): Result<Fields, Fault> =>
  parseFieldsBy(namingOf(table), words);
