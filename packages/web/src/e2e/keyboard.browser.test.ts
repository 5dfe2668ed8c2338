/* oxlint-disable no-await-in-loop -- one key after another, as a person would */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SURE_ATTACK } from '../testing/positions.ts';
import { CHROMIUM, DESKTOP, inPhase, openSite, type Site, visit } from '../testing/site.ts';
import { quiet } from '../testing/quiet.ts';
import { expectSoon, heard, loadPosition, phaseOf } from '../testing/table.ts';

/** The name of what has the focus, as a screen reader would say it. */
const FOCUSED = `(() => {
  const { activeElement: at } = document;
  return at === null ? '' : (at.getAttribute('aria-label') ?? at.textContent ?? '').trim();
})()`;

/** Goes by the Tab key alone to what has this name. */
const tabTo = async (page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const met: unknown[] = [];
  for (let step = 0; step < 90; step++) {
    const focused = await page.evaluate(FOCUSED);
    if (name.test(String(focused))) return;
    met.push(focused);
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard never came to ${name.source}, only to ${[...new Set(met)].join(' | ')}`);
};

const toMap = (page: Page): Promise<void> => tabTo(page, /^Map\./, 'Shift+Tab');

/** Moves the cursor about the picked unit until the ear hears of this choice. */
const seek = async (page: Page, choice: RegExp): Promise<string> => {
  // Round a hex and back: each of the six neighbours is entered once.
  for (const key of ['d', 'w', 'a', 'z', 'x', 'd', 'e']) {
    await page.keyboard.press(key);
    const said = await heard(page);
    if (choice.test(said)) return said;
  }
  throw new Error(`No neighbour offers ${choice.source}; the last says: ${await heard(page)}`);
};

const expectHeard = (page: Page, what: RegExp): Promise<void> => expectSoon(() => heard(page)).toMatch(what);

describe.skipIf(!CHROMIUM)('by keyboard alone', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('an attack with its odds, the roll, a retreat, an advance, then a movement phase', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await loadPosition(page, SURE_ATTACK, 'Soviet combat');
    await toMap(page);
    await page.keyboard.press('Tab');
    await expectHeard(page, /^Hex 0914, .*two Soviet ship units/);
    await page.locator('.target-table .chosen').waitFor();
    await page.keyboard.press('d');
    await expectHeard(page, /^Hex 0915, .*Attack .*: 100 ?%/);
    expect(await page.locator('.target-table .chosen').textContent()).toMatch(/100%/);
    expect(await page.locator('.odds-sum').first().textContent()).toMatch(
      /\d+ - \d+ = \d+; column \d+; ECM 0$/,
    );
    await page.keyboard.press('Enter');
    await page.locator('.attack h2', { hasText: /^Attack / }).waitFor();
    await page.keyboard.press('Enter');
    await expectHeard(page, /attacks? .* must retreat from 0915/);
    await page.locator('.strip .verdict').waitFor();
    expect(await page.evaluate('document.activeElement === document.body')).toBe(false);

    await quiet(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Do not advance' }).first().press('Enter');
    await quiet(page);
    await toMap(page);
    if ((await phaseOf(page)) === 'Soviet combat') await page.keyboard.press('Space');
    await inPhase(page, 'Soviet movement');
    await toMap(page);
    await page.keyboard.press('Tab');
    await page.getByText(/in reach and tinted/).waitFor();
    await seek(page, /move to \d{4}/);
    await page.keyboard.press('Enter');
    await expectHeard(page, /moves .* to \d{4}/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: /anyway$/ }).press('Enter');
    await expectHeard(page, /NATO/);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('every key of the list does what the list says', async () => {
    const { page, errors } = await visit(site, DESKTOP);
    await loadPosition(page, SURE_ATTACK, 'Soviet combat');
    const camera = async (): Promise<number> =>
      Number((await page.locator('canvas.map').getAttribute('data-camera'))?.split(' ')[2]);
    await page.keyboard.press('?');
    await page.getByRole('heading', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Keys' }).waitFor({ state: 'detached' });
    const wide = await camera();
    await page.keyboard.press('+');
    expect(await camera()).toBeGreaterThan(wide);
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    expect(await camera()).toBeLessThan(wide);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await page.keyboard.press('0');
    const width = (await page.locator('canvas.map').boundingBox())?.width ?? 0;
    // The map is forty hexes wide: all of it is seen, though it opened on the action.
    expect(await camera()).toBeLessThanOrEqual(width / 40);
    expect(await camera()).toBeLessThan(wide / 2);
    await page.keyboard.press('g');
    await page.getByRole('heading', { name: 'What has happened' }).waitFor();
    await page.keyboard.press('r');
    await page.getByRole('searchbox').waitFor();
    await page.keyboard.type('8.71');
    expect(await page.locator('.rules h3').first().textContent()).toMatch(/^8\.71/);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('the six directions go round a hex and come back, and arrows keep to the column', async () => {
    const { page } = await visit(site, DESKTOP);
    await loadPosition(page, SURE_ATTACK, 'Soviet combat');
    await page.locator('canvas.map').focus();
    const walk = async (keys: readonly string[]): Promise<readonly string[]> => {
      const hexes: string[] = [];
      for (const key of keys) {
        await page.keyboard.press(key);
        hexes.push(/^Hex (\d{4})/.exec(await heard(page))?.[1] ?? '');
      }
      return hexes;
    };
    const [start] = await walk(['d']);
    const round = await walk(['e', 'x', 'z', 'a', 'w', 'e', 'z']);
    expect(new Set(round.slice(0, 6)).size).toBe(6);
    expect(round.at(-1)).not.toBe('');
    const [up, back] = await walk(['ArrowUp', 'ArrowDown']);
    expect(back).toBe(round.at(-1));
    expect(up).not.toBe(back);
    expect(start).toBe('0914');
    await page.context().close();
  });
});
