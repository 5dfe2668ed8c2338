import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import { type OnlineSite, openOnlineSite } from '../testing/online.ts';
import { askAs, meetByServer, type OnlineMatch, part } from '../testing/online-match.ts';
import { CHROMIUM, PHONE } from '../testing/site.ts';
import { expectSoon } from '../testing/table.ts';

const keep = async (page: Page, mail: string): Promise<void> => {
  await askAs(page, 'POST', '/me/password', { mail, password: 'a long password' });
};

const resign = async ({ id, second }: OnlineMatch): Promise<void> => {
  await askAs(second.page, 'POST', `/games/${id}/resign`, { as: 'south', key: 'resigned-1' });
};

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

const widthOf = async (page: Page): Promise<number> =>
  Number(await page.evaluate('document.documentElement.scrollWidth'));

describe.skipIf(!CHROMIUM)('ladder and players', () => {
  let site: OnlineSite;
  beforeAll(async () => void (site = await openOnlineSite()));
  afterAll(() => site.close());

  test('names lead to the page of a player, results to their game, ratings to the ladder, and Back leads back', async () => {
    const match = await meetByServer(site, { visibility: 'public' });
    const { first, second } = match;
    const { page } = first;
    await keep(page, 'anna@example.org');
    await keep(second.page, 'boris@example.org');
    await resign(match);
    await page.getByRole('button', { name: 'Look at the map' }).click();
    await page.locator('.online-seats').getByRole('link', { name: 'Boris' }).click();
    await heading(page, 'Boris').waitFor();
    expect(page.url()).toMatch(/#\/player\/[\w-]+$/);
    await page.getByText('1 game: 0 won, 0 drawn, 1 lost.').waitFor();
    await expectClean(page, 'the page of a player');
    await page.getByRole('link', { name: 'Anna' }).click();
    await heading(page, 'Anna').waitFor();
    expect(await page.getByRole('row', { name: /^Sortie/ }).textContent()).toMatch(
      /North.*South: Boris.*won/,
    );
    await page.getByRole('link', { name: 'Skerry, Sortie' }).click();
    await heading(page, 'Ladder: Skerry, Sortie').waitFor();
    await expectSoon(() => page.getByRole('row').allTextContents()).toEqual([
      expect.stringContaining('Place'),
      expect.stringMatching(/^1Anna.*1$/),
      expect.stringMatching(/^2Boris.*1$/),
    ]);
    await expectClean(page, 'the ladder');
    await page.goBack();
    await heading(page, 'Anna').waitFor();
    await page.goBack();
    await heading(page, 'Boris').waitFor();
    await page.getByRole('link', { name: 'Sortie', exact: true }).click();
    await page.locator('.online-strip').waitFor();
    await part(match);
  });

  test('a guest and a ladder without players are told in words, on a phone and by keyboard', async () => {
    const match = await meetByServer(site, { options: PHONE });
    const { page } = match.first;
    await page.getByRole('button', { name: 'Back to the games' }).click();
    await page.getByRole('link', { name: 'Ladder' }).click();
    await heading(page, 'Ladder: Sixth Fleet').waitFor();
    expect(await page.evaluate('document.activeElement.tagName')).toBe('H1');
    await page.getByText('Nobody is on this ladder yet.').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectSoon(() => page.url()).toContain('#/ladder/second-fleet');
    await heading(page, 'Ladder: Second Fleet').waitFor();
    expect(await widthOf(page)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Back to the games' }).click();
    await page.getByRole('link', { name: 'My results' }).click();
    await heading(page, 'Anna').waitFor();
    await page.getByText('No finished game to show.').waitFor();
    await page.evaluate(`location.hash = '#/player/nobody'`);
    await page.getByRole('alert').waitFor();
    await page.evaluate(`location.hash = '#/ladder/chess'`);
    await page.getByText('There is no such ladder.').waitFor();
    // The one error is the browser's word about the player who does not exist.
    expect(match.first.errors.filter(error => !error.includes('404'))).toEqual([]);
    await Promise.all([match.first.close(), match.second.close()]);
  });

  test('the finished games of a player stay readable on a phone', async () => {
    const match = await meetByServer(site, {
      visibility: 'public',
      options: PHONE,
      names: ['A name of many letters and words indeed', 'Boris'],
    });
    const { page } = match.first;
    await resign(match);
    const me = await askAs<{ readonly player: { readonly id: string } }>(page, 'GET', '/me');
    await page.evaluate(`location.hash = '#/player/${me.player.id}'`);
    await page.getByText('1 game: 1 won, 0 drawn, 0 lost.').waitFor();
    expect(await widthOf(page)).toBeLessThanOrEqual(390);
    await expectClean(page, 'the page of a player on a phone');
    await part(match);
  });
});
