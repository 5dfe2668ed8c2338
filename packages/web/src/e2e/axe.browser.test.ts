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
const BOTH = [
  ['light', LIGHT],
  ['on a phone, dark', DARK_PHONE],
] as const;

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

  test.each([
    ['light', LIGHT],
    ['dark', { ...DESKTOP, colorScheme: 'dark' }],
    ['on a phone', { ...PHONE, colorScheme: 'light' }],
    ['on a phone, dark', DARK_PHONE],
  ] as const)('%s: start, movement, every panel, menu, an overlay, keys', async (_name, options) => {
    const { page } = await visit(site, options);
    await cardOf(page).getByText('Your own game').click();
    await cardOf(page, 'Second Fleet').getByText('What is this?').click();
    await expectClean(page, 'start');
    await quickStart(page);
    await page.getByRole('button', { name: /can act/ }).click();
    await page.getByText(/in reach, tinted/).waitFor();
    await expectClean(page, 'movement');
    for (const tab of ['Forces', 'Log', 'Score', 'Rules']) {
      await page.getByRole('tab', { name: tab }).click();
      await expectClean(page, tab);
    }
    await press(page, 'Menu');
    await expectClean(page, 'menu');
    await page.getByRole('radio', { name: 'Enemy control' }).check();
    await page.keyboard.press('Escape');
    await page.locator('.overlay-note').waitFor();
    await expectClean(page, 'overlay');
    await menu(page, 'Keys');
    await expectClean(page, 'keys');
    await page.context().close();
  });

  test.each(BOTH)(
    '%s: the attack panel, the die, a refusal, the question at the end',
    async (_name, options) => {
      const { page } = await visit(site, options);
      await loadPosition(page, SURE_ATTACK, 'Soviet combat');
      await page.getByRole('button', { name: /can act/ }).click();
      await page.locator('.doings .deeds button').first().click();
      await page.locator('.odds-results').first().waitFor();
      await expectClean(page, 'attack');
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await page.locator('canvas.map').focus();
      await page.keyboard.press('Space');
      await page.locator('.ending').waitFor();
      await expectClean(page, 'the end of the phase');
      await page.keyboard.press('Escape');
      await press(page, 'Advice');
      await page.locator('.advice').waitFor();
      await expectClean(page, 'advice');
      await page.keyboard.press('Escape');
      await page.locator('.doings .deeds button').first().click();
      await page.getByRole('button', { name: 'Attack', exact: true }).click();
      await page.locator('.dice').waitFor();
      await expectClean(page, 'die');
      await page.context().close();
    },
  );

  test('set-up with its trays', async () => {
    const { page } = await visit(site, DESKTOP);
    await begin(page, 'person', 'person');
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
    await page.getByRole('tab', { name: 'Score' }).click();
    await page.locator('.chart svg').first().waitFor();
    await expectClean(page, 'score');
    await menu(page, 'After-action report');
    await page.getByText('How the points came about').waitFor();
    await expectClean(page, 'report');
    await page.context().close();
  });

  test.each(BOTH)('%s: handing on, and what was handed on looked at', async (_name, options) => {
    const { page } = await visit(site, options);
    await quickStart(page);
    await page.evaluate(`navigator.clipboard.writeText = () => Promise.reject(new Error('no'))`);
    await menu(page, 'Copy the position as a link');
    const field = page.locator('.hand-out textarea');
    await field.waitFor();
    await expectClean(page, 'hand out');
    const link = await field.inputValue();
    await page.keyboard.press('Escape');
    await page.evaluate('navigator.clipboard.writeText = () => Promise.resolve()');
    await menu(page, 'Copy the position as a link');
    await page.locator('.note').waitFor();
    await expectClean(page, 'note');
    await page.goto(link);
    await page.getByText('You are looking on.').waitFor();
    await expectClean(page, 'a position looked at');
    await page.goto(`${link}x`);
    await page.getByRole('alert').waitFor();
    await expectClean(page, 'a damaged link');
    await page.context().close();
  });

  test.each(BOTH)('%s: Second Fleet between two players, veil and table', async (_name, options) => {
    const { page } = await visit(site, options);
    await begin(page, 'person', 'person', 'The Standing Force', 'Second Fleet');
    await page.locator('.veil').waitFor();
    await expectClean(page, 'veil');
    await press(page, /show the table/);
    await inPhase(page, 'Strategic air');
    await expectClean(page, 'table');
    await page.locator('.ways .primary').click();
    await page.getByRole('button', { name: /^Hand over to / }).waitFor();
    await expectClean(page, 'hand over');
    await page.context().close();
  });

  test.each(BOTH)('%s: Europa Naval, its table and the danger zones', async (_name, options) => {
    const { page } = await visit(site, options);
    await cardOf(page, 'Europa Naval')
      .getByRole('button', { name: /^Play now/ })
      .click();
    await page.locator('.phase-text strong').waitFor();
    await expectClean(page, 'table');
    await press(page, 'Menu');
    await page
      .getByRole('radio', { name: /danger zones/i })
      .first()
      .check();
    await page.keyboard.press('Escape');
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
    await page.getByRole('heading', { name: 'Something went wrong here' }).waitFor();
    await expectClean(page, 'error');
    await page.context().close();
  });
});
