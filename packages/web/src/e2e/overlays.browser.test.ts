/* oxlint-disable no-await-in-loop -- one thing after another, as a person would */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, DESKTOP, openSite, quickStart, type Site, visit } from '../testing/site.ts';
import { expectSoon, mapPicture } from '../testing/table.ts';

describe.skipIf(!CHROMIUM)('overlays', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('each draws something of its own on the map, and nothing once it is off', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await quickStart(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    const choices = page.getByRole('group', { name: 'Show on the map' }).getByRole('radio');
    const caption = page.locator('.overlay-note p');
    const plain = await mapPicture(page);
    const seen = new Set([plain]);
    const count = await choices.count();
    expect(count).toBeGreaterThan(4);
    for (let place = 1; place < count; place++) {
      await choices.nth(place).check();
      await expectSoon(async () => seen.has(await mapPicture(page))).toBe(false);
      seen.add(await mapPicture(page));
      expect(await caption.textContent()).toMatch(/^\w.* \w.*\.$/);
    }
    await page.getByRole('button', { name: 'Take it off the map' }).click();
    expect(await caption.count()).toBe(0);
    await expectSoon(() => mapPicture(page)).toBe(plain);
    expect(seen.size).toBe(count);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('the control of the enemy follows the type of the picked unit', async () => {
    const { page } = await visit(site, DESKTOP);
    await quickStart(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('radio', { name: 'Enemy control' }).check();
    await page.keyboard.press('Escape');
    const ofAll = await mapPicture(page);
    await page.getByRole('button', { name: /can act/ }).click();
    await page.getByText(/in reach, tinted/).waitFor();
    await expectSoon(() => mapPicture(page)).not.toBe(ofAll);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.context().close();
  });
});
