import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexAt, makeGrid } from './grid.ts';
import type { HexId } from './hex.ts';
import { hexName, type Numbering, parseHexName } from './numbering.ts';
import { allHexes, anyGrid } from './testing/arbitrary.ts';

const anyNumbering: fc.Arbitrary<Numbering> = fc.record({
  order: fc.constantFrom('RRCC', 'CCRR'),
  rowsFrom: fc.constantFrom('north', 'south'),
  columnsFrom: fc.constantFrom('west', 'east'),
  firstRow: fc.integer({ min: 0, max: 90 }),
  firstColumn: fc.integer({ min: 0, max: 90 }),
  digits: fc.integer({ min: 2, max: 4 }),
});
const usual: Numbering = {
  order: 'CCRR',
  rowsFrom: 'north',
  columnsFrom: 'west',
  firstRow: 1,
  firstColumn: 1,
  digits: 2,
};

test.each([
  ['the usual scheme', {}, '0302'],
  ['rows first', { order: 'RRCC' }, '0203'],
  ['rows from the south', { rowsFrom: 'south' }, '0303'],
  ['columns from the east', { columnsFrom: 'east' }, '0402'],
  ['counted from 0 and from 10', { firstRow: 0, firstColumn: 10 }, '1201'],
  ['three digits', { digits: 3 }, '003002'],
] as const)('%s: column 2, row 1 of a map of 6 by 4', (_scheme, change, name) => {
  const grid = makeGrid({ orientation: 'flat', columns: 6, rows: 4, shoved: 'odd' });
  expect(hexName(grid, { ...usual, ...change }, hexAt(grid, 2, 1) as HexId)).toBe(name);
});

test('every hex has its own name and is found by it', () => {
  fc.assert(
    fc.property(anyGrid, anyNumbering, (grid, numbering) => {
      const hexes = allHexes(grid);
      const names = hexes.map(hex => hexName(grid, numbering, hex));
      expect(new Set(names).size).toBe(grid.size);
      expect(names.map(name => parseHexName(grid, numbering, name))).toEqual(hexes);
    }),
  );
});

test('a text that names a hex is exactly the name of that hex', () => {
  const anyText = fc.oneof(fc.string(), fc.stringMatching(/^\d{3,8}$/), fc.stringMatching(/^0[0-9]0[0-9]$/));
  fc.assert(
    fc.property(anyGrid, fc.oneof(anyNumbering, fc.constant(usual)), anyText, (grid, numbering, text) => {
      const hex = parseHexName(grid, numbering, text);
      expect(hex === undefined || hexName(grid, numbering, hex) === text).toBe(true);
    }),
  );
});

test.each([
  '',
  '0',
  '0101 ',
  '011',
  '01001',
  '+101',
  '1e01',
  '01.1',
  '0x01',
  '00101',
  '0001',
  '0100',
  '0701',
  '0105',
  '٠١٠١',
  '101',
])('no hex of a map of 6 by 4 is called "%s"', text => {
  const grid = makeGrid({ orientation: 'flat', columns: 6, rows: 4, shoved: 'odd' });
  expect(parseHexName(grid, usual, text)).toBeUndefined();
});

test.each([
  [{ firstColumn: 98 }, 100],
  [{ firstRow: -1 }, -1],
  [{ firstRow: 0.5 }, 0.5],
])('a numbering %j with a number that does not fit is refused', (change, value) => {
  const grid = makeGrid({ orientation: 'flat', columns: 3, rows: 1, shoved: 'odd' });
  expect(() => hexName(grid, { ...usual, ...change }, 2 as HexId)).toThrow(
    new RangeError(`The number ${value} does not fit 2 digits; give the numbering more digits.`),
  );
});
