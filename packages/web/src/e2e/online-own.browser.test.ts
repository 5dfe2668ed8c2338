/* oxlint-disable no-await-in-loop -- one thing after another, as people would */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import { accept, arrive, atTable, type OnlineSite, openOnlineSite } from '../testing/online.ts';
import { askAs, goToGame, meetByServer, part } from '../testing/online-match.ts';
import { quiet } from '../testing/quiet.ts';
import { CHROMIUM, DESKTOP, PHONE } from '../testing/site.ts';
import { expectSoon } from '../testing/table.ts';

const openPanel = async (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Talk and game' }).click();

const notesOf = (page: Page) => page.getByLabel('Notes about this game');

/** Puts the cursor on the map somewhere, by the keyboard. */
const chooseHex = async (page: Page): Promise<void> => {
  await page.locator('canvas.map').focus();
  await page.keyboard.press('ArrowRight');
  await quiet(page);
};

const fileOf = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

describe.skipIf(!CHROMIUM)('what is a player’s own in an online game', () => {
  let site: OnlineSite;
  beforeAll(async () => void (site = await openOnlineSite()));
  afterAll(() => site.close());

  test('notes save themselves, say so, and say when they are not saved', async () => {
    const match = await meetByServer(site);
    const { page } = match.first;
    await openPanel(page);
    await notesOf(page).fill('Watch the strait');
    await page.locator('.kept.is-changed').waitFor();
    await page.locator('.kept.is-saved').waitFor();
    await page.route('**/notes', route => route.abort());
    await notesOf(page).fill('Watch the strait by night');
    await page.getByText('Not saved. The server cannot be reached.').waitFor();
    await page.unroute('**/notes');
    await page.locator('.notes').getByRole('button', { name: 'Try again' }).click();
    await page.locator('.kept.is-saved').waitFor();
    await expectClean(page, 'the panel with notes');
    await page.reload();
    await atTable(page);
    await openPanel(page);
    await expectSoon(() => notesOf(page).inputValue()).toBe('Watch the strait by night');
    await openPanel(match.second.page);
    await match.second.page.locator('.kept.is-saved').waitFor();
    expect(await notesOf(match.second.page).inputValue()).toBe('');
    // What was cut off is an error to the browser.
    expect(match.first.errors.filter(error => !error.includes('ERR_FAILED'))).toEqual([]);
    expect(match.second.errors).toEqual([]);
    await Promise.all([match.first.close(), match.second.close()]);
  });

  test('a hex is marked with a word, stays marked, and is cleared; nobody else sees it', async () => {
    const match = await meetByServer(site, { options: PHONE });
    const { page } = match.first;
    await chooseHex(page);
    await openPanel(page);
    const field = page.getByRole('textbox', { name: /^Word for hex/ });
    await field.fill('mines?');
    await field.press('Enter');
    await expectSoon(() => page.locator('.mark').allTextContents()).toEqual(['mines?']);
    await expectClean(page, 'the panel with marks on a phone');
    await page.reload();
    await atTable(page);
    await expectSoon(() => page.locator('.mark').allTextContents()).toEqual(['mines?']);
    expect(await match.second.page.locator('.mark').count()).toBe(0);
    await openPanel(page);
    await page.getByRole('button', { name: /^Remove the mark at/ }).click();
    await expectSoon(() => page.locator('.mark').count()).toBe(0);
    expect(await askAs(page, 'GET', `/games/${match.id}/marks`)).toEqual({ marks: [] });
    await part(match);
  });

  test('optional rules of the scenario stand in the form, and the game is made with them', async () => {
    const { page, errors, close } = await arrive(site, DESKTOP);
    await page.getByRole('button', { name: /^Play with a friend/ }).click();
    const form = page.getByRole('form', { name: 'A new online game' });
    await form.getByText('Choose optional rules').click();
    const rules = form.getByRole('group', { name: 'Optional rules' });
    const [rule] = await rules.getByRole('checkbox').all();
    await rule?.check();
    await expectClean(page, 'the form of a new online game');
    const asked = page.waitForRequest(request => request.url().endsWith('/api/v1/games'));
    await form.getByRole('button', { name: 'Make the game' }).click();
    const { options } = (await asked).postDataJSON() as { readonly options: object };
    expect(Object.values(options)).toEqual([true]);
    await page.getByLabel('Link to the free seat').waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  test('rows of a list show the sea with what this player sees there', async () => {
    const match = await meetByServer(site, { visibility: 'public' });
    const { page } = match.first;
    await page.getByRole('button', { name: 'Back to the games' }).click();
    const map = page.locator('.online-rows .small-map').first();
    await expectSoon(async () => Number(await map.getAttribute('data-pieces'))).toBeGreaterThan(0);
    await expectClean(page, 'the start page with rows');
    const stranger = await arrive(site, DESKTOP);
    await stranger.page.getByText('Games to watch').click();
    const seen = stranger.page.locator('.online-rows .small-map').first();
    await expectSoon(async () => Number(await seen.getAttribute('data-pieces'))).toBeGreaterThan(0);
    await stranger.close();
    await part(match);
  });

  test('the file of a running game: what I have seen at any time, the whole once both agree, and it opens in the page', async () => {
    const match = await meetByServer(site);
    const [{ page }, other] = [match.first, match.second.page];
    const ofWhole = async (): Promise<number> =>
      Number(
        await page.evaluate(
          `fetch('/api/v1/games/${match.id}/file?whole=true').then(answer => answer.status)`,
        ),
      );
    expect(await ofWhole()).toBe(409);
    await openPanel(page);
    await page.getByRole('button', { name: 'Ask for a file of the whole game' }).click();
    await page.getByText('You asked for a file of the whole game.').waitFor();
    await other.getByText(/Anna asks for a file of the whole game.*every roll to come/).waitFor();
    await expectClean(other, 'a table with the question for the file');
    await other.getByRole('button', { name: 'Accept' }).click();
    await openPanel(other);
    for (const one of [page, other]) {
      const saving = one.waitForEvent('download');
      await one.getByRole('button', { name: 'Save the whole game to a file' }).click();
      const saved = readFileSync(await (await saving).path(), 'utf8');
      expect(JSON.parse(saved)).toMatchObject({ dice: { seed: expect.stringMatching(/^[0-9a-f]{64}$/) } });
      await one.getByRole('button', { name: 'Back to the games' }).click();
      await one.locator('header input[type=file]').setInputFiles(fileOf('game.json', saved));
      await one.locator('.phase.seats').waitFor();
    }
    // The first question came before they agreed.
    expect(match.first.errors.filter(error => !error.includes('409'))).toEqual([]);
    expect(match.second.errors).toEqual([]);
    await Promise.all([match.first.close(), match.second.close()]);
  });

  test('the file of a finished online game opens in the page, and begins another online game', async () => {
    const match = await meetByServer(site);
    const { first, id } = match;
    await askAs(first.page, 'POST', `/games/${id}/resign`, { as: 'north', key: 'resigned-1' });
    await first.page.getByRole('button', { name: 'Look at the map' }).click();
    await openPanel(first.page);
    await first.page.locator('.dice-seal summary').click();
    const saving = first.page.waitForEvent('download');
    await first.page.locator('.dice-seal').getByRole('button', { name: /file/i }).click();
    const saved = readFileSync(await (await saving).path(), 'utf8');
    expect(saved).toContain('narrow-seas/match');
    await part(match);

    const anna = await arrive(site, DESKTOP);
    await anna.page.locator('header input[type=file]').setInputFiles(fileOf('game.json', saved));
    await anna.page.locator('.phase.seats').waitFor();
    await anna.page.getByRole('button', { name: 'Back to the games' }).click();
    await anna.page.getByRole('button', { name: /^Play with a friend/ }).click();
    const form = anna.page.getByRole('form', { name: 'A new online game' });
    const field = form.locator('input[type=file]');
    await field.setInputFiles(fileOf('other.json', '{}'));
    await form.getByText('This file is not a saved game of Narrow Seas.').waitFor();
    const forged = saved.replace('"entries":[', '"entries":[{"by":"nobody"}');
    await field.setInputFiles(fileOf('forged.json', forged));
    await form.getByRole('button', { name: 'Make the game' }).click();
    await form.getByRole('alert').waitFor();
    expect(await form.getByRole('alert').textContent()).toContain('entries[0]');
    await form.getByRole('button', { name: 'Choose a scenario instead' }).click();
    await form.locator('input[type=file]').setInputFiles(fileOf('game.json', saved));
    await form.getByText('It does not count for the ladder.').waitFor();
    await form.getByRole('button', { name: 'Make the game' }).click();
    const link = anna.page.getByLabel('Link to the free seat');
    await expectSoon(() => link.inputValue()).toContain('#/join/');
    const boris = await arrive(site, DESKTOP, await link.inputValue());
    await accept(boris.page, 'Boris');
    await atTable(anna.page);
    await goToGame(anna, /#\/play\/([\w-]+)/.exec(anna.page.url())?.[1] ?? '');
    expect(anna.errors.filter(error => !error.includes('409'))).toEqual([]);
    expect(boris.errors).toEqual([]);
    await Promise.all([anna.close(), boris.close()]);
  });
});
