import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import { quiet } from '../testing/quiet.ts';
import {
  fileOf,
  type Press,
  putAtSpot,
  savedFile,
  setField,
  startBlank,
  tab,
} from '../testing/scenario-maker.ts';
import {
  CHROMIUM,
  cardOf,
  DESKTOP,
  inPhase,
  openSite,
  PHONE,
  placeOf,
  type Site,
  visit,
} from '../testing/site.ts';
import { endPhase, expectSoon, phaseOf } from '../testing/table.ts';

const CLIPBOARD: BrowserContextOptions = { permissions: ['clipboard-read', 'clipboard-write'] };

const put = (page: Page, name: string, hex: string, press: Press = 'click'): Promise<void> =>
  putAtSpot(page, name, () => placeOf(page, hex), press);

/** Two forces, a longer game, another goal, and texts. */
const makeScenario = async (page: Page): Promise<void> => {
  await startBlank(page);
  await put(page, 'America', '1122');
  await put(page, 'Wainwright', '1122');
  await put(page, 'So32', '0923');
  await tab(page, 'Rules');
  await setField(page, 'Last turn', '8');
  await quiet(page);
  await setField(page, 'Israel cut off from the west', '25');
  await quiet(page);
  await page.getByLabel('Delay of the Black Sea Fleet').click();
  await quiet(page);
  await tab(page, 'Texts');
  await page.getByLabel('Title').fill('Night off Crete');
  await page.getByLabel('What Soviet is told before the first move').fill('One carrier is alone.\nFind her.');
};

