/* oxlint-disable no-await-in-loop -- one step after another, as a person would */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import { quiet } from '../testing/quiet.ts';
import { CHROMIUM, DESKTOP, openSite, PHONE, placeOf, type Site, visit } from '../testing/site.ts';
import { endPhase, expectSoon, heard } from '../testing/table.ts';

/** The lessons of Sixth Fleet in the list. */
const course = (page: Page): Locator =>
  page.locator('.course').filter({ has: page.getByRole('heading', { name: 'Sixth Fleet' }) });

const card = (page: Page): Locator => page.locator('.lesson-card');

const inStep = (page: Page, step: number): Promise<void> =>
  card(page)
    .getByText(new RegExp(`^Step ${step} of `))
    .waitFor();

const goOn = (page: Page): Locator => card(page).getByRole('button', { name: 'Continue', exact: true });

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

/** Goes to a lesson by its address. */
const take = async (page: Page, lesson: string): Promise<void> => {
  await page.goto(new URL(`#learn/sixth-fleet/${lesson}`, page.url()).href);
  await card(page).waitFor();
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

describe.skipIf(!CHROMIUM)('the lessons', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('the first one by mouse, from the door to the list with one lesson done', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await page.getByRole('button', { name: /^Learn/ }).click();
    await course(page)
      .getByText(/^0 of \d+ done$/)
      .waitFor();
    await course(page).getByRole('button', { name: 'Begin: Move a ship' }).click();
    await inStep(page, 1);
    await clickHex(page, '1115');
    await inStep(page, 2);
    await clickHex(page, '1118');
    await goOn(page).click();
    await inStep(page, 3);

    // What the rules refuse is explained by the rule.
    await clickHex(page, '1219');
    await clickHex(page, '1223');
    await expectSoon(() => heard(page)).toMatch(/\[5\.23]$/);
    // What they allow and does not help is explained by the lesson.
    await clickHex(page, '1220');
    await card(page).getByText('it is not at 1221').waitFor();
    await card(page).getByRole('button', { name: 'Try again' }).click();
    await card(page).getByText('it is not at 1221').waitFor({ state: 'detached' });
    await clickHex(page, '1219');
    await clickHex(page, '1221');
    await goOn(page).click();
    await inStep(page, 4);
    await endPhase(page);
    await goOn(page).click();

    await card(page).getByText('Lesson done').waitFor();
    await expectSoon(() => card(page).getByRole('button', { name: '[10.14]' }).count()).toBe(1);
    await card(page).getByRole('button', { name: 'All lessons' }).click();
    await course(page)
      .getByText(/^1 of \d+ done$/)
      .waitFor();
    await page.reload();
    await course(page)
      .getByText(/^1 of \d+ done$/)
      .waitFor();
    // A lesson is not among the saved games.
    await page.getByRole('button', { name: 'Back to the start page' }).click();
    await page.getByRole('button', { name: /^Learn/ }).waitFor();
    await quiet(page);
    expect(await page.getByText('Your games').count()).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a lesson by keyboard alone, from Tab to the chosen die', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await take(page, 'attack');
    await expectSoon(() => heard(page)).toMatch(/^Attack\. Your turn begins with combat/);
    await tabTo(page, /^Map\./);
    await page.keyboard.press('Tab');
    await inStep(page, 2);
    await quiet(page);
    await tabTo(page, /^Map\./);
    await page.keyboard.press('d');
    await expectSoon(() => heard(page)).toMatch(/^Hex 1116, /);
    await page.keyboard.press('Enter');
    await quiet(page);
    await page.keyboard.press('Enter');
    await goOn(page).waitFor();
    await expectSoon(() => page.evaluate(FOCUSED)).toBe('Continue');
    expect(await card(page).locator('.lesson-said').textContent()).toMatch(/The die showed 2/);
    expect(await card(page).locator('.lesson-dice').textContent()).toBe("A lesson's dice are chosen.");
    await page.keyboard.press('Enter');
    await inStep(page, 3);
    await expectSoon(() => page.evaluate(FOCUSED)).toMatch(/^Map\./);
    await tabTo(page, /^Skip step$/);
    await page.keyboard.press('Enter');
    await card(page).getByText('Lesson done').waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a lesson on a phone, by tapping', async () => {
    const { page, errors } = await visit(site, PHONE);
    await take(page, 'zones');
    await page.locator('.layers-button').tap();
    await page.getByRole('button', { name: /^Enemy control/ }).tap();
    await inStep(page, 2);
    await quiet(page);
    await page.locator('.layers-button').tap();
    await quiet(page);
    await tapHex(page, '1214');
    await tapHex(page, '1217');
    const confirm = page.locator('.main-way');
    if (!(await goOn(page).isVisible())) await confirm.tap();
    await goOn(page).tap();
    await inStep(page, 3);
    await card(page).getByRole('button', { name: 'Hint' }).tap();
    await card(page).getByText('Hex 1015 lies beside both').waitFor();
    await card(page).getByRole('button', { name: 'Show me' }).tap();
    await goOn(page).tap();
    await inStep(page, 4);
    await expectClean(page, 'a lesson on a phone');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('one that was left in the middle is resumed at its step, after a reload too', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await take(page, 'retreat');
    await card(page).getByRole('button', { name: 'Skip step' }).click();
    await inStep(page, 2);
    await card(page).getByRole('button', { name: 'Show me' }).click();
    await goOn(page).click();
    await inStep(page, 3);
    await quiet(page);
    await page.reload();
    await inStep(page, 3);
    await card(page).getByRole('button', { name: 'Show me' }).click();
    await goOn(page).click();
    await inStep(page, 4);
    await card(page).getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Resume: Retreat and loss' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#/learn/sixth-fleet');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('the small fight is won, and the log says that the dice are chosen', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await take(page, 'first-fight');
    await goOn(page).click();
    await inStep(page, 2);
    await card(page).getByRole('button', { name: 'Show me' }).click();
    await goOn(page).click();
    await inStep(page, 3);
    await card(page).getByRole('button', { name: 'Show me' }).click();
    await goOn(page).waitFor();
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('.log').getByText("A lesson's dice are chosen").waitFor();
    await expectClean(page, 'a lesson that is done');
    await goOn(page).click();
    await card(page).getByRole('button', { name: 'Next lesson' }).click();
    await card(page).getByRole('heading', { name: 'A duty to attack' }).waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('an address of no lesson is told in a sentence', async () => {
    const { page } = await visit(site, DESKTOP);
    await page.goto(new URL('#learn/sixth-fleet/nothing', page.url()).href);
    await expectSoon(() => page.getByRole('alert').textContent()).toMatch(/There is no lesson nothing/);
    await page.goto(new URL('#learn', page.url()).href);
    await course(page)
      .getByText(/^0 of \d+ done$/)
      .waitFor();
    await expectClean(page, 'the list of lessons');
    await page.context().close();
  });
});
