/* oxlint-disable no-await-in-loop -- one screen after another */
import { afterAll, beforeAll, describe, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import { SURE_ATTACK } from '../testing/positions.ts';
import { cardOf, CHROMIUM, DESKTOP, openSite, PHONE, quickStart, type Site, visit } from '../testing/site.ts';
import { begin, endPhase, loadPosition, startFast } from '../testing/table.ts';

describe.skipIf(!CHROMIUM)('axe finds nothing serious', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test.each([
    ['light', { ...DESKTOP, colorScheme: 'light' }],
    ['dark', { ...DESKTOP, colorScheme: 'dark' }],
    ['on a phone', { ...PHONE, colorScheme: 'light' }],
    ['on a phone, dark', { ...PHONE, colorScheme: 'dark' }],
  ] as const)('%s: start, movement, every panel, menu, keys', async (_name, options) => {
    const { page } = await visit(site, options);
    await cardOf(page).getByText('Your own game').click();
    await expectClean(page, 'start');
    await quickStart(page);
    await page.getByRole('button', { name: /can act/ }).click();
    await page.getByText(/in reach, tinted/).waitFor();
    await expectClean(page, 'movement');
    for (const tab of ['Forces', 'Log', 'Score', 'Rules']) {
      await page.getByRole('tab', { name: tab }).click();
      await expectClean(page, tab);
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectClean(page, 'menu');
    await page.getByRole('button', { name: 'Keys' }).click();
    await expectClean(page, 'keys');
    await page.context().close();
  });

  test.each([
    ['light', { ...DESKTOP, colorScheme: 'light' }],
    ['on a phone, dark', { ...PHONE, colorScheme: 'dark' }],
  ] as const)('%s: the attack panel, the die, a refusal, the question at the end', async (_name, options) => {
    const { page } = await visit(site, options);
    await loadPosition(page, SURE_ATTACK, 'Soviet combat');
    await page.getByRole('button', { name: /can act/ }).click();
    await page.locator('.doings .deeds button').first().click();
    await page.locator('.odds-results').first().waitFor();
    await expectClean(page, 'attack');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.locator('canvas.map').focus();
    await page.keyboard.press('Space');
    await page.locator('.ending').waitFor();
    await expectClean(page, 'the end of the phase');
    await page.keyboard.press('Escape');
    await page.locator('.doings .deeds button').first().click();
    await page.getByRole('button', { name: 'Attack', exact: true }).click();
    await page.locator('.dice').waitFor();
    await expectClean(page, 'die');
    await page.context().close();
  });

  test('set-up with its trays', async () => {
    const { page } = await visit(site, DESKTOP);
    await begin(page, 'person', 'person');
    await page.locator('.tray-piece').first().waitFor();
    await expectClean(page);
    await page.context().close();
  });

  test('replay with a bookmark, the score with its charts, the report', async () => {
    const { page } = await startFast(site, DESKTOP);
    await endPhase(page);
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('.log .number').nth(2).click();
    await page.getByRole('button', { name: 'Bookmark this moment' }).click();
    await expectClean(page, 'replay');
    await page.getByRole('button', { name: 'Back to the game', exact: true }).click();
    await page.getByRole('tab', { name: 'Score' }).click();
    await page.locator('.chart svg').first().waitFor();
    await expectClean(page, 'score');
    await page.context().close();
  });

  test('the error screen, which offers a report and is never a white page', async () => {
    const context = await site.browser.newContext({ ...DESKTOP, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.route(/worker-.*\.js$/, route => route.abort());
    await page.goto(site.address);
    await page.getByRole('heading', { name: 'Something went wrong here' }).waitFor();
    await expectClean(page);
    await context.close();
  });
});
