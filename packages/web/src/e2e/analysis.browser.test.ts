import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import { CHROMIUM, DESKTOP, openSite, PHONE, type Site, visit } from '../testing/site.ts';
import { expectSoon } from '../testing/table.ts';

/** A whole game of Skerry whose moves were drawn at random: nobody plays worse. */
const BAD_GAME = new URL('../../../games/skerry/saves/v1-sortie.json.gz', import.meta.url);

const openAnalysis = async (page: Page): Promise<void> => {
  const buffer = gunzipSync(readFileSync(BAD_GAME));
  await page
    .getByLabel('Load a file')
    .setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Play from here' }).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Analysis', exact: true }).click();
  await page.getByText('Analysed by the computer').waitFor();
};

describe.skipIf(!CHROMIUM)('the analysis of a game', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test.each([
    ['desktop', { ...DESKTOP, colorScheme: 'light' }],
    ['phone', { ...PHONE, colorScheme: 'dark' }],
  ] as const)(
    '%s: graph, moments, a decision on the map, a lesson, and playing on',
    async (_name, options) => {
      const { page, errors } = await visit(site, options);
      await openAnalysis(page);
      const analysis = page.locator('section.analysis');
      expect(await analysis.getByRole('img', { name: /Expected result over the game/ }).count()).toBe(1);
      await analysis.getByText('The graph as a table').click();
      expect(await analysis.locator('details tbody tr').count()).toBeGreaterThan(2);
      expect(await analysis.locator('.moments li').count()).toBeGreaterThan(2);
      await analysis.getByRole('button', { name: /^Blunders \(/ }).click();
      expect(await analysis.locator('.graded li').first().textContent()).toMatch(/^Blunder, /);
      await expectClean(page, 'analysis');

      await analysis.locator('.moments li').first().getByRole('button', { name: 'Show on the map' }).click();
      await page.getByText(/^Replay \d+ of \d+/).waitFor();
      await analysis.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Analysis', exact: true }).click();

      await analysis.locator('.graded li').first().getByRole('button', { name: 'Show on the map' }).click();
      const panel = page.locator('.advice');
      await panel.getByRole('heading', { name: 'Better' }).waitFor();
      expect(await panel.locator('strong').textContent()).not.toBe('');
      await expectClean(page, 'decision');
      await panel.getByRole('button', { name: 'Back to the analysis' }).click();

      await analysis.getByRole('button', { name: 'Learn from your mistakes' }).click();
      await panel.getByText('What would you do?').waitFor();
      expect(await panel.getByRole('heading', { name: 'Better' }).count()).toBe(0);
      await panel.getByRole('button', { name: 'Show what was better' }).click();
      await panel.getByRole('heading', { name: 'Better' }).waitFor();

      await panel.getByRole('button', { name: 'Play on from here' }).click();
      await page.getByText(/^Replay \d+ of \d+/).waitFor({ state: 'detached' });
      await expectSoon(() => page.locator('.phase').textContent()).not.toContain('Replay');
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );
});
