/* oxlint-disable no-await-in-loop -- one thing after another, as a person would */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atRest, quiet } from '../testing/quiet.ts';
import { CHROMIUM, DESKTOP, inPhase, openSite, type Site } from '../testing/site.ts';
import { endPhase, expectSoon, mapPicture, phaseOf, startFast } from '../testing/table.ts';

/** The picture once the map has come to rest: counters glide to their places, chart and names come from a worker. */
const stillPicture = (page: Page): Promise<string> =>
  atRest(page, async () => {
    await quiet(page);
    await page.locator('canvas.map[data-chart="drawn"]').waitFor();
    return mapPicture(page);
  });

const at = (page: Page, place: number, length: number): Promise<void> =>
  page.getByText(`Replay ${place} of ${length}`).waitFor();

describe.skipIf(!CHROMIUM)('the record', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('replay goes to any event by scrubber, steps and log, and bookmarks lead back', async () => {
    const { page, errors } = await startFast(site, DESKTOP);
    await endPhase(page);
    const phase = await phaseOf(page);
    const present = await stillPicture(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Replay', exact: true }).first().click();
    const scrubber = page.getByRole('slider');
    const length = Number(await scrubber.getAttribute('max'));
    expect(length).toBeGreaterThan(10);
    await at(page, length, length);

    await page.getByRole('button', { name: 'Go to the start' }).click();
    await at(page, 0, length);
    const start = await stillPicture(page);
    expect(start).not.toBe(present);
    for (const place of [1, Math.floor(length / 2), length - 1]) {
      await scrubber.fill(String(place));
      await at(page, place, length);
      const said = (await page.locator('.phase-text span').textContent()) ?? '';
      expect(said.length).toBeGreaterThan(3);
    }
    await page.getByRole('button', { name: 'Step back' }).click();
    await at(page, length - 2, length);
    await page.getByRole('button', { name: 'Bookmark this moment' }).click();
    const name = page.getByRole('textbox', { name: 'Name of this bookmark' });
    await name.fill('Just before');
    await name.press('Enter');
    const marked = await page.locator('.phase-text').textContent();
    const markedPicture = await stillPicture(page);
    await page.getByRole('button', { name: 'Step forward' }).click();
    await at(page, length - 1, length);
    await page.getByRole('button', { name: 'Go to the start' }).click();
    await page.getByRole('button', { name: '★ Just before' }).click();
    await at(page, length - 2, length);
    expect(await page.locator('.phase-text').textContent()).toBe(marked);
    // A replayed moment looks the same each time, to the pixel.
    await expectSoon(() => stillPicture(page)).toBe(markedPicture);

    await page.getByRole('tab', { name: 'Log' }).click();
    const entry = page.locator('.log .number').nth(4);
    const number = Number(await entry.textContent());
    await entry.click();
    await at(page, number, length);
    await page.getByRole('button', { name: 'Back to the game', exact: true }).click();
    await inPhase(page, phase);
    expect(await stillPicture(page)).not.toBe(start);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('playing on its own, it steps forward and stops at the present', async () => {
    const { page, errors } = await startFast(site, DESKTOP);
    await endPhase(page);
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('.log .number').nth(2).click();
    const scrubber = page.getByRole('slider');
    const length = Number(await scrubber.getAttribute('max'));
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await at(page, length, length);
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('an entry of the log leads to its hex', async () => {
    const { page } = await startFast(site, DESKTOP);
    await endPhase(page);
    await page.getByRole('tab', { name: 'Log' }).click();
    const link = page.locator('.log .link', { hasText: /^\d{4}$/ }).first();
    const hex = (await link.textContent()) ?? '';
    await link.click();
    await page.getByRole('tab', { name: 'Here' }).click();
    await expectSoon(() => page.locator('.panel h2').first().textContent()).toContain(hex);
    await page.context().close();
  });
});
