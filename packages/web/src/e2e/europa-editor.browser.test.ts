import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import { quiet } from '../testing/quiet.ts';
import { CHROMIUM, DESKTOP, inPhase, openSite, PHONE, type Site, visit } from '../testing/site.ts';
import { endPhase, expectSoon } from '../testing/table.ts';

type Press = 'click' | 'tap';

/** The editor with an empty map of the scenario. */
const startBlank = async (page: Page, base: string, press: Press = 'click'): Promise<void> => {
  await page.getByRole('button', { name: /^Make a scenario/ })[press]();
  await page.locator('.new-draft').getByLabel('Game').selectOption('europa-naval');
  await page.getByLabel('Rules, map and length of').selectOption({ label: base });
  await page.getByRole('button', { name: 'Start the editor' })[press]();
  await page.locator('canvas.map').waitFor();
  await quiet(page);
};

const tab = async (page: Page, name: string, press: Press = 'click'): Promise<void> =>
  page.getByRole('tab', { name })[press]();

const unitsOf = (page: Page): Locator => page.getByRole('region', { name: 'Units' });

/** Looks for a unit in the list. */
const search = async (page: Page, name: string, press: Press = 'click'): Promise<void> => {
  await tab(page, 'Units', press);
  await page.getByRole('searchbox', { name: 'Search units' }).fill(name);
};

/** The unit that the search finds first goes to the place of this name. */
const put = async (page: Page, name: string, place: string, press: Press = 'click'): Promise<void> => {
  await search(page, name, press);
  const first = unitsOf(page)
    .getByRole('button', { name: /^Pick up/ })
    .first();
  await first[press]();
  await page.getByRole('button', { name: 'Find a place or a unit' })[press]();
  await page.getByRole('searchbox', { name: 'Find a place or a unit' }).fill(place);
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'This hex' }).getByText(name).waitFor();
  await quiet(page);
};

/** Opens what can be set of the unit that the search finds first. */
const details = async (page: Page, name: string): Promise<Locator> => {
  await search(page, name);
  const open = unitsOf(page)
    .getByRole('button', { name: /^Details of/ })
    .first();
  await open.click();
  const box = page.getByRole('region', { name: new RegExp(name) });
  await box.waitFor();
  await quiet(page);
  return box;
};

const setField = async (page: Page | Locator, label: string, value: string): Promise<void> => {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(value);
  await field.press('Enter');
};

/** Opens one group of the rules. */
const group = async (page: Page, name: string): Promise<void> => {
  await tab(page, 'Rules');
  await page.locator('summary', { hasText: name }).click();
};

const savedFile = async (page: Page, press: Press = 'click'): Promise<string> => {
  await tab(page, 'Play', press);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to a file' })[press](),
  ]);
  return readFileSync(await download.path(), 'utf8');
};

