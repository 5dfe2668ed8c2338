/* oxlint-disable no-await-in-loop -- one screen after another */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atRest } from '../testing/quiet.ts';
import { SURE_ATTACK } from '../testing/positions.ts';
import { cardOf, CHROMIUM, DESKTOP, openSite, PHONE, type Site, visit } from '../testing/site.ts';
import { loadPosition } from '../testing/table.ts';

const DOUBLE = `document.documentElement.style.fontSize = '200%'`;

/**
 * What cannot be pressed: scrolled to, its middle must be its own. A control under another one, or pushed out of every
 * scrolling box, is told by its name.
 */
const UNREACHABLE = `[...document.querySelectorAll('button, a[href], input, select, summary')]
  .filter(element => element.checkVisibility() && element.getClientRects().length > 0)
  .filter(element => {
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = element.getClientRects()[0];
    const [x, y] = [left + width / 2, top + height / 2];
    const found = document.elementFromPoint(x, y);
    return found === null || !(element.contains(found) || found.contains(element) || found.closest('label')?.contains(element));
  })
  .map(element => {
    const { left, top, width, height } = element.getClientRects()[0];
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60);
    return name + ' at ' + [left, top, width, height].map(Math.round) + ' lies under ' + (found?.className || found?.tagName);
  })`;

/** Where everything lies: panels slide to their places. */
const BOXES = `[...document.querySelectorAll('main, main > *, aside, footer')].map(element => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height];
})`;

const expectAllReachable = async (page: Page, screen: string): Promise<void> => {
  await atRest(page, () => page.evaluate(BOXES));
  expect({ screen, unreachable: await page.evaluate(UNREACHABLE) }).toEqual({ screen, unreachable: [] });
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
};

describe.skipIf(!CHROMIUM)('text at twice its size', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
    // What a browser at 200% makes of a desktop.
    ['zoomed', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
  ] as const)('%s: nothing lies over anything else, and everything can be reached', async (name, options) => {
    const { page } = await visit(site, options);
    if (name !== 'zoomed') await page.evaluate(DOUBLE);
    await cardOf(page).getByText('What is this?').click();
    await cardOf(page).getByText('Your own game').click();
    await expectAllReachable(page, 'start');
    await loadPosition(page, SURE_ATTACK, 'Soviet combat');
    await expectAllReachable(page, 'table');
    await page.getByRole('button', { name: /still to act/ }).click();
    await page.locator('.target-table .chosen').waitFor();
    await expectAllReachable(page, 'attack');
    for (const tab of ['Orders', 'Forces', 'Log', 'Rules']) {
      await page.getByRole('tab', { name: tab }).click();
      await expectAllReachable(page, tab);
    }
    await page.context().close();
  });
});
