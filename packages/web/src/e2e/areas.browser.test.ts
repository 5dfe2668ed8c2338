import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import { quiet } from '../testing/quiet.ts';
import { cardOf, CHROMIUM, DESKTOP, inPhase, openSite, PHONE, type Site, stillMap } from '../testing/site.ts';
import { expectSoon, visitFast } from '../testing/table.ts';

const openAir = async (page: Page): Promise<void> => {
  await cardOf(page, 'Second Fleet')
    .getByRole('button', { name: /^Play now/ })
    .click();
  await inPhase(page, 'Strategic air');
  await quiet(page);
};

const pickNext = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /still to act/ }).click();
  await quiet(page);
  await stillMap(page);
};

/** The labels that send what is picked to look for ships over an area. */
const searches = (page: Page) => page.locator('.area-label button', { hasText: 'Search:' });

const canUndo = (page: Page): Promise<boolean> => page.getByRole('button', { name: 'Undo' }).isEnabled();

/** A place in an area beside its label, where the map itself lies. */
const besideLabel = async (page: Page) => {
  const box = await searches(page).first().boundingBox();
  if (box === null) throw new Error('There is no label on the map.');
  return { x: box.x - 12, y: box.y + box.height + 12 };
};

describe.skipIf(!CHROMIUM)('sea areas in strategic air', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('a press on the label, or anywhere in the area, gives the order', async () => {
    const { page, errors } = await visitFast(site, DESKTOP);
    await openAir(page);
    expect(await searches(page).count()).toBe(0);
    await pickNext(page);
    await searches(page).first().waitFor();
    expect(await page.locator('.prompt').textContent()).toMatch(/click a sea area/);
    expect(await searches(page).first().getAttribute('aria-label')).toMatch(/reconnaissance over /);
    await expectClean(page, 'labels over areas');
    await searches(page).first().click();
    await expectSoon(() => canUndo(page)).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectSoon(() => canUndo(page)).toBe(false);
    await pickNext(page);
    await page.getByRole('button', { name: 'Whole map' }).click();
    await stillMap(page);
    const { x, y } = await besideLabel(page);
    await page.mouse.click(x, y);
    await expectSoon(() => canUndo(page)).toBe(true);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('by keyboard the label is reached and pressed like any button', async () => {
    const { page } = await visitFast(site, DESKTOP);
    await openAir(page);
    await pickNext(page);
    await page.getByRole('button', { name: 'Whole map' }).click();
    await searches(page).first().focus();
    await page.keyboard.press('Enter');
    await expectSoon(() => canUndo(page)).toBe(true);
    await page.context().close();
  });

  test('on a phone the label is tall enough for a finger', async () => {
    const { page } = await visitFast(site, PHONE);
    await openAir(page);
    await pickNext(page);
    await searches(page).first().waitFor();
    expect((await searches(page).first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await searches(page).first().tap();
    await expectSoon(() => canUndo(page)).toBe(true);
    await page.context().close();
  });
});
