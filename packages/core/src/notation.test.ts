import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  faultAt,
  looseLines,
  pairOf,
  placeOf,
  readStatements,
  type Word,
  wholeOf,
  writeWord,
} from './notation.ts';

const texts = (text: string): readonly (readonly string[])[] =>
  readStatements(text).map(words => words.map(word => word.text));

const word = (text: string): Word => ({ text, line: 3, column: 5 });

describe('readStatements', () => {
  test.each([
    ['', []],
    ['  \t ', []],
    ['a b', [['a', 'b']]],
    ['a b | c', [['a', 'b'], ['c']]],
    ['a|b', [['a'], ['b']]],
    ['|| a ||', [['a']]],
    ['a\nb c\n\nd', [['a'], ['b', 'c'], ['d']]],
    ['a\r\nb', [['a'], ['b']]],
    ['a # b | c', [['a']]],
    ['# a\nb', [['b']]],
    ['a#b', [['a']]],
    ['CA "HMS Exeter" 0412', [['CA', 'HMS Exeter', '0412']]],
    ['"a | b # c" d', [['a | b # c', 'd']]],
    ['""', [['']]],
    ['a"b c"d', [['a', 'b c', 'd']]],
    ['"say ""ho"" twice"', [['say "ho" twice']]],
    ['"a" "b"', [['a', 'b']]],
  ])('%j', (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  test('a quote that is never closed is a word, not lost', () => {
    expect(texts('CA "HMS Exeter')).toEqual([['CA', '"', 'HMS', 'Exeter']]);
  });

  test('every word knows its line and column', () => {
    expect(readStatements('one  two | "three four" five\n  six')).toEqual([
      [
        { text: 'one', line: 1, column: 1 },
        { text: 'two', line: 1, column: 6 },
      ],
      [
        { text: 'three four', line: 1, column: 12 },
        { text: 'five', line: 1, column: 25 },
      ],
      [{ text: 'six', line: 2, column: 3 }],
    ]);
  });
});

test('a byte order mark before a position is no part of its first word', () => {
  expect(readStatements('\uFEFFtally 3')).toEqual(readStatements('tally 3'));
});

describe('places and faults', () => {
  test('a word says where it stands', () => {
    expect(placeOf(word('x'))).toBe('line 3, column 5');
  });

  test('a fault points at its word', () => {
    expect(faultAt(word('x'), 'No such ship.')).toEqual({
      ok: false,
      error: { code: 'ERR_POSITION', at: 'line 3, column 5', message: 'No such ship.' },
    });
    expect(faultAt(word('x'), 'No.', 'ERR_OTHER')).toMatchObject({ error: { code: 'ERR_OTHER' } });
  });
});

describe('writeWord', () => {
  test.each([
    ['Exeter', 'Exeter'],
    ['HMS Exeter', '"HMS Exeter"'],
    ['', '""'],
    ['a|b', '"a|b"'],
    ['#1', '"#1"'],
    ['a"b', '"a""b"'],
  ])('%j is written %s', (text, written) => {
    expect(writeWord(text)).toBe(written);
  });

  test('any words without line ends are read back', () => {
    const line = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom('a', ' ', '"', '|', '#', '=', '\t', '\r') }),
    );
    const words = fc.array(
      line.filter(text => !text.includes('\n')),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(words, list => {
        expect(texts(list.map(writeWord).join(' '))).toEqual([list]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('pairOf', () => {
  test('splits at the first equals sign and keeps the place of the value', () => {
    expect(pairOf(word('hits=2'))).toEqual({ key: 'hits', value: { text: '2', line: 3, column: 10 } });
    expect(pairOf(word('a=b=c'))).toMatchObject({ key: 'a', value: { text: 'b=c' } });
    expect(pairOf(word('a='))).toMatchObject({ key: 'a', value: { text: '' } });
  });

  test.each(['hits', '=2', ''])('%j is no pair', text => {
    expect(pairOf(word(text))).toBeUndefined();
  });
});

describe('wholeOf', () => {
  test.each([
    ['0', 0],
    ['-0', 0],
    ['007', 7],
    ['-5', -5],
    ['10', 10],
    ['11', undefined],
    ['-6', undefined],
    ['1.5', undefined],
    ['1e1', undefined],
    ['0x1', undefined],
    ['+1', undefined],
    [' 1', undefined],
    ['', undefined],
    ['-', undefined],
  ])('%j from -5 to 10 is %s', (text, expected) => {
    expect(wholeOf(word(text), -5, 10)).toBe(expected);
  });

  test('ten digits are too many, whatever the limits', () => {
    expect(wholeOf(word('999999999'), 0, Number.MAX_SAFE_INTEGER)).toBe(999_999_999);
    expect(wholeOf(word('1000000000'), 0, Number.MAX_SAFE_INTEGER)).toBeUndefined();
  });
});

test('positions are compared by what they say, not by the order in which they say it', () => {
  expect(looseLines('b x=1 y=2\na')).toEqual(looseLines('a\nb y=2 x=1'));
  expect(looseLines('b x=1\na')).not.toEqual(looseLines('a x=1\nb'));
  expect(looseLines('a\na')).not.toEqual(looseLines('a'));
});
