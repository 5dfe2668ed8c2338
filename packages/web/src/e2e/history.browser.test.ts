import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import { SURE_ATTACK } from '../testing/positions.ts';
import { cardOf, CHROMIUM, DESKTOP, inPhase, openSite, PHONE, type Site, visit } from '../testing/site.ts';
import { begin, loadPosition, visitFast } from '../testing/table.ts';

const READ = 'Read the background';

describe.skipIf(!CHROMIUM)('pages of history', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test.each([
    ['on a desktop', DESKTOP],
    ['on a phone', PHONE],
  ] as const)('%s: the chosen scenario has its page, loaded when it is opened', async (_name, options) => {
    const { page, errors } = await visit(site, options);
    const asked: string[] = [];
    page.on('request', request => void asked.push(request.url()));
    const card = cardOf(page, 'Second Fleet');
    await card.getByText('Your own game').click();
    await card.getByText(READ).waitFor();
    expect(asked.filter(url => url.includes('-history-'))).toEqual([]);
    await card.getByText(READ).focus();
    await page.keyboard.press('Enter');
    await card.getByText(/^From 1968 on NATO kept a squadron/).waitFor();
    expect(asked.filter(url => url.includes('-history-')).length).toBe(1);
    await card.getByRole('radio', { name: 'Through the Gap' }).check();
    await card.getByText(/^Between Greenland and Iceland/).waitFor();
    await card.getByText('What each side has to do').waitFor();
    await expectClean(page, 'history on the start page');
    expect(errors).toEqual([]);
  });

  test('a page that did not load says so, and can be asked for again', async () => {
    const { page } = await visit(site, DESKTOP);
    const card = cardOf(page, 'Second Fleet');
    await page.route('**/assets/second-fleet-history-*.js', route => route.abort());
    await card.getByText('Your own game').click();
    await card.getByText(READ).click();
    await card.getByText('The page of history could not be loaded.').waitFor();
    await page.unroute('**/assets/second-fleet-history-*.js');
    await card.getByRole('button', { name: 'Try again' }).click();
    await card.getByText(/^From 1968 on NATO kept a squadron/).waitFor();
    expect(await card.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  });

  test('a game that began from a position has no scenario, and its menu offers no page', async () => {
    const { page } = await visit(site, DESKTOP);
    await loadPosition(page, SURE_ATTACK, 'Soviet combat');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation').getByRole('button', { name: 'Keys' }).waitFor();
    expect(await page.getByText(READ).count()).toBe(0);
  });

  test('the menu of a game opens it, and Escape leads back to the table', async () => {
    const { page, errors } = await visitFast(site, DESKTOP);
    await begin(page, 'person', 'random', 'The Standing Force', 'Second Fleet');
    await inPhase(page, 'Strategic air');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation').getByRole('button', { name: READ }).click();
    const screen = page.getByRole('region', { name: 'The Standing Force' });
    await screen.getByText('What each side has to do').waitFor();
    await expectClean(page, 'history in the game');
    await page.keyboard.press('Escape');
    await screen.waitFor({ state: 'detached' });
    await inPhase(page, 'Strategic air');
    expect(errors).toEqual([]);
  });
});
