import { expect, test } from 'vitest';
import { z } from 'zod';
import { idSchema } from '../decoder.ts';
import { manyOf } from './declare.ts';
import { namedKind } from './names.ts';
import { readWord } from './read-word.ts';
import type { Schema } from './schema-notes.ts';
import { wordOf } from './wording.ts';

const SHIPS = ['Exeter', 'Ajax', 'Achilles'];
const SHIP = idSchema('ship');
const find = (_: unknown, word: string): number | undefined =>
  SHIPS.includes(word) ? SHIPS.indexOf(word) : undefined;
const wording = {
  names: { ship: namedKind<unknown, number>('ship', (_, ship) => SHIPS[ship], find) },
  position: undefined,
};
const read = (schema: Schema, text: string, code?: string) =>
  readWord(wording, schema, { text, line: 2, column: 7 }, code);

test.each<[string, Schema, string, unknown]>([
  ['a name', SHIP, 'Ajax', 1],
  ['a list', manyOf(SHIP, 9), 'Ajax,Exeter', [1, 0]],
  ['an empty list', manyOf(SHIP, 9), '', []],
  ['a flag', z.boolean(), 'true', true],
  ['a number', z.int(), '-4', -4],
  ['a word', z.enum(['north', 'south']), 'north', 'north'],
])('%s is read as it is written', (_what, schema, text, value) => {
  expect(read(schema, text)).toEqual({ ok: true, value });
  expect(wordOf(wording, schema, value)).toBe(text);
});

test.each<[string, Schema, string]>([
  ['flag', z.boolean(), 'perhaps'],
  ['number', z.int(), 'four'],
])('what is no %s is left for the schema to refuse', (_what, schema, text) => {
  expect(read(schema, text)).toEqual({ ok: true, value: undefined });
});

test('a name that nothing has is refused where it stands, as a fault of the action or of the position', () => {
  const error = { at: 'line 2, column 7', message: 'There is no ship Graf here.' };
  expect(read(manyOf(SHIP, 9), 'Ajax,Graf')).toMatchObject({
    ok: false,
    error: { ...error, code: 'ERR_ACTION' },
  });
  expect(read(SHIP, 'Graf', 'ERR_POSITION')).toMatchObject({ ok: false, error: { code: 'ERR_POSITION' } });
});
