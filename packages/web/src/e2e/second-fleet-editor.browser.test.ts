/* oxlint-disable no-await-in-loop -- one thing after another, as a person would */
import { type HexId, centreOf, parseHexName, readMap } from '@narrow-seas/hex';
import { secondFleetMap } from '@narrow-seas/second-fleet/face';
import type { Page } from 'playwright-core';
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
  DESKTOP,
  inPhase,
  openSite,
  PHONE,
  type Site,
  spotInSight,
  visit,
} from '../testing/site.ts';
import { expectSoon, untilAsked } from '../testing/table.ts';

const MAP = readMap(secondFleetMap);

const spotOf = (page: Page, hex: string) =>
  spotInSight(page, centreOf(MAP.grid, parseHexName(MAP.grid, MAP.numbering, hex) as HexId));

const put = (page: Page, name: string, hex: string, press: Press = 'click'): Promise<void> =>
  putAtSpot(page, name, () => spotOf(page, hex), press);

const start = (page: Page, base = 'The Standing Force', press: Press = 'click'): Promise<void> =>
  startBlank(page, press, base, 'second-fleet');

/** The unit that the search finds first comes later: in this turn. */
const later = async (page: Page, name: string, turn: string): Promise<void> => {
  await tab(page, 'Units');
  await page.getByRole('searchbox', { name: 'Search units' }).fill(name);
  await page
    .getByRole('region', { name: 'Units' })
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
  await page.getByLabel('Beside the map').selectOption({ label: 'Comes later' });
  await quiet(page);
  await setField(page, 'Comes in turn', turn);
  await quiet(page);
};

/** Two forces, a ship that comes later, other points, a shorter game, and texts. */
const makeScenario = async (page: Page): Promise<void> => {
  await start(page);
  await put(page, 'OGDEN', '2922');
  await put(page, 'HAWES', '2922');
  await put(page, 'FRNZE', '2807');
  await later(page, 'ANDRM', '2');
  await tab(page, 'Rules');
  await setField(page, 'Last turn', '4');
  await quiet(page);
  await setField(page, 'Landing ship sunk', '25');
  await quiet(page);
  await page.getByLabel('The game begins with').selectOption({ label: 'NATO acts first' });
  await quiet(page);
  await tab(page, 'Texts');
  await page.getByLabel('Title').fill('One ship for Narvik');
  await page.getByLabel('What NATO is told before the first move').fill('Help is on its way.');
};

/** The primary button, and yes where the page asks. */
const passOn = async (page: Page): Promise<void> => {
  const main = page.locator('.main-way');
  const sure = page.getByRole('button', { name: /anyway$/ });
  if (await sure.isVisible()) await sure.click();
  else if (await main.isEnabled()) await main.click();
  await untilAsked(page);
  await quiet(page);
};

const turnNow = async (page: Page): Promise<string> => (await page.locator('.track-now').textContent()) ?? '';

describe.skipIf(!CHROMIUM)('scenarios of Second Fleet', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('one is made from nothing, saved, played a turn until help comes, and comes back from its file as it was', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await makeScenario(page);
    const text = await savedFile(page);
    expect(JSON.parse(text)).toMatchObject({
      format: 'narrow-seas/scenario',
      game: 'second-fleet',
      title: 'One ship for Narvik',
      texts: { nato: 'Help is on its way.' },
      position: {
        'second-fleet': 'standing-force turn 1 of 4',
        worth: ['landing-sunk 25'],
        arrival: ['side=nato turn=2 zone=NS units=[ANDRM]'],
        nato: ['@2922 HAWES', '@2922 OGDEN'],
        soviet: ['@2807 FRNZE'],
        due: ['ANDRM'],
      },
    });
    await page.getByLabel('NATO').selectOption('person');
    await page.getByRole('button', { name: 'Play this scenario' }).click();
    await inPhase(page, 'NATO: which arm acts in segment 1?');
    expect(await page.locator('.top h1').textContent()).toContain('One ship for Narvik');
    await page.getByRole('tab', { name: 'Orders' }).click();
    await expectSoon(() => page.locator('.situation').textContent()).toBe('Help is on its way.');
    await expectSoon(() => page.locator('.orders').textContent()).toMatch(/Landing ship.*25/);
    const first = await turnNow(page);
    for (let answers = 0; answers < 40 && (await turnNow(page)) === first; answers += 1) await passOn(page);
    await inPhase(page, 'NATO reinforcements');
    await page.goto(new URL('#/edit', site.address).href);
    await page.getByLabel('From a scenario file').setInputFiles(fileOf(text));
    await page.getByRole('tab', { name: 'Play' }).waitFor();
    expect(await savedFile(page)).toBe(text);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a wrong place is refused with a sentence, and the list finds what is where', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await start(page, 'Strike on Kola');
    await put(page, 'RSVLT', '2716');
    await put(page, 'F14-1', '2716');
    await page.getByRole('searchbox', { name: 'Search units' }).fill('');
    await page.getByLabel('Where').selectOption({ label: 'On the map' });
    await page.getByText('2 units', { exact: true }).waitFor();
    await page.getByText('Aboard Theodore Roosevelt').first().waitFor();
    await page.getByLabel('Where').selectOption({ label: 'Where: All' });
    await put(page, 'US-F16-1', '2716');
    await expectSoon(() => page.getByRole('alert').textContent()).toMatch(/\[5\.8\]/);
    expect(JSON.parse(await savedFile(page))).toMatchObject({ position: { at: ['RSVLT F14-1'] } });
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('on a phone a finger puts a carrier to sea, and nothing is wider than the screen', async () => {
    const { page, errors } = await visit(site, PHONE);
    await start(page, 'Strike on Kola', 'tap');
    await put(page, 'RSVLT', '2716', 'tap');
    await page
      .getByRole('region', { name: 'This hex' })
      .getByText(/Roosevelt/)
      .waitFor();
    await tab(page, 'Rules', 'tap');
    await page.getByText('What losses are worth').tap();
    await page.getByLabel('American carrier', { exact: true }).waitFor();
    await expectClean(page, 'rules on a phone');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.viewport.width);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('quick games are played to their end, and say who is stronger', async () => {
    const { page } = await visit(site, DESKTOP);
    await makeScenario(page);
    await tab(page, 'Play');
    await page.getByRole('button', { name: 'Play 100 games' }).click();
    await page.getByText('100 of 100 games played').waitFor();
    await expectSoon(() => page.locator('.balance').textContent()).toMatch(
      /clearly stronger|is stronger|Too few games/,
    );
    await page.context().close();
  });
});
