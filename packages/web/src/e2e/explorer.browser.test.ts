import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import { quiet } from '../testing/quiet.ts';
import { CHROMIUM, DESKTOP, openSite, PHONE, type Site, visit } from '../testing/site.ts';
import { expectSoon } from '../testing/table.ts';

/** A whole game of Skerry whose moves were drawn at random. */
const GAME = new URL('../../../games/skerry/saves/v1-sortie.json.gz', import.meta.url);

/** The finished game once more in the list of this browser. */
const keepGame = async (page: Page, site: Site): Promise<void> => {
  await page.goto(site.address);
  const buffer = gunzipSync(readFileSync(GAME));
  await page
    .getByLabel('Load a file')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByRole('button', { name: 'Play from here' }).waitFor({ state: 'detached' });
  await quiet(page);
};

const tryMovesAt = async (page: Page, moment: string): Promise<void> => {
  await page.getByRole('button', { name: 'Analysis', exact: true }).click();
  const analysis = page.locator('section.analysis');
  await analysis.getByText('Analysed by the computer').waitFor();
  await analysis.getByRole('slider', { name: 'Moment of the game' }).fill(moment);
  await analysis.getByRole('button', { name: 'Try other moves' }).click();
  await page.locator('section.variation').waitFor();
};

const openExplorer = async (page: Page): Promise<Locator> => {
  const explorer = page.locator('.explorer');
  await explorer.locator('summary', { hasText: 'Played from here' }).click();
  await explorer.locator('.continuations > li').first().waitFor();
  await quiet(page);
  return explorer;
};

/** How many moves of stored games the browser keeps, by kind. */
const keptKinds = (page: Page): Promise<unknown> =>
  page.evaluate(`new Promise((resolve, reject) => {
    const asked = indexedDB.open('narrow-seas-studies');
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
      const keys = asked.result.transaction(['bodies']).objectStore('bodies').getAllKeys();
      keys.onsuccess = () => {
        asked.result.close();
        resolve(keys.result.filter(key => key[1] === 'played').length);
      };
    };
  })`);

describe.skipIf(!CHROMIUM)('the explorer', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test.each([
    ['desktop', { ...DESKTOP, colorScheme: 'dark' }],
    ['phone', { ...PHONE, colorScheme: 'light' }],
  ] as const)(
    '%s: tells what was played from here in the games of this browser, tries it and opens the game',
    async (_name, options) => {
      const { page, errors } = await visit(site, options);
      await keepGame(page, site);
      await keepGame(page, site);
      await tryMovesAt(page, '3');

      const explorer = await openExplorer(page);
      const ways = explorer.locator('.continuations > li');
      expect(await ways.count()).toBe(1);
      expect(await ways.first().locator('.worth-of').first().textContent()).toBe('2 games');
      await expectSoon(() => ways.first().textContent()).toMatch(/won (0|100)%, drawn 0%, lost (0|100)%/);
      expect(await ways.first().textContent()).toMatch(/points on average/);
      await expectSoon(() => keptKinds(page)).toBe(2);
      await expectClean(page, 'explorer');

      const panel = page.locator('section.variation');
      expect(await panel.locator('.tree-move').count()).toBe(1);
      const before = await ways.first().textContent();
      await explorer.getByRole('button', { name: /^Try it/ }).click();
      await expectSoon(() => panel.locator('.tree-move').count()).toBeGreaterThan(1);
      await quiet(page);
      // What was played next, or the throw of the dice, is another position.
      await expectSoon(() => explorer.textContent()).not.toContain(before ?? '');

      await panel.locator('.tree-move').first().click();
      await ways.first().waitFor();
      await explorer.locator('.played-in summary').first().click();
      const games = explorer.locator('.played-in li');
      expect(await games.count()).toBe(2);
      expect(await games.getByText('this game').count()).toBe(1);
      const here = page.url();
      await games.getByRole('link').click();
      await expectSoon(() => Promise.resolve(page.url())).not.toBe(here);
      await panel.waitFor({ state: 'detached' });
      await quiet(page);
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );
});
