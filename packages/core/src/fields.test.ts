import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Fields, mergeFields, type Naming, parseFields, printFields } from './fields.ts';
import { readStatements, type Word } from './notation.ts';
import { mustBe } from './result.ts';

/** Ships 0 and 1 have names; a home is an object with one. */
const SHIPS = ['Exeter', 'Ajax'];
/** The last key that is no place in a list. */
const keyOf = (path: readonly string[]): string => path.findLast(part => !/^\d+$/.test(part)) ?? '';

const naming: Naming = {
  nameOf: (path, value) => {
    const key = keyOf(path);
    if (key === 'home' && typeof value === 'object') return (value as { readonly port: string }).port;
    return key === 'ship' || key === 'ships' ? SHIPS[value as number] : undefined;
  },
  valueOf: (path, text) => {
    const key = keyOf(path);
    if (key === 'home') return { port: text };
    const ship = SHIPS.indexOf(text);
    return (key === 'ship' || key === 'ships') && ship >= 0 ? ship : undefined;
  },
  example: 'side=north',
};

const wordsOf = (text: string): readonly Word[] => readStatements(text)[0] ?? [];

const FIELDS = {
  spent: -2,
  half: 1.5,
  seen: true,
  side: 'north',
  note: 'two words',
  ships: [1, 0],
  none: [],
  home: { port: 'Napoli' },
  strike: { ship: 0, aims: [{ ship: 1, points: 8 }, { points: 3 }] },
};
const TEXT =
  'spent=-2 half=1.5 seen=true side=north "note=two words" ships=[Ajax,Exeter] none=[] home=Napoli strike.ship=Exeter strike.aims.0.ship=Ajax strike.aims.0.points=8 strike.aims.1.points=3';

describe('fields', () => {
  test('are written one by one, nested ones by their path, and what has a name by its name', () => {
    expect(printFields(naming, FIELDS).join(' ')).toBe(TEXT);
    expect(printFields(naming, { ship: undefined, side: 'south' })).toEqual(['side=south']);
  });

  test('are read as they were written', () => {
    expect(mustBe(parseFields(naming, wordsOf(TEXT)))).toEqual(FIELDS);
  });

  test.each(['north', '=3', 'a..b=3', 'a.1000=3', '0.a=3'])('%s is none', text => {
    expect(parseFields(naming, wordsOf(`side=north ${text}`))).toMatchObject({
      ok: false,
      error: { at: 'line 1, column 12', message: 'Write key=value here, for example side=north.' },
    });
  });

  test('a word that names nothing is left as it is, and -0 is 0', () => {
    expect(mustBe(parseFields(naming, wordsOf('ship=Achilles count=-0')))).toEqual({
      ship: 'Achilles',
      count: 0,
    });
  });

  test('survive printing, whatever they are', () => {
    const key = fc.stringMatching(/^[a-z]{1,5}$/).filter(name => !['ship', 'ships', 'home'].includes(name));
    const leaf = fc.oneof(
      fc.integer({ min: -999, max: 999 }),
      fc.boolean(),
      fc.stringMatching(/^[a-z ]{1,6}$/),
    );
    const record: fc.Arbitrary<Fields> = fc.letrec<{ value: unknown; record: Fields }>(tie => ({
      value: fc.oneof({ maxDepth: 3 }, leaf, fc.array(leaf, { maxLength: 3 }), tie('record')),
      record: fc.dictionary(key, tie('value'), { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
    })).record;
    const isText = (fields: Fields): boolean => !/"(?:true|false)"/.test(JSON.stringify(fields));
    fc.assert(
      fc.property(record.filter(isText), fields => {
        expect(mustBe(parseFields(naming, wordsOf(printFields(naming, fields).join(' '))))).toEqual(fields);
      }),
    );
  });
});

test('what is written replaces what is there, lists whole and records field by field', () => {
  const before = { tracks: { north: 1, south: 2 }, once: [1, 2], kept: 'yes' };
  expect(mergeFields(before, { tracks: { south: 5 }, once: [3], fresh: 1 })).toEqual({
    tracks: { north: 1, south: 5 },
    once: [3],
    kept: 'yes',
    fresh: 1,
  });
});
