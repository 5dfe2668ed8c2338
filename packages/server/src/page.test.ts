import { request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { GameCard } from '@narrow-seas/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileAt, type PageFile } from './files.ts';
import { createFront } from './app.ts';

const GAMES: readonly GameCard[] = [
  { id: 'skerry', title: 'Skerry', version: 1, summary: 'Boats and mines.', sides: [], scenarios: [] },
];
const CODE = 'let x = 1;'.repeat(20);
const FILES = new Map<string, PageFile>(
  Object.entries({
    '/index.html': '<!doctype html><title>Narrow Seas</title>',
    '/assets/main.js': CODE,
    '/assets/plex.woff2': 'woff',
  }).map(([path, body]) => [path === '/index.html' ? '/' : path, fileAt(path, Buffer.from(body))!]),
);
FILES.set('/assets/both.js', fileAt('/assets/both.js', Buffer.from(CODE), brotliCompressSync(CODE))!);
const { server }: { readonly server: Server } = await createFront({
  games: () => Promise.resolve(GAMES),
  version: '1.2.3',
  files: FILES,
  guides: () =>
    new Map([['/docs/', fileAt('/docs/index.html', Buffer.from('<!doctype html><title>Guides</title>'))!]]),
});
const address = (path: string): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

beforeAll(() => new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>(resolve => void server.close(() => resolve())));

/** `fetch` tidies an address before it sends it; this sends it unchanged. */
const statusOf = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const asked = request({ host: '127.0.0.1', port, path, agent: false }, response => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
    asked.once('error', reject).end();
  });

describe('the guides', () => {
  test('lie under an address of their own, under a policy that only lets icons in as well', async () => {
    const response = await fetch(address('/docs/'));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Guides');
    const policy = response.headers.get('content-security-policy') ?? '';
    const game = (await fetch(address('/'))).headers.get('content-security-policy') ?? '';
    expect(policy.replace(' data:', '')).toBe(game);
    expect(game).not.toContain('data:');
    expect(policy).toContain("script-src 'self'");
  });

  test('what they do not have is not found, and is not the page of the game', async () => {
    expect(await statusOf('/docs/nowhere.html')).toBe(404);
    expect(await statusOf('/docsx')).toBe(404);
    expect(await statusOf('/docs/../index.html')).toBe(404);
  });
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

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ])('of two packed forms %s gets %s', async (wanted, sent) => {
    const response = await fetch(address('/assets/both.js'), { headers: { 'accept-encoding': wanted } });
    expect(response.headers.get('content-encoding')).toBe(sent);
    expect(await response.text()).toBe(CODE);
  });

  test('a file that is packed already is sent as it is', async () => {
    const response = await fetch(address('/assets/plex.woff2'));
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(Buffer.from('woff')));
  });

  test('without a built page the root says how to build it', async () => {
    const { server: bare } = await createFront({
      games: () => Promise.resolve(GAMES),
      version: '1.2.3',
      files: new Map(),
    });
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
    /^default-src 'none';script-src 'self';worker-src 'self';style-src 'self';/,
  );
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test.each(['/', '/games.json', '/healthz'])(
  '%s is asked for each time, so an upgrade shows at once',
  async path => {
    const { headers } = await fetch(address(path));
    expect(headers.get('cache-control')).toBe('no-cache');
  },
);

/** The very bytes of a request, and the status, headers and body of its answer; `fetch` would tidy and unpack them. */
const raw = (...lines: string[]): Promise<{ status: string; headers: string; body: string }> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () => socket.end([...lines, '', ''].join('\r\n')));
    let text = '';
    socket.setEncoding('latin1').on('data', piece => (text += String(piece)));
    socket.once('error', reject).once('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n');
      const [status = '', ...headers] = head.split('\r\n');
      resolve({ status: status.replace('HTTP/1.1 ', ''), headers: headers.join('\n').toLowerCase(), body });
    });
  });

