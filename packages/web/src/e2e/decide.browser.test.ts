/* oxlint-disable no-await-in-loop -- one thing after another, as a person would */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quiet } from '../testing/quiet.ts';
import { CHROMIUM, DESKTOP, openSite, PHONE, placeOf, type Site, stillMap, visit } from '../testing/site.ts';
import { expectSoon, heard, loadPosition, readyCount, startFast } from '../testing/table.ts';

/** A submarine beside three ships under an aircraft; two cruisers that must attack as well; an enemy far away. */
const COMBAT =
  'sixth-fleet short turn 2 of 10 | phase combat side=soviet | soviet @1602 So34 | nato @1702 USa9 US1 US3 US6 | ' +
  'soviet @1025 So5 So17 | nato @1026 US7 US8 | nato @0914 US13';

/** What must not change under the pointer: the box of the map, where it looks, and the height of the bar. */
const FRAME = `(() => {
  const boxOf = selector => {
    const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join(' ');
  };
  return [boxOf('canvas.map'), boxOf('.phase'), document.querySelector('canvas.map').dataset.camera].join(' | ');
})()`;

const isFocusLost = (page: Page): Promise<unknown> =>
  page.evaluate('document.activeElement === document.body || document.activeElement === null');

/** Presses something, and looks whether the map jumped and whether the keyboard is lost. */
const press = async (page: Page, selector: string): Promise<void> => {
  await stillMap(page);
  const before = await page.evaluate(FRAME);
  await page.locator(selector).first().click();
  await quiet(page);
  await stillMap(page);
  expect([selector, await page.evaluate(FRAME)]).toEqual([selector, before]);
  await expectSoon(() => isFocusLost(page)).toBe(false);
};

const clickHex = async (page: Page, hex: string): Promise<void> => {
  const { x, y } = await placeOf(page, hex);
  await page.mouse.click(x, y);
};

const promptOf = async (page: Page): Promise<string> => (await page.locator('.prompt').textContent()) ?? '';

describe.skipIf(!CHROMIUM)('decided at a glance', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('the chosen attack is the one made, and what cannot be attacked says why', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await loadPosition(page, COMBAT, 'Soviet combat');
    await page.getByRole('tab', { name: 'Here' }).click();
    expect(await page.locator('.duty').count()).toBe(2);
    expect(await page.getByRole('button', { name: /^End combat/ }).count()).toBe(0);
    await press(page, '.main-way');
    const rows = page.locator('.target-table tbody tr');
    await expectSoon(() => rows.count()).toBe(3);
    await page.locator('.barred li').waitFor();
    expect(await page.locator('.barred').textContent()).toMatch(/A-7.*\[\d/);
    await rows.nth(2).click();
    await expectSoon(() => promptOf(page)).toMatch(/^Attack Saratoga, Little Rock and Belknap/);
    expect(await rows.nth(2).getAttribute('class')).toBe('chosen');
    await page.locator('canvas.map').hover({ position: { x: 300, y: 400 } });
    expect(await page.locator('.main-way').textContent()).toMatch(/^Attack all three ships: \d+ ?%$/);
    await page.locator('.main-way').click();
    await page.locator('.strip .verdict').waitFor();
    await page.getByRole('tab', { name: 'Log' }).click();
    await expectSoon(() => page.locator('.log').textContent()).toMatch(
      /Charlie A.* attacks? Saratoga, .*Little Rock, .*Belknap/,
    );
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('with own units picked a click on an enemy shows the enemy; only an order is refused', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await loadPosition(page, COMBAT, 'Soviet combat');
    await page.keyboard.press('0');
    await clickHex(page, '1602');
    await page.locator('.target-table').waitFor();
    await clickHex(page, '0914');
    await page.locator('.panel .stack .unit').first().waitFor();
    expect(await page.locator('.panel').textContent()).toMatch(/nothing can be done here:/);
    expect(await page.getByRole('alert').count()).toBe(0);
    await clickHex(page, '0611');
    await page.getByRole('alert').waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('the map does not jump and the keyboard is never lost; ending says what would be left', async () => {
    const { page, errors } = await startFast(site, DESKTOP);
    await page.getByRole('tab', { name: 'Here' }).click();
    const before = await readyCount(page);
    // With the whole map in sight nobody has to be looked for.
    await page.keyboard.press('0');
    for (const selector of ['.to-act', '.main-way', '.main-way', '.tabs button:nth-child(3)', '.chip'])
      await press(page, selector);
    expect(await readyCount(page)).toBe(before - 2);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await press(page, '.main-way[data-does=end]');
    expect(await promptOf(page)).toMatch(/^End movement\? \d+ units have not acted\./);
    await page.locator('.phase.asking').waitFor();
    await press(page, '.main-way[data-does=back]');
    await page.locator('.phase.asking').waitFor({ state: 'detached' });
    for (const key of ['m', 'F10']) {
      await page.keyboard.press(key);
      await page.getByRole('navigation').waitFor();
      expect(await page.evaluate(`document.activeElement.closest('.menu') !== null`)).toBe(true);
      await page.keyboard.press('Escape');
      await expectSoon(() => page.evaluate('document.activeElement.className')).toMatch(/menu-button/);
    }
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('on a phone: tap instead of click, half of the height for the map, a panel that takes the focus', async () => {
    const { page, errors } = await visit(site, PHONE);
    await loadPosition(
      page,
      'sixth-fleet short turn 2 of 10 | phase movement side=nato | nato @0915 US6 | nato @0912 US7 | soviet @0925 So5',
      'NATO movement',
    );
    expect(await promptOf(page)).toMatch(/: tap it .*, then a tinted hex\./);
    const box = await page.locator('canvas.map').boundingBox();
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(844 / 2 - 1);
    await page.locator('#panel').focus();
    expect(await page.evaluate('document.activeElement.id')).toBe('panel');
    await page.locator('.to-act').tap();
    await page.locator('.main-way[data-does=stay]').tap();
    await expectSoon(() => readyCount(page)).toBe(1);
    expect(await heard(page)).not.toMatch(/click/i);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
