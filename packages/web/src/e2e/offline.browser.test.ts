import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import { openRelease } from '../testing/release.ts';
import { CHROMIUM, DESKTOP, inPhase, KEEPING, openSite, quickStart, visit } from '../testing/site.ts';
import { expectSoon, moveOnce, readyCount } from '../testing/table.ts';

const installed = (page: Page): Promise<unknown> =>
  page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');

/** The names of the builds whose files are kept. */
const keptBuilds = (page: Page): Promise<readonly string[]> => page.evaluate('caches.keys()');

/** Tells the builds apart. */
const languageOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute('lang');

describe.skipIf(!CHROMIUM)('without a network', () => {
  test('the page reloads, and the game with it', async () => {
    const site = await openSite();
    try {
      const { page } = await visit(site, { ...DESKTOP, ...KEEPING });
      await installed(page);
      await quickStart(page);
      site.stopServer();
      await page.reload();
      await inPhase(page, 'Soviet movement');
      await page.getByRole('button', { name: /still to act/ }).click();
      expect(await page.getByText(/in reach and tinted/).textContent()).toMatch(/^\d+ hexes/);
    } finally {
      await site.close();
    }
  });

  test('the licences are a click away', async () => {
    const site = await openSite();
    try {
      const { page } = await visit(site, { ...DESKTOP, ...KEEPING });
      await installed(page);
      await page.reload();
      site.stopServer();
      await page.getByRole('link', { name: 'Licences and sources' }).click();
      await page.waitForURL('**/licences.txt');
      expect(await page.locator('body').textContent()).toContain('SIL OPEN FONT LICENSE');
    } finally {
      await site.close();
    }
  });
});

describe.skipIf(!CHROMIUM)('a new version', () => {
  test('is told of while the page is open, taken on with the next load, and the game goes on', async () => {
    const [site, release] = await Promise.all([openSite(), openRelease()]);
    try {
      const { page, errors } = await visit({ ...site, address: release.address }, { ...DESKTOP, ...KEEPING });
      await installed(page);
      await quickStart(page);
      await moveOnce(page);
      const note = page.getByText('A new version is available.');
      expect(await note.count()).toBe(0);
      const [old] = await keptBuilds(page);

      release.publish();
      // What a browser does when one comes back to the page.
      await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
      await note.waitFor();
      await expectClean(page, 'the note of a new version');
      await moveOnce(page);
      const ready = await readyCount(page);
      await page.reload();
      await inPhase(page, 'Soviet movement');
      expect(await languageOf(page)).toBe('en');

      await page.getByRole('button', { name: 'Load it now' }).click();
      await page.locator('html[lang=en-GB]').waitFor();
      await inPhase(page, 'Soviet movement');
      expect(await readyCount(page)).toBe(ready);
      await expectSoon(() => keptBuilds(page)).toEqual([expect.stringContaining('newer-')]);
      expect(old).not.toContain('newer-');
      expect(await note.count()).toBe(0);
      expect(errors).toEqual([]);

      release.close();
      await page.reload();
      await inPhase(page, 'Soviet movement');
      expect(await languageOf(page)).toBe('en-GB');
    } finally {
      release.close();
      await site.close();
    }
  });
});
