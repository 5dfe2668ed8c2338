/* oxlint-disable no-await-in-loop -- one thing after another, as a person would */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import { SURE_ATTACK } from '../testing/positions.ts';
import {
  CHROMIUM,
  destinations,
  openSite,
  PHONE,
  placeOf,
  selectedHex,
  type Site,
  stillMap,
  visit,
} from '../testing/site.ts';
import { atRest } from '../testing/quiet.ts';
import {
  endPhase,
  expectSoon,
  heard,
  loadPosition,
  phaseOf,
  readyCount,
  startFast,
} from '../testing/table.ts';
import { longPress, swipe } from '../testing/touch.ts';

const scaleOf = async (page: Page): Promise<number> =>
  Number((await page.locator('canvas.map').getAttribute('data-camera'))?.split(' ')[2]);

const tapHex = async (page: Page, hex: string): Promise<void> => {
  const { x, y } = await placeOf(page, hex);
  await page.touchscreen.tap(x, y);
};

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`There is no ${selector} on the screen.`);
  return box;
};

/** From the grip to the foot of the screen. */
const panelHeight = async (page: Page): Promise<number> => 844 - (await boxOf(page, '.grip')).y;

/** Waits until the panel has come to rest at another height. */
const tapGrip = async (page: Page): Promise<number> => {
  const before = await panelHeight(page);
  await page.getByRole('button', { name: 'Change the height of this panel' }).tap();
  await expectSoon(() => panelHeight(page)).not.toBe(before);
  return atRest(page, () => panelHeight(page));
};

