/* oxlint-disable no-await-in-loop -- one thing after another, as a person would */
import { type HexId, centreOf, parseHexName, readMap } from '@narrow-seas/hex';
import { secondFleetMap } from '@narrow-seas/second-fleet/face';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import { quiet } from '../testing/quiet.ts';
import {
  cardOf,
  CHROMIUM,
  DESKTOP,
  inPhase,
  openSite,
  PHONE,
  type Site,
  visit,
  spotInSight,
} from '../testing/site.ts';
import { begin, expectSoon, heard, phaseOf, visitFast } from '../testing/table.ts';

const MAP = readMap(secondFleetMap);

const clickHex = async (page: Page, name: string): Promise<void> => {
  const hex = parseHexName(MAP.grid, MAP.numbering, name) as HexId;
  const { x, y } = await spotInSight(page, centreOf(MAP.grid, hex));
  await page.mouse.click(x, y);
};

/** Loads a position, the Soviet player at this screen against any legal move. */
const loadPosition = async (page: Page, position: string): Promise<void> => {
  const file = {
    format: 'narrow-seas/match',
    version: 1,
    game: 'second-fleet',
    rules: 1,
    opening: { position },
    entries: [],
  };
  const buffer = Buffer.from(JSON.stringify(file));
  const name = 'position.json';
  await page.getByLabel('Load a file').setInputFiles({ name, mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Play from here' }).waitFor();
  await page.locator('.seat', { hasText: 'NATO' }).locator('select').selectOption('random');
  await page.locator('.seat', { hasText: 'Soviet' }).locator('select').selectOption('person');
  await page.getByRole('button', { name: 'Play from here' }).click();
};

const RAID =
  'second-fleet standing-force turn 1 of 6 | phase segment side=soviet arm=surface segment=1 first=soviet | nato @3010 HAWES/local OGDEN/local SGNAW/local ANDRM/local MOLDR/local | soviet @3007 FRNZE/local OTTUK';

const UNDER_ATTACK =
  'second-fleet kola-strike turn 2 of 15 | phase formation side=soviet strike.type=ssm strike.side=nato strike.units=[VNCNS] strike.from=3009 strike.hex=3007 strike.over=[3008] strike.cruise=false strike.answer=false | under surface-activation side=nato units=[VNCNS] start=3009 hex=3009 | under segment side=nato arm=surface | soviet @3007 FRNZE/local OTTUK/local OSMTR/local | nato @3009 VNCNS';

/** One thing that the page asks for, by mouse: what the primary button says, else the last choice of who can act. */
const answerOnce = async (page: Page): Promise<void> => {
  const main = page.locator('.main-way');
  const does = await main.getAttribute('data-does');
  const can = page.getByRole('button', { name: /still to act/ });
  const isFree = does === 'end' && /surface ships act|reconnaissance/.test(await phaseOf(page));
  if (does === 'not-yet' || does === 'stay' || (isFree && (await can.isVisible()))) {
    if (does === 'end') await can.click();
    await quiet(page);
    const list = page.getByText('List them');
    if (await list.isVisible()) await list.click();
    const last = page.locator('.choice-panel .choices button').last();
    if (await last.isVisible()) return last.click();
    await page.keyboard.press('Escape');
  }
  if (await main.isEnabled()) await main.click();
  const sure = page.getByRole('button', { name: /anyway$/ });
  if (await sure.isVisible()) await sure.click();
};

const isOver = (page: Page): Promise<boolean> =>
  page.locator('.phase-title', { hasText: 'The game is over' }).isVisible();

const INTERCEPTION =
  'second-fleet kola-strike turn 2 of 15 | phase reaction side=soviet missions=[Kilpyavr] | under flight side=nato units=[F18-1] roles.0.unit=F18-1 roles.0.role=atk homes=[RSVLT] hex=3706 allowance=24 spent=4 path=[2716,3706] | under segment side=nato arm=air | nato @2716 RSVLT | flight RSVLT F18-1 | cap Kilpyavr S27-1 S27-2';

const TARGETING =
  'second-fleet kola-strike turn 2 of 15 | phase targeting side=soviet strike.type=ssm strike.side=soviet strike.units=[FRNZE] strike.from=3007 strike.hex=3010 strike.over=[3008,3009] strike.cruise=false strike.answer=false | under surface-activation side=soviet units=[FRNZE] start=3007 hex=3007 | under segment side=soviet arm=surface | soviet @3007 FRNZE/local | nato @3010 HAWES/local OGDEN/local ANDRM/local';

describe.skipIf(!CHROMIUM)('Second Fleet in the page', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('the basic scenario by mouse, from the first order to the last turn', async () => {
    const { page, errors } = await visitFast(site, DESKTOP);
    await begin(page, 'person', 'random', 'The Standing Force', 'Second Fleet');
    await inPhase(page, 'Strategic air');
    for (let answers = 0; answers < 250 && !(await isOver(page)); answers++) {
      await answerOnce(page);
      await quiet(page);
    }
    expect(await page.locator('.phase-text').textContent()).toMatch(/victory|draw/);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('an interception says the chances of each result and what it may cost, before one decides', async () => {
    const { page, errors } = await visitFast(site, DESKTOP);
    await loadPosition(page, INTERCEPTION);
    await page.getByRole('tab', { name: 'Here' }).click();
    const odds = page.locator('.choice-odds').first();
    await odds.waitFor();
    expect(await odds.textContent()).toMatch(/patrol .*; strike .* \d+\s?%/);
    await expectClean(page, 'chances of an interception');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['a desk', DESKTOP],
    ['a phone', PHONE],
  ])('points of a strike are shared out freely, by mouse and by keyboard, at %s', async (_name, screen) => {
    const { page, errors } = await visitFast(site, screen);
    await loadPosition(page, TARGETING);
    await inPhase(page, 'The Soviet side names the targets');
    await page.locator('.targets .unit', { hasText: 'Hawes' }).click();
    await page.locator('.targets .unit', { hasText: 'Andromeda' }).click();
    const hawes = page.getByLabel('Points for Hawes');
    await hawes.waitFor();
    expect(await hawes.inputValue()).toBe('7');
    await hawes.press('ArrowUp');
    await expectSoon(() => page.getByLabel('Points for Andromeda').inputValue()).toBe('6');
    await expectSoon(() => page.locator('.prompt').textContent()).toMatch(/Hawes with 8, Andromeda with 6/);
    await page.getByLabel('Points for Andromeda').fill('11');
    await expectSoon(() => page.locator('.prompt').textContent()).toMatch(/Hawes with 3, Andromeda with 11/);
    await page.getByRole('button', { name: /^Fire: / }).click();
    await expectSoon(() => heard(page)).toMatch(/Andromeda is attacked with 11/);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('who names targets finds ships alone, the best average chosen, and the chosen one is fired at', async () => {
    const { page, errors } = await visitFast(site, PHONE);
    await loadPosition(page, `${TARGETING} | nato @3010 RSVLT/local | at RSVLT F14-1 F14-2 A6-1`);
    await inPhase(page, 'The Soviet side names the targets');
    const rows = page.locator('.target-table tbody tr');
    await rows.nth(3).waitFor();
    expect(await page.locator('.targets .unit').count()).toBe(4);
    const gains = (await page.locator('.target-table .gain').allTextContents()).map(Number.parseFloat);
    expect(gains).toEqual(gains.toSorted((one, other) => other - one));
    expect(await rows.first().getAttribute('class')).toBe('chosen');
    expect(await page.locator('.sums[open]').count()).toBe(0);
    await page.locator('.target-table tbody tr', { hasText: 'Hawes, 14 points' }).tap();
    await expectSoon(() => page.locator('.prompt').textContent()).toMatch(/^Fire at Hawes with 14\./);
    await page.getByRole('button', { name: /^Fire: / }).tap();
    await expectSoon(() => heard(page)).toMatch(/Hawes is attacked with 14/);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a missile strike: the force is picked as one, both rolls are shown, the targets are named', async () => {
    const { page, errors } = await visitFast(site, DESKTOP);
    await loadPosition(page, RAID);
    await inPhase(page, 'Soviet surface ships act');
    await clickHex(page, '3007');
    await page.getByText('What these 2 can do together').waitFor();
    await clickHex(page, '3010');
    await page.locator('.attack h2', { hasText: /^Attack / }).waitFor();
    expect(await page.locator('.target-table .chosen').textContent()).toMatch(/Missile attack .*14 points/);
    await page.locator('.sums summary').click();
    expect(await page.locator('.odds-of').first().textContent()).toBe('Hawes');
    expect(await page.locator('.odds-line').first().textContent()).toMatch(
      /^defence \d+, column [\d-]+, die \+0; then 14 points, column 9-14, die -2 less the defence$/,
    );
    expect(await page.locator('.odds-terms').first().textContent()).toMatch(/SSM\+14\[10\.8\.5\]/);
    await page.getByRole('button', { name: 'Begin the missile attack' }).click();
    await inPhase(page, 'The Soviet side names the targets');
    await page.locator('.target-table tbody tr', { hasText: 'Andromeda, 14 points' }).click();
    await expectSoon(() => page.locator('.prompt').textContent()).toMatch(/^Fire at Andromeda with 14\./);
    await page.getByRole('button', { name: /^Fire: / }).click();
    await expectSoon(() => heard(page)).toMatch(/Andromeda is attacked with 14/);
    await inPhase(page, 'Soviet ships under way');
    await clickHex(page, '2708');
    await expectSoon(() => heard(page)).toMatch(/Frunze, Ottuk sail .* to 2708/);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('the stack editor: the ships under attack are set out in the order in which they are picked', async () => {
    const { page, errors } = await visitFast(site, DESKTOP);
    await loadPosition(page, UNDER_ATTACK);
    await inPhase(page, 'The Soviet side arranges its ships');
    await clickHex(page, '3007');
    const ship = (name: string) =>
      page.locator('.stack .unit', { has: page.getByText(name, { exact: true }) });
    await ship('Frunze').click();
    for (const name of ['Ottuk', 'Osmotritelnyy']) await ship(name).click();
    const order = page.getByRole('button', { name: /^Arrange from the top: Ottuk, .*, Frunze/ });
    await order.waitFor();
    expect(await order.locator('.choice-odds').textContent()).toMatch(/\d+\s?%/);
    await order.press('Enter');
    // The phase proves nothing: the computer may have attacked again before anybody looks.
    await expectSoon(async () => (await page.locator('.stack .unit').allTextContents())[0]).not.toMatch(
      /^Frunze/,
    );
    await order.waitFor({ state: 'hidden' });
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('at the start every force is in sight, and the air board tells who flies where', async () => {
    const { page, errors } = await visitFast(site, DESKTOP);
    await loadPosition(page, `${RAID} | mission Olenogorsk recon BS T95D-1`);
    await inPhase(page, 'Soviet surface ships act');
    const [, y = 0, scale = 1] =
      (await page.locator('canvas.map').getAttribute('data-camera'))?.split(' ').map(Number) ?? [];
    const box = await page.locator('canvas.map').boundingBox();
    const [, top] = centreOf(MAP.grid, parseHexName(MAP.grid, MAP.numbering, '3007') as HexId);
    expect((box?.height ?? 0) / 2 + (top - y) * scale).toBeGreaterThan(scale);
    await page.getByRole('tab', { name: 'Forces' }).click();
    const row = page.locator('.board-row', { hasText: 'Barents Sea' });
    expect(await row.locator('.tray').textContent()).toMatch(/Soviet reconnaissance/);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('the same by keyboard: Tab takes the force, letters find the hex, Enter sails', async () => {
    const { page, errors } = await visitFast(site, DESKTOP);
    await loadPosition(page, RAID);
    await inPhase(page, 'Soviet surface ships act');
    await page.locator('canvas.map').focus();
    await page.keyboard.press('Tab');
    await expectSoon(() => heard(page)).toMatch(/^Hex 3007, .*Soviet two ships/);
    await page.getByText('What these 2 can do together').waitFor();
    await page.keyboard.press('z');
    await expectSoon(() => heard(page)).toMatch(/^Hex 2908, .*sail to 2908; 1 of 4 points/);
    await page.keyboard.press('Enter');
    await inPhase(page, 'Soviet ships under way');
    await page.keyboard.press('Space');
    await inPhase(page, 'Soviet surface ships act');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a strategic cycle of the campaign: set-up, secret orders, patrols, the first segment', async () => {
    const { page, errors } = await visitFast(site, DESKTOP);
    await begin(page, 'person', 'random', 'The Northern Campaign', 'Second Fleet');
    await inPhase(page, 'NATO set-up');
    await page.getByRole('button', { name: 'Place the rest' }).click();
    await page.getByRole('button', { name: 'Finish the set-up' }).click();
    const isAt = async (): Promise<boolean> => (await phaseOf(page)).startsWith('Strategic air');
    for (let steps = 0; steps < 20 && !(await isAt()); steps++) {
      await quiet(page);
      if (await isAt()) break;
      await page.locator('.main-way').click();
    }
    await page.getByRole('button', { name: /still to act/ }).click();
    const order = page.locator('.choice-panel .choices button', { hasText: /over/ }).first();
    const named = (await order.textContent()) ?? '';
    await order.click();
    await expectSoon(() => heard(page)).toMatch(/is ordered, in secret/);
    await page.getByRole('tab', { name: 'Forces' }).click();
    await page.locator('.tray', { hasText: 'Sealed:' }).first().waitFor();
    expect(named).toMatch(/over/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Seal the orders' }).click();
    const sure = page.getByRole('button', { name: /anyway$/ });
    await quiet(page);
    if (await sure.isVisible()) await sure.click();
    const acts = page.locator('.panel').getByRole('button', { name: 'The surface ships act' });
    const isActing = async (): Promise<boolean> => (await phaseOf(page)).startsWith('NATO surface ships act');
    // The button of the bar may be that very answer, when the question comes while one looks.
    const isThere = async (): Promise<boolean> => (await acts.isVisible()) || (await isActing());
    for (let steps = 0; steps < 90 && !(await isThere()); steps++) {
      await quiet(page);
      const next = page.locator('.main-way').or(page.getByRole('button', { name: /Let the flight pass/ }));
      if (!(await isThere()) && (await next.first().isVisible())) await next.first().click();
    }
    if (!(await isActing())) await acts.click();
    await inPhase(page, 'NATO surface ships act');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('advice: the computer names the attack and the chances of each target', async () => {
    const { page, errors } = await visitFast(site, DESKTOP);
    await loadPosition(page, RAID);
    await inPhase(page, 'Soviet surface ships act');
    await page.getByRole('button', { name: 'Advice' }).click();
    const plan = page.locator('.advice > ol > li').first();
    await plan.waitFor();
    expect(await plan.textContent()).toMatch(/Missile attack on 3010: Frunze.*destroyed \d+ ?%\./s);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('where ships cannot go the page says why, with the case', async () => {
    const { page } = await visitFast(site, DESKTOP);
    await loadPosition(page, RAID);
    await inPhase(page, 'Soviet surface ships act');
    await clickHex(page, '3007');
    await page.getByText('What these 2 can do together').waitFor();
    await clickHex(page, '2715');
    const note = page.getByRole('alert');
    await note.waitFor();
    expect(await note.textContent()).toMatch(/cannot go that far.*\[5\.3\]/);
    await page.context().close();
  });

  test('on a phone the card starts a game with one tap', async () => {
    const { page, errors } = await visit(site, PHONE);
    await cardOf(page, 'Second Fleet')
      .getByRole('button', { name: /^Play now/ })
      .tap();
    await inPhase(page, 'Strategic air');
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
