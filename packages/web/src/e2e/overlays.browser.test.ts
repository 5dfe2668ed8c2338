/* oxlint-disable no-await-in-loop -- one thing after another, as a person would */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quiet } from '../testing/quiet.ts';
import { CHROMIUM, DESKTOP, openSite, quickStart, type Site, visit } from '../testing/site.ts';
import { expectSoon, mapPicture } from '../testing/table.ts';

describe.skipIf(!CHROMIUM)('overlays', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('several at once, by key and by chip, each with its own picture and words, and nothing once they are off', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await quickStart(page);
    const chips = page.getByRole('group', { name: 'Layers of the map' }).getByRole('button');
    const caption = page.locator('.layer-captions p');
    // The pointer rests on a chip from the start: what lies under it is not part of the picture.
    await chips.first().hover();
    await quiet(page);
    const plain = await mapPicture(page);
    const seen = new Set([plain]);
    const count = (await chips.count()) - 1;
    expect(count).toBe(4);
    for (let place = 0; place < count; place++) {
      await page.keyboard.press(String(place + 1));
      await expectSoon(async () => seen.has(await mapPicture(page))).toBe(false);
      seen.add(await mapPicture(page));
      expect(await caption.last().textContent()).toMatch(/^\w.* \w.*\.$/);
      expect(await caption.count()).toBe(place + 1);
    }
    for (let place = 0; place < count; place++) await chips.nth(place).click();
    expect(await caption.count()).toBe(0);
    seen.delete(plain);
    await expectSoon(async () => seen.has(await mapPicture(page))).toBe(false);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('the control of the enemy follows the type of the picked unit', async () => {
    const { page } = await visit(site, DESKTOP);
    await quickStart(page);
    await page.getByRole('button', { name: /^Enemy control/ }).click();
    await page.locator('.layer-captions').waitFor();
    const ofAll = await mapPicture(page);
    await page.getByRole('button', { name: /still to act/ }).click();
    await page.getByText(/in reach and tinted/).waitFor();
    await expectSoon(() => mapPicture(page)).not.toBe(ofAll);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.context().close();
  });
});
