/* oxlint-disable no-await-in-loop -- one thing after another, as a person would */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, DESKTOP, inPhase, openSite, placeOf, type Site, visit } from '../testing/site.ts';
import { begin, expectSoon, heard, mapPicture, placeAll, readyCount, takeOver } from '../testing/table.ts';

const openSetUp = async (site: Site) => {
  const opened = await visit(site, DESKTOP);
  await begin(opened.page, 'person', 'person');
  await inPhase(opened.page, 'NATO set-up: ships');
  await opened.page.getByRole('tab', { name: 'Forces' }).click();
  return opened;
};

/** Carries a counter out of its tray and lets go over a hex. */
const carry = async (page: Page, piece: Locator, hex: string): Promise<void> => {
  const box = await piece.boundingBox();
  const to = await placeOf(page, hex);
  if (box === null) throw new Error('The counter is not on the screen.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - 20, box.y + 30, { steps: 4 });
  await page.locator('.ghost').waitFor();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await page.locator('.ghost').waitFor({ state: 'detached' });
};

/** A hex where the picked piece may stand, in plain sight. */
const visiblePlace = async (page: Page): Promise<string> => {
  await page.locator('.choice-panel .choices button').first().waitFor();
  for (const label of await page.locator('.choice-panel .choices button').allTextContents()) {
    const hex = /\d{4}/.exec(label)?.[0] ?? '';
    const { x, y } = await placeOf(page, hex);
    if (x > 60 && x < 800 && y > 100 && y < 560) return hex;
  }
  throw new Error('Every place lies off the screen.');
};

/** Units that still wait for a place. */
const owed = readyCount;

describe.skipIf(!CHROMIUM)('set-up', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('a counter is dragged from its tray onto the map, and the check of what is owed follows', async () => {
    const { page, errors } = await openSetUp(site);
    const before = await owed(page);
    const empty = await mapPicture(page);
    const piece = page.locator('.tray-piece:enabled').first();
    const name = (await piece.getAttribute('aria-label')) ?? '';
    await piece.click();
    await page.getByRole('tab', { name: 'Here' }).click();
    const hex = await visiblePlace(page);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Forces' }).click();

    await carry(page, page.getByRole('button', { name }).first(), hex);
    await expectSoon(() => owed(page)).toBe(before - 1);
    expect(await heard(page)).toMatch(new RegExp(`is placed in ${hex}`));
    await expectSoon(() => mapPicture(page)).not.toBe(empty);

    await page.getByRole('button', { name: 'Undo' }).click();
    await expectSoon(() => owed(page)).toBe(before);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a counter dropped where it may not stand stays in its tray, with the rule', async () => {
    const { page, errors } = await openSetUp(site);
    const before = await owed(page);
    await carry(page, page.locator('.tray-piece:enabled').first(), '0110');
    const refusal = page.getByRole('alert');
    await refusal.waitFor();
    expect(await refusal.textContent()).toMatch(/\[\d+(\.\d+)?\]/);
    expect(await owed(page)).toBe(before);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('there is no way to finish the set-up while it breaks a rule, and the list of duties says which', async () => {
    const { page } = await openSetUp(site);
    expect(await page.getByRole('button', { name: 'Finish this set-up' }).count()).toBe(0);
    await page.getByRole('tab', { name: 'Here' }).click();
    await page.getByText('You still have to set up 39 units.').waitFor();
    await placeAll(page, 'NATO set-up: ships');
    await inPhase(page, 'NATO set-up: aircraft');
    await page.context().close();
  });

  test('two players at one screen: the second is asked when the first has set up', async () => {
    const { page, errors } = await openSetUp(site);
    await placeAll(page, 'NATO set-up: ships');
    await placeAll(page, 'NATO set-up: aircraft');
    await takeOver(page, 'Soviet');
    await inPhase(page, 'Soviet set-up: ships');
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
