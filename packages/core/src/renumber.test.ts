import { expect, test } from 'vitest';
import { z } from 'zod';
import { anyOf, definePhase } from './declaration/declare.ts';
import { decoderOf, idSchema } from './decoder.ts';

const UNIT = idSchema<number>('unit', 'units');
const PLAIN = idSchema<number>('hex');
const PHASE: z.ZodType<object> = anyOf('name', [
  definePhase('attack', { by: UNIT, resume: z.lazy(() => PHASE).optional() }),
  definePhase('calm', {}),
]);

/** Four units; the first two have changed places, the third is gone. */
const NUMBERING = { units: [1, 0, -1, 2] };

test.each<[string, z.ZodType, unknown, unknown]>([
  ['a number', UNIT, 0, 1],
  ['a number that did not move', UNIT, 3, 2],
  ['a list', z.array(UNIT).max(9), [0, 1, 3], [1, 0, 2]],
  ['a field', z.strictObject({ unit: UNIT, hex: PLAIN }), { unit: 0, hex: 0 }, { unit: 1, hex: 0 }],
  ['a pair', z.tuple([UNIT, PLAIN]), [0, 0], [1, 0]],
  ['the rest of a tuple', z.tuple([PLAIN], UNIT), [0, 0, 1], [0, 1, 0]],
  ['a record', z.record(z.string(), UNIT), { nato: 0 }, { nato: 1 }],
  ['what may be missing', z.strictObject({ unit: UNIT.optional() }), {}, {}],
  ['what may be null', z.nullable(UNIT), 0, 1],
  [
    'one kind of several',
    z.union([z.strictObject({ unit: UNIT }), z.strictObject({ hex: PLAIN })]),
    { hex: 0 },
    { hex: 0 },
  ],
  [
    'a kind by its type',
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('sail'), unit: UNIT }),
      z.strictObject({ type: z.literal('lay'), unit: PLAIN }),
    ]),
    { type: 'lay', unit: 0 },
    { type: 'lay', unit: 0 },
  ],
  [
    'a phase in a phase',
    PHASE,
    { name: 'attack', by: 0, resume: { name: 'attack', by: 1, resume: { name: 'calm' } } },
    { name: 'attack', by: 1, resume: { name: 'attack', by: 0, resume: { name: 'calm' } } },
  ],
])('%s is renumbered', (_name, schema, old, now) => {
  expect(decoderOf(schema)(old, NUMBERING)).toEqual({ ok: true, value: now });
});

test.each([2, 4, 99])('number %i has no unit any more, and says so', unit => {
  expect(decoderOf(z.strictObject({ unit: UNIT }))({ unit }, NUMBERING)).toMatchObject({
    ok: false,
    error: { at: 'unit', message: 'Nothing has this number.' },
  });
});

test.each([null, 'x', [], { unit: 'x' }, { unit: {} }, { name: 'storm' }])(
  '%j is left to the schema',
  value => {
    const schema = z.strictObject({ unit: UNIT });
    expect(decoderOf(schema)(value, NUMBERING)).toEqual(decoderOf(schema)(value));
    expect(decoderOf(PHASE)(value, NUMBERING)).toEqual(decoderOf(PHASE)(value));
  },
);
