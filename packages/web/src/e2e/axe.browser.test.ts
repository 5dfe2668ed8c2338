/* oxlint-disable no-await-in-loop -- one screen after another */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import { SURE_ATTACK } from '../testing/positions.ts';
import {
  cardOf,
  CHROMIUM,
  DESKTOP,
  inPhase,
  openSite,
  PHONE,
  quickStart,
  type Site,
  visit,
} from '../testing/site.ts';
import { begin, endPhase, loadPosition, startFast } from '../testing/table.ts';

const LIGHT = { ...DESKTOP, colorScheme: 'light' } as const;
const DARK_PHONE = { ...PHONE, colorScheme: 'dark' } as const;
/** The two that differ most. */
const BOTH = [
  ['light', LIGHT],
  ['on a phone, dark', DARK_PHONE],
] as const;
const ALL = [
  ...BOTH,
  ['dark', { ...DESKTOP, colorScheme: 'dark' }],
  ['on a phone', { ...PHONE, colorScheme: 'light' }],
] as const;
const IS_THOROUGH = process.env['THOROUGH'] === '1';

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();

const menu = async (page: Page, name: string): Promise<void> => {
  await press(page, 'Menu');
  await page.getByRole('navigation').getByRole('button', { name, exact: true }).click();
};

describe.skipIf(!CHROMIUM)('axe finds nothing serious', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test.each(IS_THOROUGH ? ALL : BOTH)(
    '%s: start, movement, every panel, menu, an overlay, keys',
    async (_name, options) => {
      const { page } = await visit(site, options);
      await cardOf(page).getByText('Your own game').click();
      await cardOf(page, 'Second Fleet').getByText('What is this?').click();
      await expectClean(page, 'start');
      await quickStart(page);
      await page.getByRole('button', { name: /still to act/ }).click();
      await page.getByText(/in reach and tinted/).waitFor();
      await expectClean(page, 'movement');
      for (const tab of ['Orders', 'Forces', 'Log', 'Rules']) {
        await page.getByRole('tab', { name: tab }).click();
        await expectClean(page, tab);
      }
      await press(page, 'Menu');
      await expectClean(page, 'menu');
      await page.keyboard.press('Escape');
      await page.keyboard.press('1');
      await page.locator('.layer-captions').waitFor();
      await expectClean(page, 'layer');
      await menu(page, 'Keys');
      await expectClean(page, 'keys');
      await page.context().close();
    },
  );

  test.each(BOTH)(
    '%s: the attack panel, the die, a refusal, the question at the end',
    async (_name, options) => {
      const { page } = await visit(site, options);
      await loadPosition(page, SURE_ATTACK, 'Soviet combat');
      await page.getByRole('button', { name: /still to act/ }).click();
      await page.locator('.target-table .chosen').waitFor();
      await expectClean(page, 'attack');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: 'Here' }).click();
      await page.locator('.duty').first().waitFor();
      await expectClean(page, 'duties');
      await press(page, 'Advice');
      await page.locator('.advice').waitFor();
      await expectClean(page, 'advice');
      await page.keyboard.press('Escape');
      await page.locator('.main-way').click();
      await page.locator('.target-table .chosen').waitFor();
      await page.locator('.main-way').click();
      await page.locator('.strip .verdict').waitFor();
      await expectClean(page, 'die');
      await page.context().close();
    },
  );

  test('set-up with its trays', async () => {
    const { page } = await visit(site, DESKTOP);
    await begin(page, 'person', 'person');
    await page.getByRole('tab', { name: 'Forces' }).click();
    await page.locator('.tray-piece').first().waitFor();
    await expectClean(page);
    await page.context().close();
  });

  test('replay with a bookmark, the score with its charts, the report', async () => {
    const { page } = await startFast(site, DESKTOP);
    await endPhase(page);
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('.log .number').nth(2).click();
    await press(page, 'Bookmark this moment');
    await expectClean(page, 'replay');
    await page.getByRole('button', { name: 'Back to the game', exact: true }).click();
    await page.getByRole('tab', { name: 'Orders' }).click();
    await page.getByText('How it adds up').click();
    await page.locator('.chart svg').first().waitFor();
    await expectClean(page, 'score');
    await menu(page, 'After-action report');
    await page.getByText('Where the points came from').waitFor();
    await expectClean(page, 'report');
    await page.context().close();
  });

  test.each(BOTH)('%s: sharing, and looking at what was shared', async (_name, options) => {
    const { page } = await visit(site, options);
    await quickStart(page);
    await page.evaluate(`navigator.clipboard.writeText = () => Promise.reject(new Error('no'))`);
    await menu(page, 'Copy the position as a link');
    const field = page.locator('.copy-by-hand textarea');
    await field.waitFor();
    await expectClean(page, 'hand out');
    const link = await field.inputValue();
    await page.keyboard.press('Escape');
    await page.evaluate('navigator.clipboard.writeText = () => Promise.resolve()');
    await menu(page, 'Copy the position as a link');
    await page.locator('.note').waitFor();
    await expectClean(page, 'note');
    await page.goto(link);
    await page.getByText('You are watching.').waitFor();
    await expectClean(page, 'a position looked at');
    await page.goto(`${link}x`);
    await page.getByRole('alert').waitFor();
    await expectClean(page, 'a damaged link');
    await page.context().close();
  });

  test.each(BOTH)(
    '%s: Second Fleet between two players, hand-over screen and table',
    async (_name, options) => {
      const { page } = await visit(site, options);
      await begin(page, 'person', 'person', 'The Standing Force', 'Second Fleet');
      await page.locator('.cover-screen').waitFor();
      await expectClean(page, 'hand-over screen');
      await press(page, /show the table/);
      await inPhase(page, 'Strategic air');
      await expectClean(page, 'table');
      const handOver = page.getByRole('button', { name: /^Hand over to / });
      const sure = page.getByRole('button', { name: /anyway$/ });
      await press(page, 'Seal the orders');
      await handOver.or(sure).first().waitFor();
      if (await sure.isVisible()) await expectClean(page, 'the question at the end');
      if (await sure.isVisible()) await press(page, /anyway$/);
      await handOver.waitFor();
      await expectClean(page, 'hand over');
      await page.context().close();
    },
  );

  test.each(BOTH)('%s: Europa Naval, its table and the danger zones', async (_name, options) => {
    const { page } = await visit(site, options);
    await cardOf(page, 'Europa Naval')
      .getByRole('button', { name: /^Play now/ })
      .click();
    await page.locator('.phase-title').waitFor();
    await expectClean(page, 'table');
    await page.keyboard.press('1');
    await page.locator('.layer-captions').waitFor();
    await expectClean(page, 'danger zones');
    await page.context().close();
  });

  const failing = async (options: BrowserContextOptions): Promise<Page> => {
    const { page } = await visit(site, options);
    await page.route(/worker-.*\.js$/, route => route.abort());
    await cardOf(page)
      .getByRole('button', { name: /^Play now/ })
      .click();
    return page;
  };

  test.each(BOTH)('%s: what could not be loaded, and the error screen', async (_name, options) => {
    const page = await failing(options);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await expectClean(page, 'not loaded');
    await page.evaluate(`void Promise.reject(new Error('the sea is empty'))`);
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    await expectClean(page, 'error');
    await page.context().close();
  });
});
