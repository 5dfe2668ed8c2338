/* oxlint-disable no-await-in-loop -- one picture after another */
// Takes the pictures of docs/pictures.md: `node packages/web/scripts/album.mjs FOLDER [name ...]`, after `npm run build`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playAsPerson } from './person/play.mjs';
import { COUNT_QUESTIONS, quiet, READ_TITLES, stillMap, untilAsked } from './person/quiet.mjs';
import { seedChance } from './person/seeded.mjs';
import { PANEL, TABLE } from './person/selectors.mjs';
import { playNow, SCENARIOS, startScenario } from './person/start.mjs';
import { withSite } from './site.mjs';

/** @typedef {import('./site.mjs').Page} Page */
/** @typedef {import('playwright-core').BrowserContextOptions} Options */
/** @typedef {{ name: string, options: Options, pose: (page: Page, address: string) => Promise<void> }} Picture */

/** @type {Options} */
const DESKTOP = { viewport: { width: 1280, height: 800 }, colorScheme: 'light', serviceWorkers: 'block' };
/** @type {Options} */
const TOUCH = { ...DESKTOP, hasTouch: true };
const PHONE = { width: 390, height: 844 };

/** Nobody waits for the other side's moves, but where they are the picture. */
const FAST = `localStorage.setItem('narrow-seas/settings', '{"pace":"fast"}')`;

const SEED = 20;
/** Bytes of a picture, at most. */
const MOST = 140_000;

/** As fine as the size allows. @param {Page} page */
const shoot = async page => {
  for (const quality of [82, 74, 66, 58, 50]) {
    const picture = await page.screenshot({ type: 'jpeg', quality });
    if (picture.length <= MOST) return picture;
  }
  return page.screenshot({ type: 'jpeg', quality: 40 });
};

/** @param {Page} page */
const endPhase = async page => {
  await TABLE.primary(page).click();
  await quiet(page);
  if (await TABLE.endAnyway(page).isVisible()) await TABLE.endAnyway(page).click();
};

/** The first combat of a person who has moved by hand. @param {Page} page @param {string} address */
const toCombat = async (page, address) => {
  await playNow(page, address, 'Sixth Fleet');
  const until = (/** @type {string} */ title) => title === 'Soviet combat';
  await playAsPerson(page, { scenario: 'sixth-fleet-short', side: 'Soviet', turns: 2, until });
};

/** The page leads to the first attack that is owed, and has the best target chosen. @param {Page} page */
const showAttack = async page => {
  await TABLE.primary(page).click();
  await quiet(page);
  await PANEL.proposals(page).first().waitFor();
};

/** @type {readonly Picture[]} */
const FIRST_SCREENS = Object.entries(SCENARIOS).map(([name, scenario]) => ({
  name,
  options: DESKTOP,
  pose: async (page, address) => {
    if (scenario.playNow === true) await playNow(page, address, scenario.game);
    else await startScenario(page, address, { ...scenario, level: 'cadet' });
    await untilAsked(page);
  },
}));

/** @type {readonly Picture[]} */
const PICTURES = [
  ...FIRST_SCREENS,
  {
    name: 'battle',
    options: DESKTOP,
    pose: async (page, address) => {
      await toCombat(page, address);
      await showAttack(page);
      await TABLE.primary(page).click();
      await quiet(page);
    },
  },
  {
    name: 'enemy-turn',
    options: DESKTOP,
    pose: async (page, address) => {
      await playNow(page, address, 'Sixth Fleet');
      await untilAsked(page);
      await endPhase(page);
      await TABLE.caption(page).waitFor();
      // A few of its moves are on the map by then.
      await page.waitForTimeout(5000);
    },
  },
  {
    name: 'phone-turn',
    options: TOUCH,
    pose: async (page, address) => {
      await toCombat(page, address);
      await page.setViewportSize(PHONE);
      await showAttack(page);
    },
  },
];

const [folder = '', ...names] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
await withSite(async ({ browser, address }) => {
  for (const { name, options, pose } of PICTURES) {
    if (names.length > 0 && !names.includes(name)) continue;
    const context = await browser.newContext(options);
    await seedChance(context, SEED);
    const scripts = [COUNT_QUESTIONS, READ_TITLES, ...(name === 'enemy-turn' ? [] : [FAST])];
    for (const script of scripts) await context.addInitScript(script);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await pose(page, address);
    if (name !== 'enemy-turn') await stillMap(page);
    await TABLE.drawnMap(page).waitFor();
    await page.waitForTimeout(800);
    const picture = await shoot(page);
    writeFileSync(join(folder, `${name}.jpg`), picture);
    console.log(`${name.padEnd(34)}${(picture.length / 1000).toFixed(0).padStart(5)} kB`);
    await context.close();
  }
});
