/* oxlint-disable no-await-in-loop -- one thing after another, as a person would */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CHROMIUM,
  inPhase,
  DESKTOP,
  destinations,
  openSite,
  placeOf,
  quickStart,
  selectedHex,
  type Site,
  visit,
} from '../testing/site.ts';
import { momentOf, untilEnded } from '../testing/table.ts';

describe.skipIf(!CHROMIUM)('a movement phase', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('by mouse: click and click, drag, undo, a refused drag, and the end of the phase', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await quickStart(page);
    const find = page.getByRole('button', { name: /still to act/ });
    const before = Number((await find.textContent())?.split(' ')[0]);
    await find.click();
    const from = await selectedHex(page);
    const [near = ''] = await destinations(page);
    await page.keyboard.press('Escape');

    const [start, end] = [await placeOf(page, from), await placeOf(page, near)];
    await page.mouse.click(start.x, start.y);
    await page.locator(`.panel h2[data-hex="${from}"]`).waitFor();
    await page.getByText(/in reach and tinted/).waitFor();
    await page.mouse.click(end.x, end.y);
    await page.locator('.to-act', { hasText: `${before - 1} still to act` }).waitFor();

    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('.to-act', { hasText: `${before} still to act` }).waitFor();

    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
    await page.mouse.move(end.x, end.y, { steps: 4 });
    await page.mouse.up();
    await page.locator('.to-act', { hasText: `${before - 1} still to act` }).waitFor();

    await page.keyboard.press('Escape');
    await find.click();
    const picked = await selectedHex(page);
    // A far hex brings the whole map into sight, and what lies on it elsewhere.
    const sahara = await placeOf(page, '0105');
    const other = await placeOf(page, picked);
    await page.mouse.move(other.x, other.y);
    await page.mouse.down();
    await page.mouse.move(sahara.x, sahara.y, { steps: 6 });
    await page.mouse.up();
    const refusal = page.getByRole('alert');
    await refusal.waitFor();
    expect(await refusal.textContent()).toMatch(/\[\d+(\.\d+)?\]/);

    await page.keyboard.press('Escape');
    await page.locator('canvas.map').focus();
    const moment = await momentOf(page);
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: /anyway$/ }).click();
    await untilEnded(page, moment);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('by keyboard alone', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    const focused = (): Promise<unknown> => page.evaluate('document.activeElement?.textContent ?? ""');
    for (let stops = 0; stops < 20 && !String(await focused()).startsWith('Play now'); stops++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await inPhase(page, 'Soviet movement');
    await page.locator('canvas.map').focus();
    await page.keyboard.press('Tab');
    await page.getByText(/in reach and tinted/).waitFor();
    const from = await selectedHex(page);
    const [before] =
      (await page.getByRole('button', { name: /still to act/ }).textContent())?.split(' ') ?? [];
    for (const key of ['x', 'a', 'd', 'e', 'z', 'w']) {
      await page.keyboard.press(key);
      const heard = (await page.getByRole('status').textContent()) ?? '';
      if (/move to/.test(heard)) break;
    }
    const heard = (await page.getByRole('status').textContent()) ?? '';
    expect(heard).toMatch(/^Hex \d{4}, .*move to \d{4}/);
    expect(heard.startsWith(`Hex ${from}`)).toBe(false);
    await page.keyboard.press('Enter');
    await page.locator('.to-act', { hasText: `${Number(before) - 1} still to act` }).waitFor();
    await page.keyboard.press('u');
    await page.locator('.to-act', { hasText: `${before} still to act` }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    const moment = await momentOf(page);
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: /anyway$/ }).press('Enter');
    await untilEnded(page, moment);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
