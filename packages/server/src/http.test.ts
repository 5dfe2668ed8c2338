import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameCard } from './card.ts';
import { createHandler } from './http.ts';

const GAMES: readonly GameCard[] = [
  { id: 'skerry', title: 'Skerry', version: '0.1.0', summary: 'Boats and mines.', scenarios: [] },
];
const server = createServer(createHandler(GAMES, '1.2.3'));
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
    ['/', 'text/html; charset=utf-8', 'Skerry'],
    ['/?from=somewhere', 'text/html; charset=utf-8', 'Skerry'],
    ['/style.css', 'text/css; charset=utf-8', '--sea'],
    ['/icon.svg', 'image/svg+xml', '<svg'],
  ])('%s is %s', async (path, type, content) => {
    const response = await fetch(address(path));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(await response.text()).toContain(content);
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

  test.each(['//', '/../../etc/passwd', '/%', '/%00', '/style.css/', `/${'x'.repeat(8000)}`])(
    'the odd address %.30s gets 404',
    async path => {
      expect(await statusOf(path)).toBe(404);
    },
  );
});

test('HEAD has the headers of GET and no body', async () => {
  const [got, head] = await Promise.all([fetch(address('/')), fetch(address('/'), { method: 'HEAD' })]);
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(await got.text())));
});

test.each(['/', '/nowhere', '/healthz', '/style.css'])('%s carries the security headers', async path => {
  const { headers } = await fetch(address(path));
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test('pages are never stored, so an upgrade shows at once', async () => {
  const { headers } = await fetch(address('/'));
  expect(headers.get('cache-control')).toBe('no-store');
});
