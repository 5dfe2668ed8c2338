import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { dataOf, manyOf } from './declare.ts';
import { defineAction } from './define-action.ts';
import { fixedWords, patternOf } from './pattern.ts';

const UNITS = manyOf(z.int(), 9);
const HEX = z.int();

describe('a pattern that could not be read back is refused when it is declared', () => {
  test.each([
    ['an unknown field', { hex: HEX }, '{hexes}', 'it has no field hexes.'],
    ['an unknown deeper field', { at: dataOf({ hex: HEX }) }, '{at.port}', 'it has no field at.port.'],
    ['an unknown flag', { hex: HEX }, '{hex} {deep?deep}', 'it has no field deep.'],
    ['brackets about an unknown field', { hex: HEX }, '{hex} [over {over}]', 'it has no field over.'],
    ['a field that is never said', { hex: HEX, unit: z.int() }, '{hex}', 'its field unit is never said.'],
    [
      'a list before a field',
      { units: UNITS, hex: HEX },
      '{units} {hex}',
      'the list units would take the word for hex',
    ],
    [
      'a list before a field, with a word between that need not be there',
      { units: UNITS, hex: HEX, deep: z.boolean() },
      '{units} {deep?deep} {hex}',
      'the list units would take the word for hex',
    ],
  ])('%s', (_what, fields, pattern, flaw) => {
    expect(() => defineAction('strike', fields, pattern)).toThrow(
      `The action strike is written "${pattern}": ${flaw}`,
    );
  });
});

describe('and one that can is taken', () => {
  test.each([
    ['a list before a fixed word', { units: UNITS, hex: HEX }, '{units} at {hex}'],
    [
      'a list before a flag with two words',
      { units: UNITS, deep: z.boolean(), hex: HEX },
      '{units} {deep?deep:up} {hex}',
    ],
    ['a list before brackets', { units: UNITS, over: UNITS }, '{units} [over {over}]'],
    ['a field that may be missing', { hex: HEX, unit: z.int().exactOptional() }, '{hex}'],
    ['the rest as pairs', { hex: HEX, unit: z.int() }, '{hex}...'],
  ])('%s', (_what, fields, pattern) => {
    expect(defineAction('strike', fields, pattern).word).toBe('strike');
  });

  test('with a field that need not be said', () => {
    expect(defineAction('strike', { hex: HEX, unit: z.int() }, '{hex}', { unit: 3 }).unsaid).toEqual({
      unit: 3,
    });
  });
});

describe('a pattern falls into parts', () => {
  test.each([
    ['', [], false],
    ['{hex}', [{ part: 'field', path: ['hex'] }], false],
    [
      'to {at.hex}...',
      [
        { part: 'word', text: 'to' },
        { part: 'field', path: ['at', 'hex'] },
      ],
      true,
    ],
    ['{deep?deep}', [{ part: 'flag', path: ['deep'], yes: 'deep', no: '' }], false],
    ['{deep?deep:up}', [{ part: 'flag', path: ['deep'], yes: 'deep', no: 'up' }], false],
    ['[over {over}]', [{ part: 'perhaps', word: 'over', path: ['over'] }], false],
  ])('%s', (text, parts, pairs) => {
    expect(patternOf(text)).toEqual({ parts, pairs });
  });

  test('whose own words end a list', () => {
    expect([...fixedWords(patternOf('{units} at {hex} [over {over}] {deep?deep:up} {fast?fast}'))]).toEqual([
      'at',
      'over',
      'deep',
      'up',
      'fast',
    ]);
  });
});
