import { readFile } from 'node:fs/promises';
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
import { begin, pressPrimary } from '../testing/table.ts';

/** The text of the file that a button of the menu saves. */
const savedBy = async (page: Page, name: string): Promise<string> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return readFile(await (await waiting).path(), 'utf8');
};

const openFile = (page: Page, text: string): Promise<void> =>
  page
    .getByLabel('Load a file')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });

describe.skipIf(!CHROMIUM)('a file that a side may share', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('where there are secrets: somebody else replays what the side saw, and cannot play on', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await begin(page, 'person', 'cadet', 'The Standing Force', 'Second Fleet');
    await inPhase(page, 'Strategic air');
    // What the side has done itself is in its log, no matter how far the computer is.
    await pressPrimary(page);
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('.log li').first().waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByText(/every sealed order of both sides/).waitFor();
    await page.keyboard.press('Escape');
    const text = await savedBy(page, 'Save what NATO has seen');
    expect(text).not.toContain('"seed"');
    const other = await visit(site, PHONE);
    await openFile(other.page, text);
    await other.page.getByText(/You see what NATO saw/).waitFor();
    expect(await other.page.getByRole('button', { name: 'Play from here' }).count()).toBe(0);
    await other.page.getByRole('button', { name: 'Replay' }).click();
    await other.page.getByRole('slider').waitFor();
    expect([errors, other.errors]).toEqual([[], []]);
  });

  test('where there are none: the game goes on elsewhere, with the dice to come unknown', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await quickStart(page);
    const text = await savedBy(page, 'Save the game with the dice sealed');
    expect(text).toContain('"commitment"');
    expect(text).not.toContain('"seed"');
    const other = await visit(site, DESKTOP);
    await openFile(other.page, text);
    await other.page.getByRole('button', { name: 'Play from here' }).click();
    await inPhase(other.page, 'Soviet movement');
    expect([errors, other.errors]).toEqual([[], []]);
  });

  test('a record that was damaged on its way is refused in one sentence', async () => {
    const { page } = await visit(site, DESKTOP);
    await openFile(page, '{"format":"narrow-seas/record","version":1,"game":"second-fleet","rules":1}');
    expect(await page.getByRole('alert').textContent()).toMatch(/record was made by another version/);
  });
});
