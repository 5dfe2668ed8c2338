/* oxlint-disable no-await-in-loop -- one thing after another, as a person would */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CHROMIUM,
  DESKTOP,
  inPhase,
  openSite,
  PHONE,
  quickStart,
  type Site,
  visit,
} from '../testing/site.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe calls serious or critical on the screen as it stands. */
const seriousOn = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(AXE);
  const found = (await page.evaluate('axe.run().then(result => result.violations)')) as readonly Finding[];
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
};

const chooseSeats = async (page: Page, nato: string, soviet: string): Promise<void> => {
  await page.getByText('Your own game').click();
  await page.locator('.seat', { hasText: 'NATO' }).locator('select').selectOption(nato);
  await page.locator('.seat', { hasText: 'Soviet' }).locator('select').selectOption(soviet);
  await page.getByRole('button', { name: 'Set up this game' }).click();
};

describe.skipIf(!CHROMIUM)('the page as a whole', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('a reload in mid-phase goes on where it was', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await quickStart(page);
    await page.getByRole('button', { name: /can act/ }).click();
    await page
      .getByRole('button', { name: 'Pick all that are ready' })
      .or(page.locator('.unit').first())
      .first()
      .waitFor();
    await page.getByText('List them').click();
    await page.locator('.panel details .deeds button').first().click();
    const bar = page.locator('.ways');
    await expect.poll(() => bar.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
    const said = await bar.textContent();
    await page.getByRole('tab', { name: 'Log' }).click();
    const entries = await page.locator('.log li').first().textContent();
    await page.reload({ waitUntil: 'networkidle' });
    await inPhase(page, 'Soviet movement');
    expect(await bar.textContent()).toBe(said);
    await page.getByRole('tab', { name: 'Log' }).click();
    expect(await page.locator('.log li').first().textContent()).toBe(entries);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('set-up by hand and by the book, and hotseat asks for the other player', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await chooseSeats(page, 'person', 'person');
    await page
      .getByText(/NATO set-up/)
      .first()
      .waitFor();
    await page.getByRole('tab', { name: 'Forces' }).click();
    const piece = page.locator('.tray-piece:enabled').first();
    const name = (await piece.getAttribute('aria-label')) ?? '';
    await piece.click();
    await page.getByRole('tab', { name: 'Here' }).click();
    await page.locator('.doings .deeds button').first().click();
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('.log li').first().waitFor();
    expect(name.length).toBeGreaterThan(0);
    const own = page.getByRole('button', { name: /Go on as Soviet/ });
    for (const phase of ['NATO set-up: ships', 'NATO set-up: aircraft']) {
      await inPhase(page, phase);
      await page.getByRole('button', { name: 'Place the rest' }).click();
      await page.getByRole('button', { name: 'Place the rest' }).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Finish this set-up' }).click();
    }
    await own.click();
    await page
      .getByText(/Soviet set-up/)
      .first()
      .waitFor();
    expect(await seriousOn(page)).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('computer against computer plays the short scenario to its end, then it is replayed', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await page.evaluate(`localStorage.setItem('narrow-seas/settings', '{"pace":"fast"}')`);
    await page.reload({ waitUntil: 'networkidle' });
    await chooseSeats(page, 'computer', 'computer');
    await page.getByText('The game is over.', { exact: true }).waitFor({ timeout: 110_000 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Replay' }).click();
    const scrubber = page.getByRole('slider');
    await scrubber.waitFor();
    const length = Number(await scrubber.getAttribute('max'));
    expect(length).toBeGreaterThan(100);
    await scrubber.fill(String(Math.floor(length / 2)));
    await page.getByText(`Replay ${Math.floor(length / 2)} of ${length}`).waitFor();
    await page.getByRole('button', { name: 'Back to the game', exact: true }).click();
    await page.getByRole('tab', { name: 'Score' }).click();
    await page.locator('.chart polyline').first().waitFor();
    expect(await seriousOn(page)).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['desktop, chart', { ...DESKTOP, colorScheme: 'light' }],
    ['desktop, operations room', { ...DESKTOP, colorScheme: 'dark' }],
    ['phone', { ...PHONE, colorScheme: 'light' }],
  ] as const)('axe finds nothing serious: %s', async (_name, options) => {
    const { page } = await visit(site, options);
    await page.getByText('Your own game').click();
    expect(await seriousOn(page)).toEqual([]);
    await quickStart(page);
    await page.getByRole('button', { name: /can act/ }).click();
    await page.getByText(/in reach, tinted/).waitFor();
    expect(await seriousOn(page)).toEqual([]);
    for (const tab of ['Forces', 'Log', 'Score', 'Rules']) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await seriousOn(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await seriousOn(page)).toEqual([]);
    await page.context().close();
  });
});

describe.skipIf(!CHROMIUM)('without a network', () => {
  test('the page loads again, and the game with it', async () => {
    const site = await openSite();
    try {
      const { page } = await visit(site, DESKTOP);
      await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
      await quickStart(page);
      site.stopServer();
      await page.reload();
      await inPhase(page, 'Soviet movement');
      await page.getByRole('button', { name: /can act/ }).click();
      expect(await page.getByText(/in reach, tinted/).textContent()).toMatch(/^\d+ hexes/);
    } finally {
      await site.close();
    }
  });
});
