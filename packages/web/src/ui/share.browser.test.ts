import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cardOf,
  CHROMIUM,
  DESKTOP,
  inPhase,
  openContext,
  openSite,
  PHONE,
  quickStart,
  type Site,
  visit,
} from '../testing/site.ts';
import { begin, pressPrimary } from '../testing/table.ts';

const CLIPBOARD: BrowserContextOptions = { permissions: ['clipboard-read', 'clipboard-write'] };

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).click();

/** The link that a button of the menu puts on the clipboard, without the address of the server. */
const copied = async (page: Page, button: string): Promise<string> => {
  await press(page, 'Menu');
  await press(page, button);
  await page.locator('.note').waitFor();
  return new URL(String(await page.evaluate('navigator.clipboard.readText()'))).hash;
};

describe.skipIf(!CHROMIUM)('sharing', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  const follow = async (hash: string, options: BrowserContextOptions): Promise<Page> => {
    const page = await (await openContext(site, options)).newPage();
    await page.goto(`${site.address}/${hash}`.replace('//#', '/#'), { waitUntil: 'networkidle' });
    return page;
  };

  test('a position is opened from its link on another device, and played on', async () => {
    const { page, errors } = await visit(site, { ...DESKTOP, ...CLIPBOARD });
    await quickStart(page);
    const hash = await copied(page, 'Copy the position as a link');
    expect(hash.length).toBeLessThan(2000);
    const other = await follow(hash, PHONE);
    await other.getByText('You are watching.').waitFor();
    await press(other, 'Play from here');
    await inPhase(other, 'Soviet movement');
    await other.getByRole('button', { name: /still to act/ }).waitFor();
    expect(new URL(other.url()).hash).toMatch(/^#\/game\//);
    expect(errors).toEqual([]);
  });

  test('a whole game is opened from its link, with its log', async () => {
    const { page } = await visit(site, { ...DESKTOP, ...CLIPBOARD });
    await quickStart(page);
    const hash = await copied(page, 'Copy the whole game as a link');
    const other = await follow(hash, DESKTOP);
    await other.getByText('You are watching.').waitFor();
    await other.getByRole('tab', { name: 'Log' }).click();
    expect(await other.locator('.log li').count()).toBeGreaterThan(2);
  });

  test('a link that was cut is told in one sentence, and the page is of use', async () => {
    const { page } = await visit(site, { ...DESKTOP, ...CLIPBOARD });
    await quickStart(page);
    const hash = await copied(page, 'Copy the position as a link');
    const other = await follow(hash.slice(0, -9), DESKTOP);
    expect(await other.getByRole('alert').textContent()).toMatch(/^This link is damaged: [^.]+\. [^.]+\.$/);
    await cardOf(other)
      .getByRole('button', { name: /^Play now/ })
      .waitFor();
  });

  test('without a clipboard the text is shown to be taken', async () => {
    const { page } = await visit(site, DESKTOP);
    await quickStart(page);
    await page.evaluate(`navigator.clipboard.writeText = () => Promise.reject(new Error('no'))`);
    await press(page, 'Menu');
    await press(page, 'Copy the position as text');
    expect(await page.locator('.copy-by-hand textarea').inputValue()).toMatch(/turn/);
    await page.keyboard.press('Escape');
    await page.locator('.copy-by-hand').waitFor({ state: 'detached' });
  });

  test('the report leads to the replay, which listens to the keys', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await quickStart(page);
    await press(page, 'Menu');
    await press(page, 'After-action report');
    await page.getByText('Where the points came from').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.report').waitFor({ state: 'detached' });
    await press(page, 'Menu');
    await page.getByRole('navigation').getByRole('button', { name: 'Replay' }).click();
    const length = Number(await page.getByRole('slider').getAttribute('max'));
    await page.locator('.phase-text').click();
    await page.keyboard.press('ArrowLeft');
    await page.getByText(`Replay ${length - 1} of ${length}`).waitFor();
    await page.keyboard.press('Escape');
    await inPhase(page, 'Soviet movement');
    expect(errors).toEqual([]);
  });

  test('between two players with secrets the page shows nothing but who is asked', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await begin(page, 'person', 'person', 'The Standing Force', 'Second Fleet');
    const handOver = page.locator('.cover-screen');
    const isBare = async (): Promise<boolean> => (await page.locator('canvas, .panel, .log').count()) === 0;
    await handOver.waitFor();
    const first = await handOver.textContent();
    expect(await isBare()).toBe(true);
    await press(page, /show the table/);
    await inPhase(page, 'Strategic air');
    await pressPrimary(page);
    await press(page, /^Hand over to /);
    await handOver.waitFor();
    expect(await handOver.textContent()).not.toBe(first);
    expect(await isBare()).toBe(true);
    await page.keyboard.press('u');
    expect(await isBare()).toBe(true);
    await press(page, /show the table/);
    await inPhase(page, 'Strategic air');
    expect(errors).toEqual([]);
  });

  test('a bookmark is not named to the other player where there are secrets', async () => {
    const { page } = await visit(site, DESKTOP);
    await begin(page, 'person', 'person', 'The Standing Force', 'Second Fleet');
    await press(page, /show the table/);
    await inPhase(page, 'Strategic air');
    const openReplay = async (): Promise<void> => {
      await press(page, 'Menu');
      await page.getByRole('navigation').getByRole('button', { name: 'Replay' }).click();
    };
    await openReplay();
    await press(page, 'Bookmark this moment');
    await page.getByRole('textbox', { name: 'Name of this bookmark' }).fill('My trap');
    await page.keyboard.press('Enter');
    await page.getByText('★ My trap').waitFor();
    await press(page, /^Back to the game$/);
    await pressPrimary(page);
    await press(page, /^Hand over to /);
    await press(page, /show the table/);
    await openReplay();
    await page.getByRole('slider').waitFor();
    expect(await page.getByText('My trap').count()).toBe(0);
  });
});
