import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, DESKTOP, openSite, type Site } from '../testing/site.ts';
import { begin, visitFast } from '../testing/table.ts';

describe.skipIf(!CHROMIUM)('computer against computer, unattended', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test.each([
    ['Ten turns', 'cadet'],
    ['Campaign', 'random'],
  ])('%s, played by the level %s, comes to its end without an error', async (scenario, level) => {
    const { page, errors } = await visitFast(site, DESKTOP);
    await begin(page, level, level, scenario);
    await page.getByText('The game is over.', { exact: true }).waitFor({ timeout: 110_000 });
    expect(await page.locator('.prompt').textContent()).toMatch(/victory|draw/i);
    await page.getByRole('tab', { name: 'Orders' }).click();
    await page.getByText('How it adds up').click();
    await page.locator('.chart svg').first().waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
