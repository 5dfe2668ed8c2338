import type { Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CHROMIUM,
  cardOf,
  DESKTOP,
  inPhase,
  KEEPING,
  openSite,
  quickStart,
  type Site,
  visit,
} from '../testing/site.ts';
import { expectSoon } from '../testing/table.ts';

/** Kilobytes on the wire, from the address to the first screen of a game. */
const FIRST_LOAD_KB = 400;

describe.skipIf(!CHROMIUM)('a game is loaded when it is wanted', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('the start page asks for no rules, and a game only for its own', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    const asked: string[] = [];
    page.on('request', request => void asked.push(new URL(request.url()).pathname));
    await page.reload({ waitUntil: 'networkidle' });
    const rules = (): readonly string[] =>
      asked.filter(path => /worker|levels|-fleet-[\w-]{8}\.js/.test(path));
    expect(rules()).toEqual([]);
    await quickStart(page);
    expect(rules().some(path => path.includes('sixth-fleet'))).toBe(true);
    expect(rules().some(path => path.includes('second-fleet'))).toBe(false);
    // Lessons come for those who learn.
    expect(asked.filter(path => /learn-parts|course/.test(path))).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('the picture of a game below the window comes when one scrolls to it', async () => {
    const { page, errors } = await visit(site, { ...DESKTOP, viewport: { width: 1280, height: 420 } });
    const asked: string[] = [];
    page.on('request', request => void asked.push(new URL(request.url()).pathname));
    const isAsked = (): boolean => asked.some(path => path.includes('second-fleet-display'));
    await page.reload({ waitUntil: 'networkidle' });
    expect(isAsked()).toBe(false);
    await cardOf(page, 'Second Fleet').scrollIntoViewIfNeeded();
    await expectSoon(isAsked).toBe(true);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['the worker', '**/assets/worker-*.js'],
    ['the rules', '**/assets/sixth-fleet-*.js'],
  ])('where %s does not come, the page says so and tries again', async (_part, files) => {
    const { page } = await visit(site, DESKTOP);
    await page.route(files, route => route.abort());
    await cardOf(page)
      .getByRole('button', { name: /^Play now/ })
      .click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toMatch(/^Sixth Fleet could not be loaded/);
    await page.unroute(files);
    await page.getByRole('button', { name: 'Try again' }).click();
    await inPhase(page, 'Soviet movement');
    expect(await alert.count()).toBe(0);
    await page.context().close();
  });

  test('where the display of a saved game does not load, its address stays and it can be resumed later', async () => {
    const { page } = await visit(site, DESKTOP);
    await quickStart(page);
    const address = page.url();
    await page.route('**/assets/sixth-fleet-display-*.js', route => route.abort());
    await page.reload();
    await page.getByRole('alert').waitFor();
    expect(page.url()).toBe(address);
    await page.unroute('**/assets/sixth-fleet-display-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await inPhase(page, 'Soviet movement');
    await page.context().close();
  });
});

const textOf = async (site: Site, path: string): Promise<string> =>
  (await fetch(new URL(path, site.address))).text();

/** A built file and all that it brings with it. */
const broughtBy = async (
  site: Site,
  path: string,
  known: ReadonlySet<string> = new Set(),
): Promise<ReadonlySet<string>> => {
  if (known.has(path)) return known;
  let all: ReadonlySet<string> = new Set([...known, path]);
  const brought = (await textOf(site, path)).matchAll(/(?:from|import)\s*["`]\.\/([^"`]+)["`]/g);
  for (const [, name = ''] of brought) {
    // oxlint-disable-next-line no-await-in-loop -- what one file has brought the next need not
    all = await broughtBy(site, `/assets/${name}`, all);
  }
  return all;
};

/** What the files with this name bring with them, and the first file of the page does not. */
const partsOf = async (site: Site, name: RegExp): Promise<ReadonlySet<string>> => {
  const [index = ''] = /\/assets\/index-[\w-]+\.js/.exec(await textOf(site, '/')) ?? [];
  const first = await broughtBy(site, index);
  const roots = new Set(
    [...(await textOf(site, index)).matchAll(new RegExp(name, 'g'))].map(([found]) => `/assets${found}`),
  );
  const parts = await Promise.all([...roots].map(root => broughtBy(site, root)));
  return new Set(parts.flatMap(part => [...part]).filter(path => !first.has(path)));
};

describe.skipIf(!CHROMIUM)('the first load', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test(`is under ${FIRST_LOAD_KB} kB until the first screen of a game, without map files and workers`, async () => {
    const { page } = await visit(site, DESKTOP);
    // The page and its workers ask for the same fonts. A browser fetches them once; to route requests switches its cache off.
    const fetched = new Map<string, Request>();
    const elsewhere = await partsOf(site, /\/(worker|late-parts)-[\w-]+\.js/);
    const isElsewhere = (path: string): boolean =>
      /\.map-[^/]*\.js$/.test(path) || elsewhere.has(path) || /\/(?!index-)[^/]*\.css$/.test(path);
    const sizeOf = async (request: Request): Promise<number> =>
      isElsewhere(new URL(request.url()).pathname)
        ? 0
        : Math.max(0, (await request.sizes()).responseBodySize);
    page.on('requestfinished', request => void fetched.set(request.url(), request));
    // Sizes are asked for here: what comes when the page is about to close would find nobody to answer.
    const whole = async (): Promise<number> =>
      (await Promise.all([...fetched.values()].map(sizeOf))).reduce((total, size) => total + size, 0) / 1000;
    await page.context().route('**/late-parts-*.js', route => route.abort());
    await page.reload({ waitUntil: 'networkidle' });
    expect(await whole()).toBeGreaterThan(100);
    await quickStart(page);
    expect(await whole()).toBeLessThan(FIRST_LOAD_KB);
    await page.context().close();
  });

  test('brings the panels that the first screen does not show before anybody asks for one', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    const asked: string[] = [];
    page.on('requestfinished', request => void asked.push(new URL(request.url()).pathname));
    const isFetched = (): boolean => asked.some(path => path.includes('/late-parts-'));
    await quickStart(page);
    await expectSoon(isFetched).toBe(true);
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('.log h2').waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('where a panel does not come, the page says so and tries again', async () => {
    const { page } = await visit(site, DESKTOP);
    await page.route('**/late-parts-*.js', route => route.abort());
    await quickStart(page);
    await page.getByRole('tab', { name: 'Log' }).click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toMatch(/^This part of the page could not be loaded/);
    await page.unroute('**/late-parts-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.log h2').waitFor();
    await page.context().close();
  });
});

describe.skipIf(!CHROMIUM)('after the first load', () => {
  test('a game that was never opened can be begun without a network', async () => {
    const site = await openSite();
    try {
      const { page } = await visit(site, { ...DESKTOP, ...KEEPING });
      await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
      await expectSoon(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
      site.stopServer();
      await cardOf(page, 'Second Fleet')
        .getByRole('button', { name: /^Play now/ })
        .click();
      await page.locator('.phase-title').waitFor();
    } finally {
      await site.close();
    }
  });
});
