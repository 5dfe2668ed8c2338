import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import { SURE_ATTACK } from '../testing/positions.ts';
import { CHROMIUM, DESKTOP, openSite, PHONE, type Site, visit } from '../testing/site.ts';
import { loadPosition } from '../testing/table.ts';

describe.skipIf(!CHROMIUM)('advice', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test.each([
    ['desktop', { ...DESKTOP, colorScheme: 'light' }],
    ['phone', { ...PHONE, colorScheme: 'dark' }],
  ] as const)(
    '%s: plans with reasons appear, are clean, and the first can be played',
    async (_name, options) => {
      const { page, errors } = await visit(site, options);
      await loadPosition(page, SURE_ATTACK, 'Soviet combat');
      await page.getByRole('button', { name: 'Advice' }).click();
      const plan = page.locator('.advice > ol > li').first();
      await plan.waitFor();
      await page.locator('.advice[aria-busy=false]').waitFor();
      expect(await plan.locator('strong').textContent()).toMatch(/^Attack/);
      expect(await plan.locator('ul li').count()).toBeGreaterThan(0);
      await expectClean(page, 'advice');
      await plan.getByRole('button', { name: 'Do the next step' }).click();
      await page.locator('.advice').waitFor({ state: 'detached' });
      await page.locator('.strip .verdict').waitFor();
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );
});
