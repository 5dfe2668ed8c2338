/* oxlint-disable no-await-in-loop -- one step after another, as a person would */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { dailyAmong, loadAllProblems } from '../problems/daily.ts';
import { expectClean } from '../testing/axe.ts';
import { quiet } from '../testing/quiet.ts';
import { CHROMIUM, DESKTOP, openSite, PHONE, placeOf, type Site, visit } from '../testing/site.ts';
import { expectSoon, heard } from '../testing/table.ts';

const card = (page: Page): Locator => page.locator('.problem-card');
const button = (page: Page, name: string | RegExp): Locator => card(page).getByRole('button', { name });

const DAY_MS = 86_400_000;

/** A day on which this is the problem of the day. */
const dayOf = async (id: string): Promise<Date> => {
  const all = await loadAllProblems(CATALOGUE);
  for (let time = Date.parse('2026-11-20T12:00:00Z'); ; time += DAY_MS) {
    const day = new Date(time);
    if (dailyAmong(all, day.toISOString())?.head.id === id) return day;
  }
};

/** Two aircraft at 1304 against the submarine at 1204: both of them are needed. */
const TRAP = 'short-1-5';

const clickHex = async (page: Page, hex: string): Promise<void> => {
  const { x, y } = await placeOf(page, hex);
  await page.mouse.click(x, y);
  await quiet(page);
};

const tapHex = async (page: Page, hex: string): Promise<void> => {
  const { x, y } = await placeOf(page, hex);
  await page.touchscreen.tap(x, y);
  await quiet(page);
};

const FOCUSED = `(() => {
  const { activeElement: at } = document;
  return at === null ? '' : (at.getAttribute('aria-label') ?? at.textContent ?? '').trim();
})()`;

/** Goes by the Tab key alone to what has this name. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let step = 0; step < 90; step++) {
    if (name.test(String(await page.evaluate(FOCUSED)))) return;
    await page.keyboard.press('Shift+Tab');
  }
  throw new Error(`The keyboard never came to ${name.source}`);
};

/** Goes to a problem by its address. */
const take = async (page: Page, problem: string, game = 'sixth-fleet'): Promise<void> => {
  await page.goto(new URL(`#/problems/${game}/${problem}`, page.url()).href);
  await card(page).waitFor();
  await quiet(page);
};

