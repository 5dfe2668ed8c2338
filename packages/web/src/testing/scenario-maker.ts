import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { quiet } from './quiet.ts';
import type { Spot } from './site.ts';

/** What somebody does who makes a scenario in the page. */

export type Press = 'click' | 'tap';

/** The editor with an empty map of the scenario. */
export const startBlank = async (
  page: Page,
  press: Press = 'click',
  base = 'The Levant',
  game = 'sixth-fleet',
): Promise<void> => {
  await page.getByRole('button', { name: /^Make a scenario/ })[press]();
  await page.locator('.new-draft').getByLabel('Game').selectOption(game);
  await page.getByLabel('Rules, map and length of').selectOption({ label: base });
  await page.getByRole('button', { name: 'Start the editor' })[press]();
  await page.locator('canvas.map').waitFor();
  await quiet(page);
};

export const tab = async (page: Page, name: string, press: Press = 'click'): Promise<void> =>
  page.getByRole('tab', { name })[press]();

/** Takes the unit that the search finds first. */
const pickUp = async (page: Page, name: string, press: Press = 'click'): Promise<void> => {
  await tab(page, 'Units', press);
  await page.getByRole('searchbox', { name: 'Search units' }).fill(name);
  const region = page.getByRole('region', { name: 'Units' });
  const first = region.getByRole('button', { name: /^Pick up/ }).first();
  await first[press]();
  await page
    .getByText(/^In your hand/)
    .first()
    .waitFor();
};

/** Takes it, and puts it where that is in the window. */
export const putAtSpot = async (
  page: Page,
  name: string,
  spotOf: () => Promise<Spot>,
  press: Press = 'click',
): Promise<void> => {
  await pickUp(page, name, press);
  const { x, y } = await spotOf();
  await (press === 'tap' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await quiet(page);
};

export const setField = async (page: Page | Locator, label: string, value: string): Promise<void> => {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(value);
  await field.press('Enter');
};

/** The scenario file that the button saves. */
export const savedFile = async (page: Page, press: Press = 'click'): Promise<string> => {
  await tab(page, 'Play', press);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to a file' })[press](),
  ]);
  return readFileSync(await download.path(), 'utf8');
};

export const fileOf = (text: string) => ({
  name: 'x.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});
