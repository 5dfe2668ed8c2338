/* oxlint-disable no-await-in-loop -- one thing after another, as people would */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveByServer, type OnlineSite, openOnlineSite } from '../testing/online.ts';
import { meetByServer, type OnlineMatch, part } from '../testing/online-match.ts';
import { quiet } from '../testing/quiet.ts';
import { CHROMIUM } from '../testing/site.ts';
import { expectSoon, phaseOf } from '../testing/table.ts';

const openPanel = async (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Talk and game' }).click();

const endOf = (page: Page, words: RegExp) => page.getByRole('heading', { level: 1, name: words });

const clockOf = async (page: Page, side: string): Promise<string> =>
  (await page.locator('.online-seats li', { hasText: side }).getByRole('timer').textContent()) ?? '';

/** Seconds on a clock such as "0:09". */
const secondsOf = (told: string): number =>
  told.split(':').reduce((sum, part_) => sum * 60 + Number(part_), 0);

const sailing = async ({ first, second }: OnlineMatch): Promise<void> => {
  for (let step = 0; step < 60 && (await phaseOf(first.page)) !== 'Sailing'; step += 1) {
    await moveByServer(first.page, 'north', step);
    await moveByServer(second.page, 'south', step);
    await quiet(first.page);
  }
  await expectSoon(() => phaseOf(second.page)).toBe('Sailing');
};

describe.skipIf(!CHROMIUM)('how online games end', () => {
  let site: OnlineSite;
  beforeAll(async () => void (site = await openOnlineSite()));
  afterAll(() => site.close());

  test('a draw is offered, declined, offered again and accepted', async () => {
    const match = await meetByServer(site);
    const { first, second } = match;
    await openPanel(first.page);
    await first.page.getByRole('button', { name: 'Offer a draw' }).click();
    await first.page.getByText('You offered a draw.').waitFor();
    await second.page.getByText('Anna offers a draw.').waitFor();
    await second.page.getByRole('button', { name: 'Decline' }).click();
    await first.page.getByText('You offered a draw.').waitFor({ state: 'detached' });
    await first.page.getByRole('button', { name: 'Offer a draw' }).click();
    await second.page.getByRole('button', { name: 'Accept' }).click();
    for (const { page } of [first, second]) await endOf(page, /draw/i).waitFor();
    await expectSoon(() => first.page.locator('.online-turn').textContent()).toBe(
      'The game is over. Both players agreed on a draw.',
    );
    await part(match);
  });

  test('who resigns loses, and both are told so', async () => {
    const match = await meetByServer(site);
    const { first, second } = match;
    await openPanel(first.page);
    await first.page.getByRole('button', { name: 'Resign' }).click();
    await first.page.getByRole('button', { name: 'Yes, I resign' }).click();
    for (const { page } of [first, second]) await endOf(page, /^Anna resigned/).waitFor();
    await expectSoon(() => second.page.locator('.online-turn').textContent()).toBe(
      'The game is over. Anna resigned. Boris wins.',
    );
    await part(match);
  });

  test('a live clock runs for who has to act, and who runs out of it loses', async () => {
    const match = await meetByServer(site, { clock: { kind: 'fischer', seconds: 10, increment: 0 } });
    const { first, second } = match;
    const { page } = first;
    const begun = secondsOf(await clockOf(page, 'North'));
    expect(begun).toBeLessThanOrEqual(10);
    await expectSoon(async () => secondsOf(await clockOf(page, 'North'))).toBeLessThan(begun);
    for (const player of [first, second]) await endOf(player.page, /time/i).waitFor();
    await part(match);
  });

  test('a standing order answers for a player, and only its owner reads in the log that it did', async () => {
    const match = await meetByServer(site);
    const { first, second, id } = match;
    const { page } = second;
    await page.getByRole('tab', { name: 'Orders' }).click();
    await page.getByRole('button', { name: /^Standing orders/ }).click();
    await page.getByRole('button', { name: 'Change: Signals' }).click();
    await page.getByRole('radiogroup', { name: 'Signals' }).getByRole('radio').first().click();
    await page.getByText('changed').first().waitFor();
    await quiet(page);
    await sailing(match);
    await page.getByRole('tab', { name: 'Log' }).click();
    await expectSoon(() => page.locator('.log li .made').count()).toBeGreaterThan(0);
    expect(page.url()).toContain(id);
    await first.page.getByRole('tab', { name: 'Log' }).click();
    expect(await first.page.locator('.log li .made').count()).toBe(0);
    await part(match);
  });
});
