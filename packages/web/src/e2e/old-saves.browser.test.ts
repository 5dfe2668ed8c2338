import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedGames, storedLengths } from '../testing/browser-store.ts';
import {
  CHROMIUM,
  DESKTOP,
  inPhase,
  openContext,
  openSite,
  quickStart,
  type Site,
  visit,
} from '../testing/site.ts';
import { expectSoon, moveOnce, readyCount } from '../testing/table.ts';

/** Writes a database as version 1 of the page made it: whole texts in one store. */
const writeOld = async (page: Page, saves: readonly object[], keepOpen = false): Promise<void> => {
  await page.evaluate(`new Promise((resolve, reject) => {
    const asked = indexedDB.open('narrow-seas', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore('saves', { keyPath: 'id' });
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
      const transaction = asked.result.transaction('saves', 'readwrite');
      for (const save of ${JSON.stringify(saves)}) transaction.objectStore('saves').put(save);
      transaction.oncomplete = () => {
        globalThis.held = asked.result;
        if (!${keepOpen}) asked.result.close();
        resolve();
      };
    };
  })`);
};

/** A page of the same site that runs none of our code. */
const plainPage = async (site: Site, context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`${site.address}/icon.svg`.replace('//icon', '/icon'));
  return page;
};

describe.skipIf(!CHROMIUM)('games saved by the first version', () => {
  let site: Site;
  let text = '';
  let ready = 0;

  /** A real game of today, as the first version would have kept it. */
  beforeAll(async () => {
    site = await openSite();
    const { page } = await visit(site, DESKTOP);
    await quickStart(page);
    await moveOnce(page);
    ready = await readyCount(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save to a file' }).click(),
    ]);
    text = readFileSync(await download.path(), 'utf8');
    await page.context().close();
  });
  afterAll(() => site.close());

  const seats = { nato: 'cadet', soviet: 'person' };
  const saveOf = (id: string, more: object): object => ({
    id,
    game: 'sixth-fleet',
    title: 'Ten turns',
    phase: 'Soviet movement',
    marks: [{ at: 1, name: 'The start' }],
    seats,
    text,
    at: 1_700_000_000_000,
    over: false,
    ...more,
  });

  const visitOld = async (saves: readonly object[]): Promise<Page> => {
    const context = await openContext(site, DESKTOP);
    const plain = await plainPage(site, context);
    await writeOld(plain, saves);
    const page = await context.newPage();
    await page.goto(site.address);
    return page;
  };

  test('are listed, played on, saved by moves from then on, removed and brought back', async () => {
    // The very first games had their phase in the title, and no bookmarks.
    const first = {
      title: 'Ten turns: NATO set-up',
      phase: undefined,
      marks: undefined,
      at: 1_600_000_000_000,
    };
    const page = await visitOld([saveOf('one', {}), saveOf('two', first)]);
    const list = page.locator('.saved-games li');
    await expectSoon(() => list.count()).toBe(2);
    expect(await list.allTextContents()).toEqual([
      expect.stringMatching(/^Resume: Ten turns.*Soviet movement/),
      expect.stringMatching(/^Resume: Ten turns.*NATO set-up/),
    ]);
    await list
      .first()
      .getByRole('button', { name: /^Resume/ })
      .click();
    await inPhase(page, 'Soviet movement');
    expect(await readyCount(page)).toBe(ready);
    const before = (await storedGames(page)).find(({ id }) => id === 'one')?.length ?? 0;
    await moveOnce(page);
    await expectSoon(
      async () => (await storedGames(page)).find(({ id }) => id === 'one')?.entries.length,
    ).toBe(before + 1);
    await page.getByRole('button', { name: 'Back to the games' }).click();
    await expectSoon(() => list.count()).toBe(2);
    await list
      .last()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expectSoon(() => list.count()).toBe(1);
    await page.getByRole('button', { name: 'Restore it' }).click();
    await expectSoon(() => list.count()).toBe(2);
    await list
      .last()
      .getByRole('button', { name: /^Resume/ })
      .click();
    await inPhase(page, 'Soviet movement');
    expect(await readyCount(page)).toBe(ready);
    await page.context().close();
  });

  test('that cannot be taken apart stay listed, and the rules say what is wrong', async () => {
    const page = await visitOld([saveOf('bad', { text: 'not a save' })]);
    const list = page.locator('.saved-games li');
    await list.getByRole('button', { name: /^Resume/ }).click();
    await page.locator('.start .refusal').waitFor();
    expect(await list.count()).toBe(1);
    await list.getByRole('button', { name: /^Remove/ }).click();
    await expectSoon(() => list.count()).toBe(0);
    await page.getByRole('button', { name: 'Restore it' }).click();
    await expectSoon(() => list.count()).toBe(1);
    await page.context().close();
  });

  test('while an old page holds them open the list says so, and shows them once it is closed', async () => {
    const context = await openContext(site, DESKTOP);
    const plain = await plainPage(site, context);
    await writeOld(plain, [saveOf('one', {})], true);
    const page = await context.newPage();
    await page.goto(site.address);
    await page.getByText('An older version of this page is open in another tab. Close that tab.').waitFor();
    await plain.close();
    await page.reload();
    await expectSoon(() => page.locator('.saved-games li').count()).toBe(1);
    await context.close();
  });

  test('a newer page may change the store while this one is open; this one then says that it saves no more', async () => {
    const { page } = await visit(site, DESKTOP);
    await quickStart(page);
    await expectSoon(async () => (await storedLengths(page)).length).toBe(1);
    const plain = await plainPage(site, page.context());
    await plain.evaluate(`new Promise((resolve, reject) => {
      const asked = indexedDB.open('narrow-seas', 99);
      asked.onsuccess = () => { asked.result.close(); resolve(); };
      asked.onerror = () => reject(asked.error);
    })`);
    await moveOnce(page);
    const line = page.locator('.alert', { hasText: 'This browser is not saving.' });
    await line.waitFor();
    expect(await line.textContent()).toContain('written by a newer version of this page');
    await page.context().close();
  });
});
