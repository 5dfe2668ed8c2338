/* oxlint-disable no-await-in-loop -- one look after another */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type HexId, centreOf, parseHexName, readMap } from '@narrow-seas/hex';
import { sixthFleetMap } from '@narrow-seas/sixth-fleet/face';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';

export const CHROMIUM = process.env['CHROMIUM_PATH'];

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

const SERVER = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));
const PAGE = fileURLToPath(new URL('../../dist/page/index.html', import.meta.url));

/** The built server and a browser, both of this test alone. */
export interface Site {
  readonly address: string;
  readonly browser: Browser;
  readonly close: () => Promise<void>;
  /** Ends the server while the browser stays: what is offline is then truly offline. */
  readonly stopServer: () => void;
}

const addressOf = async ({ stdout }: ChildProcess): Promise<string> => {
  if (stdout === null) throw new Error('The server was started without a pipe.');
  for await (const line of createInterface({ input: stdout })) {
    const found = /at (http:\S+)/.exec(line)?.[1];
    if (found !== undefined) return found;
  }
  throw new Error('The server ended before it told its address.');
};

export const openSite = async (): Promise<Site> => {
  if (!existsSync(SERVER) || !existsSync(PAGE))
    throw new Error('This test plays on the built page: run `npm run build` first.');
  const server = spawn(process.execPath, [SERVER, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await addressOf(server);
  const browser = await chromium.launch({ executablePath: CHROMIUM ?? '', args: FLAGS });
  return {
    address,
    browser,
    stopServer: () => void server.kill(),
    close: async () => {
      await browser.close();
      server.kill();
    },
  };
};

export interface Visit {
  readonly page: Page;
  /** What went wrong in the page without stopping it. */
  readonly errors: readonly string[];
}

/**
 * Opens the start page in a browser of its own; the script runs before the page does, at every load. Nothing is kept for
 * use without a network unless that is asked for: it costs each visit a third of its time.
 */
export const visit = async (site: Site, options: BrowserContextOptions, script = ''): Promise<Visit> => {
  const context = await site.browser.newContext({ serviceWorkers: 'block', ...options });
  await context.addInitScript(script);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const errors: string[] = [];
  page.on('console', message => void (message.type() === 'error' && errors.push(message.text())));
  page.on('pageerror', error => void errors.push(error.message));
  await page.goto(site.address);
  await cardOf(page)
    .getByRole('button', { name: /^Play now/ })
    .waitFor();
  return { page, errors };
};

/** The card of a game on the start page. */
export const cardOf = (page: Page, title = 'Sixth Fleet'): Locator =>
  page.locator('.card').filter({ has: page.getByRole('heading', { name: title }) });

/** For tests of what is kept for use without a network. */
export const KEEPING = { serviceWorkers: 'allow' } as const;

export const DESKTOP = { viewport: { width: 1280, height: 800 } } as const;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} as const;

/** One click, and it is the player's turn to move. */
export const quickStart = async (page: Page): Promise<void> => {
  await cardOf(page)
    .getByRole('button', { name: /^Play now/ })
    .click();
  await inPhase(page, 'Soviet movement');
};

const MAP = readMap(sixthFleetMap);

/** Waits until the map has come to rest: while it glides, a place is no longer where it was read. */
export const stillMap = async (page: Page): Promise<void> => {
  const canvas = page.locator('canvas.map');
  const look = async (): Promise<string> =>
    `${await canvas.getAttribute('data-camera')} ${JSON.stringify(await canvas.boundingBox())}`;
  let before = '';
  for (let now = await look(); now !== before; now = await look()) {
    before = now;
    await page.waitForTimeout(120);
  }
};

/** Where a hex lies in the window now. */
export const placeOf = async (
  page: Page,
  name: string,
): Promise<{ readonly x: number; readonly y: number }> => {
  const canvas = page.locator('canvas.map');
  const box = await canvas.boundingBox();
  const camera = (await canvas.getAttribute('data-camera'))?.split(' ').map(Number);
  const hex = parseHexName(MAP.grid, MAP.numbering, name) as HexId;
  const [x, y] = centreOf(MAP.grid, hex);
  if (box === null || camera === undefined) throw new Error('There is no map.');
  const [lookX = 0, lookY = 0, scale = 1] = camera;
  return { x: box.x + box.width / 2 + (x - lookX) * scale, y: box.y + box.height / 2 + (y - lookY) * scale };
};

/** The hex that is selected, by the heading of the panel. */
export const selectedHex = async (page: Page): Promise<string> =>
  (await page.locator('.panel h2').first().textContent()) ?? '';

/** Hexes that the picked unit can move to. */
export const destinations = async (page: Page): Promise<readonly string[]> => {
  const list = page.locator('.panel details').last();
  await list.locator('summary').click();
  const labels = await list.locator('.deeds button').allTextContents();
  return labels.flatMap(label => /move to (\d{4})/.exec(label)?.[1] ?? []);
};

/** The heading of the phase bar. */
export const inPhase = (page: Page, title: string): Promise<void> =>
  page.locator('.phase-text strong', { hasText: title }).waitFor();
