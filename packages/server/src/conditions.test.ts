import { describe, expect, test } from 'vitest';
import { portionOf } from './conditions.ts';

const TAG = '"abc"';

describe('what is known already', () => {
  test.each(['"abc"', 'W/"abc"', '"x", "abc"', 'W/"x",W/"abc"', '*', ' * ', '"a,b", "abc"'])('%s', header => {
    expect(portionOf({ 'if-none-match': header }, TAG, 10, true)).toBe('unchanged');
    expect(portionOf({ 'if-none-match': header, range: 'bytes=0-1' }, TAG, 10, true)).toBe('unchanged');
    expect(portionOf({ 'if-none-match': header }, TAG, 10, false)).toBe('unchanged');
  });

  test.each(['', 'abc', '"ab"', '"abcd"', "'abc'", '"abc', '"*"', '*, x'])('%j is not', header => {
    expect(portionOf({ 'if-none-match': header }, TAG, 10, true)).toBe('whole');
  });
});

describe('a piece', () => {
  test.each([
    ['bytes=0-0', 0, 1],
    ['bytes=2-5', 2, 6],
    ['bytes=2-', 2, 10],
    ['bytes=-3', 7, 10],
    ['bytes=-99', 0, 10],
    ['bytes=2-99999999999999999999', 2, 10],
    ['BYTES=9-9', 9, 10],
  ])('%s', (range, from, to) => {
    expect(portionOf({ range }, TAG, 10, true)).toEqual({ from, to });
  });

  test.each(['bytes=10-', 'bytes=10-12', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
    '%.20s is outside',
    range => {
      expect(portionOf({ range }, TAG, 10, true)).toBe('outside');
    },
  );

  test.each([
    'bytes=-',
    'bytes=',
    'bytes',
    '',
    'bytes=5-2',
    'bytes=0-1,4-5',
    'bytes=a-b',
    'bytes=1.5-2',
    'bytes=0x1-2',
    'bytes=--1',
    'pages=0-1',
  ])('%j is passed over', range => {
    expect(portionOf({ range }, TAG, 10, true)).toBe('whole');
  });

  test('an empty file has no piece', () => {
    expect(portionOf({ range: 'bytes=0-' }, TAG, 0, true)).toBe('outside');
    expect(portionOf({ range: 'bytes=-1' }, TAG, 0, true)).toBe('outside');
  });

  test('only GET has pieces', () => {
    expect(portionOf({ range: 'bytes=0-1' }, TAG, 10, false)).toBe('whole');
  });

  test.each([
    ['"abc"', { from: 0, to: 2 }],
    ['W/"abc"', 'whole'],
    ['"older"', 'whole'],
    ['Sat, 29 Oct 1994 19:43:31 GMT', 'whole'],
    ['', 'whole'],
  ])('if it is still %s', (condition, portion) => {
    expect(portionOf({ range: 'bytes=0-1', 'if-range': condition }, TAG, 10, true)).toEqual(portion);
  });
});
