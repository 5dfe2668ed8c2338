/* oxlint-disable no-await-in-loop -- one picture after another */
// Makes the pictures of the README again: `node packages/web/scripts/pictures.mjs [folder]`, after `npm run build`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packPng } from './png.mjs';
import { comeCloser, endPhase, hexShown, pickUntil, showAttack, startFast } from './poses.mjs';
import { placeOf, quickStart, ROOT, withSite } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Page} Page */

const DESKTOP = { viewport: { width: 1280, height: 800 }, colorScheme: /** @type {const} */ ('light') };
const DARK = { ...DESKTOP, colorScheme: /** @type {const} */ ('dark') };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** A ship with open water before it, and the way to the farthest hex in sight drawn. @param {Page} page */
const showMove = async page => {
  const ship = page.locator('.unit[aria-pressed=true][title*="Movement 4,"]');
  await pickUntil(page, async () => {
    const { x, y } = await placeOf(page, await hexShown(page));
    return x > 350 && x < 650 && y > 300 && (await ship.isVisible());
  });
  await comeCloser(page, 4);
  await page.getByText('List them').click();
  const labels = await page.locator('.panel details .choices button').allTextContents();
  await page.getByText('List them').click();
  const hexes = labels.flatMap(label => /[Mm]ove to (\d{4})/.exec(label)?.[1] ?? []);
  const spots = await Promise.all(hexes.map(hex => placeOf(page, hex)));
  const inSight = spots.filter(({ x, y }) => x > 220 && x < 800 && y > 120 && y < 560);
  const far = inSight.at(-1);
  if (far !== undefined) await page.mouse.move(far.x, far.y, { steps: 3 });
  await page.waitForTimeout(200);
};

/** The first table of a game. @param {Page} page @param {string} address @param {string} game */
const playNow = async (page, address, game) => {
  await page.goto(address, { waitUntil: 'networkidle' });
  const card = page.locator('article', { has: page.getByRole('heading', { name: game }) });
  await card.getByRole('button', { name: /^Play now/ }).click();
  await page.locator('.phase-title').waitFor();
};

/** @param {Page} page @param {RegExp} name */
const overlay = async (page, name) => {
  const chip = page.locator('.layer-chips').getByRole('button', { name });
  if (!(await chip.first().isVisible()))
    await page.getByRole('button', { name: 'More', exact: true }).click();
  await chip.first().click();
  await page.waitForTimeout(600);
};

/** @type {{ readonly [name: string]: { options: import('playwright-core').BrowserContextOptions, pose: (page: Page, address: string) => Promise<void> } }} */
const PICTURES = {
  start: {
    options: DESKTOP,
    pose: async (page, address) => {
      await page.goto(address, { waitUntil: 'networkidle' });
      await page
        .getByRole('button', { name: /^Play now/ })
        .first()
        .waitFor();
    },
  },
  'set-up': {
    options: DESKTOP,
    pose: async (page, address) => {
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.getByText('Your own game').first().click();
      await page.locator('.seat', { hasText: 'NATO' }).first().locator('select').selectOption('person');
      await page.getByRole('button', { name: 'Set up this game' }).first().click();
      await page.locator('.tray-piece:enabled').nth(1).click();
      await page.waitForTimeout(400);
    },
  },
  movement: {
    options: DESKTOP,
    pose: async (page, address) => {
      await quickStart(page, address);
      await showMove(page);
    },
  },
  attack: {
    options: DESKTOP,
    pose: async (page, address) => {
      await startFast(page, address);
      await endPhase(page);
      await showAttack(page);
      await comeCloser(page, 3);
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
  'second-fleet': {
    options: DESKTOP,
    pose: async (page, address) => {
      await playNow(page, address, 'Second Fleet');
      await overlay(page, /^Sea areas/);
    },
  },
  'europa-naval': {
    options: DESKTOP,
    pose: async (page, address) => {
      await playNow(page, address, 'Europa Naval');
      await overlay(page, /^Danger zones/);
    },
  },
  phone: {
    options: PHONE,
    pose: async (page, address) => {
      await startFast(page, address);
      await endPhase(page);
      await showAttack(page);
      await page.waitForTimeout(400);
    },
  },
  'operations-room': {
    options: DARK,
    pose: async (page, address) => {
      await quickStart(page, address);
      await showMove(page);
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
