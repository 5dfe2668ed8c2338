/* oxlint-disable no-await-in-loop -- one thing after another, as a person would */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quiet } from '../testing/quiet.ts';
import { clickHex, hexNumber, loadPosition, placeIn, sitDown } from '../testing/europa.ts';
import { cardOf, CHROMIUM, DESKTOP, inPhase, openSite, PHONE, type Site, visit } from '../testing/site.ts';
import { expectSoon, heard, phaseOf, untilAsked, visitFast } from '../testing/table.ts';

const HEAD = 'europa-naval malta "Jun I 42" | clock phasing=axis part=movement step=1 | ';

/** A convoy too strong to be sunk, found by day, lies in Augusta; mines before Siracusa, torpedo bombers on Malta. */
const RUN = `${HEAD}phase naval-step side=axis moving=3 | malta status=15 | unit Convoy axis NT 12 | unit Escort axis TF 12 | mines allied @Siracusa 1 | stock axis Augusta sp=4 | cargo Convoy sp=4 | group 3 axis in:Augusta Convoy Escort found=found | air Beauforts-Malta | troops Malta-garrison 8 @Valletta`;

const ASHORE = 'Allied: movement ashore';

const logOf = async (page: Page): Promise<string> => {
  await page.getByRole('tab', { name: 'Log' }).click();
  const text = (await page.locator('.log ol').textContent()) ?? '';
  await page.getByRole('tab', { name: 'Here' }).click();
  return text;
};

/** The next thing that the run needs, on either side: the hand-over, the bombs, a hit, the next step. */
const goOn = async (page: Page): Promise<void> => {
  const handOver = page.getByRole('button', { name: /^Hand over to/ });
  const arrive = page.getByRole('button', { name: /^I am \w+: show the table/ });
  const bombs = page.getByRole('button', { name: /^The bombs hit/ }).first();
  for (const button of [handOver, arrive, bombs]) if (await button.isVisible()) return button.click();
  if ((await phaseOf(page)).startsWith('Axis: losses')) {
    await page.getByRole('button', { name: /still to act/ }).click();
    return page
      .getByRole('button', { name: /takes the hit/ })
      .first()
      .click();
  }
  const enter = page.getByRole('button', { name: 'Enter port' });
  if (await enter.isVisible()) return enter.click();
  const go = page.locator('.main-way[data-does=do]');
  if (await go.isVisible()) return go.click();
  return clickHex(page, 'Siracusa');
};

/** While the screen is hidden nobody reads the log. */
const isHome = async (page: Page): Promise<boolean> =>
  (await page.getByRole('tab', { name: 'Log' }).isVisible()) &&
  (await logOf(page)).includes('puts into Siracusa.');

/** A game of one's own on the whole map. */
const beginMalta = async (page: Page, axis: string, allied: string): Promise<void> => {
  const card = cardOf(page, 'Europa Naval');
  await card.getByText('Your own game').click();
  await card.getByRole('radio', { name: 'Malta and the African convoys' }).check();
  await card.locator('.seat', { hasText: 'Axis' }).locator('select').selectOption(axis);
  await card.locator('.seat', { hasText: 'Allied' }).locator('select').selectOption(allied);
  await card.getByRole('button', { name: 'Set up this game' }).click();
};

/** What a keyboard does with a phase that it need not play: its first answer, or its end. */
const answerByKey = async (page: Page, phase: string): Promise<void> => {
  if (!phase.startsWith('Allied')) return;
  await page.locator('canvas.map').focus();
  const main = page.locator('.main-way');
  if ((await main.getAttribute('data-does')) !== 'end') {
    if (await main.isEnabled()) await main.press('Enter');
    else await page.locator('.panel .choices button').first().press('Enter');
    return;
  }
  const sure = page.getByRole('button', { name: /anyway$/ });
  const hasEnded = async (): Promise<boolean> => (await phaseOf(page)) !== phase;
  await page.keyboard.press('Space');
  await expectSoon(async () => (await sure.isVisible()) || (await hasEnded())).toBe(true);
  if (await sure.isVisible()) await sure.press('Enter');
  await expectSoon(hasEnded).toBe(true);
};