describe.skipIf(!CHROMIUM)('problems', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('the problem of the day, from the start page: a wrong answer is refuted, then it is solved', async () => {
    const day = await dayOf(TRAP);
    const { page, errors } = await visit(site, DESKTOP);
    await page.clock.setFixedTime(day);
    await page.reload();
    const door = page.getByRole('button', { name: /^Problem of the day/ });
    await door.getByText('Nowhere to go: a submarine').waitFor();
    await door.click();
    await card(page).getByText('Problem of the day').waitFor();
    expect(new URL(page.url()).hash).toBe('#/problems/today');
    await quiet(page);

    await clickHex(page, '1304');
    await clickHex(page, '1204');
    const attackers = page.locator('.panel').getByRole('button', { name: /^S-3A Viking/ });
    await attackers.first().click();
    await quiet(page);
    await page.locator('.main-way').click();
    await card(page).getByText('Not yet.').waitFor();
    await card(page)
      .getByText('The chance is exactly 33.3% (2 in 6); at least 66.7% (4 in 6) was wanted.')
      .waitFor();
    await expectClean(page, 'a refuted answer');
    // Nothing can be ordered before the answer is taken back.
    expect(await page.getByRole('button', { name: /still to act/ }).count()).toBe(0);
    await button(page, 'Try again').click();
    await button(page, 'Hint (3)').click();
    await card(page).getByRole('button', { name: '1204' }).click();
    await quiet(page);

    await clickHex(page, '1304');
    await clickHex(page, '1204');
    await page.locator('.main-way').click();
    await card(page).getByText('Right!').waitFor();
    await card(page).getByText('1 day in a row').waitFor();
    await button(page, 'All problems').click();
    const list = page.locator('.course').filter({ has: page.getByRole('heading', { name: 'Sixth Fleet' }) });
    await list.getByText(/^1 of \d+ solved$/).waitFor();
    await list.getByText('solved after 2 tries').waitFor();
    await page.locator('.daily').getByText('Solved today · 1 day in a row').waitFor();
    await expectClean(page, 'the list of problems');
    await page.reload();
    await list.getByText(/^1 of \d+ solved$/).waitFor();
    await page.getByRole('button', { name: 'Back to the start page' }).click();
    await door.getByText('1 day in a row').waitFor();
    // A problem is not among the saved games.
    expect(await page.getByText('Your games').count()).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('an answer that is not the listed one is right where it reaches the aim, and the next problem follows', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await page.clock.setFixedTime(await dayOf(TRAP));
    await take(page, 'short-1-10');
    await page.getByRole('button', { name: /^S-3A Viking and two more/ }).click();
    await quiet(page);
    await clickHex(page, '1504');
    await page.locator('.main-way').click();
    await card(page).getByText('Right!').waitFor();
    const said = (await card(page).textContent()) ?? '';
    expect(said).toMatch(/You ordered: Attack Soviet Charlie B in 1504 with /);
    expect(said).toMatch(/Another way: Attack Soviet Charlie A in 1604 with /);
    await button(page, 'Next problem').click();
    await card(page).getByText('Problem 11 of').waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a reply that refutes the answer is named, shown on the map, and its hexes are links', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await take(page, 'short-1-11');
    await page.getByRole('button', { name: 'Whole map' }).click();
    await clickHex(page, '0922');
    await clickHex(page, '0822');
    await page.locator('.main-way').click();
    await card(page).getByText('NATO replies: Retreat Grayling to').waitFor();
    await card(page).getByRole('button', { name: '0722' }).click();
    await quiet(page);
    // There it is now, on the map.
    await clickHex(page, '0722');
    await page.locator('.panel').getByText('Grayling').first().waitFor();
    // Taken back, the answer can be given again.
    await page.locator('.undo-way').click();
    await card(page).getByText('The first order for which dice are thrown').waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('by keyboard alone: the answer is given on the map, and the way on has the focus', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await take(page, TRAP);
    await expectSoon(() => heard(page)).toMatch(/^Nowhere to go: a submarine, turn 5\. You play NATO/);
    await tabTo(page, /^Map\./);
    // The next unit that can act: the two aircraft.
    await page.keyboard.press('Tab');
    await quiet(page);
    await page.keyboard.press('x');
    await expectSoon(() => heard(page)).toMatch(/^Hex 1204, .*Foxtrot/);
    await page.keyboard.press('Enter');
    await quiet(page);
    await page.keyboard.press('Enter');
    await expectSoon(() => page.evaluate(FOCUSED)).toBe('Next problem');
    await page.keyboard.press('Enter');
    await card(page).getByRole('heading', { name: '7 points, turn 6' }).waitFor();
    await quiet(page);
    // By keys one comes from the map to the solution, and from there to the next problem.
    await tabTo(page, /^Show the solution$/);
    await page.keyboard.press('Enter');
    await card(page)
      .getByText(/^This is the solution/)
      .waitFor();
    await expectSoon(() => page.evaluate(FOCUSED)).toBe('Next problem');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('on a phone, by tapping: hints, the solution on the map, and once more by oneself', async () => {
    const { page, errors } = await visit(site, PHONE);
    await take(page, TRAP);
    await expectClean(page, 'a problem on a phone');
    for (const left of [3, 2, 1]) await button(page, `Hint (${left})`).tap();
    await button(page, 'No more hints').waitFor();
    await button(page, 'Show the solution').tap();
    await card(page)
      .getByText(/^This is the solution: Attack Soviet Foxtrot group A in/)
      .waitFor();
    await button(page, 'Solve it again').tap();
    await card(page).getByText('You play NATO').waitFor();
    await quiet(page);
    await tapHex(page, '1304');
    await tapHex(page, '1204');
    await page.locator('.main-way').tap();
    await card(page).getByText('Right!').waitFor();
    await expectClean(page, 'a problem on a phone that is done');
    // Who has seen the solution has not found it.
    await card(page).getByText('this does not count as solved').waitFor();
    await button(page, 'All problems').tap();
    await page.getByText('solution seen').waitFor();
    await expectClean(page, 'the list on a phone');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('orders before the answer are resumed after a reload, and can be taken back', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await take(page, 'iceland-gap-1-4', 'second-fleet');
    const fresh = button(page, 'Start again');
    expect(await fresh.count()).toBe(0);
    await page.getByText('List them').click();
    await page.locator('.panel details .choices button').first().click();
    await fresh.waitFor();
    await quiet(page);
    await page.reload();
    await fresh.waitFor();
    await quiet(page);
    await page.locator('.undo-way').click();
    await fresh.waitFor({ state: 'detached' });
    await page.reload();
    await card(page).waitFor();
    await quiet(page);
    expect(await fresh.count()).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('an address of no problem is told in a sentence, and problems come only when they are wanted', async () => {
    const { page } = await visit(site, DESKTOP);
    const asked: string[] = [];
    page.on('request', request => void asked.push(new URL(request.url()).pathname));
    await page.reload({ waitUntil: 'networkidle' });
    expect(asked.filter(path => path.includes('problem-parts'))).toEqual([]);
    await page.goto(new URL('#/problems/sixth-fleet/nothing', page.url()).href);
    await expectSoon(() => page.getByRole('alert').textContent()).toMatch(/There is no problem nothing/);
    expect(asked.some(path => path.includes('problem-parts'))).toBe(true);
    await page.context().close();
  });
});
