import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HexId } from './hex.ts';
import {
  addHex,
  complement,
  countOf,
  difference,
  emptySet,
  equalSets,
  fullSet,
  hasHex,
  hexesIn,
  intersection,
  isEmpty,
  removeHex,
  setOf,
  union,
  withHex,
  withoutHex,
} from './set.ts';

/** A universe, two sets in it, and one hex of it. */
const anySets = fc.integer({ min: 1, max: 130 }).chain(size => {
  const hex = fc.nat({ max: size - 1 }).map(index => index as HexId);
  const hexes = fc.array(hex, { maxLength: 60 });
  return fc.record({ size: fc.constant(size), a: hexes, b: hexes, hex });
});

const ascending = (hexes: Iterable<HexId>): HexId[] => [...new Set(hexes)].sort((a, b) => a - b);

test('a set holds what was put in, in ascending order', () => {
  fc.assert(
    fc.property(anySets, ({ size, a, hex }) => {
      const set = setOf(size, a);
      expect(hexesIn(set)).toEqual(ascending(a));
      expect(countOf(set)).toBe(new Set(a).size);
      expect(isEmpty(set)).toBe(a.length === 0);
      expect(hasHex(set, hex)).toBe(a.includes(hex));
    }),
  );
});

test('the algebra of sets is that of JavaScript sets', () => {
  fc.assert(
    fc.property(anySets, ({ size, a, b }) => {
      const [left, right] = [setOf(size, a), setOf(size, b)];
      const everything = [...Array(size).keys()].map(hex => hex as HexId);
      expect(hexesIn(union(left, right))).toEqual(ascending([...a, ...b]));
      expect(hexesIn(intersection(left, right))).toEqual(ascending(a.filter(hex => b.includes(hex))));
      expect(hexesIn(difference(left, right))).toEqual(ascending(a.filter(hex => !b.includes(hex))));
      expect(hexesIn(complement(left))).toEqual(everything.filter(hex => !a.includes(hex)));
      expect(hexesIn(fullSet(size))).toEqual(everything);
      expect(countOf(fullSet(size))).toBe(size);
      expect(hexesIn(left)).toEqual(ascending(a));
    }),
  );
});

test('sets are equal when they hold the same hexes of maps of the same size', () => {
  fc.assert(
    fc.property(anySets, ({ size, a, b }) => {
      const same = ascending(a).join() === ascending(b).join();
      expect(equalSets(setOf(size, a), setOf(size, b))).toBe(same);
      expect(equalSets(setOf(size, a), setOf(size, [...a].reverse()))).toBe(true);
      expect(equalSets(setOf(size, a), setOf(size + 1, a))).toBe(false);
    }),
  );
});

test('with and without make new sets; add and remove change the one given', () => {
  fc.assert(
    fc.property(anySets, ({ size, a, hex }) => {
      const set = setOf(size, a);
      expect(hexesIn(withHex(set, hex))).toEqual(ascending([...a, hex]));
      expect(hexesIn(withoutHex(set, hex))).toEqual(ascending(a.filter(other => other !== hex)));
      expect(hexesIn(set)).toEqual(ascending(a));
      addHex(set, hex);
      expect(hexesIn(set)).toEqual(ascending([...a, hex]));
      removeHex(set, hex);
      expect(hexesIn(set)).toEqual(ascending(a.filter(other => other !== hex)));
    }),
  );
});

test.each([-1, 40, 63, 1e9, Number.NaN])('hex %d is outside a set of 40', hex => {
  const set = emptySet(40);
  expect(() => addHex(set, hex as HexId)).toThrow(new RangeError(`Hex ${hex} is outside a set of 40 hexes.`));
  expect(hasHex(fullSet(40), 63 as HexId)).toBe(false);
  removeHex(set, hex as HexId);
  expect(isEmpty(set)).toBe(true);
});

test.each([union, intersection, difference])('sets of different maps do not mix: %o', combine => {
  expect(() => combine(emptySet(40), emptySet(41))).toThrow(
    new RangeError('Sets of 40 and 41 hexes belong to different maps.'),
  );
});