describe.skipIf(!CHROMIUM)('at phone size, by touch', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('a long press explains a hex, a unit and a figure in one line, and orders nothing', async () => {
    const { page, errors } = await visit(site, PHONE);
    await loadPosition(page, SURE_ATTACK, 'Soviet combat');
    const line = page.locator('.hover-line');
    await longPress(page, await placeOf(page, '0915'), () => line.waitFor());
    expect(await line.textContent()).toMatch(/0915/);
    expect(await page.locator('.panel h2[data-hex]').count()).toBe(0);
    await tapHex(page, '0915');
    await expectSoon(() => line.count()).toBe(0);
    const told = page.locator('.explain-line');
    for (const thing of [page.locator('.panel .unit').first(), page.locator('.top .lead')]) {
      const box = await thing.boundingBox();
      const title = await thing.getAttribute('title');
      const [pressed, tab] = [
        await thing.getAttribute('aria-pressed'),
        await page.getByRole('tab', { selected: true }).textContent(),
      ];
      if (box === null) throw new Error('It is not on the screen.');
      await longPress(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, () => told.waitFor());
      expect(await told.textContent()).toBe(title);
      expect(await thing.getAttribute('aria-pressed')).toBe(pressed);
      expect(await page.getByRole('tab', { selected: true }).textContent()).toBe(tab);
    }
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('the focus of the keyboard explains a figure in the same line', async () => {
    const { page } = await visit(site, PHONE);
    await loadPosition(page, SURE_ATTACK, 'Soviet combat');
    await page.locator('.top .quiet').first().focus();
    await page.keyboard.press('Tab');
    const lead = page.locator('.top .lead');
    await expectSoon(() => lead.evaluate(element => element === document.activeElement)).toBe(true);
    expect(await page.locator('.explain-line').textContent()).toBe(await lead.getAttribute('title'));
    await expectClean(page, 'a line that explains');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement?.classList.contains("menu-button")')).toBe(true);
    await page.context().close();
  });

  test('an attack, its odds and the roll, all by tapping', async () => {
    const { page, errors } = await visit(site, PHONE);
    await loadPosition(page, SURE_ATTACK, 'Soviet combat');
    await page.getByRole('button', { name: 'Plan this attack' }).tap();
    await page.locator('.target-table .chosen').waitFor();
    expect(await page.locator('.target-table .chosen').textContent()).toMatch(/100%/);
    expect(await page.locator('.prompt').textContent()).not.toMatch(/click/i);
    await page.getByRole('button', { name: /^Attack .*: 100 ?%$/ }).tap();
    await expectSoon(() => heard(page)).toMatch(/must retreat from 0915/);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a movement phase: tap and tap, carry by finger, undo, the end of the phase', async () => {
    const { page, errors } = await startFast(site, PHONE);
    const before = await readyCount(page);
    await page.getByRole('button', { name: /still to act/ }).tap();
    const from = await selectedHex(page);
    const reach = await destinations(page);
    await page.getByRole('button', { name: 'Whole map' }).tap();
    await stillMap(page);
    const box = await page.locator('canvas.map').boundingBox();
    const spots: { readonly hex: string; readonly at: { readonly x: number; readonly y: number } }[] = [];
    for (const hex of reach.slice(0, 12)) {
      const at = await placeOf(page, hex).catch(() => undefined);
      if (at !== undefined) spots.push({ hex, at });
    }
    const near = spots.find(
      ({ at }) =>
        box !== null && at.y > box.y + 30 && at.y < box.y + box.height - 70 && at.x > 40 && at.x < 350,
    );
    if (near === undefined) throw new Error('No hex in reach is on the screen.');
    await tapHex(page, near.hex);
    await expectSoon(() => readyCount(page)).toBe(before - 1);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expectSoon(() => readyCount(page)).toBe(before);

    await tapHex(page, from);
    await page.getByText(/in reach and tinted/).waitFor();
    await swipe(page, [[await placeOf(page, from), await placeOf(page, near.hex)]]);
    await expectSoon(() => readyCount(page)).toBe(before - 1);

    // A touch that follows at once belongs to the same gesture for the browser, and no press comes of it.
    await page.waitForTimeout(700);
    await endPhase(page, 'tap');
    expect(await phaseOf(page)).toMatch(/^Soviet (?!movement)/);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('two fingers zoom at the point between them, one finger moves the map', async () => {
    const { page, errors } = await visit(site, PHONE);
    await loadPosition(page, SURE_ATTACK, 'Soviet combat');
    const before = await scaleOf(page);
    const middle = await placeOf(page, '0914');
    const [left, right] = [
      { ...middle, x: middle.x - 40 },
      { ...middle, x: middle.x + 40 },
    ];
    const [farLeft, farRight] = [
      { ...middle, x: middle.x - 80 },
      { ...middle, x: middle.x + 80 },
    ];
    await swipe(page, [
      [left, farLeft],
      [right, farRight],
    ]);
    expect(await scaleOf(page)).toBeCloseTo(before * 2, 0);
    const after = await placeOf(page, '0914');
    expect(Math.hypot(after.x - middle.x, after.y - middle.y)).toBeLessThan(12);
    const finger = { x: after.x, y: after.y + 60 };
    await swipe(page, [[finger, { x: finger.x + 40, y: finger.y - 30 }]], { restMs: 120 });
    const moved = await placeOf(page, '0914');
    // The first few pixels tell a drag from a tap.
    expect(Math.hypot(moved.x - after.x - 40, moved.y - after.y + 30)).toBeLessThan(10);

    await swipe(page, [
      [farLeft, left],
      [farRight, right],
    ]);
    expect(await scaleOf(page)).toBeCloseTo(before, 0);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a quick finger of which a busy page hears late moves the map, and asks nothing', async () => {
    const { page, errors } = await visit(site, PHONE);
    await loadPosition(page, SURE_ATTACK, 'Soviet combat');
    const before = await placeOf(page, '0914');
    const finger = { x: before.x, y: before.y + 60 };
    await swipe(page, [[finger, { x: finger.x + 40, y: finger.y - 30 }]], {
      restMs: 120,
      untilHeard: () => page.locator('.hover-line').waitFor(),
    });
    const moved = await placeOf(page, '0914');
    expect(Math.hypot(moved.x - before.x - 40, moved.y - before.y + 30)).toBeLessThan(10);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('the panel has three heights, and the bar below it stays', async () => {
    const { page } = await visit(site, PHONE);
    await loadPosition(page, SURE_ATTACK, 'Soviet combat');
    const heights = [await panelHeight(page), await tapGrip(page), await tapGrip(page)];
    expect(new Set(heights).size).toBe(3);
    expect(await tapGrip(page)).toBe(heights[0]);
    const [low = 0, half = 0, full = 0] = heights.toSorted((one, other) => one - other);
    expect([low < 160, half < 844 / 2, full > 600]).toEqual([true, true, true]);
    const foot = await boxOf(page, '.tabs');
    expect(foot.y + foot.height).toBeLessThanOrEqual(845);
    const actions = await boxOf(page, '.ways');
    expect(actions.y + actions.height).toBeLessThanOrEqual(foot.y + 1);
    for (const button of await page.locator('.ways button, .tabs button').all())
      expect((await button.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(40);
    await page.context().close();
  });

  test('what is selected stays in sight when the panel rises over it', async () => {
    const { page } = await visit(site, PHONE);
    await loadPosition(page, SURE_ATTACK, 'Soviet combat');
    await page.getByRole('button', { name: /still to act/ }).tap();
    await page.locator('.target-table .chosen').waitFor();
    const [map, from] = [await boxOf(page, 'canvas.map'), await placeOf(page, '0914')];
    const [grab, down] = [{ x: 40, y: map.y + 20 }, map.y + map.height - 60 - from.y];
    await swipe(page, [[grab, { x: grab.x, y: grab.y + down }]], { restMs: 120 });
    expect((await placeOf(page, '0914')).y).toBeGreaterThan(from.y + 60);
    await tapGrip(page);
    const [canvas, { x, y }] = [await boxOf(page, 'canvas.map'), await placeOf(page, '0914')];
    expect(x > canvas.x && x < canvas.x + canvas.width).toBe(true);
    expect(y > canvas.y && y < canvas.y + canvas.height).toBe(true);
    await page.context().close();
  });
});
