/* oxlint-disable no-await-in-loop -- one picture after another */
// Films a battle from the page itself: `node packages/web/scripts/recording.mjs [file]`, after `npm run build`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinFrames } from './apng.mjs';
import { endPhase, showAttack, startFast } from './poses.mjs';
import { ROOT, withSite } from './site.mjs';

/** @typedef {import('./apng.mjs').Frame} Frame */
/** @typedef {import('./site.mjs').Page} Page */

const SCREEN = { viewport: { width: 1000, height: 625 }, colorScheme: /** @type {const} */ ('light') };
/** A film of this size is fetched by everybody who reads the README. */
const MOST_BYTES = 2_000_000;
const STEPS = 16;
const STEP_MS = 160;
const HOLD_MS = 2600;
const SETTLE_MS = 2500;

/** @param {Page} page @param {number} milliseconds @returns {Promise<Frame>} */
const frame = async (page, milliseconds) => ({ file: await page.screenshot({ type: 'png' }), milliseconds });

/** The attack as it is weighed, the die, and what came of it. @param {Page} page */
const filmBattle = async page => {
  const frames = [await frame(page, HOLD_MS)];
  await page.locator('.main-way').click();
  for (let step = 0; step < STEPS; step++) {
    frames.push(await frame(page, STEP_MS));
    await page.waitForTimeout(STEP_MS / 2);
  }
  frames.push(await frame(page, HOLD_MS));
  return frames;
};

const [file = join(ROOT, 'docs/pictures/battle.png')] = process.argv.slice(2);
await withSite(async ({ browser, address }) => {
  const page = await browser.newPage(SCREEN);
  await startFast(page, address);
  await endPhase(page);
  await showAttack(page);
  // The chart behind the map is drawn sharp when the camera rests.
  await page.waitForTimeout(SETTLE_MS);
  const film = joinFrames(await filmBattle(page));
  if (film.length > MOST_BYTES)
    throw new Error(`The film has ${film.length} bytes; at most ${MOST_BYTES} are wanted.`);
  writeFileSync(file, film);
  console.log(`${file}: ${Math.round(film.length / 1000)} kB`);
});
