/* oxlint-disable no-await-in-loop -- one thing after another, as a person would */
import { type HexId, centreOf, parseHexName, readMap } from '@narrow-seas/hex';
import { secondFleetMap } from '@narrow-seas/second-fleet/face';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardOf, CHROMIUM, DESKTOP, inPhase, openSite, PHONE, type Site, visit } from '../testing/site.ts';
import { begin, expectSoon, heard, phaseOf, untilAsked, visitFast } from '../testing/table.ts';

const MAP = readMap(secondFleetMap);

/** Where a hex of the northern map lies in the window now. */
const clickHex = async (page: Page, name: string): Promise<void> => {
  const canvas = page.locator('canvas.map');
  const box = await canvas.boundingBox();
  const camera = (await canvas.getAttribute('data-camera'))?.split(' ').map(Number);
  const hex = parseHexName(MAP.grid, MAP.numbering, name) as HexId;
  const [x, y] = centreOf(MAP.grid, hex);
  if (box === null || camera === undefined) throw new Error('There is no map.');
  const [lookX = 0, lookY = 0, scale = 1] = camera;
  await page.mouse.click(
    box.x + box.width / 2 + (x - lookX) * scale,
    box.y + box.height / 2 + (y - lookY) * scale,
  );
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

/** One thing that the page asks for, by mouse: an answer owed, a move, a command, the end of the phase. */
const answerOnce = async (page: Page): Promise<void> => {
  const attack = page.getByRole('button', { name: 'Attack', exact: true }).first();
  if (await attack.isVisible()) return attack.click();
  const phase = await phaseOf(page);
  const can = page.getByRole('button', { name: /can act/ });
  if (/surface ships act|reconnaissance/.test(phase) && (await can.isVisible())) {
    await can.click();
    const deed = page.locator('.doings .deeds button').first();
    await deed.or(page.getByText('List them')).or(page.getByText('Nothing now.')).first().waitFor();
    const list = page.getByText('List them');
    if (await list.isVisible()) await list.click();
    const last = page.locator('.doings .deeds button').last();
    if (await last.isVisible()) return last.click();
  }
  const ways = page
    .locator('.ways button:not([disabled])')
    .filter({ hasNotText: /Undo|moves since|can act/ });
  await ways.last().click();
  const sure = page.getByRole('button', { name: 'End it' });
  if (await sure.isVisible()) await sure.click();
};

const isOver = (page: Page): Promise<boolean> =>
  page.locator('.phase-text strong', { hasText: 'The game is over' }).isVisible();

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
      await untilAsked(page);
      await page.waitForTimeout(30);
    }
    expect(await page.locator('.phase-text').textContent()).toMatch(/victory|draw/);
    expect(errors).toEqual([]);
    await page.context().close();
  }, 240_000);

  test.each([
    ['a desk', DESKTOP],
    ['a phone', PHONE],
  ])(
    'points of a strike are shared out freely, by mouse and by keyboard, at %s',
    async (_name, screen) => {
      const { page, errors } = await visitFast(site, screen);
      await loadPosition(page, TARGETING);
      await inPhase(page, 'Soviet names the targets');
      await page.locator('.targets .unit', { hasText: 'Hawes' }).click();
      await page.locator('.targets .unit', { hasText: 'Andromeda' }).click();
      const hawes = page.getByLabel('Points for Hawes');
      await hawes.waitFor();
      expect(await hawes.inputValue()).toBe('7');
      await hawes.press('ArrowUp');
      await expectSoon(() => page.getByLabel('Points for Andromeda').inputValue()).toBe('6');
      await expectSoon(() => page.locator('.proposal').first().textContent()).toMatch(
        /Hawes with 8, Andromeda with 6/,
      );
      await page.getByLabel('Points for Andromeda').fill('11');
      await expectSoon(() => page.locator('.proposal').first().textContent()).toMatch(
        /Hawes with 3, Andromeda with 11/,
      );
      await page.getByRole('button', { name: 'Attack', exact: true }).first().click();
      await expectSoon(() => heard(page)).toMatch(/Andromeda is attacked with 11/);
      expect(errors).toEqual([]);
      await page.context().close();
    },
    120_000,
  );

  test('who names targets finds them first: ships alone, above the proposals, whose sums are folded away', async () => {
    const { page, errors } = await visitFast(site, PHONE);
    await loadPosition(page, `${TARGETING} | nato @3010 RSVLT/local | at RSVLT F14-1 F14-2 A6-1`);
    await inPhase(page, 'Soviet names the targets');
    await page.locator('.proposal').nth(3).waitFor();
    expect(await page.locator('.targets .unit b').allTextContents()).toHaveLength(4);
    const top = async (place: string): Promise<number> =>
      (await page.locator(place).first().boundingBox())?.y ?? Number.NaN;
    expect(await top('.targets')).toBeLessThan(await top('.proposal'));
    expect(await page.locator('.proposal details[open]').count()).toBe(0);
    await page.locator('.targets .unit', { hasText: 'Roosevelt' }).tap();
    await expectSoon(() => page.locator('.proposal details[open]').count()).toBe(1);
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
    await page.getByRole('heading', { name: 'Against 3010' }).waitFor();
    expect(await page.locator('.odds-of').first().textContent()).toBe('Hawes');
    expect(await page.locator('.odds-line').first().textContent()).toMatch(
      /^defence \d+, column [\d-]+, die \+0; then 14 points, column 9-14, die -2 less the defence$/,
    );
    expect(await page.locator('.odds-part').first().textContent()).toBe('Attack points');
    expect(await page.locator('.odds-results').first().textContent()).toMatch(/^no effect\s*80 %/);
    expect(await page.locator('.odds-terms').first().textContent()).toMatch(/SSM\+14\[10\.8\.5\]/);
    await page.getByRole('button', { name: 'Attack', exact: true }).click();
    await inPhase(page, 'Soviet names the targets');
    await page.locator('.proposal').nth(1).waitFor();
    await page.locator('.targets .unit', { hasText: 'Andromeda' }).click();
    await expectSoon(() => page.locator('.proposal').count()).toBe(1);
    expect(await page.locator('.proposal').first().textContent()).toMatch(/Andromeda with 14/);
    await page.getByRole('button', { name: 'Attack', exact: true }).click();
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
    await inPhase(page, 'Soviet sets out its ships');
    await clickHex(page, '3007');
    const ship = (name: string) =>
      page.locator('.stack .unit', { has: page.getByText(name, { exact: true }) });
    await ship('Soviet cruiser Frunze').click();
    for (const name of ['Soviet destroyer Ottuk', 'Soviet destroyer Osmotritelnyy']) await ship(name).click();
    const order = page.getByRole('button', { name: /^Set out from the top: Ottuk, .*, Frunze$/ });
    await order.waitFor();
    await order.press('Enter');
    // The phase proves nothing: the computer may have attacked again before anybody looks.
    await expectSoon(async () => (await page.locator('.stack .unit').allTextContents())[0]).not.toMatch(
      /^Soviet cruiser Frunze/,
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
    await page.getByRole('button', { name: 'End it' }).press('Enter');
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
      await untilAsked(page);
      await page.waitForTimeout(100);
      if (await isAt()) break;
      await page.locator('.ways .primary').click();
    }
    await page.getByRole('button', { name: /can act/ }).click();
    const order = page.locator('.doings .deeds button', { hasText: /over/ }).first();
    const named = (await order.textContent()) ?? '';
    await order.click();
    await expectSoon(() => heard(page)).toMatch(/is ordered, in secret/);
    await page.getByRole('tab', { name: 'Forces' }).click();
    await page.locator('.tray', { hasText: 'Sealed:' }).first().waitFor();
    expect(named).toMatch(/over/);
    await page.getByRole('button', { name: 'Seal the orders' }).click();
    const acts = page.getByRole('button', { name: 'The surface ships act' });
    for (let steps = 0; steps < 30 && !(await acts.isVisible()); steps++) {
      await untilAsked(page);
      await page.waitForTimeout(100);
      const next = page
        .locator('.ways .primary')
        .or(page.getByRole('button', { name: /Let the flight pass/ }));
      if (!(await acts.isVisible()) && (await next.first().isVisible())) await next.first().click();
    }
    await acts.click();
    await inPhase(page, 'NATO surface ships act');
    expect(errors).toEqual([]);
    await page.context().close();
  }, 120_000);

  test('advice: the computer names the attack and the chances of each target', async () => {
    const { page, errors } = await visitFast(site, DESKTOP);
    await loadPosition(page, RAID);
    await inPhase(page, 'Soviet surface ships act');
    await page.getByRole('button', { name: 'Advice' }).click();
    const plan = page.locator('.advice > ol > li').first();
    await plan.waitFor();
    expect(await plan.textContent()).toMatch(/Missile attack on 3010: Frunze.*destroyed \d+ %\./s);
    expect(errors).toEqual([]);
    await page.context().close();
  }, 120_000);

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
