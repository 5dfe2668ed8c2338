import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isInSight } from '../testing/europa.ts';
import { quiet } from '../testing/quiet.ts';
import { cardOf, CHROMIUM, DESKTOP, inPhase, openSite, type Site, stillMap } from '../testing/site.ts';
import { expectSoon, visitFast } from '../testing/table.ts';

const openConvoy = async (page: Page): Promise<void> => {
  const card = cardOf(page, 'Second Fleet');
  await card.getByText('Your own game').click();
  await card.getByRole('radio', { name: 'Convoy to Norway' }).check();
  await card.getByRole('button', { name: 'Set up this game' }).click();
  await inPhase(page, 'Strategic air');
  await quiet(page);
};

/** Pixels of the prompt that the bar does not show. */
const cutOff = (page: Page): Promise<number> =>
  page.locator('.phase-text').evaluate(box => box.scrollHeight - box.clientHeight);

const scaleOf = async (page: Page): Promise<number> => {
  await stillMap(page);
  return Number((await page.locator('canvas.map').getAttribute('data-camera'))?.split(' ')[2]);
};

describe.skipIf(!CHROMIUM)('what a newcomer meets', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('a long prompt is never cut, and an order to many shows the way of each', async () => {
    const { page, errors } = await visitFast(site, DESKTOP);
    await openConvoy(page);
    await expectSoon(() => cutOff(page)).toBeLessThanOrEqual(1);
    const before = await scaleOf(page);
    await page.getByRole('button', { name: /^Send \d+ aircraft to search as proposed/ }).click();
    await quiet(page);
    await expectSoon(() => cutOff(page)).toBeLessThanOrEqual(1);
    // From Iceland, Scotland and Norway they fly out: the first look cannot hold them all.
    await expectSoon(() => scaleOf(page)).toBeLessThan(before);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a raid from many bases is shown where it strikes', async () => {
    const { page, errors } = await visitFast(site, DESKTOP);
    await cardOf(page, 'Europa Naval')
      .getByRole('button', { name: /^Play now/ })
      .click();
    await inPhase(page, 'Axis: initial phase');
    await page.getByRole('button', { name: /^Do as proposed/ }).click();
    await inPhase(page, 'Axis: aircraft, cover and patrols');
    await quiet(page);
    await page.locator('.main-way').click();
    await inPhase(page, 'Axis: aircraft, attacks');
    await page.getByRole('button', { name: 'Raid as proposed' }).click();
    await page.locator('.strip', { hasText: 'Malta' }).waitFor();
    await quiet(page);
    expect(await isInSight(page, 'Valletta')).toBe(true);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('an order that was given stands beside its aircraft, and "still to act" takes one that is away from the map', async () => {
    const { page, errors } = await visitFast(site, DESKTOP);
    await cardOf(page, 'Second Fleet')
      .getByRole('button', { name: /^Play now/ })
      .click();
    await inPhase(page, 'Strategic air');
    await quiet(page);
    const next = page.getByRole('button', { name: /still to act$/ });
    await next.click();
    await page.getByRole('button', { name: 'Search: Greenland Sea' }).click();
    await page.locator('.stack', { hasText: 'Sealed: reconnaissance, Greenland Sea' }).waitFor();
    await page.locator('.main-way').click();
    await inPhase(page, 'NATO reconnaissance');
    await quiet(page);
    expect(await page.locator('.hover-line').count()).toBe(0);
    await next.click();
    await page.getByText('What it can do').waitFor();
    await page.locator('.stack', { hasText: 'NATO reconnaissance, Greenland Sea' }).waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('keys work while a box to tick has the focus', async () => {
    const { page } = await visitFast(site, DESKTOP);
    await openConvoy(page);
    await page.getByRole('button', { name: /still to act/ }).click();
    const box = page.locator('#panel .also input').first();
    await box.focus();
    await page.keyboard.press('?');
    await expectSoon(() => page.getByRole('heading', { name: /keys/i }).count()).toBe(1);
    await page.context().close();
  });
});
