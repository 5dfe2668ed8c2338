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

/** Counts how often the worker is asked to analyse; runs before the page does, at every load. */
const COUNT_ANALYSIS = `{
  globalThis.analysisAsked = 0;
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message.call === 'analysis') globalThis.analysisAsked += 1;
    return postMessage.call(this, message, ...rest);
  };
}`;

const timesAsked = (page: Page): Promise<unknown> => page.evaluate('globalThis.analysisAsked');

/** What is kept beside the games, changed by a script that gets the store of the bodies. */
const changeStudies = (page: Page, change: string): Promise<unknown> =>
  page.evaluate(`new Promise((resolve, reject) => {
    const asked = indexedDB.open('narrow-seas-studies');
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
      const transaction = asked.result.transaction(['bodies'], 'readwrite');
      const bodies = transaction.objectStore('bodies');
      const keys = bodies.getAllKeys();
      keys.onsuccess = () => (${change})(bodies, keys.result);
      transaction.oncomplete = () => {
        asked.result.close();
        resolve(keys.result.map(key => key[1]).sort());
      };
    };
  })`);

const keptKinds = (page: Page): Promise<unknown> => changeStudies(page, '() => undefined');

const openAnalysis = async (page: Page): Promise<Locator> => {
  // The screen at the end of a game lies over the menu and offers the same.
  if (!(await page.locator('section.end').isVisible()))
    await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Analysis', exact: true }).click();
  const analysis = page.locator('section.analysis');
  await analysis.getByText('Analysed by the computer').waitFor();
  return analysis;
};

/** A finished game in the list of this browser, seen by a person of both sides. */
const sitDown = async (page: Page): Promise<void> => {
  const buffer = gunzipSync(readFileSync(GAME));
  await page
    .getByLabel('Load a file')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByRole('button', { name: 'Play from here' }).waitFor({ state: 'detached' });
  await quiet(page);
};

describe.skipIf(!CHROMIUM)('what is found out about a game stays with it', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('an analysis is shown after a reload without working again; a damaged one is made again', async () => {
    const { page, errors } = await visit(site, DESKTOP, COUNT_ANALYSIS);
    await sitDown(page);
    const first = await openAnalysis(page);
    const decisions = await first.locator('.graded li').allTextContents();
    expect(Number(await timesAsked(page))).toBeGreaterThan(0);
    await expectSoon(() => keptKinds(page)).toEqual(['analysis']);

    await page.reload();
    await quiet(page);
    const again = await openAnalysis(page);
    expect(await again.locator('.graded li').allTextContents()).toEqual(decisions);
    expect(await timesAsked(page)).toBe(0);

    await changeStudies(page, '(bodies, keys) => keys.forEach(key => bodies.put({ told: 7 }, key))');
    await page.reload();
    await quiet(page);
    const third = await openAnalysis(page);
    expect(await third.locator('.graded li').allTextContents()).toEqual(decisions);
    expect(Number(await timesAsked(page))).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('what is kept goes with the game and comes back with it', async () => {
    const { page } = await visit(site, DESKTOP);
    await sitDown(page);
    await openAnalysis(page);
    await expectSoon(() => keptKinds(page)).toEqual(['analysis']);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'Back to the games' }).click();
    await page.getByRole('button', { name: /^Remove/ }).click();
    await expectSoon(() => keptKinds(page)).toEqual([]);
    await page.getByRole('button', { name: 'Restore it' }).click();
    await expectSoon(() => keptKinds(page)).toEqual(['analysis']);
    await page.context().close();
  });

  test.each([
    ['desktop', { ...DESKTOP, colorScheme: 'dark' }],
    ['phone', { ...PHONE, colorScheme: 'light' }],
  ] as const)(
    '%s: other moves are tried from a moment, weighed, kept as a tree, and there again after a reload',
    async (_name, options) => {
      const { page, errors } = await visit(site, options);
      await sitDown(page);
      const analysis = await openAnalysis(page);
      await analysis.getByRole('slider', { name: 'Moment of the game' }).fill('3');
      await analysis.getByText(/^Turn 1\. North: .* points, wins \d+%/).waitFor();
      await analysis.getByRole('button', { name: 'Try other moves' }).click();

      const panel = page.locator('section.variation');
      await panel.waitFor();
      expect(await panel.locator('.tree-move').allTextContents()).toEqual(['The position it began with']);
      const engine = page.locator('section.engine');
      await engine.getByRole('switch').check();
      await engine.getByText(/points, wins \d+%, draws \d+%, loses \d+%/).waitFor();
      await engine.getByText(/^Best for \w+$/).waitFor();
      if (
        !(await engine
          .locator('details')
          .getAttribute('open')
          .then(open => open !== null))
      )
        await engine.locator('summary').click();
      await engine.getByRole('button', { name: 'Play this plan' }).first().click();
      await expectSoon(() => panel.locator('.tree-move').count()).toBeGreaterThan(1);
      await quiet(page);
      const played = await panel.locator('.tree-move').count();
      await expectClean(page, 'variation');

      // Back to the beginning, and something else.
      await panel.locator('.tree-move').first().click();
      await expectSoon(() => panel.locator('.tree-move').first().getAttribute('aria-current')).toBe('step');
      await quiet(page);
      await page.getByRole('button', { name: /still to act/ }).click();
      await page.getByText('List them').click();
      await page.locator('.panel details .choices button').first().click();
      await page.getByRole('tab', { name: 'Moves' }).click();
      await expectSoon(() => panel.locator('.tree-move').count()).toBeGreaterThan(played);
      await panel.getByLabel('Name').fill('The quiet way');
      await panel.getByLabel('Name').blur();
      await quiet(page);
      const moves = await panel.locator('.tree-move').allTextContents();
      expect(moves.some(text => text.includes('The quiet way'))).toBe(true);

      await page.reload();
      await quiet(page);
      await openAnalysis(page);
      await analysis.locator('.tried').getByRole('button', { name: 'Open' }).click();
      await panel.waitFor();
      await expectSoon(() => panel.locator('.tree-move').allTextContents()).toEqual(moves);
      await panel.locator('.tree-move', { hasText: 'The quiet way' }).click();
      await quiet(page);
      await panel.getByRole('button', { name: 'Delete from here on' }).click();
      await expectSoon(() => panel.locator('.tree-move').count()).toBe(played);

      await panel.getByRole('button', { name: 'Close the variation' }).click();
      await panel.waitFor({ state: 'detached' });
      await analysis.waitFor();
      await expectClean(page, 'analysis with variations');
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );
});
