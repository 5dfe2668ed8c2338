import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HexId } from './hex.ts';
import { emptySet, equalSets, fullSet, type HexSet, setOf } from './set.ts';
import { setFromText, setToText } from './set-text.ts';

const anySet: fc.Arbitrary<HexSet> = fc.integer({ min: 1, max: 3000 }).chain(size =>
  fc.array(fc.tuple(fc.nat({ max: size - 1 }), fc.nat({ max: 80 })), { maxLength: 20 }).map(stretches => {
    const hexes = stretches.flatMap(([first, more]) =>
      Array.from({ length: more + 1 }, (_, index) => first + index),
    );
    return setOf(size, hexes.filter(hex => hex < size) as HexId[]);
  }),
);

test('a set survives the way through text', () => {
  fc.assert(
    fc.property(anySet, set => {
      const back = setFromText(setToText(set));
      expect(back !== undefined && equalSets(back, set)).toBe(true);
    }),
  );
});

test.each([
  [emptySet(0), '0:'],
  [emptySet(40), '40:'],
  [fullSet(40), '40:AoB'],
  [setOf(40, [3, 4, 5] as HexId[]), '40:DD'],
  [setOf(100, [0, 64] as HexId[]), '100:AB_BB'],
  [setOf(1_000_000, [999_999] as HexId[]), '1000000:_xweB'],
])('set %# is written in few letters and read back', (set, text) => {
  expect(setToText(set)).toBe(text);
  expect(setFromText(text)).toEqual(set);
});

test('damaged text is refused, or is the text of another set', () => {
  fc.assert(
    fc.property(anySet, fc.nat(), fc.string({ maxLength: 2 }), (set, place, change) => {
      const text = setToText(set);
      const at = place % text.length;
      const damaged = text.slice(0, at) + change + text.slice(at + 1);
      const read = setFromText(damaged);
      expect(read === undefined || setToText(read) === damaged).toBe(true);
    }),
  );
});

test.each([
  ['nothing', ''],
  ['no size', ':DD'],
  ['no colon', '40DD'],
  ['a size with a leading zero', '040:DD'],
  ['a size beyond any map', '1000001:DD'],
  ['a size of many digits', '99999999999:DD'],
  ['a foreign letter', '40:D!'],
  ['a stretch without end', '40:DDg'],
  ['a stretch beyond the map', '40:DoC'],
  ['an empty stretch', '40:DAD'],
  ['a last stretch outside', '40:DDD'],
  ['a stretch in needless digits', '40:jAD'],
  ['a line break', '40:DD\n'],
])('text with %s is refused', (_fault, text) => {
  expect(setFromText(text)).toBeUndefined();
});
