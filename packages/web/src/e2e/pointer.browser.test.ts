import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SURE_ATTACK } from '../testing/positions.ts';
import { CHROMIUM, DESKTOP, openSite, placeOf, type Site, visit } from '../testing/site.ts';
import { expectSoon, loadPosition } from '../testing/table.ts';

const open = async (site: Site): Promise<Page> => {
  const { page } = await visit(site, DESKTOP);
  await loadPosition(page, SURE_ATTACK, 'Soviet combat');
  return page;
};

const cameraOf = async (page: Page): Promise<readonly number[]> =>
  ((await page.locator('canvas.map').getAttribute('data-camera')) ?? '').split(' ').map(Number);

const HEX = '1016';

describe.skipIf(!CHROMIUM)('the mouse on the map', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('the wheel zooms at the pointer: what is under it stays there', async () => {
    const page = await open(site);
    const before = await placeOf(page, HEX);
    const [, , scale = 0] = await cameraOf(page);
    await page.mouse.move(before.x, before.y);
    await page.mouse.wheel(0, -200);
    await expectSoon(async () => (await cameraOf(page))[2]).toBeGreaterThan(scale * 1.3);
    const after = await placeOf(page, HEX);
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1);
    await page.mouse.wheel(0, 200);
    await expectSoon(async () => (await cameraOf(page))[2]).toBeCloseTo(scale, 3);
    await page.context().close();
  });

  test('a drag on the sea moves the map with the pointer; a hand that rests before letting go throws nothing', async () => {
    const page = await open(site);
    const before = await placeOf(page, HEX);
    await page.mouse.move(before.x, before.y);
    await page.mouse.down();
    await page.mouse.move(before.x - 40, before.y + 25, { steps: 5 });
    await page.waitForTimeout(150);
    await page.mouse.up();
    const after = await placeOf(page, HEX);
    expect([after.x - before.x, after.y - before.y].map(Math.round)).toEqual([-40, 25]);
    expect(await placeOf(page, HEX)).toEqual(after);
    await page.context().close();
  });

  test('a tremble is still a click, and hovering changes nothing', async () => {
    const page = await open(site);
    const { x, y } = await placeOf(page, '0914');
    await page.mouse.move(x, y, { steps: 3 });
    await page.locator('.hover-line', { hasText: '0914' }).waitFor();
    expect(await page.locator('.target-table').count()).toBe(0);
    await page.mouse.down();
    await page.mouse.move(x + 2, y + 1);
    await page.mouse.up();
    await page.locator('.target-table .chosen').waitFor();
    await page.context().close();
  });

  test('the small map leads elsewhere, the buttons zoom and show the whole', async () => {
    const page = await open(site);
    const [x = 0] = await cameraOf(page);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const [, , near = 0] = await cameraOf(page);
    await page.locator('.minimap').click({ position: { x: 140, y: 20 } });
    expect((await cameraOf(page))[0]).toBeGreaterThan(x + 2);
    await page.getByRole('button', { name: 'Whole map' }).click();
    expect((await cameraOf(page))[2]).toBeLessThan(near);
    await page.context().close();
  });
});
