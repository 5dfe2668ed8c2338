import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, DESKTOP, inPhase, openSite, quickStart, type Site, visit } from '../testing/site.ts';

const saved = async (page: Page, button: string): Promise<Record<string, unknown>> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return JSON.parse(readFileSync(await download.path(), 'utf8')) as Record<string, unknown>;
};

/** Each way in which the page can fail while a game is open. */
const FAILURES: readonly (readonly [
  name: string,
  words: RegExp,
  break_: (page: Page) => Promise<unknown>,
])[] = [
  [
    'a promise that nobody waits for',
    /the sea is empty/,
    page => page.evaluate(`void Promise.reject(new Error('the sea is empty'))`),
  ],
  [
    'an event',
    /no such wind/,
    page => page.evaluate(`setTimeout(() => { throw new Error('no such wind') }, 0)`),
  ],
  [
    'drawing',
    /no ink/,
    async page => {
      await page.evaluate(`Array.prototype.toReversed = () => { throw new Error('no ink') }`);
      await page.getByRole('tab', { name: 'Log' }).click();
    },
  ],
  [
    'the worker',
    /The page sent an invalid action/,
    async page => {
      await page.evaluate(`{
          const send = Worker.prototype.postMessage;
          Worker.prototype.postMessage = function (message) {
            send.call(this, message.call === 'act' ? { ...message, ask: [{ type: 'sink' }] } : message);
          };
        }`);
      await page.locator('.main-way').click();
      const sure = page.getByRole('button', { name: /anyway$/ });
      if (await sure.isVisible()) await sure.click();
    },
  ],
];

describe.skipIf(!CHROMIUM)('never a white page', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test.each(FAILURES)('a failure in %s leads to the saved game', async (_name, words, break_) => {
    const { page } = await visit(site, DESKTOP);
    await quickStart(page);
    await break_(page);
    const screen = page.locator('main.failure');
    await screen.waitFor();
    expect(await screen.locator('pre').textContent()).toMatch(words);
    const report = await saved(page, 'Save a bug report, with the whole game');
    expect(report['failure']).toMatch(words);
    expect(report['position']).toMatch(/^game sixth-fleet|^sixth-fleet|turn/m);
    expect(JSON.parse(String(report['match']))).toMatchObject({ game: 'sixth-fleet' });
    expect(await saved(page, 'Save the game to a file')).toMatchObject({ game: 'sixth-fleet' });
    await page.getByRole('button', { name: 'Reload the game' }).click();
    await inPhase(page, 'Soviet movement');
    await page.context().close();
  });
});
