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
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('the picture of a game below the window comes when one scrolls to it', async () => {
    const { page, errors } = await visit(site, { ...DESKTOP, viewport: { width: 1280, height: 420 } });
    const asked: string[] = [];
    page.on('request', request => void asked.push(new URL(request.url()).pathname));
    const isAsked = (): boolean => asked.some(path => path.includes('second-fleet-exhibit'));
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

  test('where the looks of a kept game do not come, its address stays and it goes on later', async () => {
    const { page } = await visit(site, DESKTOP);
    await quickStart(page);
    const address = page.url();
    await page.route('**/assets/sixth-fleet-exhibit-*.js', route => route.abort());
    await page.reload();
    await page.getByRole('alert').waitFor();
    expect(page.url()).toBe(address);
    await page.unroute('**/assets/sixth-fleet-exhibit-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await inPhase(page, 'Soviet movement');
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
      await page.locator('.phase-text strong').waitFor();
    } finally {
      await site.close();
    }
  });
});
