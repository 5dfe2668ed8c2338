import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, cardOf, DESKTOP, openSite, type Site, visit } from '../testing/site.ts';
import { expectSoon, phaseOf } from '../testing/table.ts';

describe.skipIf(!CHROMIUM)('Skerry in the page', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('one click opens it against the computer, and a mine is laid from its tray', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    const card = cardOf(page, 'Skerry');
    await card.scrollIntoViewIfNeeded();
    await card.getByRole('button', { name: /^Play now/ }).click();
    await expectSoon(() => phaseOf(page)).toContain('Laying mines');
    await page.getByRole('tab', { name: 'Forces' }).click();
    await page
      .getByRole('button', { name: /you can lay this mine/i })
      .first()
      .click();
    const map = page.locator('canvas.map');
    const box = await map.boundingBox();
    await map.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 3 } });
    await page.getByRole('tab', { name: 'Log' }).click();
    await expectSoon(() => page.locator('.log ol').textContent()).toContain('North lays a mine');
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
