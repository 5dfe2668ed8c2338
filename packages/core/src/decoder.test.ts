import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { anyOf, definePhase } from './declaration/declare.ts';
import { decoderOf, idSchema } from './decoder.ts';

const decode = decoderOf(
  z.strictObject({ name: z.string(), path: z.array(z.strictObject({ hex: z.int() })) }),
);

test('what fits comes through', () => {
  const value = { name: 'Exeter', path: [{ hex: 3 }] };
  expect(decode(value)).toEqual({ ok: true, value });
});

test.each([
  [{ name: 'Exeter', path: [{ hex: 3 }, { hex: 'x' }] }, 'path[1].hex'],
  [{ name: 7, path: [] }, 'name'],
  [{ name: 'Exeter', path: [], more: 1 }, 'more'],
  [null, ''],
  [[], ''],
])('%j is refused at "%s"', (value, at) => {
  const decoded = decode(value);
  expect(decoded).toMatchObject({ ok: false, error: { code: 'ERR_SHAPE', at } });
  if (!decoded.ok) expect(decoded.error.message).toMatch(/^[A-Z].*[^.]\.$/);
});

test('a list at the top is addressed by place', () => {
  expect(decoderOf(z.array(z.int()))([1, 'x'])).toMatchObject({ ok: false, error: { at: '[1]' } });
});

describe('phases', () => {
  const PHASE: z.ZodType<object> = anyOf('name', [
    definePhase('movement', { moved: z.array(z.int()) }),
    definePhase('retreat', { resume: z.lazy(() => PHASE) }),
  ]);
  const read = decoderOf(PHASE);

  test('are read by their name, one inside another', () => {
    const value = { name: 'retreat', resume: { name: 'movement', moved: [3] } };
    expect(read(value)).toEqual({ ok: true, value });
  });

  test.each([
    [{ name: 'movement', moved: [3, 'x'] }, 'moved[1]', /expected number/],
    [{ name: 'retreat', resume: { name: 'movement' } }, 'resume.moved', /expected array/],
    [{ name: 'fog' }, 'name', /no such phase/],
    [{ name: 'toString' }, 'name', /no such phase/],
    [{ moved: [] }, 'name', /expected string/],
  ])('%j is refused at "%s", for the phase that was meant', (value, at, message) => {
    expect(read(value)).toMatchObject({ error: { at, message: expect.stringMatching(message) } });
  });
});

test.each([
  [0, true],
  [12, true],
  [-1, false],
  [1.5, false],
  ['3', false],
])('%j is the number of something: %s', (value, expected) => {
  expect(decoderOf(idSchema<number>('hex'))(value).ok).toBe(expected);
});

test('-0 becomes 0, for no print and no JSON would tell it from 0', () => {
  const face = decoderOf(z.strictObject({ type: z.literal('roll'), face: z.literal([0, 1, 2]) }));
  expect(face({ type: 'roll', face: -0 })).toEqual({ ok: true, value: { type: 'roll', face: 0 } });
  expect(decoderOf(idSchema<number>('hex'))(-0)).toEqual({ ok: true, value: 0 });
});
