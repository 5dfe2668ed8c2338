import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameCard } from './card.ts';
import type { PageFile } from './files.ts';
import { createHandler } from './http.ts';

const GAMES: readonly GameCard[] = [
  { id: 'skerry', title: 'Skerry', version: '0.1.0', summary: 'Boats and mines.', scenarios: [] },
];
const text = (body: string, type: string, cache: string): PageFile => ({
  type,
  body: Buffer.from(body),
  packed: gzipSync(body),
  cache,
});
const PAGE = text('<!doctype html><title>Narrow Seas</title>', 'text/html; charset=utf-8', 'no-store');
const SCRIPT = text('let x = 1;', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable');
const FONT: PageFile = {
  type: 'font/woff2',
  body: Buffer.from([1, 2]),
  packed: undefined,
  cache: 'immutable',
};
const FILES = new Map([
  ['/', PAGE],
  ['/assets/main.js', SCRIPT],
  ['/assets/plex.woff2', FONT],
]);
const server = createServer(createHandler({ games: GAMES, version: '1.2.3', files: FILES }));
const address = (path: string): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

beforeAll(() => new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>(resolve => void server.close(() => resolve())));

/** `fetch` tidies an address before it sends it; this sends it as it stands. */
const statusOf = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const asked = request({ host: '127.0.0.1', port, path, agent: false }, response => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
    asked.once('error', reject).end();
  });

describe('what is found', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', 'Narrow Seas'],
    ['/?from=somewhere', 'text/html; charset=utf-8', 'Narrow Seas'],
    ['/assets/main.js', 'text/javascript; charset=utf-8', 'let x'],
  ])('%s is %s', async (path, type, content) => {
    const response = await fetch(address(path));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(await response.text()).toContain(content);
  });

  test('text is packed for who can unpack it, and for nobody else', async () => {
    const packed = await fetch(address('/assets/main.js'), { headers: { 'accept-encoding': 'gzip' } });
    const plain = await fetch(address('/assets/main.js'), { headers: { 'accept-encoding': 'identity' } });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await packed.text()).toBe(await plain.text());
    expect(plain.headers.get('vary')).toBe('accept-encoding');
  });

  test('a file that is packed already is sent as it is', async () => {
    const response = await fetch(address('/assets/plex.woff2'));
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([1, 2]));
  });

  test('without a built page the root says how to build it', async () => {
    const bare = createServer(createHandler({ games: GAMES, version: '1.2.3', files: new Map() }));
    await new Promise<void>(resolve => void bare.listen(0, '127.0.0.1', resolve));
    const response = await fetch(`http://127.0.0.1:${(bare.address() as AddressInfo).port}/`);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm run build');
    await new Promise(resolve => bare.close(resolve));
  });

  test('/healthz tells the version', async () => {
    const response = await fetch(address('/healthz'));
    expect(await response.json()).toEqual({ ok: true, version: '1.2.3' });
  });

  test('/games.json is the list as it was given', async () => {
    const response = await fetch(address('/games.json'));
    expect(await response.json()).toEqual({ version: '1.2.3', games: GAMES });
  });
});

describe('what is refused', () => {
  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
    '%s gets 405 and the methods allowed',
    async method => {
      const response = await fetch(address('/'), { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
    },
  );

  test('an unknown address gets 404 and a page', async () => {
    const response = await fetch(address('/nowhere'));
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('/nowhere');
  });

  test.each([
    '//',
    '/../../etc/passwd',
    '/%',
    '/%00',
    '/assets/../../main.ts',
    '/assets%2Fmain.js',
    '/assets/main.js/',
    `/${'x'.repeat(8000)}`,
  ])('the odd address %.30s gets 404', async path => {
    expect(await statusOf(path)).toBe(404);
  });
});

const read = (method: string) =>
  fetch(address('/'), { method: method || 'GET', headers: { 'accept-encoding': 'identity' } });

test('HEAD has the headers of GET and no body', async () => {
  const [got, head] = await Promise.all([read(''), read('HEAD')]);
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(await got.text())));
});

test.each(['/', '/nowhere', '/healthz', '/assets/main.js'])('%s carries the security headers', async path => {
  const { headers } = await fetch(address(path));
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self';/,
  );
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test('pages are never stored, so an upgrade shows at once', async () => {
  const { headers } = await fetch(address('/'));
  expect(headers.get('cache-control')).toBe('no-store');
});
