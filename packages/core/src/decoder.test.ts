import { expect, test } from 'vitest';
import { z } from 'zod';
import { decoderOf } from './decoder.ts';

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
  [{ name: 'Exeter', path: [], more: 1 }, ''],
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
