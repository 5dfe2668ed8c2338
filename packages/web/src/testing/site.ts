import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type HexId, centreOf, parseHexName, type Point, readMap } from '@narrow-seas/hex';
import { sixthFleetMap } from '@narrow-seas/sixth-fleet/face';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { atRest, COUNT_QUESTIONS, PATIENCE_MS, quiet } from './quiet.ts';

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
  /** Whether the server has not ended yet. */
  readonly isServing: () => boolean;
}

const addressOf = async ({ stdout }: ChildProcess): Promise<string> => {
  if (stdout === null) throw new Error('The server was started without a pipe.');
  for await (const line of createInterface({ input: stdout })) {
    const found = /at (http:\S+)/.exec(line)?.[1];
    if (found !== undefined) return found;
  }
  throw new Error('The server ended before it told its address.');
};

/** The variables are for the server, beside those of the test. */
export const openSite = async (variables: { readonly [name: string]: string } = {}): Promise<Site> => {
  if (!existsSync(SERVER) || !existsSync(PAGE))
    throw new Error('This test plays on the built page: run `npm run build` first.');
  const server = spawn(process.execPath, [SERVER, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ONLINE: 'off', ...variables },
  });
  const address = await addressOf(server);
  const browser = await chromium.launch({ executablePath: CHROMIUM ?? '', args: FLAGS });
  return {
    address,
    browser,
    stopServer: () => void server.kill(),
    isServing: () => server.exitCode === null && server.signalCode === null,
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

/** A browser of its own, with nothing saved in it. All its pages have the same patience. */
export const openContext = async (site: Site, options: BrowserContextOptions): Promise<BrowserContext> => {
  const context = await site.browser.newContext({ serviceWorkers: 'block', ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(COUNT_QUESTIONS);
  return context;
};

/** The computer's moves are not shown one by one, unless the script of a visit or the page says otherwise. */
const WITHOUT_FILM = `localStorage.getItem('narrow-seas/settings') ??
  localStorage.setItem('narrow-seas/settings', '{"pace":"fast"}')`;

/**
 * Opens the start page in a browser of its own; the script runs before the page does, at every load. Nothing is kept for
 * use without a network unless that is asked for: it costs each visit a third of its time.
 */
export const visit = async (site: Site, options: BrowserContextOptions, script = ''): Promise<Visit> => {
  const context = await openContext(site, options);
  await context.addInitScript(WITHOUT_FILM);
  await context.addInitScript(script);
  const page = await context.newPage();
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
  await quiet(page);
};

const MAP = readMap(sixthFleetMap);

/** Waits until the map has come to rest: while it glides, a place is no longer where it was read. */
export const stillMap = async (page: Page): Promise<void> => {
  const canvas = page.locator('canvas.map');
  const look = async (): Promise<string> =>
    `${await canvas.getAttribute('data-camera')} ${JSON.stringify(await canvas.boundingBox())}`;
  await atRest(page, look);
};

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Pixels of the chart's border, and of tools over the map, that no hex is pressed in. */
const EDGE = 30;

/** Where a point of the map lies in the window now; undefined when it is out of sight. */
const spotOf = async (page: Page, [x, y]: Point): Promise<Spot | undefined> => {
  await stillMap(page);
  const canvas = page.locator('canvas.map');
  const box = await canvas.boundingBox();
  const camera = (await canvas.getAttribute('data-camera'))?.split(' ').map(Number);
  if (box === null || camera === undefined) throw new Error('There is no map.');
  const [lookX = 0, lookY = 0, scale = 1] = camera;
  const [left, top] = [box.width / 2 + (x - lookX) * scale, box.height / 2 + (y - lookY) * scale];
  const isSeen = left > EDGE && top > EDGE && left < box.width - EDGE && top < box.height - EDGE;
  return isSeen ? { x: box.x + left, y: box.y + top } : undefined;
};

/** Where a point of the map lies in the window; the map opens on the action, so a far one needs the whole map. */
export const spotInSight = async (page: Page, point: Point): Promise<Spot> => {
  const spot = await spotOf(page, point);
  if (spot !== undefined) return spot;
  await page.getByRole('button', { name: 'Whole map' }).click();
  const found = await spotOf(page, point);
  if (found === undefined) throw new Error('The place is not on the map.');
  return found;
};

/** Where a hex lies in the window now. */
export const placeOf = (page: Page, name: string): Promise<Spot> =>
  spotInSight(page, centreOf(MAP.grid, parseHexName(MAP.grid, MAP.numbering, name) as HexId));

/** The hex that is selected, by the heading of the panel. */
export const selectedHex = async (page: Page): Promise<string> =>
  (await page.locator('.panel h2[data-hex]').getAttribute('data-hex')) ?? '';

/** Hexes that the picked unit can move to. The list comes a moment after the unit is picked. */
export const destinations = async (page: Page): Promise<readonly string[]> => {
  await quiet(page);
  const list = page.locator('.panel details').last();
  await list.locator('summary').click();
  const labels = await list.locator('.choices button').allTextContents();
  const hexes = labels.flatMap(label => /[Mm]ove to (\d{4})/.exec(label)?.[1] ?? []);
  if (hexes.length === 0) throw new Error(`Nothing to move to among: ${labels.join(', ')}`);
  return hexes;
};

/** The heading of the phase bar. */
export const inPhase = (page: Page, title: string): Promise<void> =>
  page.locator('.phase-title', { hasText: title }).waitFor();
