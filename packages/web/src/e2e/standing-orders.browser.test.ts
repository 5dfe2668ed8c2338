import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clickHex, loadPosition } from '../testing/europa.ts';
import { quiet } from '../testing/quiet.ts';
import { cardOf, CHROMIUM, DESKTOP, inPhase, openSite, type Site } from '../testing/site.ts';
import { endPhase, expectSoon, phaseOf, visitFast } from '../testing/table.ts';

const HEAD = 'europa-naval malta "Jun I 42" | clock phasing=axis part=movement step=1 | ';

/** One convoy in Napoli with supplies at hand and nobody else at sea. */
const CONVOY = `${HEAD}phase naval-step side=axis | stock axis Napoli sp=12 | in Napoli Convogli-A | troops Malta-garrison 8 @Valletta`;

const ESCORTED = CONVOY.replace('in Napoli Convogli-A', 'in Napoli Convogli-A Scorta-Napoli');

/** The Allies are asked many things in the turn of the Axis, which comes first. */
const beginMalta = async (page: Page): Promise<void> => {
  const card = cardOf(page, 'Europa Naval');
  await card.getByText('Your own game').click();
  await card.getByRole('radio', { name: 'Malta and the African convoys' }).check();
  await card.locator('.seat', { hasText: 'Axis' }).locator('select').selectOption('cadet');
  await card.locator('.seat', { hasText: 'Allied' }).locator('select').selectOption('person');
  await card.getByRole('button', { name: 'Set up this game' }).click();
};

describe.skipIf(!CHROMIUM)('standing orders in the page', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('answer the questions of the enemy’s turn, and are changed in place', async () => {
    const { page, errors } = await visitFast(site, DESKTOP);
    await beginMalta(page);
    await inPhase(page, 'Allied: initial phase');
    await page.getByRole('tab', { name: 'Orders' }).click();
    await page.getByRole('button', { name: 'Standing orders' }).click();
    await expectSoon(() => page.getByText(/^They answered \d+ of the \d+ questions?/).count()).toBe(1);
    const reactions = page.locator('li', {
      has: page.getByRole('button', { name: /: Reactions of ships$/ }),
    });
    expect(await reactions.locator('.order-chip').textContent()).toBe('default');
    await page.getByRole('button', { name: 'Change: Reactions of ships' }).click();
    await reactions.getByRole('button', { name: 'More' }).click();
    await expectSoon(() => reactions.locator('.order-chip').textContent()).toBe('changed');
    expect(await reactions.textContent()).toContain('140%');
    await page.getByRole('button', { name: 'Use the defaults' }).click();
    await expectSoon(() => reactions.locator('.order-chip').textContent()).toBe('default');
    expect(errors).toEqual([]);
    await page.close();
  });

  test('a voyage loads, sails and goes on in the next step by itself, and can be cancelled', async () => {
    const { page, errors } = await visitFast(site, DESKTOP);
    await loadPosition(page, CONVOY, 'person', 'cadet');
    await inPhase(page, 'Axis: naval movement, step 1');
    // A place beyond today's reach is no mistake: the voyage there is drafted.
    await clickHex(page, 'Napoli');
    await quiet(page);
    await clickHex(page, '060090');
    await page.getByRole('button', { name: 'Give this order' }).waitFor();
    expect(await page.getByText('Not allowed').count()).toBe(0);
    await page.locator('.mission').getByRole('button', { name: 'Back' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Here' }).click();
    await page.getByRole('button', { name: /^Convogli A: to / }).click();
    await page.getByText('Stop and ask me when').waitFor();
    await page.getByLabel('the enemy has seen it').uncheck();
    await expectSoon(() => page.getByLabel('the enemy has seen it').isChecked()).toBe(false);
    // Whatever the dice say, it sails on.
    await page.getByLabel('it is hit or turned back').uncheck();
    await expectSoon(() => page.getByLabel('it is hit or turned back').isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Give this order' }).click();
    await quiet(page);
    const sailed = async (): Promise<number> => {
      await page.getByRole('tab', { name: 'Log' }).click();
      const lines = await page.locator('.log li', { has: page.locator('.made') }).allTextContents();
      return lines.filter(line => line.includes('Convogli A')).length;
    };
    const first = await sailed();
    expect(first).toBeGreaterThan(1);
    await endPhase(page);
    await expectSoon(async () => (await phaseOf(page)) !== 'Axis: naval movement, step 1').toBe(true);
    // Others may be asked something between the two steps.
    await expectSoon(sailed).toBeGreaterThan(first);
    await page.getByRole('tab', { name: 'Orders' }).click();
    await page.getByRole('button', { name: /^Convogli A: to / }).click();
    await page.getByRole('button', { name: 'Cancel this order' }).click();
    await page.getByRole('tab', { name: 'Orders' }).click();
    await expectSoon(() => page.getByRole('button', { name: /^Convogli A: to / }).count()).toBe(0);
    expect(errors).toEqual([]);
    await page.close();
  });

  test('an escort is ordered once, sails with its convoy, and can be cancelled', async () => {
    const { page, errors } = await visitFast(site, DESKTOP);
    await loadPosition(page, ESCORTED, 'person', 'cadet');
    await inPhase(page, 'Axis: naval movement, step 1');
    await clickHex(page, 'Napoli');
    const panel = page.locator('#panel');
    // The escort lies on top, and comes into the hand by itself.
    await panel.getByRole('button', { name: /^Order: Scorta Napoli: escort Convogli A/ }).click();
    await page.getByText('come home with it every time').waitFor();
    await page.getByRole('button', { name: 'Give this order' }).click();
    await quiet(page);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Here' }).click();
    await panel.getByRole('button', { name: /^Convogli A: to / }).click();
    await page.getByRole('button', { name: 'Give this order' }).click();
    await quiet(page);
    // They make one group before the first die is rolled.
    await page.getByRole('tab', { name: 'Log' }).click();
    const made = page.locator('.log li', { has: page.locator('.made') });
    const together = made.filter({ hasText: 'Convogli A' }).filter({ hasText: 'Scorta Napoli' });
    await expectSoon(() => together.count()).toBeGreaterThan(0);
    await page.getByRole('tab', { name: 'Orders' }).click();
    await page.getByRole('button', { name: /^Scorta Napoli: escort Convogli A/ }).click();
    await page.getByRole('button', { name: 'Cancel this order' }).click();
    await page.getByRole('tab', { name: 'Orders' }).click();
    await expectSoon(() => page.getByRole('button', { name: /^Scorta Napoli: escort/ }).count()).toBe(0);
    expect(errors).toEqual([]);
    await page.close();
  });
});
