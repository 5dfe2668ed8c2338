import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { fileAt, readPage } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'narrow-seas-page-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Page</title>');
writeFileSync(join(folder, 'assets', 'main-abc.js'), 'let x = 1;'.repeat(100));
writeFileSync(join(folder, 'assets', 'main-abc.js.br'), brotliCompressSync('let x = 1;'.repeat(100)));
writeFileSync(join(folder, 'service-worker.js'), 'self.x = 1;');
writeFileSync(join(folder, 'notes.secret'), 'not for the page');
symlinkSync('/etc/hostname', join(folder, 'outside.json'));
const files = readPage(folder);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the page is found at its name and at the root, and is asked for each time', () => {
  expect(files.get('/')).toBe(files.get('/index.html'));
  expect(files.get('/')).toMatchObject({ type: 'text/html; charset=utf-8', cache: 'no-cache' });
});

test('assets with a hash in their name are kept for good, other files are asked for again', () => {
  expect(files.get('/assets/main-abc.js')?.cache).toBe('public, max-age=31536000, immutable');
  expect(files.get('/service-worker.js')?.cache).toBe('no-cache');
});

test('text is packed where that makes it smaller, and unpacks to the same', () => {
  const { plain, packed } = files.get('/assets/main-abc.js')!;
  expect(packed.map(({ coding }) => coding)).toEqual(['br', 'gzip']);
  const [brotli, gzip] = packed;
  expect(brotliDecompressSync(brotli!.body)).toEqual(plain.body);
  expect(gunzipSync(gzip!.body)).toEqual(plain.body);
  expect(files.get('/service-worker.js')?.packed).toEqual([]);
});

test('other bytes have another tag, the same bytes the same', () => {
  const one = fileAt('/one.txt', Buffer.from('sea'.repeat(100)))!;
  expect(one.plain.tag).toMatch(/^"[\w-]{22}"$/);
  expect(fileAt('/two.json', one.plain.body)?.plain.tag).toBe(one.plain.tag);
  expect(one.packed[0]!.tag).not.toBe(one.plain.tag);
  expect(fileAt('/one.txt', Buffer.from('land'.repeat(100)))!.plain.tag).not.toBe(one.plain.tag);
});

test('unknown kinds of file and links out of the folder are left out', () => {
  expect([...files.keys()].toSorted()).toEqual([
    '/',
    '/assets/main-abc.js',
    '/index.html',
    '/service-worker.js',
  ]);
});

test('a folder that is not there is empty', () => {
  expect(readPage(join(folder, 'nowhere')).size).toBe(0);
});

test('below a prefix each folder goes by its index, with and without what follows', () => {
  const guides = readPage(folder, '/docs');
  expect(guides.get('/docs/')).toBe(guides.get('/docs/index.html'));
  expect(guides.get('/docs')).toBe(guides.get('/docs/index.html'));
  expect(guides.get('/index.html')).toBeUndefined();
});
