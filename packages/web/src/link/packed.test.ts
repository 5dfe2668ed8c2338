import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_UNPACKED, packText, unpackText } from './packed.ts';

test('what is packed comes out again, and needs no escape in an address', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async text => {
      const packed = await packText(text);
      expect(packed).toMatch(/^[\w-]+$/);
      expect(await unpackText(packed)).toEqual({ ok: true, value: text });
    }),
    { numRuns: 60 },
  );
});

test('a long text becomes much shorter', async () => {
  const text = 'nato DD Exeter @0412\n'.repeat(4000);
  expect((await packText(text)).length).toBeLessThan(text.length / 50);
});

const PACKED = await packText('sixth-fleet\nturn 3\nnato DD Exeter @0412\nsoviet CG Slava @0414');

test.each([
  ['cut short', PACKED.slice(0, -6)],
  ['cut to nothing', ''],
  ['with a letter changed', PACKED.slice(0, 20) + (PACKED[20] === 'A' ? 'B' : 'A') + PACKED.slice(21)],
  ['no base 64 at all', '%%%'],
  ['something else', btoa('hello')],
])('a text that is %s is not taken', async (_name, packed) => {
  expect(await unpackText(packed)).toEqual({ ok: false, error: 'damaged' });
});

test('a text that unpacks to more than any game is given up on the way, and one that fits is not', async () => {
  const most = 'x'.repeat(MOST_UNPACKED);
  expect(await unpackText(await packText(most))).toEqual({ ok: true, value: most });
  expect(await unpackText(await packText(`${most}x`))).toEqual({ ok: false, error: 'too-long' });
  const bomb = deflateSync(Buffer.alloc((256 * MOST_UNPACKED) / 4)).toString('base64url');
  const before = process.memoryUsage().arrayBuffers;
  expect(await unpackText(bomb)).toEqual({ ok: false, error: 'too-long' });
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * MOST_UNPACKED);
});
