import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import { CHROMIUM, cardOf, DESKTOP, openSite, type Site, visit } from '../testing/site.ts';

describe.skipIf(!CHROMIUM)('know what you play for', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('the orders open by themselves; the legend, a place and a rule are one key away', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await cardOf(page, 'Second Fleet')
      .getByRole('button', { name: /^Play now/ })
      .click();
    await page.getByRole('heading', { name: 'The Standing Force', level: 2 }).waitFor();
    await page.getByRole('row', { name: /^Cruiser Frunze \+10 \+4/ }).waitFor();
    expect(await page.locator('.ideas li').count()).toBe(3);
    expect((await page.locator('.top').boundingBox())?.height).toBe(48);
    expect(await page.locator('.lead-words').textContent()).toBe('You lead by 4: marginal victory');

    await page.keyboard.press('l');
    await page.getByRole('heading', { name: 'How to read a counter' }).waitFor();
    await expectClean(page, 'legend');
    await page.keyboard.press('l');
    await page.getByRole('heading', { name: 'The Standing Force', level: 2 }).waitFor();

    await page.keyboard.press('/');
    await page.getByRole('searchbox', { name: 'Find a place or a unit' }).fill('narvik');
    await page.locator('.hover-line', { hasText: 'Narvik' }).waitFor();
    await page.keyboard.press('Enter');

    await page.keyboard.press('r');
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('how do I win');
    await page.locator('.terms dt', { hasText: 'Victory' }).waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
