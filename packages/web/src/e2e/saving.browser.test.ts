import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import { storedGames, storedLengths } from '../testing/browser-store.ts';
import {
  CHROMIUM,
  cardOf,
  DESKTOP,
  inPhase,
  openSite,
  PHONE,
  quickStart,
  type Site,
  visit,
} from '../testing/site.ts';
import { expectSoon, moveOnce, readyCount } from '../testing/table.ts';

const NOT_SAVING = 'This browser is not saving. Download the game.';

/** What some browsers have in a private window. */
const NO_STORAGE = `Object.defineProperty(globalThis, 'indexedDB', { value: undefined });`;

const savingLine = (page: Page) => page.locator('.alert', { hasText: NOT_SAVING });

/** Sets the browser's own limit for this site, as long as the session lives. */
const limit = async (page: Page): Promise<(quotaSize: number) => Promise<void>> => {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  return async quotaSize =>
    void (await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize }));
};

/** Room for a game, and little more. */
const SMALL = 4_000_000;
const AMPLE = 400_000_000;

/** Writes into a store of its own until the browser refuses even a few bytes: what the quota is then is used up. */
const FILL = `(async () => {
  const database = await new Promise((resolve, reject) => {
    const asked = indexedDB.open('ballast', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore('junk', { autoIncrement: true });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  const write = size => new Promise(resolve => {
    const transaction = database.transaction('junk', 'readwrite');
    transaction.objectStore('junk').put(Uint8Array.from({ length: size }, () => Math.random() * 256));
    transaction.oncomplete = () => resolve(true);
    transaction.onabort = () => resolve(false);
  });
  for (const size of [400_000, 40_000, 4_000, 400]) while (await write(size));
  database.close();
})()`;

const downloaded = async (page: Page, button: string): Promise<{ readonly entries: readonly unknown[] }> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return JSON.parse(readFileSync(await download.path(), 'utf8')) as { entries: readonly unknown[] };
};