describe.skipIf(!CHROMIUM)('Europa Naval in the page', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('a convoy from port to port by mouse: the plan, an air strike, mines and contact', async () => {
    const { page, errors } = await visitFast(site, DESKTOP);
    await loadPosition(page, RUN, 'person', 'person');
    await sitDown(page, 'Axis', 'Axis: naval movement, step 1');
    await page.getByRole('tab', { name: 'Here' }).click();
    await page.getByText('What these 2 can do together').waitFor();
    await clickHex(page, 'Siracusa');
    await page.getByRole('heading', { name: /Siracusa$/ }).waitFor();
    const terms = await page.locator('.odds-terms').first().textContent();
    expect(terms).toMatch(/Step 1, Siracusa: hit by mines, \d+ ?%0\[36\.C\.1\]/);
    expect(terms).toMatch(/Step 1, Siracusa: contact, \d+ ?%.*\[36\.D\.2\]/);
    expect(await page.locator('.odds-of').first().textContent()).toBe('The whole way');
    await page.locator('.main-way[data-does=do]').click();

    // Out of port it is found at once: the other player is asked for a strike.
    await page.getByRole('button', { name: 'Hand over to Allied' }).click();
    await sitDown(page, 'Allied', 'Allied: air strike');
    await page.locator('.prompt', { hasText: 'Beauforts Malta: strike the group at Augusta' }).waitFor();
    expect(await page.locator('.odds-results').first().textContent()).toMatch(/0 hits.*of 6/);
    await page.getByRole('button', { name: /^Strike: \d+ ?% to hit$/ }).click();

    for (let asked = 0; asked < 30 && !(await isHome(page)); asked++) {
      await goOn(page);
      await quiet(page);
    }
    const log = await logOf(page);
    expect(log).toMatch(/Beauforts Malta attacks Convoy and 1 more/);
    expect(log).toMatch(/run into mines in 049075/);
    expect(log).toMatch(/are caught in a danger zone|slip through the danger zone/);
    expect(log).toMatch(/put into Siracusa\./);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a player-turn by keyboard: from the supplies to the movement ashore; steps without a choice pass by themselves', async () => {
    const { page, errors } = await visitFast(site, DESKTOP);
    await beginMalta(page, 'random', 'person');
    const seen = new Set<string>();
    for (let steps = 0; steps < 60 && !seen.has(ASHORE); steps++) {
      await untilAsked(page);
      const phase = await phaseOf(page);
      seen.add(phase);
      await answerByKey(page, phase);
      await quiet(page);
    }
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'Allied: initial phase',
        'Allied: aircraft, cover and patrols',
        'Allied: aircraft, attacks',
        'Allied: naval movement, step 1',
        ASHORE,
      ]),
    );
    expect([...seen]).not.toContain('Allied: naval movement, step 2');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('by keyboard a convoy is taken up, its hex is found by letters, Enter sails', async () => {
    const { page, errors } = await visitFast(site, DESKTOP);
    await loadPosition(
      page,
      `${HEAD}phase naval-step side=axis | group 3 axis @028083 Convogli-A Scorta-Napoli`,
      'person',
      'random',
    );
    await inPhase(page, 'Axis: naval movement, step 1');
    await page.locator('canvas.map').focus();
    await page.keyboard.press('Tab');
    await expectSoon(() => heard(page)).toMatch(/^Hex 028083, .*two Axis pieces/);
    await page.getByText('What these 2 can do together').waitFor();
    await page.keyboard.press('e');
    await expectSoon(() => heard(page)).toMatch(/^Hex 027084, .*Sail to 027084, 1 of 15 points/);
    await page.keyboard.press('Enter');
    await page.getByText('What these 2 can do together').waitFor();
    await expectSoon(() => heard(page)).toMatch(/Convogli A and 1 more sail one hex to 027084/);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('layers: danger zones, the night of a group, supply lines, each with its words', async () => {
    const { page, errors } = await visitFast(site, DESKTOP);
    await loadPosition(
      page,
      `${HEAD}phase naval-step side=axis | group 3 axis @055078 9a-Divisione/night=5/day=10`,
      'person',
      'random',
    );
    await inPhase(page, 'Axis: naval movement, step 1');
    for (const [title, words] of [
      ['Danger zones', /B: ring of a naval base/],
      ['Night movement', /9a Divisione 20/],
      ['Supply lines', /dashed: traced at night/],
      ['Shipping forecast', /Malta’s status is \d+/],
    ] as const) {
      const chip = page.locator('.layer-chips .chip', { hasText: title });
      if (!(await chip.isVisible())) await page.getByRole('button', { name: 'More', exact: true }).click();
      await chip.click();
      await expectSoon(() => page.locator('.layer-captions').textContent()).toMatch(words);
    }
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('advice: a convoy with what arrives and what the way costs, and it can be sent from there', async () => {
    const { page, errors } = await visitFast(site, DESKTOP);
    await loadPosition(
      page,
      `${HEAD}phase naval-step side=axis | in Taranto Convogli-E | stock axis Taranto sp=8`,
      'person',
      'random',
    );
    await inPhase(page, 'Axis: naval movement, step 1');
    await page.getByRole('button', { name: 'Advice' }).click();
    await page.locator('.advice[aria-busy=false]').waitFor();
    const plan = page.locator('.advice > ol > li').first();
    expect(await plan.locator('strong').textContent()).toMatch(/^Convogli E: to \w+$/);
    expect(await plan.locator('ul').textContent()).toMatch(/Aboard \d SPs; on average \d\.\d arrive\./);
    await plan.getByRole('button', { name: 'Do the next step' }).click();
    await expectSoon(() => logOf(page)).toMatch(/Convogli E/);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('[F.29] what the other side hides does not come to the page', async () => {
    const record = `{
      const Real = Worker;
      globalThis.heardFromWorker = [];
      globalThis.Worker = class extends Real {
        constructor(...given) {
          super(...given);
          this.addEventListener('message', ({ data }) => heardFromWorker.push(JSON.stringify(data)));
        }
      };
    }`;
    const { page } = await visit(site, DESKTOP, record);
    const lair = '060075';
    await loadPosition(
      page,
      `${HEAD}phase naval-step side=axis | stock allied Valletta sp=7.25 | group 4 allied @${lair} 10th-Flotilla | group 5 allied @062080 Force-H | group 3 axis @030074 Convogli-A`,
      'person',
      'random',
    );
    await inPhase(page, 'Axis: naval movement, step 1');
    await clickHex(page, '030074');
    await page.getByText('What it can do').waitFor();
    const told = String(await page.evaluate('heardFromWorker.join(" ")'));
    expect(told.length).toBeGreaterThan(1000);
    expect(told).toContain(`"hex":${hexNumber('062080')}`);
    expect(told).not.toContain('7.25');
    expect(told).not.toContain(`"place":{"at":"sea","hex":${hexNumber(lair)}}`);
    await page.context().close();
  });

  test('on a phone: one tap starts, a finger picks the convoy and sends it', async () => {
    const { page, errors } = await visit(site, PHONE);
    await cardOf(page, 'Europa Naval')
      .getByRole('button', { name: /^Play now/ })
      .waitFor();
    await loadPosition(
      page,
      `${HEAD}phase naval-step side=axis | group 3 axis @028083 Convogli-A Scorta-Napoli`,
      'person',
      'random',
    );
    await inPhase(page, 'Axis: naval movement, step 1');
    await page.getByRole('button', { name: /still to act/ }).tap();
    await page.getByText('What these 2 can do together').waitFor();
    const { x, y } = await placeIn(page, '029085');
    await page.touchscreen.tap(x, y);
    await expectSoon(() => heard(page)).toMatch(/sails? two hexes to 029085/);
    const wide = await page.evaluate('document.documentElement.scrollWidth <= innerWidth');
    expect(wide).toBe(true);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
