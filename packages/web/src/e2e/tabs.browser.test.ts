import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import { storedLengths } from '../testing/browser-store.ts';
import { CHROMIUM, DESKTOP, inPhase, openSite, quickStart, type Site, visit } from '../testing/site.ts';
import { expectSoon, moveOnce, readyCount } from '../testing/table.ts';

const OPEN_ELSEWHERE = 'This game is open in another tab.';
const WENT = 'This game continued in another tab.';

/** A browser without locks: the page and its worker find none. */
const withoutLocks = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript('delete Navigator.prototype.locks');
  await context.route('**/assets/worker-*.js', async route => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: `delete WorkerNavigator.prototype.locks;\n${await response.text()}`,
    });
  });
};

/** The same game in a second tab of the same browser. */
const openAgain = async (page: Page): Promise<Page> => {
  const other = await page.context().newPage();
  await other.goto(page.url());
  return other;
};

const takeOver = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Take over here' }).click();
  await inPhase(page, 'Soviet movement');
};

describe.skipIf(!CHROMIUM)('one game in two tabs', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  const begin = async (prepare: (context: BrowserContext) => Promise<void> = async () => undefined) => {
    const { page, errors } = await visit(site, DESKTOP);
    await prepare(page.context());
    if (prepare.length > 0) await page.reload();
    await quickStart(page);
    await moveOnce(page);
    const [length = 0] = await storedLengths(page);
    return { page, errors, length };
  };

  test('the second asks, takes over with every move, and the first stops and can take it back', async () => {
    const { page, errors } = await begin();
    const ready = await readyCount(page);
    const [before = 0] = await storedLengths(page);
    const other = await openAgain(page);
    await other.getByText(OPEN_ELSEWHERE).waitFor();
    await expectClean(other, 'a game that another tab has');
    await takeOver(other);
    expect(await readyCount(other)).toBe(ready);
    await page.getByText(WENT).waitFor();
    await expectClean(page, 'a game that went on in another tab');

    await moveOnce(other);
    await moveOnce(other);
    await expectSoon(() => storedLengths(other)).toEqual([before + 2]);
    await takeOver(page);
    expect(await readyCount(page)).toBe(ready - 2);
    await other.getByText(WENT).waitFor();
    await moveOnce(page);
    await expectSoon(() => storedLengths(page)).toEqual([before + 3]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('from a game that another tab has one gets back to the games', async () => {
    const { page } = await begin();
    const other = await openAgain(page);
    await other.getByText(OPEN_ELSEWHERE).waitFor();
    await other.getByRole('button', { name: 'Back to the games' }).click();
    await other.locator('.saved-games li').waitFor();
    const ready = await readyCount(page);
    await moveOnce(page);
    expect(await readyCount(page)).toBe(ready - 1);
    await page.context().close();
  });

  test.each([
    ['is closed', async (page: Page) => page.close()],
    [
      'crashes',
      async (page: Page) => {
        await page.goto('chrome://crash').catch(() => undefined);
      },
    ],
    [
      'goes back to the games',
      async (page: Page) => {
        await page.getByRole('button', { name: 'Back to the games' }).click();
        await page.locator('.saved-games li').waitFor();
      },
    ],
  ])('when the first %s, the second opens without asking', async (_name, end) => {
    const { page } = await begin();
    const ready = await readyCount(page);
    const [address, context] = [page.url(), page.context()];
    await end(page);
    const other = await context.newPage();
    await other.goto(address);
    await inPhase(other, 'Soviet movement');
    expect(await readyCount(other)).toBe(ready);
    expect(await other.getByText(OPEN_ELSEWHERE).count()).toBe(0);
    await context.close();
  });

  test('without locks the tab that was overtaken cannot write over the longer log', async () => {
    const { page } = await begin(context => withoutLocks(context));
    const [before = 0] = await storedLengths(page);
    const other = await openAgain(page);
    await inPhase(other, 'Soviet movement');
    await moveOnce(other);
    await moveOnce(other);
    await expectSoon(() => storedLengths(other)).toEqual([before + 2]);
    await page.getByRole('button', { name: /still to act/ }).click();
    await page.getByText('List them').click();
    await page.locator('.panel details .choices button').first().click();
    await page.getByText(WENT).waitFor();
    expect(await storedLengths(page)).toEqual([before + 2]);
    const ready = await readyCount(other);
    await takeOver(page);
    expect(await readyCount(page)).toBe(ready);
    await page.context().close();
  });
});