describe.skipIf(!CHROMIUM)('a browser that does not save', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('with its quota used up it is told at once, the file is offered, and the next save that succeeds ends it', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    const setQuota = await limit(page);
    await setQuota(SMALL);
    await quickStart(page);
    await expectSoon(async () => (await storedLengths(page)).length).toBe(1);
    await expect.poll(() => savingLine(page).count()).toBe(0);
    const [before = 0] = await storedLengths(page);
    await page.evaluate(FILL);
    await moveOnce(page);
    await savingLine(page).waitFor();
    expect(await savingLine(page).textContent()).toContain("The browser's storage is full.");
    expect(await storedLengths(page)).toEqual([before]);
    await moveOnce(page);
    expect(await savingLine(page).count()).toBe(1);
    await expectClean(page, 'the line that says that nothing is saved');
    expect((await downloaded(page, 'Download the game')).entries).toHaveLength(before + 2);

    await setQuota(AMPLE);
    await page.getByRole('button', { name: 'Try to save again' }).click();
    await savingLine(page).waitFor({ state: 'detached' });
    expect(await storedLengths(page)).toEqual([before + 2]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('who leaves a game with moves that are not saved is asked first, by the button and by Back', async () => {
    const { page } = await visit(site, DESKTOP);
    const setQuota = await limit(page);
    await setQuota(SMALL);
    await quickStart(page);
    await expectSoon(async () => (await storedLengths(page)).length).toBe(1);
    await page.evaluate(FILL);
    await moveOnce(page);
    await savingLine(page).waitFor();
    const ready = await readyCount(page);
    const leaving = page.getByText('If you leave now, you lose the moves that are not saved.');
    await page.getByRole('button', { name: 'Back to the games' }).click();
    await leaving.waitFor();
    await page.getByRole('button', { name: 'Stay', exact: true }).click();
    await leaving.waitFor({ state: 'detached' });
    await page.goBack();
    await leaving.waitFor();
    expect(await readyCount(page)).toBe(ready);
    await page.getByRole('button', { name: 'Leave anyway' }).click();
    await cardOf(page).waitFor();
    await page.context().close();
  });

  test.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ])(
    'without any storage one plays and is told, and the list says why it is empty (%s)',
    async (_name, size) => {
      const { page } = await visit(site, size, NO_STORAGE);
      await page.getByText('The saved games in this browser cannot be read.').waitFor();
      expect(await page.getByText('No game is saved in this browser yet.').count()).toBe(0);
      // The worker is another realm than the page, and has its own.
      await page.route('**/assets/worker-*.js', async route => {
        const answer = await route.fetch();
        await route.fulfill({
          response: answer,
          body: `${NO_STORAGE}\n${await answer.text()}`,
        });
      });
      await quickStart(page);
      await savingLine(page).waitFor();
      await moveOnce(page);
      expect(await savingLine(page).textContent()).toContain('The browser offers no storage here');
      await page.context().close();
    },
  );

  test('the error screen claims only what the browser has confirmed', async () => {
    const { page } = await visit(site, DESKTOP);
    const setQuota = await limit(page);
    await setQuota(SMALL);
    await quickStart(page);
    const fail = `setTimeout(() => { throw new Error('no such wind') }, 0)`;
    await expectSoon(async () => (await storedLengths(page)).length).toBe(1);
    await page.evaluate(fail);
    await page.getByText('The game is saved in this browser with every move.').waitFor();
    await page.getByRole('button', { name: 'Reload the game' }).click();
    await inPhase(page, 'Soviet movement');
    const [before = 0] = await storedLengths(page);
    await page.evaluate(FILL);
    await moveOnce(page);
    await savingLine(page).waitFor();
    await page.evaluate(fail);
    await page.getByText('This browser has not confirmed that the last moves are saved.').waitFor();
    expect((await downloaded(page, 'Save the game to a file')).entries).toHaveLength(before + 1);
    await page.context().close();
  });
});

describe.skipIf(!CHROMIUM)('what is written with a move', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('is the move and the header, however long the game is; the list reads no moves', async () => {
    const { page } = await visit(site, DESKTOP);
    await quickStart(page);
    await expectSoon(async () => (await storedLengths(page)).length).toBe(1);
    const worker = page.workers()[0];
    await worker?.evaluate(`{
      globalThis.puts = [];
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (value, key) {
        puts.push(this.name);
        return put.call(this, value, key);
      };
    }`);
    await moveOnce(page);
    await expectSoon(() => worker?.evaluate('puts')).toEqual(['entries', 'games']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectSoon(() => worker?.evaluate('puts')).toEqual(['entries', 'games', 'games']);

    await page.addInitScript(`{
      globalThis.reads = [];
      const getAll = IDBObjectStore.prototype.getAll;
      IDBObjectStore.prototype.getAll = function (...asked) {
        reads.push(this.name);
        return getAll.apply(this, asked);
      };
    }`);
    await page.goto(site.address);
    await page.locator('.saved-games li').waitFor();
    expect(await page.evaluate('reads')).toEqual(['games']);
    expect(await storedGames(page)).toHaveLength(1);
    await page.context().close();
  });

  test('persistent storage is asked for with the first game, not before, and a refusal is one quiet line', async () => {
    const spy = `{
      globalThis.asked = 0;
      StorageManager.prototype.persist = async function () { asked += 1; return false; };
    }`;
    const { page } = await visit(site, DESKTOP, spy);
    expect(await page.evaluate('asked')).toBe(0);
    expect(await page.getByText('This browser may delete saved games').count()).toBe(0);
    await quickStart(page);
    await expectSoon(() => page.evaluate('asked')).toBe(1);
    await page.getByRole('button', { name: 'Back to the games' }).click();
    await page.getByText('This browser may delete saved games').waitFor();
    await page.context().close();
  });
});
