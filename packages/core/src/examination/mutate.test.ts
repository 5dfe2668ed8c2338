import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deepFreeze, isObject, throughJson, withoutNegativeZero } from '../json.ts';
import { seededRandom } from '../random.ts';
import { mutate } from './mutate.ts';

const partsOf = (value: unknown): readonly object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : [];

/** All that 300 seeds make of a value. */
const made = (value: unknown): readonly unknown[] =>
  Array.from({ length: 300 }, (_, seed) => mutate(value, seededRandom(seed)));

const texts = (values: readonly unknown[]): readonly string[] =>
  [...new Set(values.map(value => JSON.stringify(value)))].sort();

describe('of any JSON value', () => {
  test('it is valid JSON, shares nothing with it, and leaves it alone', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(), (value, seed) => {
        const given = deepFreeze(throughJson(value));
        const mutated = mutate(given, seededRandom(seed));
        expect(throughJson(mutated)).toEqual(withoutNegativeZero(mutated));
        expect(given).toEqual(throughJson(value));
        const parts = partsOf(mutated);
        expect(new Set([...partsOf(given), ...parts]).size).toBe(partsOf(given).length + parts.length);
        expect(parts.some(part => Object.isFrozen(part))).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('it is the same for the same dice', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(), (value, seed) => {
        expect(mutate(value, seededRandom(seed))).toEqual(mutate(value, seededRandom(seed)));
      }),
    );
  });
});

test.each([
  [true, ['false']],
  ['north', ['""', '"NORTH"', '"northnorth"', '"x"']],
  [null, ['null']],
  [[], ['[]']],
  [{ type: 'done' }, ['{"type":"done"}']],
  [[true], ['[]', '[false]', '[true,true]']],
  [{ type: 'go', fast: true }, ['{"type":"go","fast":false}']],
])('%j becomes %j', (value, expected) => {
  expect(texts(made(value))).toEqual(expected);
});

test('a number becomes a neighbour, a sign, a half, or something far off', () => {
  const numbers = made(7) as readonly number[];
  for (const likely of [8, 6, -1, 0, 7.5, 1e9]) expect(numbers).toContain(likely);
  expect(numbers.every(Number.isFinite)).toBe(true);
});

test('0 becomes -0 too, which JSON can write and print cannot tell', () => {
  expect(made(0).some(number => Object.is(number, -0))).toBe(true);
});

test('a field is changed at a time, any but the type', () => {
  const given = { type: 'sail', unit: 3, path: [1, 2] };
  const changed = made(given).map(value => {
    const fields = isObject(value) ? value : {};
    return Object.entries(given).filter(([key, was]) => JSON.stringify(fields[key]) !== JSON.stringify(was));
  });
  expect(changed.every(fields => fields.length <= 1)).toBe(true);
  expect(new Set(changed.flat().map(([key]) => key))).toEqual(new Set(['unit', 'path']));
});
