import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

/** A card that says its game has secrets: the page then takes the care it takes of such a game. */
const AS_SECRET = `{
  const add = Worker.prototype.addEventListener;
  Worker.prototype.addEventListener = function (type, listener) {
    add.call(this, type, event => {
      const { answer } = event.data ?? {};
      if (Array.isArray(answer) && answer[0]?.scenarios) for (const card of answer) card.secrets = true;
      listener(event);
    });
  };
}`;

describe.skipIf(!CHROMIUM)('handing on', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  const follow = async (hash: string, options: BrowserContextOptions): Promise<Page> => {
    const page = await (await site.browser.newContext(options)).newPage();
    await page.goto(`${site.address}/${hash}`.replace('//#', '/#'), { waitUntil: 'networkidle' });
    return page;
  };

  test('a position is opened from its link on another device, and played on', async () => {
    const { page, errors } = await visit(site, { ...DESKTOP, ...CLIPBOARD });
    await quickStart(page);
    const hash = await copied(page, 'Copy the position as a link');
    expect(hash.length).toBeLessThan(2000);
    const other = await follow(hash, PHONE);
    await other.getByText('You are looking on.').waitFor();
    await press(other, 'Play from here');
    await inPhase(other, 'Soviet movement');
    await other.getByRole('button', { name: /can act/ }).waitFor();
    expect(new URL(other.url()).hash).toMatch(/^#\/game\//);
    expect(errors).toEqual([]);
  });

  test('a whole game is opened from its link, with its log', async () => {
    const { page } = await visit(site, { ...DESKTOP, ...CLIPBOARD });
    await quickStart(page);
    const hash = await copied(page, 'Copy the whole game as a link');
    const other = await follow(hash, DESKTOP);
    await other.getByText('You are looking on.').waitFor();
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
    expect(await page.locator('.hand-out textarea').inputValue()).toMatch(/turn/);
    await page.keyboard.press('Escape');
    await page.locator('.hand-out').waitFor({ state: 'detached' });
  });

  test('the report leads to the replay, which listens to the keys', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await quickStart(page);
    await press(page, 'Menu');
    await press(page, 'After-action report');
    await page.getByText('How the points came about').waitFor();
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
    const page = await (await site.browser.newContext(DESKTOP)).newPage();
    await page.addInitScript(AS_SECRET);
    await page.goto(site.address, { waitUntil: 'networkidle' });
    await cardOf(page).getByText('Your own game').click();
    await cardOf(page).locator('.seat', { hasText: 'NATO' }).locator('select').selectOption('person');
    await press(page, 'Set up this game');
    for (const phase of ['NATO set-up: ships', 'NATO set-up: aircraft']) {
      // oxlint-disable-next-line no-await-in-loop -- one phase after the other
      await inPhase(page, phase);
      // oxlint-disable-next-line no-await-in-loop -- one phase after the other
      await press(page, 'Place the rest');
      // oxlint-disable-next-line no-await-in-loop -- one phase after the other
      await press(page, 'Finish this set-up');
    }
    await press(page, 'Hand over to Soviet');
    await page.locator('.veil').waitFor();
    expect([await page.locator('canvas').count(), await page.locator('.panel').count()]).toEqual([0, 0]);
    await page.keyboard.press('u');
    await press(page, /show the table/);
    await inPhase(page, 'Soviet set-up: ships');
  });
});
