import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedGames, storedLengths } from '../testing/browser-store.ts';
import { SURE_ATTACK } from '../testing/positions.ts';
import { CHROMIUM, DESKTOP, inPhase, openSite, quickStart, type Site, visit } from '../testing/site.ts';
import { begin, expectSoon, loadPosition, moveOnce, readyCount } from '../testing/table.ts';

const moodOf = (page: Page): Promise<unknown> => page.evaluate('document.documentElement.dataset.mood');

const goHome = (page: Page): Promise<void> => page.getByRole('button', { name: 'Back to the games' }).click();

describe.skipIf(!CHROMIUM)('what the browser keeps', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('every move is in the store at once, and the undo of it too', async () => {
    const { page } = await visit(site, DESKTOP);
    await quickStart(page);
    const [before = 0] = await storedLengths(page);
    await moveOnce(page);
    await expectSoon(() => storedLengths(page)).toEqual([before + 1]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectSoon(() => storedLengths(page)).toEqual([before]);
    expect(await storedGames(page)).toMatchObject([{ game: 'sixth-fleet', over: false }]);
    await page.context().close();
  });

  test('saved games are listed with the latest first, resumed, removed and restored', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await quickStart(page);
    await moveOnce(page);
    const ready = await readyCount(page);
    await goHome(page);
    await begin(page, 'person', 'person');
    await inPhase(page, 'NATO set-up: ships');
    await goHome(page);
    const list = page.locator('.saved-games li');
    await expectSoon(() => list.count()).toBe(2);
    expect(await list.first().textContent()).toMatch(/NATO set-up/);
    await list
      .last()
      .getByRole('button', { name: /^Resume/ })
      .click();
    await inPhase(page, 'Soviet movement');
    expect(await readyCount(page)).toBe(ready);

    await goHome(page);
    await page
      .locator('.saved-games li', { hasText: 'NATO set-up' })
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expectSoon(() => list.count()).toBe(1);
    expect(await storedGames(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'Restore it' }).click();
    await expectSoon(() => list.count()).toBe(2);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('the mood follows the device until one chooses, and outlives the page', async () => {
    const { page } = await visit(site, { ...DESKTOP, colorScheme: 'light' });
    expect(await moodOf(page)).toBe('chart');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectSoon(() => moodOf(page)).toBe('operations');
    await loadPosition(page, SURE_ATTACK, 'Soviet combat');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('radio', { name: 'Colour-blind-safe' }).check();
    expect(await moodOf(page)).toBe('safe');
    await page.reload();
    await expectSoon(() => moodOf(page)).toBe('safe');
    await page.context().close();
  });

  test('settings that cannot be read are as if there were none', async () => {
    const { page, errors } = await visit(site, { ...DESKTOP, colorScheme: 'light' });
    await page.evaluate(`localStorage.setItem('narrow-seas/settings', '{"mood": "puce", "pace": 7')`);
    await page.reload();
    await expectSoon(() => moodOf(page)).toBe('chart');
    await quickStart(page);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
