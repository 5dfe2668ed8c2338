/* oxlint-disable no-await-in-loop -- one thing after another, as a person would */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SURE_ATTACK, WEAK_PAIR } from '../testing/positions.ts';
import { CHROMIUM, DESKTOP, inPhase, openSite, placeOf, type Site, visit } from '../testing/site.ts';
import {
  endPhase,
  expectSoon,
  heard,
  loadPosition,
  moveOnce,
  phaseOf,
  readyCount,
  startFast,
  takeOver,
  untilAsked,
} from '../testing/table.ts';

const clickHex = async (page: Page, hex: string): Promise<void> => {
  const { x, y } = await placeOf(page, hex);
  await page.mouse.click(x, y);
};

/** One thing that the phase asks for: an attack with its odds read first, a place to retreat to, an advance declined. */
const answerOnce = async (page: Page, turn: number): Promise<void> => {
  const decline = page.getByRole('button', { name: /decline|stay|not advance/i });
  if (await decline.isVisible()) return decline.click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  // What one unit cannot settle, the next one may.
  const ways = page.locator('.duties button').or(page.getByRole('button', { name: /can act/ }));
  await ways.nth(turn % (await ways.count())).click();
  const deed = page.locator('.doings .deeds button').first();
  await deed.or(page.getByText('Nothing now.')).first().waitFor();
  if (!(await deed.isVisible())) return;
  await deed.click();
  const attack = page.getByRole('button', { name: 'Attack', exact: true }).first();
  if (!(await attack.isVisible())) return;
  expect(await page.locator('.odds-results').first().textContent()).toMatch(/\d+ %/);
  expect(await page.locator('.odds-terms .rule').first().textContent()).toMatch(/^\[\d/);
  await attack.click();
};

/** Settles what is owed until the combat phase can end. */
const fight = async (page: Page): Promise<void> => {
  const isOver = async (): Promise<boolean> =>
    (await phaseOf(page)) === 'Soviet combat' && (await page.locator('.duties button').count()) === 0;
  for (let answers = 0; answers < 60 && !(await isOver()); answers++) {
    await answerOnce(page, answers);
    await untilAsked(page);
    await page.waitForTimeout(80);
  }
};

describe.skipIf(!CHROMIUM)('a turn by mouse', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('a full turn against the computer: movement, combat with what it owes, movement', async () => {
    const { page, errors } = await startFast(site, DESKTOP);
    await endPhase(page);
    await fight(page);
    await endPhase(page);
    await inPhase(page, 'Soviet movement');
    await endPhase(page);
    await page.getByText('Turn 3 of 10').waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('what is owed leads to units that can settle it, also where only two together can', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await loadPosition(page, WEAK_PAIR, 'Soviet combat');
    await page.locator('.duties button').first().click();
    await page.getByText('What these 2 can do together').waitFor();
    await page.locator('.doings .deeds button').first().click();
    expect(await page.locator('.odds-sum').first().textContent()).toMatch(/^16 - 12 = 4/);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('an attack on the map: both attackers, the odds, the die, the retreat, the advance', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await loadPosition(page, SURE_ATTACK, 'Soviet combat');
    await clickHex(page, '0914');
    await page.getByRole('button', { name: 'Pick all that are ready' }).click();
    await page.getByText('What these 2 can do together').waitFor();
    await clickHex(page, '0915');
    await page.getByRole('heading', { name: 'Against 0915' }).waitFor();
    const one = await page.locator('.odds-sum').first().textContent();
    await page.locator('.attack .stack:not(.targets) .unit[aria-pressed=true]').last().click();
    await expectSoon(() => page.locator('.odds-sum').first().textContent()).not.toBe(one);
    await page.getByRole('button', { name: 'Attack', exact: true }).click();
    await page.locator('.dice [role=img]').waitFor();
    expect(await page.locator('.dice').textContent()).toMatch(/must retreat from 0915/);

    await takeOver(page, 'NATO');
    await inPhase(page, 'NATO retreat');
    await clickHex(page, '0915');
    const deed = page.locator('.doings .deeds button', { hasText: 'retreat to' }).first();
    const refuge = /retreat to (\d{4})/.exec((await deed.textContent()) ?? '')?.[1] ?? '';
    await clickHex(page, refuge);
    await expectSoon(() => heard(page)).toMatch(new RegExp(`retreats to ${refuge}`));

    await takeOver(page, 'Soviet');
    await inPhase(page, 'Soviet advance');
    await clickHex(page, '0914');
    await page.locator('.doings .deeds button').first().waitFor();
    await clickHex(page, '0915');
    await expectSoon(() => heard(page)).toMatch(/advances into 0915/);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a reload in mid-phase goes on where it was, with its log', async () => {
    const { page, errors } = await startFast(site, DESKTOP);
    await moveOnce(page);
    const ready = await readyCount(page);
    await page.getByRole('tab', { name: 'Log' }).click();
    const latest = await page.locator('.log li').first().textContent();
    await page.reload();
    await inPhase(page, 'Soviet movement');
    expect(await readyCount(page)).toBe(ready);
    await page.getByRole('tab', { name: 'Log' }).click();
    expect(await page.locator('.log li').first().textContent()).toBe(latest);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a game saved to a file is loaded from it at the same place', async () => {
    const { page, errors } = await startFast(site, DESKTOP);
    await page.getByRole('button', { name: 'Menu' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save to a file' }).click(),
    ]);
    const saved = readFileSync(await download.path(), 'utf8');
    expect(JSON.parse(saved)).toMatchObject({ format: 'narrow-seas/match', game: 'sixth-fleet' });
    await page.getByRole('button', { name: 'Back to the games' }).click();
    await page.getByLabel('Load a file').setInputFiles(await download.path());
    await page.getByRole('button', { name: 'Play from here' }).click();
    await inPhase(page, 'Soviet movement');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a file that is no game is refused in words', async () => {
    const { page } = await visit(site, DESKTOP);
    await page.getByLabel('Load a file').setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"format":"a cake"}'),
    });
    const note = page.getByRole('alert');
    await note.waitFor();
    expect(await note.textContent()).toMatch(/^This file cannot be played: .+/);
    await page.context().close();
  });
});
