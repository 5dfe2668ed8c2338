import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameCard } from './card.ts';
import { createHandler } from './http.ts';

const CHROMIUM = process.env['CHROMIUM_PATH'];
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const LONG = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);
const GAMES: readonly GameCard[] = [
  {
    id: 'skerry',
    title: LONG,
    version: '0.1.0',
    summary: LONG,
    scenarios: [{ id: 'sound', title: LONG }],
  },
];

describe.skipIf(!CHROMIUM)('the front page in a browser', () => {
  const server = createServer(createHandler(GAMES, '1.2.3'));
  const opened: Browser[] = [];

  beforeAll(async () => {
    await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
    opened.push(await chromium.launch({ executablePath: CHROMIUM ?? '', args: FLAGS }));
  });
  afterAll(async () => {
    await Promise.all(opened.map(browser => browser.close()));
    await new Promise(resolve => server.close(resolve));
  });

  test.each([
    ['desktop', 1280, 800],
    ['phone', 360, 740],
  ])(
    'on a %s it has its heading and its style, fits the width and raises no error',
    async (_case, width, height) => {
      const page = await opened[0]!.newPage({ viewport: { width, height } });
      const errors: string[] = [];
      page.on('console', message => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', error => errors.push(error.message));
      page.on('requestfailed', request => errors.push(request.url()));
      const { port } = server.address() as AddressInfo;
      await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'networkidle' });

      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Narrow Seas');
      expect(await page.evaluate('getComputedStyle(document.body).margin')).toBe('0px');
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      expect(errors).toEqual([]);
      await page.close();
    },
  );
});