const ask = (method: string, path: string, ...headers: string[]) =>
  raw(`${method} ${path} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers);

const tagIn = (headers: string): string => /^etag: (.*)$/m.exec(headers)?.[1] ?? '';

/** As the answer has it: the lines are in small letters. */
const tagOf = (path: string, isPacked = false): string => {
  const file = FILES.get(path)!;
  return (isPacked ? file.packed[0] : file.plain)!.tag;
};

describe('over a socket', () => {
  test.each(['/', '/games.json', '/healthz', '/assets/main.js'])(
    '%s that is known already is not sent again, to GET or HEAD',
    async path => {
      const known = (await fetch(address(path), { headers: { 'accept-encoding': 'identity' } })).headers.get(
        'etag',
      )!;
      for (const method of ['GET', 'HEAD']) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const { status, headers, body } = await ask(method, path, `If-None-Match: "x", W/${known}`);
        expect({ status, body }).toEqual({ status: '304 Not Modified', body: '' });
        expect(tagIn(headers)).toBe(known.toLowerCase());
        expect(headers).toMatch(/^cache-control: /m);
        expect(headers).not.toMatch(/^content-(type|length|encoding): /m);
      }
    },
  );

  test('the packed form has a tag of its own', async () => {
    const gzip = 'Accept-Encoding: gzip';
    const [plain, packed] = [tagOf('/assets/main.js'), tagOf('/assets/main.js', true)];
    const { status } = await ask('GET', '/assets/main.js', gzip, `If-None-Match: ${plain}`);
    expect(status).toBe('200 OK');
    expect((await ask('GET', '/assets/main.js', gzip, `If-None-Match: ${packed}`)).status).toBe(
      '304 Not Modified',
    );
  });

  test('gzip;q=0 is a no', async () => {
    const { headers, body } = await ask('GET', '/assets/main.js', 'Accept-Encoding: gzip;q=0, *');
    expect(headers).not.toContain('content-encoding');
    expect(body).toBe(CODE);
  });

  test.each([
    ['bytes=0-3', 'bytes 0-3/200', CODE.slice(0, 4)],
    ['bytes=190-', 'bytes 190-199/200', CODE.slice(190)],
    ['bytes=-7', 'bytes 193-199/200', CODE.slice(-7)],
  ])('%s is that piece', async (range, said, piece) => {
    const { status, headers, body } = await ask('GET', '/assets/main.js', `Range: ${range}`);
    expect({ status, body }).toEqual({ status: '206 Partial Content', body: piece });
    expect(headers).toContain(`content-range: ${said}`);
    expect(headers).toContain(`content-length: ${piece.length}`);
    expect(headers).toContain('accept-ranges: bytes');
  });

  test('the pieces of the packed form are pieces of what is sent', async () => {
    const { body, headers } = await ask(
      'GET',
      '/assets/main.js',
      'Accept-Encoding: gzip',
      'Range: bytes=0-9',
    );
    expect(Buffer.from(body, 'latin1')).toEqual(
      FILES.get('/assets/main.js')!.packed[0]!.body.subarray(0, 10),
    );
    expect(headers).toContain('content-encoding: gzip');
  });

  test('a piece beyond the end is refused, with the size', async () => {
    const { status, headers } = await ask('GET', '/assets/main.js', 'Range: bytes=200-');
    expect(status).toBe('416 Range Not Satisfiable');
    expect(headers).toContain('content-range: bytes */200');
  });

  test('a piece is sent only of the file that the reader has begun', async () => {
    const range = 'Range: bytes=0-3';
    const same = await ask('GET', '/assets/main.js', range, `If-Range: ${tagOf('/assets/main.js')}`);
    expect(same.status).toBe('206 Partial Content');
    const other = await ask('GET', '/assets/main.js', range, 'If-Range: "older"');
    expect({ status: other.status, body: other.body }).toEqual({ status: '200 OK', body: CODE });
  });

  test('HEAD with a range has the headers of the whole', async () => {
    const { status, headers, body } = await ask('HEAD', '/assets/main.js', 'Range: bytes=0-3');
    expect({ status, body }).toEqual({ status: '200 OK', body: '' });
    expect(headers).toContain('content-length: 200');
  });

  test.each([
    ['Range: bytes=5-2'],
    ['Range: bytes=0-1, 3-4'],
    ['Range: \u00ff'],
    ['Range: bytes=0-1', 'Range: bytes=2-3'],
    ['If-None-Match: unquoted'],
    ['If-None-Match:'],
    ['Accept-Encoding: ;;q=,,gzip;q=x'],
    ['Accept-Encoding: gzip;q=0', 'Accept-Encoding: br'],
    ['If-Range: "x'],
  ])('%j is passed over', async (...headers) => {
    const { status, body } = await ask('GET', '/assets/main.js', ...headers);
    expect({ status, body }).toEqual({ status: '200 OK', body: CODE });
  });

  test.each([
    ['no request at all', ['sea']],
    ['a header without a colon', ['GET / HTTP/1.1', 'Host: x', 'odd']],
    ['a request without a host', ['GET / HTTP/1.1', 'Connection: close']],
  ])('%s is refused, and the next request is answered', async (_case, lines) => {
    expect((await raw(...lines)).status).toBe('400 Bad Request');
    expect((await ask('GET', '/')).status).toBe('200 OK');
  });
});