const fileOf = (text: string) => ({
  name: 'x.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

/** A convoy and its escort, a carrier that comes later, mines, a port that is worth points, three turns. */
const makeScenario = async (page: Page): Promise<void> => {
  await startBlank(page, 'Malta and the African convoys');
  await put(page, 'Convogli A', 'Napoli');
  await put(page, '9a Divisione', 'Taranto');
  await put(page, 'Sommergibili Ionio', 'Messina');
  await put(page, 'Allied minebelt', 'Tripoli');
  await page.keyboard.press('Escape');
  await setField(page, 'Points for the Axis side if it holds the port at the end', '12');
  await quiet(page);
  const convoy = await details(page, 'Convogli A');
  await setField(convoy, 'Supply points aboard', '4');
  await quiet(page);
  const carrier = await details(page, 'Force W');
  await carrier.getByLabel('Beside the map').selectOption({ label: 'Comes later' });
  await quiet(page);
  await tab(page, 'Rules');
  await page.getByLabel('Last turn').selectOption('Jul I 42');
  await quiet(page);
  await page.getByLabel('The game begins with').selectOption({ label: 'Axis: first naval step' });
  await quiet(page);
  await group(page, 'Goals');
  await setField(page, 'Axis: Alexandria taken', '50');
  await quiet(page);
  await tab(page, 'Texts');
  await page.getByLabel('Title').fill('One convoy');
  await page
    .getByLabel('What Axis is told before the first move')
    .fill('Bring it to Tripoli.\nMind the mines.');
};

/** Ends phases until the turn is over. */
const playTurn = async (page: Page): Promise<void> => {
  const now = page.locator('.track-now');
  const turn = await now.textContent();
  for (let phases = 0; phases < 30; phases += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one phase after another
    if ((await now.textContent()) !== turn) break;
    // oxlint-disable-next-line no-await-in-loop -- one phase after another
    await endPhase(page);
  }
  expect(await now.textContent()).not.toBe(turn);
};

describe.skipIf(!CHROMIUM)('the editor of scenarios, with Europa Naval', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('a scenario is made from nothing, saved, played a turn, and comes back from its file as it was', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await makeScenario(page);
    const text = await savedFile(page);
    expect(JSON.parse(text)).toMatchObject({
      game: 'europa-naval',
      title: 'One convoy',
      position: {
        'europa-naval': 'malta "Jun I 42"',
        phase: 'naval-step side=axis',
        levels: '-9 0 1 10',
        goal: ['axis "Alexandria taken" 50'],
        prize: ['axis Tripoli 12'],
        plan: ['ship Force-W "from=Jun II 42"'],
        due: ['Force-W'],
        in: expect.arrayContaining(['Napoli Convogli-A', 'Taranto 9a-Divisione']) as unknown,
        cargo: ['Convogli-A sp=4'],
        mines: [expect.stringMatching(/^allied @\d{6} 1$/) as unknown],
      },
    });
    await page.getByRole('button', { name: 'Play this scenario' }).click();
    await inPhase(page, 'Axis: naval movement, step 1');
    expect(await page.locator('.top h1').textContent()).toContain('One convoy');
    await tab(page, 'Orders');
    await expectSoon(() => page.locator('.situation').textContent()).toBe(
      'Bring it to Tripoli. Mind the mines.',
    );
    await expectSoon(() => page.locator('.orders').textContent()).toContain('Tripoli held at the end');
    await playTurn(page);
    await page.goto(new URL('#/edit', site.address).href);
    await page.getByLabel('From a scenario file').setInputFiles(fileOf(text));
    await page.getByRole('tab', { name: 'Play' }).waitFor();
    expect(await savedFile(page)).toBe(text);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a broken file is refused with its place, and a change that the rules do not allow with the unit', async () => {
    const { page } = await visit(site, DESKTOP);
    await startBlank(page, 'Malta and the African convoys');
    await put(page, '9a Divisione', 'Taranto');
    await page.getByLabel('Taranto belongs to').selectOption({ label: 'the Allies' });
    await expectSoon(() => page.getByRole('alert').textContent()).toBe(
      'This ship is in an enemy port [F.4.3]. (9a-Divisione)',
    );
    const file = JSON.parse(await savedFile(page)) as { position: object };
    const broken = { ...file, position: { ...file.position, prize: ['axis Tripoli 3', 'axis Atlantis 3'] } };
    await page.goto(new URL('#/edit', site.address).href);
    await page.getByLabel('From a scenario file').setInputFiles(fileOf(JSON.stringify(broken)));
    await expectSoon(() => page.getByRole('alert').textContent()).toBe(
      'This file cannot be used. At position.prize[1]: There is no port Atlantis here.',
    );
    await page.context().close();
  });

  test('quick games say how long the rest takes, and what was played stays when they are stopped', async () => {
    const { page } = await visit(site, DESKTOP);
    await page.getByRole('button', { name: /^Make a scenario/ }).click();
    await page.locator('.new-draft').getByLabel('Game').selectOption('europa-naval');
    await page.getByLabel('Rules, map and length of').selectOption({ label: 'Operation Pedestal' });
    await page.getByLabel('its units where they start').check();
    await page.getByRole('button', { name: 'Start the editor' }).click();
    await tab(page, 'Play');
    await page.getByRole('button', { name: 'Play 100 games' }).click();
    await page.getByText('How long it takes is known when the first game is over.').waitFor();
    await page.getByText(/to go\. Stop when you have seen enough/).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expectSoon(() => page.locator('.balance').textContent()).toMatch(
      /^Axis won \d+ of \d+, .*(clearly stronger|is stronger|Too few games)/,
    );
    await page.context().close();
  });

  test('on a phone a unit is searched, and a place is found for it by its name', async () => {
    const { page, errors } = await visit(site, PHONE);
    await startBlank(page, 'The Baltic, 1944', 'tap');
    await put(page, 'Squadron', 'Kronshtadt', 'tap');
    expect(JSON.parse(await savedFile(page, 'tap'))).toMatchObject({
      position: { in: [expect.stringMatching(/^Kronshtadt \S*Squadron\S*$/) as unknown] },
    });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.viewport.width);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('every part of it is clean', async () => {
    const { page } = await visit(site, DESKTOP);
    await startBlank(page, 'Malta and the African convoys');
    await put(page, 'Convogli A', 'Napoli');
    await details(page, 'Convogli A');
    for (const name of ['Units', 'Rules', 'Play']) {
      // oxlint-disable-next-line no-await-in-loop -- one tab after another
      await tab(page, name);
      // oxlint-disable-next-line no-await-in-loop -- one tab after another
      await expectClean(page, name);
    }
    await page.context().close();
  });
});
