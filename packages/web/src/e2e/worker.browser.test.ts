import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import { storedLengths } from '../testing/browser-store.ts';
import { CHROMIUM, DESKTOP, inPhase, openSite, quickStart, type Site, visit } from '../testing/site.ts';
import { endPhase, expectSoon, moveOnce, readyCount } from '../testing/table.ts';

const STOPPED = 'The rules engine of the page has stopped.';

/** Ways in which a worker really ends while its page lives on. */
const ENDS: readonly (readonly [name: string, end: (page: Page) => Promise<unknown>])[] = [
  [
    'closes itself',
    async page =>
      page
        .workers()[0]
        ?.evaluate('self.close()')
        .catch(() => undefined),
  ],
  [
    'fails outside of any question',
    async page => page.workers()[0]?.evaluate(`setTimeout(() => { throw new Error('no memory') }, 0); 0`),
  ],
];

/** From now on the page asks this question with something that no rules can read. */
const spoil = (page: Page, call: string): Promise<unknown> =>
  page.evaluate(`{
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message) {
      send.call(this, message.call === '${call}' ? { ...message, ask: null } : message);
    };
  }`);

describe.skipIf(!CHROMIUM)('the worker that knows the rules', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test.each(ENDS)(
    'when it %s, one line says so, and the game is reloaded without the page',
    async (_name, end) => {
      const { page } = await visit(site, DESKTOP);
      await quickStart(page);
      await moveOnce(page);
      const [before = 0] = await storedLengths(page);
      const ready = await readyCount(page);
      await page.evaluate('globalThis.samePage = true');
      await end(page);
      await page.getByText(STOPPED).waitFor();
      expect(await page.locator('.alert').count()).toBe(1);
      await expectClean(page, 'the line that says that the worker has stopped');
      await page.getByRole('button', { name: /still to act/ }).click();
      expect(await page.locator('main.failure').count()).toBe(0);
      await page.getByRole('button', { name: 'Reload the game' }).click();
      await page.getByText(STOPPED).waitFor({ state: 'detached' });
      await inPhase(page, 'Soviet movement');
      expect(await readyCount(page)).toBe(ready);
      await moveOnce(page);
      await expectSoon(() => storedLengths(page)).toEqual([before + 1]);
      expect(await page.evaluate('globalThis.samePage')).toBe(true);
      await page.context().close();
    },
  );

  test('when the desk fails, one line says so, and one plays on', async () => {
    const { page } = await visit(site, DESKTOP);
    await spoil(page, 'choices');
    await quickStart(page);
    await page.getByRole('button', { name: /still to act/ }).click();
    const said = 'The page could not work out what these units can do. You can keep playing.';
    await page.locator('.alert', { hasText: said }).waitFor();
    expect(await page.locator('main.failure').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await endPhase(page);
    expect(await page.locator('main.failure').count()).toBe(0);
    await page.context().close();
  });
});
