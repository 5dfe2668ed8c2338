/* oxlint-disable no-await-in-loop -- one thing after another, as a person would */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quiet } from '../testing/quiet.ts';
import { SURE_ATTACK, WEAK_PAIR } from '../testing/positions.ts';
import { CHROMIUM, DESKTOP, inPhase, openSite, quickStart, type Site, visit } from '../testing/site.ts';
import {
  endPhase,
  expectSoon,
  heard,
  loadPosition,
  moveOnce,
  phaseOf,
  readyCount,
  startFast,
} from '../testing/table.ts';

/** One thing that the phase asks for: an attack with its odds read first, a place to retreat to, an advance declined. */
const answerOnce = async (page: Page): Promise<void> => {
  const decline = page.getByRole('button', { name: 'Do not advance' }).first();
  if (await decline.isVisible()) return decline.click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('.main-way').click();
  await quiet(page);
  const way = page.locator('.choice-panel .choices button').first();
  if (await page.locator('.target-table').isVisible()) {
    expect(await page.locator('.target-table .chosen').textContent()).toMatch(/\d+%/);
    expect(await page.locator('.odds-terms .rule').first().textContent()).toMatch(/^\[\d/);
    await page.locator('.main-way').click();
  } else if (await way.isVisible()) await way.click();
};

/** Settles what is owed until the combat phase can end. */
const fight = async (page: Page): Promise<void> => {
  const isOver = async (): Promise<boolean> =>
    (await phaseOf(page)) === 'Soviet combat' && (await page.locator('.main-way[data-does=end]').isVisible());
  for (let answers = 0; answers < 60 && !(await isOver()); answers++) {
    await answerOnce(page);
    await quiet(page);
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
    await page.getByRole('button', { name: 'Plan this attack' }).click();
    await page.locator('.attacker[aria-pressed=true]').nth(1).waitFor();
    await expectSoon(() => page.locator('.odds-sum').first().textContent()).toMatch(/16 - 12 = 4/);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('an attack in three clicks: the duty, another choice of attackers, the attack; its result stays', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await loadPosition(page, SURE_ATTACK, 'Soviet combat');
    await page.getByRole('button', { name: 'Plan this attack' }).click();
    await page.locator('.attacker[aria-pressed=true]').nth(1).waitFor();
    await page.locator('.target-table .chosen').waitFor();
    const both = await page.locator('.odds-sum').first().textContent();
    await page.locator('.attacker[aria-pressed=true]').last().click();
    await expectSoon(() => page.locator('.odds-sum').first().textContent()).not.toBe(both);
    await page.getByRole('button', { name: /^Attack .*: 100 ?%$/ }).click();
    await page.locator('.strip .verdict').waitFor();
    await expectSoon(() => heard(page)).toMatch(/must retreat from 0915/);
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

  test('on the first screen there is nothing to take back, and a reload does not lead into the set-up', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await quickStart(page);
    const undo = page.getByRole('button', { name: 'Undo' });
    expect(await undo.isDisabled()).toBe(true);
    await page.reload();
    await inPhase(page, 'Soviet movement');
    expect(await undo.isDisabled()).toBe(true);
    expect(await undo.getAttribute('title')).toContain('the set-up was made for you');
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

  test('a file without a game is refused in words', async () => {
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
