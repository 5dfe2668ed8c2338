import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import { quiet } from '../testing/quiet.ts';
import { CHROMIUM, DESKTOP, openSite, PHONE, placeOf, type Site, visit } from '../testing/site.ts';
import { expectSoon, heard, loadPosition, readyCount } from '../testing/table.ts';

/** Three ships in one hex, one in another, and an aircraft that must land. */
const STACK =
  'sixth-fleet short turn 2 of 10 | phase movement side=nato mustLand=Ita28 | nato @0914 US6 US7 US8 | nato @0916 US9 | nato @1814 Ita28';

const press = async (page: Page, hex: string): Promise<void> => {
  const { x, y } = await placeOf(page, hex);
  await page.mouse.click(x, y);
  await quiet(page);
};

/** Two presses a tenth of a second apart by the clock of the hand, whenever a busy page comes to hear of them. */
const pressTwice = async (page: Page, x: number, y: number): Promise<void> => {
  const hand = await page.context().newCDPSession(page);
  const now = Date.now() / 1000;
  const events = [
    { type: 'mousePressed', clickCount: 1, after: 0 },
    { type: 'mouseReleased', clickCount: 1, after: 0.02 },
    { type: 'mousePressed', clickCount: 2, after: 0.1 },
    { type: 'mouseReleased', clickCount: 2, after: 0.12 },
  ] as const;
  for (const { after, ...event } of events) {
    const timestamp = now + after;
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await hand.send('Input.dispatchMouseEvent', { ...event, x, y, button: 'left', timestamp });
  }
};

const rows = (page: Page): Locator => page.locator('#panel .stack .unit');

const picked = (page: Page): Promise<readonly string[]> =>
  page.locator('#panel .stack .unit[aria-pressed=true] b').allTextContents();

const cameraOf = (page: Page): Promise<string | null> =>
  page.locator('canvas.map').getAttribute('data-camera');

/** Six aircraft on one field, two of them of a kind. */
const FIELD =
  'sixth-fleet short turn 2 of 10 | phase movement side=nato | nato @1713 Ita28 Ita29 Ita24 Ita25 Ita26 Ita30';

/** A ship beside an enemy that it cannot attack: it must withdraw, and can. */
const WITHDRAWAL =
  'sixth-fleet short turn 2 of 10 | phase combat side=nato | unit WALL soviet So DD 9-9-9-4-60-2 | nato @0914 US6 | soviet @0915 WALL';

const open = async (
  site: Site,
  size: BrowserContextOptions = DESKTOP,
  position = STACK,
  phase = 'NATO movement',
): Promise<Page> => {
  const { page } = await visit(site, size);
  await loadPosition(page, position, phase);
  return page;
};

