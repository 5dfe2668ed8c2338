import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CHROMIUM,
  cardOf,
  DESKTOP,
  inPhase,
  openSite,
  quickStart,
  type Site,
  visit,
} from '../testing/site.ts';
import { expectSoon, moveOnce, readyCount } from '../testing/table.ts';

/** Hundreds of megabytes of nothing, in a link of some hundred kilobytes. */
const bomb = (): string => deflateSync(Buffer.alloc(300 * 1024 * 1024)).toString('base64url');

describe.skipIf(!CHROMIUM)('the address of the page', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('Back leads from the table to the start page, Forward into the game again, and neither leaves the site', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await quickStart(page);
    await moveOnce(page);
    const ready = await readyCount(page);
    await page.goBack();
    await page.locator('.saved-games li').waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await page.goForward();
    await inPhase(page, 'Soviet movement');
    expect(await readyCount(page)).toBe(ready);
    await page.reload();
    await inPhase(page, 'Soviet movement');
    await page.goBack();
    await page.locator('.saved-games li').waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('the button of the table leads to the start page, also where the table was the first page', async () => {
    const { page } = await visit(site, DESKTOP);
    await quickStart(page);
    const address = page.url();
    const leave = page.getByRole('button', { name: 'Back to the games' });
    await leave.click();
    await page.locator('.saved-games li').waitFor();
    await cardOf(page)
      .getByRole('button', { name: /^Play now/ })
      .click();
    await inPhase(page, 'Soviet movement');
    await leave.click();
    await expectSoon(() => page.locator('.saved-games li').count()).toBe(2);

    const entry = await page.context().newPage();
    await entry.goto(address);
    await inPhase(entry, 'Soviet movement');
    await entry.getByRole('button', { name: 'Back to the games' }).click();
    await entry.locator('.saved-games li').first().waitFor();
    expect(new URL(entry.url()).hash).toBe('');
    await entry.goBack();
    await inPhase(entry, 'Soviet movement');
    await page.context().close();
  });

  test('a file that is looked at is a step of its own: Back leads to the start page', async () => {
    const { page } = await visit(site, DESKTOP);
    const file = { format: 'narrow-seas/match', version: 1, game: 'sixth-fleet', rules: 1, entries: [] };
    const opening = { scenario: 'short', options: {} };
    const buffer = Buffer.from(JSON.stringify({ ...file, opening }));
    await page
      .getByLabel('Load a file')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
    await page.getByRole('button', { name: 'Play from here' }).waitFor();
    await page.goBack();
    await cardOf(page).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.goForward();
    await page.getByText('Load the file again. The page no longer has it.').waitFor();
    await page.context().close();
  });

  test('a game that is not in this browser is told in a sentence, and the page is of use', async () => {
    const { page } = await visit(site, DESKTOP);
    await page.goto(`${page.url()}#/game/nobody-knows`);
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toMatch(/^This browser has no saved game at this address\. [^.]+\.$/);
    await quickStart(page);
    expect(await alert.count()).toBe(0);
    await page.context().close();
  });

  test('a link that unpacks to hundreds of megabytes is refused in a sentence', async () => {
    const { page } = await visit(site, DESKTOP);
    await page.goto(`${page.url()}#/match/${bomb()}`);
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toMatch(/^This link is too large: [^.]+\. [^.]+\.$/);
    await page.context().close();
  });
});
