/* oxlint-disable no-await-in-loop -- one picture after another */
// Makes the pictures of the README again: `node packages/web/scripts/pictures.mjs [folder]`, after `npm run build`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packPng } from './png.mjs';
import { placeOf, quickStart, ROOT, withSite } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Page} Page */

const DESKTOP = { viewport: { width: 1280, height: 800 }, colorScheme: /** @type {const} */ ('light') };
const DARK = { ...DESKTOP, colorScheme: /** @type {const} */ ('dark') };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** Ends the player's phase and waits until the computer has played. @param {Page} page */
const endPhase = async page => {
  await page.locator('.ways .primary').click();
  const sure = page.getByRole('button', { name: 'End it' });
  if (await sure.isVisible()) await sure.click();
  await page.getByText(/^The computer plays/).waitFor({ state: 'detached' });
  await page.waitForTimeout(300);
};

/** A game at full speed, from its first move. @param {Page} page @param {string} address */
const startFast = async (page, address) => {
  await page.addInitScript(`localStorage.setItem('narrow-seas/settings', '{"pace":"fast"}')`);
  await quickStart(page, address);
};

/** Goes through the units until one with a far reach is picked. @param {Page} page */
const pickFarReach = async page => {
  const find = page.getByRole('button', { name: /can act/ });
  for (let turn = 0; turn < 12; turn++) {
    await find.click();
    const told = await page.getByText(/in reach/).textContent();
    if (Number.parseInt(told ?? '0', 10) > 30) return;
  }
};

/** Looks closer at the hex that the panel names. @param {Page} page @param {number} clicks */
const comeCloser = async (page, clicks) => {
  const { x, y } = await placeOf(page, (await page.locator('.panel h2').first().textContent()) ?? '');
  await page.mouse.move(x, y);
  for (let click = 0; click < clicks; click++) await page.mouse.wheel(0, -120);
  await page.waitForTimeout(400);
};

/** Opens the first attack that is offered. @param {Page} page */
const openAttack = async page => {
  await page
    .locator('.duties button')
    .or(page.getByRole('button', { name: /can act/ }))
    .first()
    .click();
  await page.locator('.doings .deeds button').first().click();
  await page.locator('.odds-results').first().waitFor();
};

/** @type {{ readonly [name: string]: { options: import('playwright-core').BrowserContextOptions, pose: (page: Page, address: string) => Promise<void> } }} */
const PICTURES = {
  start: {
    options: DESKTOP,
    pose: (page, address) => page.goto(address, { waitUntil: 'networkidle' }).then(() => undefined),
  },
  'set-up': {
    options: DESKTOP,
    pose: async (page, address) => {
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.getByText('Your own game').click();
      await page.locator('.seat', { hasText: 'NATO' }).locator('select').selectOption('person');
      await page.getByRole('button', { name: 'Set up this game' }).click();
      await page.locator('.tray-piece:enabled').nth(1).click();
      await page.waitForTimeout(400);
    },
  },
  movement: {
    options: DESKTOP,
    pose: async (page, address) => {
      await quickStart(page, address);
      await pickFarReach(page);
      await comeCloser(page, 2);
    },
  },
  attack: {
    options: DESKTOP,
    pose: async (page, address) => {
      await startFast(page, address);
      await endPhase(page);
      await openAttack(page);
    },
  },
  replay: {
    options: DESKTOP,
    pose: async (page, address) => {
      await startFast(page, address);
      await endPhase(page);
      await page.getByRole('tab', { name: 'Log' }).click();
      await page.locator('.log .number').nth(3).click();
      await page.getByRole('slider').waitFor();
      await page.waitForTimeout(400);
    },
  },
  phone: {
    options: PHONE,
    pose: async (page, address) => {
      await startFast(page, address);
      await endPhase(page);
      await openAttack(page);
      await page.waitForTimeout(400);
    },
  },
  'operations-room': {
    options: DARK,
    pose: async (page, address) => {
      await quickStart(page, address);
      await pickFarReach(page);
      await comeCloser(page, 2);
    },
  },
};

/** @param {Site} site @param {string} folder @param {string} name */
const take = async ({ browser, address }, folder, name) => {
  const picture = PICTURES[name];
  if (picture === undefined) throw new Error(`There is no picture ${name}.`);
  const context = await browser.newContext(picture.options);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await picture.pose(page, address);
  await page.waitForTimeout(300);
  const packed = packPng(await page.screenshot());
  writeFileSync(join(folder, `${name}.png`), packed);
  console.log(`${name.padEnd(18)}${(packed.length / 1000).toFixed(0).padStart(5)} kB`);
  await context.close();
};

const [folder = join(ROOT, 'docs/pictures'), ...names] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
await withSite(async site => {
  for (const name of names.length > 0 ? names : Object.keys(PICTURES)) await take(site, folder, name);
});
