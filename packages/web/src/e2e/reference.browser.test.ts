/* oxlint-disable no-await-in-loop -- one screen after another */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import {
  CHROMIUM,
  DESKTOP,
  openSite,
  PHONE,
  placeOf,
  quickStart,
  selectedHex,
  type Site,
  visit,
} from '../testing/site.ts';
import { expectSoon } from '../testing/table.ts';

const GAMES = ['sixth-fleet', 'second-fleet', 'europa-naval', 'skerry'] as const;

/** How many pages a PDF has. */
const pagesOf = (pdf: Buffer): number => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page(?!s)/g)].length;

describe.skipIf(!CHROMIUM)('the rules', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test.each([
    ['on a desktop', DESKTOP],
    ['on a phone', PHONE],
  ])(
    '%s: an address leads to its case, links lead on, Back leads back, and the search knows synonyms',
    async (_name, options) => {
      const { page, errors } = await visit(site, options);
      await page.goto(`${site.address}#/rules/sixth-fleet/6.44`);
      const current = page.locator('.case.current');
      await current.waitFor();
      expect(await current.textContent()).toContain('From control to control');
      expect(await current.locator('svg[role=img]').count()).toBe(1);
      await expectClean(page, 'a case');
      const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect(wide).toBeLessThanOrEqual(0);
      await current.getByRole('link', { name: '6.43', exact: true }).first().click();
      await expectSoon(() => current.textContent()).toContain('Leaving control');
      expect(page.url()).toContain('#/rules/sixth-fleet/6.43');
      await page.goBack();
      await expectSoon(() => current.textContent()).toContain('From control to control');
      await page.getByRole('searchbox').fill('zoc');
      await expectSoon(() => page.locator('.reading-body .case h3').first().textContent()).toMatch(/^6\.0 /);
      await expectClean(page, 'the search');
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );

  test('from a refusal to its case, to the whole chapter over the table, and back to the table', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await quickStart(page);
    await page.getByRole('button', { name: /still to act/ }).click();
    const picked = await selectedHex(page);
    // A far hex brings the whole map into sight, and what lies on it elsewhere.
    const sahara = await placeOf(page, '0105');
    const ship = await placeOf(page, picked);
    await page.mouse.move(ship.x, ship.y);
    await page.mouse.down();
    await page.mouse.move(sahara.x, sahara.y, { steps: 6 });
    await page.mouse.up();
    const link = page.getByRole('alert').locator('button.rule').first();
    const cited = (await link.textContent())?.replaceAll(/[[\]]/g, '') ?? '';
    await link.click();
    await expectSoon(() => page.locator('.rules .case h3').first().textContent()).toMatch(
      new RegExp(`^${cited} `),
    );
    await page.getByRole('button', { name: /^Whole chapter/ }).click();
    const book = page.getByRole('region', { name: 'Sixth Fleet: the rules' });
    await book.locator('.case.current').waitFor();
    expect(await book.locator('.case.current h3').textContent()).toMatch(new RegExp(`^${cited} `));
    await book.getByRole('link', { name: 'Glossary' }).click();
    await book.getByText('electronic countermeasures').first().waitFor();
    await page.keyboard.press('Escape');
    await expectSoon(() => book.count()).toBe(0);
    expect(await page.locator('.rules').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.locator('.phase-title').waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('each sheet is printed on two pages of A4, without the rest of the screen', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    for (const game of GAMES) {
      await page.goto(`${site.address}#/rules/${game}/sheet`);
      await page.getByRole('heading', { name: /Page 2 of 2/ }).waitFor();
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect([game, pagesOf(pdf)]).toEqual([game, 2]);
    }
    await expectClean(page, 'a sheet');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('what is not there says so and shows the chapters; the page about the whole names its sources', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await page.goto(`${site.address}#/rules/sixth-fleet/99.9`);
    expect(await page.getByRole('alert').textContent()).toContain('99.9');
    await page.goto(`${site.address}#/about`);
    await page.getByText('Natural Earth, public domain').waitFor();
    await expectClean(page, 'about');
    await page.getByRole('button', { name: 'Back to the start page' }).click();
    await page.getByRole('link', { name: 'The rules of Skerry' }).click();
    await page.getByRole('heading', { name: 'Skerry: the rules' }).waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
