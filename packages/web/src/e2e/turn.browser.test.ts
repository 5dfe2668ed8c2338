/* oxlint-disable no-await-in-loop -- one thing after another, as a person would */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CHROMIUM,
  DESKTOP,
  inPhase,
  openSite,
  PHONE,
  quickStart,
  type Site,
  visit,
} from '../testing/site.ts';

const phaseOf = async (page: Page): Promise<string> =>
  (await page.locator('.phase-text strong').textContent()) ?? '';

/** Ends the phase, also where the page asks first, and waits until it is the player's again. */
const endPhase = async (page: Page): Promise<void> => {
  await page.locator('.ways .primary').click();
  const sure = page.getByRole('button', { name: 'End it' });
  if (await sure.isVisible()) await sure.click();
  await page.getByText(/^The computer plays/).waitFor({ state: 'detached' });
};

/** One thing that the phase asks for: an attack with its odds read first, a place to retreat to, an advance declined. */
const answerOnce = async (page: Page): Promise<void> => {
  const decline = page.getByRole('button', { name: /decline|stay/i });
  if (await decline.isVisible()) return decline.click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page
    .locator('.duties button')
    .or(page.getByRole('button', { name: /can act/ }))
    .first()
    .click();
  const deed = page.locator('.doings .deeds button').first();
  await deed.click();
  const attack = page.getByRole('button', { name: 'Attack', exact: true }).first();
  if (!(await attack.isVisible())) return;
  expect(await page.locator('.odds-results').first().textContent()).toMatch(/\d+ %/);
  expect(await page.locator('.odds-terms .rule').first().textContent()).toMatch(/^\[\d/);
  await attack.click();
};

/** Settles what is owed until the combat phase can end. */
const fight = async (page: Page): Promise<number> => {
  let answers = 0;
  const isOver = async (): Promise<boolean> =>
    (await phaseOf(page)) === 'Soviet combat' && (await page.locator('.duties button').count()) === 0;
  while (!(await isOver()) && answers < 60) {
    await answerOnce(page);
    answers++;
    await page.getByText(/^The computer plays/).waitFor({ state: 'detached' });
    await page.waitForTimeout(80);
  }
  return answers;
};

describe.skipIf(!CHROMIUM)('a whole turn', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  const openFast = async (options: typeof DESKTOP | typeof PHONE) => {
    const opened = await visit(site, options);
    await opened.page.evaluate(`localStorage.setItem('narrow-seas/settings', '{"pace":"fast"}')`);
    await opened.page.reload({ waitUntil: 'networkidle' });
    await quickStart(opened.page);
    return opened;
  };

  test.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const)('combat with odds, then movement, by pointer on a %s', async (_name, options) => {
    const { page, errors } = await openFast(options);
    await endPhase(page);
    await inPhase(page, 'Soviet combat');
    expect(await fight(page)).toBeGreaterThan(0);
    await endPhase(page);
    await inPhase(page, 'Soviet movement');
    await endPhase(page);
    await page.getByText('Turn 3 of 10').waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a game saved to a file is loaded from it at the same place', async () => {
    const { page, errors } = await openFast(DESKTOP);
    await page.getByRole('button', { name: 'Menu' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save to a file' }).click(),
    ]);
    const saved = readFileSync(await download.path(), 'utf8');
    expect(JSON.parse(saved)).toMatchObject({ format: 'narrow-seas/match', game: 'sixth-fleet' });
    await page.getByRole('button', { name: 'Back to the games' }).click();
    await page.locator('input[type=file]').setInputFiles(await download.path());
    await inPhase(page, 'Soviet movement');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a file that is no game is refused in words', async () => {
    const { page } = await visit(site, DESKTOP);
    await page.locator('input[type=file]').setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"format":"a cake"}'),
    });
    const note = page.getByRole('alert');
    await note.waitFor();
    expect(await note.textContent()).toMatch(/^This file cannot be played: .+/);
    await page.context().close();
  });

  test('when the rules cannot be loaded the error screen offers a report, never a white page', async () => {
    const context = await site.browser.newContext({ ...DESKTOP, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.route(/worker-.*\.js$/, route => route.abort());
    await page.goto(site.address);
    await page.getByRole('heading', { name: 'Something went wrong here' }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save a bug report' }).click(),
    ]);
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
      format: 'narrow-seas/report',
    });
    await context.close();
  });
});
