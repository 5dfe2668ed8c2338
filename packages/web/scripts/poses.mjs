/* oxlint-disable no-await-in-loop -- one step after another */
// Ways to a screen that is worth a picture, for the scripts that make pictures.
import { placeOf, quickStart } from './site.mjs';

/** @typedef {import('./site.mjs').Page} Page */

/** Ends the player's phase and waits until the computer has played. @param {Page} page */
export const endPhase = async page => {
  await page.locator('.main-way').click();
  const sure = page.getByRole('button', { name: /anyway$/ });
  if (await sure.isVisible()) await sure.click();
  await page.getByText(/^The computer plays/).waitFor({ state: 'detached' });
  await page.waitForTimeout(300);
};

/** A game at full speed, from its first move. @param {Page} page @param {string} address */
export const startFast = async (page, address) => {
  await page.addInitScript(`localStorage.setItem('narrow-seas/settings', '{"pace":"fast"}')`);
  await quickStart(page, address);
};

/** Goes from unit to unit until one is met that is wanted. @param {Page} page @param {() => Promise<boolean>} isWanted */
export const pickUntil = async (page, isWanted) => {
  for (let turn = 0; turn < 40; turn++) {
    await page.getByRole('button', { name: /still to act/ }).click();
    await page.locator('.main-way:enabled').waitFor();
    await page.waitForTimeout(120);
    if (await isWanted()) return;
  }
  throw new Error('No unit shows what the picture needs.');
};

/** The hex that the panel names. @param {Page} page */
export const hexShown = async page =>
  /\d{4}/.exec((await page.locator('.panel h2').first().textContent()) ?? '')?.[0] ?? '';

/** @param {Page} page @param {number} turns of the wheel */
export const comeCloser = async (page, turns) => {
  const { x, y } = await placeOf(page, await hexShown(page));
  await page.mouse.move(x, y);
  for (let turn = 0; turn < turns; turn++) await page.mouse.wheel(0, -120);
  await page.waitForTimeout(400);
};

/** An attack that may succeed or fail, with its odds. @param {Page} page */
export const showAttack = async page => {
  const doubtful = page.locator('.main-way', { hasText: /: (17|33|50|67|83) ?%/ });
  await pickUntil(page, () => doubtful.isVisible());
  await page.locator('.target-table .chosen').waitFor();
};
