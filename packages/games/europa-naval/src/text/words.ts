import {
  decoderOf,
  type Fault,
  faultAt,
  ok,
  type Result,
  type Statement,
  type Word,
} from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { ZodType } from 'zod';
import type { Common, State } from '../model/state.ts';
import { parseFields } from './fields.ts';
import { NAMES } from './kinds.ts';
import { idOf } from './names.ts';

export type Read = Result<State, Fault>;
export type Reader = (state: State, statement: Statement) => Read;

export const common = (state: State, change: Partial<Common>): Read =>
  ok({ ...state, common: { ...state.common, ...change } });

export const oneOf = <T extends string>(
  values: readonly T[],
  first: Word,
  word: Word | undefined,
): Result<T, Fault> => {
  const value = values.find(known => known === word?.text);
  return value === undefined ? faultAt(word ?? first, `Write one of ${values.join(', ')}.`) : ok(value);
};

export const readHex = (state: State, first: Word, word: Word | undefined): Result<HexId, Fault> => {
  const hex = word?.text.startsWith('@') ? idOf(state.common, 'hex', word.text.slice(1)) : undefined;
  return hex === undefined
    ? faultAt(word ?? first, 'Write a hex of the map as @025006, or @Napoli.')
    : ok(hex as HexId);
};

export const readNumber = (first: Word, word: Word | undefined): Result<number, Fault> =>
  word !== undefined && /^-?\d{1,6}(?:\.\d{1,3})?$/.test(word.text)
    ? ok(Number(word.text))
    : faultAt(word ?? first, 'Write a number here.');

export const readNamed = (
  state: State,
  kind: 'port' | 'ground' | 'air' | 'ship',
  first: Word,
  word: Word | undefined,
): Result<number, Fault> => {
  const id = word === undefined ? undefined : idOf(state.common, kind, word.text);
  return id === undefined
    ? faultAt(word ?? first, `There is no ${NAMES[kind]?.noun ?? kind} ${word?.text ?? ''} here.`)
    : ok(id);
};

/** Fields of a line, decoded; what they must be is told by the schema. */
export const decoded = <T>(
  state: State,
  first: Word,
  words: readonly Word[],
  schema: ZodType<T>,
): Result<T, Fault> => {
  const fields = parseFields(state.common, schema, words);
  if (!fields.ok) return fields;
  const value = decoderOf(schema)(fields.value);
  return value.ok ? value : faultAt(first, `${value.error.at} ${value.error.message}`);
};
