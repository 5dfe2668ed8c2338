import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import { CHROMIUM, DESKTOP, KEEPING, openSite, PHONE, type Site, visit } from '../testing/site.ts';
import { expectSoon } from '../testing/table.ts';

describe.skipIf(!CHROMIUM)('the guides', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('the start page leads to them, they work under the policy of the server, and their search finds a case', async () => {
    const { page, errors } = await visit(site, { ...DESKTOP, ...KEEPING });
    await page.getByRole('link', { name: 'Help and guides' }).click();
    await page.getByRole('heading', { name: 'For players' }).waitFor();
    // Buttons answer once the page has come to life.
    await expectSoon(() => page.evaluate('"__vue_app__" in document.querySelector("#app")')).toBe(true);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('zone of control');
    const first = page.locator('.VPLocalSearchBox .result').first();
    await expectSoon(() => first.textContent()).toContain('6.0 Zones of control');
    await first.click();
    await page.locator('#case-6-0').waitFor();
    await expectSoon(() => page.evaluate('document.images[0]?.naturalWidth ?? 0')).toBeGreaterThan(100);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('fit on a phone, and a link leads from them into the game', async () => {
    const { page, errors } = await visit(site, PHONE);
    const address = new URL(site.address);
    await page.goto(`${address.origin}/docs/rules/skerry/sheet.html`);
    await page.getByRole('link', { name: 'open it there' }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await expectClean(page, 'a sheet among the guides');
    await page.getByRole('link', { name: 'open it there' }).click();
    await page.getByRole('heading', { name: 'Skerry: the rules' }).waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