describe.skipIf(!CHROMIUM)('orders for groups', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('a row takes one unit, the goal moves it, and the next of the stack is in the hand', async () => {
    const page = await open(site);
    await press(page, '0914');
    const [, second = ''] = await rows(page).locator('b').allTextContents();
    await rows(page).nth(1).click();
    await quiet(page);
    expect(await picked(page)).toEqual([second]);
    const before = await readyCount(page);
    const { x, y } = await placeOf(page, '0915');
    const camera = await cameraOf(page);
    await page.mouse.click(x, y);
    await quiet(page);
    expect(await readyCount(page)).toBe(before - 1);
    expect(await picked(page)).toHaveLength(1);
    expect(await picked(page)).not.toEqual([second]);
    expect(await cameraOf(page)).toBe(camera);
    expect(await heard(page)).toMatch(/Next: .+ in 0914\.$/);
    expect(await page.evaluate('document.activeElement?.tagName')).not.toBe('BODY');
    await press(page, '0815');
    expect(await readyCount(page)).toBe(before - 2);
    await page.context().close();
  });

  test('a box adds a unit, and those in the hand go by one order', async () => {
    const page = await open(site);
    await press(page, '0914');
    const before = await readyCount(page);
    await page.locator('.also input').nth(2).check();
    await quiet(page);
    expect(await picked(page)).toHaveLength(2);
    await press(page, '0815');
    expect(await readyCount(page)).toBe(before - 2);
    await page.context().close();
  });

  test('Ctrl, Shift and Meta add a row to the hand, and without them it is taken alone', async () => {
    const page = await open(site);
    await press(page, '0914');
    expect(await picked(page)).toHaveLength(1);
    for (const [place, key] of [
      [1, 'Control'],
      [2, 'Shift'],
      [1, 'Meta'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one press after another
      await rows(page)
        .nth(place)
        .click({ modifiers: [key] });
      // oxlint-disable-next-line no-await-in-loop -- one press after another
      await quiet(page);
    }
    expect(await picked(page)).toHaveLength(2);
    await rows(page).nth(1).click();
    await quiet(page);
    expect(await picked(page)).toHaveLength(1);
    await page.context().close();
  });

  test('a task force of two hexes sails by one order, drawn first, and one Undo takes it back', async () => {
    const page = await open(site);
    const before = await readyCount(page);
    await page.getByRole('tab', { name: 'Here' }).click();
    const force = page.getByRole('button', { name: /task force: four ship units$/ });
    await force.click();
    await quiet(page);
    expect(await force.getAttribute('aria-pressed')).toBe('true');
    expect(await picked(page)).toHaveLength(4);
    await expectClean(page, 'a task force in the hand');
    const still = await page.locator('canvas.map').screenshot();
    const { x, y } = await placeOf(page, '0917');
    await page.mouse.move(x, y);
    await quiet(page);
    expect((await page.locator('canvas.map').screenshot()).equals(still)).toBe(false);
    await page.mouse.click(x, y);
    await quiet(page);
    expect(await readyCount(page)).toBe(before - 4);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectSoon(() => readyCount(page)).toBe(before);
    await page.context().close();
  });

  test('aircraft of a kind are taken by one press on Take 2, and put back by another', async () => {
    const page = await open(site, DESKTOP, FIELD);
    await press(page, '1713');
    const take = page.getByRole('button', { name: /^Take all of .*2/ }).first();
    await take.click();
    await quiet(page);
    expect(await picked(page)).toHaveLength(2);
    await take.click();
    await quiet(page);
    expect(await picked(page)).toHaveLength(0);
    await page.context().close();
  });

  test('[8.24] what is owed and has one way only is done by one press', async () => {
    const page = await open(site, DESKTOP, WITHDRAWAL, 'NATO combat');
    await page.locator('.main-way', { hasText: 'Withdraw it' }).click();
    await expectSoon(() => page.locator('.main-way').textContent()).toMatch(/^End combat/);
    await page.context().close();
  });

  test('a double press is one order', async () => {
    const page = await open(site);
    await press(page, '0914');
    const before = await readyCount(page);
    const { x, y } = await placeOf(page, '0815');
    await pressTwice(page, x, y);
    await quiet(page);
    expect(await readyCount(page)).toBe(before - 1);
    await page.context().close();
  });

  test('by keyboard: the cursor goes with the hand, and Space ends the phase', async () => {
    const page = await open(site);
    await press(page, '0914');
    await page.locator('canvas.map').press('d');
    await page.locator('canvas.map').press('d');
    const before = await readyCount(page);
    await page.locator('canvas.map').press('Enter');
    await expectSoon(() => readyCount(page)).toBe(before - 1);
    expect(await picked(page)).toHaveLength(1);
    await page.locator('canvas.map').press(' ');
    await page.getByRole('button', { name: /anyway$/ }).waitFor();
    await page.context().close();
  });

  test('all aircraft that must land do so by one press, and one press ends the phase with a unit in the hand', async () => {
    const page = await open(site);
    await page.getByRole('button', { name: /^Land one aircraft as proposed/ }).click();
    await quiet(page);
    expect(await page.getByRole('button', { name: /as proposed/ }).count()).toBe(0);
    await press(page, '0914');
    await press(page, '0815');
    await page.locator('.end-phase').click();
    await page.getByRole('button', { name: /anyway$/ }).waitFor();
    await page.context().close();
  });

  test('at phone size the bar keeps to the screen while a unit is in the hand', async () => {
    const page = await open(site, PHONE);
    const { x, y } = await placeOf(page, '0914');
    await page.touchscreen.tap(x, y);
    await quiet(page);
    const goal = await placeOf(page, '0915');
    await page.touchscreen.tap(goal.x, goal.y);
    await quiet(page);
    await page.locator('.end-phase').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    for (const button of await page.locator('footer.phase button:visible').all()) {
      // oxlint-disable-next-line no-await-in-loop -- a few boxes
      const box = await button.boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= PHONE.viewport.width).toBe(true);
    }
    await page.context().close();
  });
});
