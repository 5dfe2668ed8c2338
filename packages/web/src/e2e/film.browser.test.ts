import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import { TWO_SURE_ATTACKS } from '../testing/positions.ts';
import {
  cardOf,
  CHROMIUM,
  DESKTOP,
  inPhase,
  openSite,
  PHONE,
  type Site,
  type Visit,
  visit,
} from '../testing/site.ts';
import { expectSoon, heard, openPosition } from '../testing/table.ts';

const FILMED = `localStorage.setItem('narrow-seas/settings', '{"pace":"quick","sound":"no"}')`;

/** How much of the layer over the map is drawn on. */
const INK = `(() => {
  const canvas = document.querySelector('canvas.story');
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return data.filter((value, place) => place % 4 === 3 && value > 0).length;
})()`;

const inkOf = async (page: Page): Promise<number> => Number(await page.evaluate(INK));

const verdictOf = (page: Page) => page.locator('.strip .verdict strong');

const open = async (site: Site, options: BrowserContextOptions): Promise<Visit> => {
  const opened = await visit(site, options, FILMED);
  await openPosition(opened.page, TWO_SURE_ATTACKS, 'cadet', 'person');
  return opened;
};

const focused = (page: Page) => page.evaluate('document.activeElement.textContent');

describe.skipIf(!CHROMIUM)('the film of the enemy’s turn', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const)(
    '%s: it is followed by captions, the result waits for the player, and the summary leads to places',
    async (_name, options) => {
      const { page, errors } = await open(site, options);
      const go = page.getByRole('button', { name: 'Continue' });
      await go.waitFor();
      expect(await verdictOf(page).textContent()).toBe('MiG-21 Fishbed lost');
      expect(await page.locator('.film .caption').textContent()).toMatch(/attacks MiG-21 Fishbed/);
      expect(await heard(page)).toMatch(/attacks MiG-21 Fishbed/);
      expect(await page.locator('.ear[aria-live=assertive]').textContent()).toMatch(/lost\. You lose/);
      await expectSoon(() => inkOf(page)).toBeGreaterThan(500);
      await expectSoon(() => focused(page)).toMatch(/Continue/);
      await expectClean(page, 'film');

      await go.click();
      await go.waitFor();
      await go.click();
      await page.locator('.film').waitFor({ state: 'detached' });
      await page.getByRole('heading', { name: /^You lost \d+ points/ }).waitFor();
      expect(await page.locator('.turn .pin').count()).toBe(2);
      const camera = await page.locator('canvas.map').getAttribute('data-camera');
      await page.locator('.turn-list button').first().click();
      await expectSoon(() => page.locator('canvas.map').getAttribute('data-camera')).not.toBe(camera);
      await expectSoon(() => inkOf(page)).toBeGreaterThan(500);
      await expectClean(page, 'summary');
      await page.getByRole('button', { name: 'Hide arrows' }).click();
      await expectSoon(() => inkOf(page)).toBe(0);

      await page.getByRole('button', { name: 'Watch again' }).click();
      await page.getByRole('button', { name: 'Pause' }).or(go).first().waitFor();
      await page.getByRole('button', { name: 'Skip to the summary' }).click();
      await page.locator('.film').waitFor({ state: 'detached' });
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );

  test('a film with nothing to sum up gives the panel back: the first screen shows the orders card', async () => {
    const { page } = await visit(site, DESKTOP, FILMED);
    const start = cardOf(page, 'Second Fleet').getByRole('button', { name: /^Play now/ });
    await start.click();
    await inPhase(page, 'Strategic air');
    await page.locator('.prompt', { hasText: /^Give / }).waitFor();
    await page.locator('.film').waitFor({ state: 'detached' });
    const orders = page.getByRole('tab', { name: 'Orders' });
    await expectSoon(() => orders.getAttribute('aria-selected')).toBe('true');
    await page.getByRole('heading', { name: 'The Standing Force', exact: true }).waitFor();
    await page.context().close();
  });

  test('for who wants less motion the result is there at once, and nothing moves', async () => {
    const { page } = await open(site, { ...DESKTOP, reducedMotion: 'reduce' });
    await verdictOf(page).waitFor();
    expect(await page.locator('.die.rolling').count()).toBe(0);
    expect(await page.evaluate('document.getAnimations().length')).toBe(0);
    await page.context().close();
  });
});
