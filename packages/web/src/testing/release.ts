import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PAGE = fileURLToPath(new URL('../../dist/page', import.meta.url));

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The built page behind an address where a second version can come out. */
export interface Release {
  readonly address: string;
  /** From now on the address gives a newer build: same files, another name of the build, another language. */
  readonly publish: () => void;
  readonly close: () => void;
}

/** Builds differ in the text of the service worker, which carries the name of its build, and here in their language. */
const newer = (text: string): string =>
  text.replace(/(const BUILD = ')/, '$1newer-').replace('<html lang="en"', '<html lang="en-GB"');

const answer = (path: string, isNewer: boolean): Buffer | string => {
  const name = path === '/' ? '/index.html' : path;
  const body = readFileSync(join(PAGE, name));
  return isNewer && /^\/(service-worker\.js|index\.html)$/.test(name) ? newer(body.toString()) : body;
};

const listen = (server: Server): Promise<number> =>
  new Promise(resolve => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

export const openRelease = async (): Promise<Release> => {
  const state = { isNewer: false };
  // A connection that the server ends in the very moment in which the browser uses it again would fail a part of the new version.
  const server = createServer({ keepAliveTimeout: 600_000 }, ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    response.setHeader('content-type', TYPES[extname(pathname) || '.html'] ?? 'text/plain');
    response.setHeader('cache-control', 'no-store');
    try {
      response.end(answer(pathname, state.isNewer));
    } catch {
      response.writeHead(404).end();
    }
  });
  const port = await listen(server);
  return {
    address: `http://127.0.0.1:${port}/`,
    publish: () => void (state.isNewer = true),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
