import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mutate } from './examination/mutate.ts';
import {
  deepFreeze,
  firstDifference,
  isObject,
  LARGEST_TEXT,
  parseJson,
  sameData,
  throughJson,
  withoutNegativeZero,
} from './json.ts';
import { seededRandom } from './random.ts';

const at = (text: string): string | undefined => {
  const parsed = parseJson(text);
  return parsed.ok ? undefined : parsed.error.at;
};

describe('isObject', () => {
  test.each([
    [{}, true],
    [{ a: 1 }, true],
    [[], false],
    [null, false],
    [undefined, false],
    ['text', false],
  ])('%j: %s', (value, expected) => {
    expect(isObject(value)).toBe(expected);
  });
});

describe('parseJson', () => {
  test('reads what JSON writes', () => {
    fc.assert(
      fc.property(fc.json(), text => {
        expect(parseJson(text)).toEqual({ ok: true, value: withoutNegativeZero(JSON.parse(text)) });
      }),
    );
  });

  test.each([
    ['{"a":1,\n "b" 2}', 'line 2, column 6'],
    ['{"a":1}\n\n7', 'line 3, column 1'],
    ['{"a":1} 7', 'line 1, column 9'],
  ])('a fault in %j is at %s', (text, place) => {
    expect(parseJson(text)).toMatchObject({ ok: false, error: { code: 'ERR_NOT_JSON' } });
    expect(at(text)).toBe(place);
  });

  test.each(['-0', '-0.0', '-0e5', '-1e-999', '-12.5E-400'])('%s is 0, wherever it stands', number => {
    for (const text of [number, `[1,${number}]`, `{"a":{"b":[${number}]}}`]) {
      const parsed = parseJson(text);
      expect(parsed).toEqual({ ok: true, value: JSON.parse(text.replace(number, '0')) });
    }
  });

  test('a byte order mark at the beginning is no part of the text', () => {
    expect(parseJson('\uFEFF{"a":1}')).toEqual({ ok: true, value: { a: 1 } });
    expect(at('\uFEFF{"a":1} 7')).toBe('line 1, column 9');
    expect(parseJson(' \uFEFF{}').ok).toBe(false);
  });

  test('has no place when the engine tells none', () => {
    expect(at('')).toBe('');
  });

  test('survives ten megabytes of nonsense, and nesting without end', () => {
    for (const nonsense of ['x'.repeat(10_000_000), 'line\n'.repeat(2_000_000), '['.repeat(100_000)]) {
      expect(parseJson(nonsense)).toMatchObject({ ok: false, error: { code: 'ERR_NOT_JSON' } });
    }
  });

  test('turns away what is too large before it is parsed', () => {
    expect(parseJson('x'.repeat(LARGEST_TEXT + 1))).toEqual({
      ok: false,
      error: {
        code: 'ERR_TOO_LARGE',
        at: '',
        message: 'The text has 67108865 characters; the most we read is 67108864.',
      },
    });
  });
});

/** Two pieces of plain data that often differ in one place only. */
const pairs = fc.oneof(
  fc.tuple(fc.jsonValue(), fc.jsonValue()),
  fc.jsonValue().map((value): [unknown, unknown] => [value, throughJson(value)]),
  fc
    .tuple(fc.jsonValue(), fc.nat())
    .map(([value, seed]): [unknown, unknown] => [value, mutate(value, seededRandom(seed))]),
);

const MAP = new Map([['a', 1]]);
const HOLE: unknown[] = [1];
HOLE.length = 2;

const DIFFERENT: readonly (readonly [name: string, a: unknown, b: unknown, where: string])[] = [
  ['undefined is not missing', { a: undefined }, {}, 'a'],
  ['deep down neither', { x: [{ a: undefined }] }, { x: [{}] }, 'x[0].a'],
  ['undefined under another name', { a: undefined }, { b: undefined }, 'a'],
  ['undefined is not null', { a: undefined }, { a: null }, 'a'],
  ['0 is not -0', { a: 0 }, { a: -0 }, 'a'],
  ['a list is not an object', { a: [] }, { a: {} }, 'a'],
  ['an object is not a list', { a: {} }, { a: [] }, 'a'],
  ['an object is not null', { a: {} }, { a: null }, 'a'],
  ['lists of different length', { a: [1, 2] }, { a: [1] }, 'a'],
  ['an item of a list', [1, [2, 3]], [1, [2, 4]], '[1][1]'],
  ['a Map is not an empty object', { a: MAP }, { a: {} }, 'a'],
  ['a hole is not null', HOLE, [1, null], '[1]'],
  ['1 is not "1"', 1, '1', ''],
];

describe('sameData and firstDifference', () => {
  test('agree with the equality of Node on JSON values', () => {
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        expect(sameData(a, b)).toBe(isDeepStrictEqual(a, b));
        expect(firstDifference(a, b) === undefined).toBe(sameData(a, b));
      }),
      { numRuns: 500 },
    );
  });

  test.each(DIFFERENT)('%s', (_name, a, b, where) => {
    expect(sameData(a, b)).toBe(false);
    expect(sameData(b, a)).toBe(false);
    expect(firstDifference(a, b)).toBe(where);
  });

  test('NaN is itself, and so is the order of keys no difference', () => {
    expect(sameData([Number.NaN, { a: 1, b: undefined }], [Number.NaN, { b: undefined, a: 1 }])).toBe(true);
    expect(firstDifference({ a: 1, b: 2 }, { b: 2, a: 1 })).toBeUndefined();
  });

  test('the path leads to the difference', () => {
    const tree = fc.letrec<{ tree: unknown }>(tie => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.integer({ min: 0, max: 3 }),
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('tree'), { maxKeys: 3, noNullPrototype: true }),
      ),
    })).tree;
    fc.assert(
      fc.property(tree, tree, (a, b) => {
        const path = firstDifference(a, b);
        if (path !== undefined) expect(follow(a, path)).not.toEqual(follow(b, path));
      }),
      { numRuns: 500 },
    );
  });
});

const follow = (value: unknown, path: string): unknown =>
  (path.match(/\w+/g) ?? []).reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );

describe('withoutNegativeZero', () => {
  test('gives back what holds none as it is', () => {
    const value = { a: [0, 1, -1], b: null, c: 'text' };
    expect(withoutNegativeZero(value)).toBe(value);
  });

  test('changes nothing else', () => {
    expect(withoutNegativeZero({ a: [-0, -1], b: null })).toEqual({ a: [0, -1], b: null });
    expect(withoutNegativeZero(-0)).toBe(0);
  });
});

test('throughJson shares nothing with the original', () => {
  const original = { a: [{ b: 1 }] };
  const copy = throughJson(original) as typeof original;
  expect(copy).toEqual(original);
  expect(copy.a).not.toBe(original.a);
  expect(copy.a[0]).not.toBe(original.a[0]);
});

describe('deepFreeze', () => {
  test('freezes all the way down and gives back what it was given', () => {
    const value = { list: [{ deep: { deeper: [1] } }] };
    expect(deepFreeze(value)).toBe(value);
    expect(Object.isFrozen(value.list)).toBe(true);
    expect(Object.isFrozen(value.list[0]?.deep.deeper)).toBe(true);
    expect(() => value.list[0]?.deep.deeper.push(2)).toThrow(TypeError);
  });

  test('takes a frozen part as done', () => {
    const inside = { open: 1 };
    deepFreeze({ part: Object.freeze({ inside }) });
    expect(Object.isFrozen(inside)).toBe(false);
  });

  test.each([7, 'text', null, undefined, true])('leaves %j as it is', value => {
    expect(deepFreeze(value)).toBe(value);
  });
});