describe.skipIf(!CHROMIUM)('the editor of scenarios', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('a scenario is made from nothing, saved, played a turn, and comes back from its file as it was', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await makeScenario(page);
    const text = await savedFile(page);
    expect(JSON.parse(text)).toMatchObject({
      format: 'narrow-seas/scenario',
      game: 'sixth-fleet',
      title: 'Night off Crete',
      texts: { soviet: 'One carrier is alone.\nFind her.' },
      position: {
        scenario: 'levant',
        lastTurn: 8,
        options: ['delay'],
        goals: { '13.12': 25 },
        nato: { '1122': ['US4', 'US2'] },
        soviet: { '0923': ['So32'] },
      },
    });
    await page.getByLabel('NATO').selectOption('person');
    await page.getByRole('button', { name: 'Play this scenario' }).click();
    await inPhase(page, 'Soviet movement');
    expect(await page.locator('.top h1').textContent()).toContain('Night off Crete');
    await page.getByRole('tab', { name: 'Orders' }).click();
    await expectSoon(() => page.locator('.situation').textContent()).toBe('One carrier is alone. Find her.');
    await expectSoon(() => page.locator('.orders').textContent()).toContain(
      'Israel cut off from the west at the end',
    );
    await endPhase(page);
    await expectSoon(() => phaseOf(page)).toMatch(/^NATO/);
    await page.goto(new URL('#/edit', site.address).href);
    await page.getByLabel('From a scenario file').setInputFiles(fileOf(text));
    await page.getByRole('tab', { name: 'Play' }).waitFor();
    expect(await savedFile(page)).toBe(text);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a wrong place is refused with a sentence; undo, redo and a reload lose nothing', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await startBlank(page);
    await put(page, 'America', '1122');
    const placed = await savedFile(page);
    await put(page, 'So32', '1122');
    await expectSoon(() => page.getByRole('alert').textContent()).toContain(
      'Both sides are in the hex [5.21].',
    );
    await page.keyboard.press('Escape');
    expect(await savedFile(page)).toBe(placed);
    await page.getByRole('button', { name: 'Undo' }).click();
    await quiet(page);
    expect(await savedFile(page)).not.toBe(placed);
    await page.getByRole('button', { name: 'Redo' }).click();
    await quiet(page);
    await page.reload();
    await page.getByRole('tab', { name: 'Play' }).waitFor();
    expect(await savedFile(page)).toBe(placed);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('with the keyboard alone: a unit is searched, put under the cursor, taken off and brought back', async () => {
    const { page } = await visit(site, DESKTOP);
    await startBlank(page);
    await page.getByRole('searchbox', { name: 'Search units' }).fill('America');
    await page
      .getByRole('region', { name: 'Units' })
      .getByRole('button', { name: /^Pick up.*America/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.locator('canvas.map').focus();
    const { x, y } = await placeOf(page, '1122');
    await page.mouse.move(x, y);
    // The cursor starts in the middle of the map: from there to water, whatever lies between.
    await page.keyboard.press('ArrowLeft');
    const line = page.locator('.editor-line');
    const isAtSea = async (): Promise<boolean> =>
      /sea|water/.test((await page.locator('.ear[role=status]').textContent()) ?? '');
    for (let step = 0; step < 20; step += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one key after another
      if (await isAtSea()) break;
      // oxlint-disable-next-line no-await-in-loop -- one key after another
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await quiet(page);
    const region = page.getByRole('region', { name: 'This hex' });
    await region.getByText(/America/).waitFor();
    expect(await line.textContent()).toContain('Hex');
    await page.locator('canvas.map').focus();
    await page.keyboard.press('Delete');
    await expectSoon(() => region.getByText(/America/).count()).toBe(0);
    await page.keyboard.press('Control+z');
    await region.getByText(/America/).waitFor();
    await page.context().close();
  });

  test('on a phone a finger picks a unit and puts it down', async () => {
    const { page, errors } = await visit(site, PHONE);
    await startBlank(page, 'tap');
    await put(page, 'America', '1122', 'tap');
    await page
      .getByRole('region', { name: 'This hex' })
      .getByText(/America/)
      .waitFor();
    expect(JSON.parse(await savedFile(page, 'tap'))).toMatchObject({
      position: { nato: { '1122': ['US2'] } },
    });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.viewport.width);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a unit is made up, goes by its figures, and can be deleted', async () => {
    const { page } = await visit(site, DESKTOP);
    await startBlank(page);
    await page.getByText('Make up a unit').click();
    await setField(page, 'Short name', 'Kite');
    await page.getByRole('button', { name: 'Add this unit' }).click();
    await page
      .getByText(/In your hand: .*Kite/)
      .first()
      .waitFor();
    const { x, y } = await placeOf(page, '1122');
    await page.mouse.click(x, y);
    await quiet(page);
    await page
      .getByRole('region', { name: 'This hex' })
      .getByRole('button', { name: /^Details of .*Kite/ })
      .click();
    await setField(page.getByRole('region', { name: /Kite/ }), 'Movement', '9');
    await quiet(page);
    expect(JSON.parse(await savedFile(page))).toMatchObject({
      position: { units: [{ name: 'Kite', ratings: [5, 5, 5, 9, 5, 5] }], nato: { '1122': ['Kite'] } },
    });
    await tab(page, 'Units');
    await page.getByRole('button', { name: 'Delete this unit' }).click();
    await quiet(page);
    expect(JSON.parse(await savedFile(page))).not.toHaveProperty('position.units');
    await page.context().close();
  });

  test('a link opens the scenario elsewhere, and a game under way becomes a draft', async () => {
    const { page, errors } = await visit(site, { ...DESKTOP, ...CLIPBOARD });
    await startBlank(page);
    await put(page, 'So32', '1122');
    await tab(page, 'Play');
    await page.getByRole('button', { name: 'Copy as a link' }).click();
    await page.getByText(/^The link is copied/).waitFor();
    const link = String(await page.evaluate('navigator.clipboard.readText()'));
    const other = await site.browser.newPage();
    await other.goto(link);
    await other.getByRole('button', { name: 'Play from here' }).click();
    await inPhase(other, 'Soviet movement');
    expect(await other.locator('.top h1').textContent()).toContain('New scenario');
    await other.close();
    await page.goto(site.address);
    await cardOf(page)
      .getByRole('button', { name: /^Play now/ })
      .click();
    await inPhase(page, 'Soviet movement');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Make a scenario from this position' }).click();
    await page.getByRole('heading', { name: 'Ten turns, changed' }).waitFor();
    await quiet(page);
    expect(
      Object.keys((JSON.parse(await savedFile(page)) as { position: { nato: object } }).position.nato).length,
    ).toBeGreaterThan(5);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('quick games tell how they stand, and stop when they are told to', async () => {
    const { page } = await visit(site, DESKTOP);
    await page.getByRole('button', { name: /^Make a scenario/ }).click();
    await page.locator('.new-draft').getByLabel('Game').selectOption('skerry');
    await page.getByLabel('its units where they start').check();
    await page.getByRole('button', { name: 'Start the editor' }).click();
    await tab(page, 'Play');
    await page.getByRole('button', { name: 'Play 100 games' }).click();
    await page.getByText(/^North won \d+ of \d+, between \d+ and \d+ in 100\.$/).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Play 100 games' }).waitFor();
    await expectSoon(() => page.locator('.balance').textContent()).toMatch(
      /clearly stronger|is stronger|Too few games/,
    );
    await page.context().close();
  });

  test('a broken file is refused with its place', async () => {
    const { page } = await visit(site, DESKTOP);
    await page.getByRole('button', { name: /^Make a scenario/ }).click();
    const broken = { format: 'narrow-seas/scenario', version: 1, game: 'skerry', title: '', position: {} };
    await page.getByLabel('From a scenario file').setInputFiles(fileOf(JSON.stringify(broken)));
    await expectSoon(() => page.getByRole('alert').textContent()).toBe(
      'This file cannot be used. At title: Write a title.',
    );
    await page.context().close();
  });

  test('every part of it is clean', async () => {
    const { page } = await visit(site, DESKTOP);
    await page.getByRole('button', { name: /^Make a scenario/ }).click();
    await page.getByRole('button', { name: 'Start the editor' }).waitFor();
    await expectClean(page, 'list');
    await page.getByRole('button', { name: 'Start the editor' }).click();
    await page.locator('canvas.map').waitFor();
    await put(page, 'America', '1122');
    await page
      .getByRole('button', { name: /^Details of .*America/ })
      .first()
      .click();
    for (const name of ['Units', 'Rules', 'Texts', 'Play']) {
      // oxlint-disable-next-line no-await-in-loop -- one tab after another
      await tab(page, name);
      // oxlint-disable-next-line no-await-in-loop -- one tab after another
      await expectClean(page, name);
    }
    await page.context().close();
  });
});
