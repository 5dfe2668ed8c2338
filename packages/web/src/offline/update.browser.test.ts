import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, inPhase, quickStart } from '../testing/site.ts';

const PAGE = fileURLToPath(new URL('../../dist/page', import.meta.url));
const TYPES: { readonly [end: string]: string } = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

/** The built page, whose build can be replaced while it is in use. */
const makeSite = () => {
  const files = new Map(
    readdirSync(PAGE, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .map(path => [path.slice(PAGE.length), readFileSync(path)]),
  );
  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : url;
    const body = files.get(path);
    const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain';
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type, 'cache-control': 'no-cache' });
    response.end(body);
  });
  const change = (path: string, from: RegExp, to: string): void =>
    void files.set(path, Buffer.from(String(files.get(path)).replace(from, to)));
  const upgrade = (): void => {
    change('/service-worker.js', /BUILD = '\w+'/, `BUILD = 'newer'`);
    change('/index.html', /<html lang="en"/, '<html lang="en-GB"');
  };
  return { server, upgrade };
};

/** Tells the builds apart. */
const languageOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute('lang');

describe.skipIf(!CHROMIUM)('a new version', () => {
  const { server, upgrade } = CHROMIUM ? makeSite() : { server: undefined, upgrade: () => undefined };
  beforeAll(() => new Promise<void>(resolve => void (server as Server).listen(0, '127.0.0.1', resolve)));
  afterAll(() => void server?.close());

  test('waits while a game is played, is told, and takes over with the game where it was', async () => {
    const address = `http://127.0.0.1:${((server as Server).address() as AddressInfo).port}/`;
    const browser = await chromium.launch({
      executablePath: CHROMIUM ?? '',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
      ],
    });
    try {
      const page = await browser.newPage();
      await page.goto(address);
      await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
      await quickStart(page);
      upgrade();
      await page.reload();
      await inPhase(page, 'Soviet movement');
      expect(await languageOf(page)).toBe('en');
      await page.getByText('A new version is here.').waitFor();
      await page.getByRole('button', { name: 'Load it now' }).click();
      await page.locator('html[lang=en-GB]').waitFor();
      await inPhase(page, 'Soviet movement');
      const names = await page.evaluate('caches.keys()');
      expect(names).toEqual(['narrow-seas newer']);
      (server as Server).closeAllConnections();
      server?.close();
      await page.reload();
      await inPhase(page, 'Soviet movement');
      expect(await languageOf(page)).toBe('en-GB');
    } finally {
      await browser.close();
    }
  });
});
