/* oxlint-disable no-await-in-loop -- one thing after another, as a person would */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SURE_ATTACK } from '../testing/positions.ts';
import {
  CHROMIUM,
  destinations,
  inPhase,
  openSite,
  PHONE,
  placeOf,
  type Site,
  stillMap,
  visit,
} from '../testing/site.ts';
import {
  endPhase,
  expectSoon,
  heard,
  loadPosition,
  phaseOf,
  readyCount,
  startFast,
  takeOver,
} from '../testing/table.ts';
import { swipe } from '../testing/touch.ts';

const scaleOf = async (page: Page): Promise<number> =>
  Number((await page.locator('canvas.map').getAttribute('data-camera'))?.split(' ')[2]);

const tapHex = async (page: Page, hex: string): Promise<void> => {
  await stillMap(page);
  const { x, y } = await placeOf(page, hex);
  await page.touchscreen.tap(x, y);
};

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`There is no ${selector} on the screen.`);
  return box;
};

const sheetHeight = async (page: Page): Promise<number> =>
  (await page.locator('.side').boundingBox())?.height ?? 0;

/** Waits until the sheet has come to rest at another height. */
const tapGrip = async (page: Page): Promise<number> => {
  const before = await sheetHeight(page);
  await page.getByRole('button', { name: 'Change the height of this panel' }).tap();
  await expectSoon(() => sheetHeight(page)).not.toBe(before);
  await page.waitForTimeout(350);
  return sheetHeight(page);
};

describe.skipIf(!CHROMIUM)('at phone size, by touch', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('an attack, its odds, the roll, a retreat and an advance, all by tapping', async () => {
    const { page, errors } = await visit(site, PHONE);
    await loadPosition(page, SURE_ATTACK, 'Soviet combat');
    await page.getByRole('button', { name: /can act/ }).tap();
    await page.getByText(/targets?, ringed/).waitFor();
    await tapHex(page, '0915');
    await page.getByRole('heading', { name: 'Against 0915' }).waitFor();
    expect(await page.locator('.odds-results').first().textContent()).toMatch(/100 %/);
    await page.getByRole('button', { name: 'Attack', exact: true }).tap();
    await takeOver(page, 'NATO', 'tap');
    await inPhase(page, 'NATO retreat');
    await page.locator('.duties button').first().tap();
    await page.locator('.doings .deeds button', { hasText: 'retreat to' }).first().tap();
    await takeOver(page, 'Soviet', 'tap');
    await inPhase(page, 'Soviet advance');
    await page.getByRole('button', { name: /can act/ }).tap();
    await page.locator('.doings .deeds button', { hasText: 'Advance into 0915' }).tap();
    await expectSoon(() => heard(page)).toMatch(/advances into 0915/);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a movement phase: tap and tap, carry by finger, undo, the end of the phase', async () => {
    const { page, errors } = await startFast(site, PHONE);
    const before = await readyCount(page);
    await page.getByRole('button', { name: /can act/ }).tap();
    const from = (await page.locator('.panel h2').first().textContent()) ?? '';
    const reach = await destinations(page);
    await stillMap(page);
    const box = await page.locator('canvas.map').boundingBox();
    const spots = await Promise.all(reach.map(async hex => ({ hex, at: await placeOf(page, hex) })));
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
    await page.getByText(/in reach, tinted/).waitFor();
    await stillMap(page);
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
    await swipe(page, [
      [farLeft, left],
      [farRight, right],
    ]);
    expect(await scaleOf(page)).toBeCloseTo(before, 0);

    const sea = await placeOf(page, '0812');
    await swipe(page, [[sea, { x: sea.x + 70, y: sea.y - 40 }]], 120);
    const moved = await placeOf(page, '0812');
    expect([moved.x - sea.x, moved.y - sea.y].map(Math.round)).toEqual([70, -40]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('the sheet has three heights, and the bar below it stays', async () => {
    const { page } = await visit(site, PHONE);
    await loadPosition(page, SURE_ATTACK, 'Soviet combat');
    const heights = [await sheetHeight(page), await tapGrip(page), await tapGrip(page)];
    expect(heights.toSorted((one, other) => one - other)).toEqual(heights);
    expect(new Set(heights).size).toBe(3);
    expect(await tapGrip(page)).toBe(heights[0]);
    const bar = await boxOf(page, '.phase');
    expect(bar.y + bar.height).toBeLessThanOrEqual(845);
    for (const button of await page.locator('.ways button, .tabs button').all())
      expect((await button.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(40);
    await page.context().close();
  });

  test('what is selected stays in sight when the sheet rises over it', async () => {
    const { page } = await visit(site, PHONE);
    await loadPosition(page, SURE_ATTACK, 'Soviet combat');
    await page.getByRole('button', { name: /can act/ }).tap();
    await page.getByRole('heading', { name: '0914' }).waitFor();
    const [map, from] = [await boxOf(page, 'canvas.map'), await placeOf(page, '0914')];
    const [grab, down] = [{ x: 40, y: map.y + 20 }, map.y + map.height - 60 - from.y];
    await swipe(page, [[grab, { x: grab.x, y: grab.y + down }]], 120);
    expect((await placeOf(page, '0914')).y).toBeGreaterThan(from.y + 60);
    await tapGrip(page);
    const [canvas, { x, y }] = [await boxOf(page, 'canvas.map'), await placeOf(page, '0914')];
    expect(x > canvas.x && x < canvas.x + canvas.width).toBe(true);
    expect(y > canvas.y && y < canvas.y + canvas.height).toBe(true);
    await page.context().close();
  });
});
