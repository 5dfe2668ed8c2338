/* oxlint-disable no-await-in-loop -- one key after another, as a person would */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import { arrive, atTable, type OnlineSite, openOnlineSite, turnTold } from '../testing/online.ts';
import { CHROMIUM, DESKTOP } from '../testing/site.ts';
import { expectSoon, phaseOf } from '../testing/table.ts';

const FOCUSED = `(() => {
  const { activeElement: at } = document;
  if (at === null) return '';
  const label = at.labels?.[0]?.textContent ?? '';
  return (at.getAttribute('aria-label') ?? (label || at.textContent) ?? '').trim();
})()`;

/** Goes by the Tab key alone to what has this name. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let step = 0; step < 120; step++) {
    if (name.test(String(await page.evaluate(FOCUSED)))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard never came to ${name.source}.`);
};

/** Ends the phase by the key for that, and answers where the page asks first. */
const handOnByKeys = async (page: Page): Promise<void> => {
  const before = await turnTold(page);
  await tabTo(page, /^Map\./);
  await page.keyboard.press('Space');
  const sure = page.getByRole('button', { name: /anyway$/ });
  await expectSoon(async () => (await sure.isVisible()) || (await turnTold(page)) !== before).toBe(true);
  if (await sure.isVisible()) await sure.press('Enter');
};

describe.skipIf(!CHROMIUM)('online play by the keyboard alone', () => {
  let site: OnlineSite;
  beforeAll(async () => void (site = await openOnlineSite()));
  afterAll(() => site.close());

  test('a game is made, the link is opened, the seat is taken, something is said, and each plays a turn', async () => {
    const anna = await arrive(site, DESKTOP);
    await anna.page.getByRole('button', { name: /^Play with a friend/ }).waitFor();
    await expectClean(anna.page, 'the start page with online play');
    await tabTo(anna.page, /^Play with a friend/);
    await anna.page.keyboard.press('Enter');
    await tabTo(anna.page, /^Game/);
    await anna.page.keyboard.type('Second Fleet');
    await tabTo(anna.page, /^Scenario/);
    await anna.page.keyboard.type('The Standing Force');
    await expectClean(anna.page, 'the form of a new online game');
    await tabTo(anna.page, /^Your name/);
    await anna.page.keyboard.type('Anna');
    await anna.page.keyboard.press('Enter');
    const field = anna.page.getByLabel('Link to the free seat');
    await expectSoon(() => field.inputValue()).toContain('#/join/');
    await expectClean(anna.page, 'the page that waits for an opponent');
    const boris = await arrive(site, DESKTOP, await field.inputValue());
    await boris.page.getByRole('button', { name: /^Take the seat/ }).waitFor();
    await expectClean(boris.page, 'an invitation');
    await tabTo(boris.page, /^Your name/);
    await boris.page.keyboard.type('Boris');
    await boris.page.keyboard.press('Enter');
    await atTable(boris.page);
    await atTable(anna.page);
    await tabTo(boris.page, /^Talk and game/);
    await boris.page.keyboard.press('Enter');
    await tabTo(boris.page, /^Say something/);
    await boris.page.keyboard.type('Hello');
    await boris.page.keyboard.press('Enter');
    await tabTo(anna.page, /^Talk and game: 1 new message/);
    await anna.page.keyboard.press('Enter');
    await anna.page.locator('.chat li', { hasText: 'Hello' }).waitFor();
    await anna.page.keyboard.press('Escape');
    expect(await anna.page.locator('.online-panel').count()).toBe(0);
    const phase = await phaseOf(anna.page);
    await handOnByKeys(anna.page);
    await expectSoon(() => turnTold(boris.page)).toBe('Your turn');
    await boris.page.keyboard.press('Escape');
    await handOnByKeys(boris.page);
    await expectSoon(() => phaseOf(anna.page)).not.toBe(phase);
    expect([...anna.errors, ...boris.errors]).toEqual([]);
    await Promise.all([anna.close(), boris.close()]);
  });
});
