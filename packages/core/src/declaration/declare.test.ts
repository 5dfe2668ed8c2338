import { describe, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { anyOf, dataOf, defineEvent, definePhase, isOneOf, manyOf, type TypeOf } from './declare.ts';

const SAILED = defineEvent('sailed', { boat: z.int(), to: z.int().exactOptional() });
const SANK = defineEvent('sank', { boat: z.int() });
const EVENTS = [SAILED, SANK] as const;
const EVENT = anyOf('type', EVENTS);
const PHASE = anyOf('name', [
  definePhase('over', {}),
  definePhase('combat', { side: z.enum(['north', 'south']) }),
]);

describe('the type follows from the declaration', () => {
  test('of one, of a list, of data and of a list of data', () => {
    expectTypeOf<TypeOf<typeof SANK>>().toEqualTypeOf<{ readonly type: 'sank'; readonly boat: number }>();
    expectTypeOf<TypeOf<typeof EVENTS>>().toEqualTypeOf<
      | { readonly type: 'sailed'; readonly boat: number; readonly to?: number }
      | { readonly type: 'sank'; readonly boat: number }
    >();
    const AIM = dataOf({ unit: z.int() });
    expectTypeOf<TypeOf<typeof AIM>>().toEqualTypeOf<{ readonly unit: number }>();
    const aims = manyOf(AIM, 2);
    expectTypeOf<TypeOf<typeof aims>>().toEqualTypeOf<readonly { readonly unit: number }[]>();
    expect(aims.safeParse([{ unit: 1 }, { unit: 2 }]).success).toBe(true);
    expect(aims.safeParse([{ unit: 1 }, { unit: 2 }, { unit: 3 }]).success).toBe(false);
  });
});

describe('a thing is read by the one declaration that it names', () => {
  test.each([
    { type: 'sailed', boat: 1 },
    { type: 'sailed', boat: 1, to: 4 },
    { type: 'sank', boat: 1 },
  ])('%j', event => {
    expect(EVENT.safeParse(event)).toMatchObject({ success: true, data: event });
  });

  test.each([
    [EVENT, { type: 'sank', boat: 'x' }, ['boat'], 'expected'],
    [EVENT, { type: 'sank', boat: 1, to: 2 }, [], 'to'],
    [EVENT, { type: 'sailed', boat: 1, to: undefined }, ['to'], ''],
    [EVENT, { type: 'rowed' }, ['type'], 'There is nothing of type rowed'],
    [EVENT, { type: '__proto__' }, ['type'], 'There is nothing of type __proto__'],
    [EVENT, { boat: 1 }, ['type'], 'expected string'],
    [PHASE, { name: 'combat', side: 'west' }, ['side'], ''],
    [PHASE, { name: 'constructor' }, ['name'], 'There is no such phase'],
  ])('%# %j is refused at its place', (schema, thing, path, message) => {
    const { error } = schema.safeParse(thing);
    expect(error?.issues).toMatchObject([{ path, message: expect.stringContaining(message) }]);
  });

  test('two of one name are refused when they are put together', () => {
    expect(() => anyOf('type', [SAILED, SANK, defineEvent('sank', {})])).toThrow(
      'Two declarations have the name sank.',
    );
  });
});

describe('whether a thing belongs to a family', () => {
  test.each([
    ['type', { type: 'sank' }, true],
    ['type', { type: 'turned' }, false],
    ['type', { type: 'toString' }, false],
    ['type', { name: 'sank' }, false],
    ['name', { name: 'sank' }, true],
  ] as const)('by its %s: %j', (key, thing, belongs) => {
    expect(isOneOf(key, EVENTS)(thing)).toBe(belongs);
  });
});
