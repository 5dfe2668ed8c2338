// The person's hand: each press of a button, a row or a hex is one click; so is each press of a key, and each move of the map.
import { boundsOf } from '@narrow-seas/hex';
import { isOnMap, spotOf, spotOnMiniMap } from './chart.mjs';
import { quiet, stillMap } from './quiet.mjs';

/** @typedef {import('../site.mjs').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */
/** @typedef {import('@narrow-seas/hex').HexMap} HexMap */
/** @typedef {import('@narrow-seas/hex').HexId} HexId */
/** @typedef {ReturnType<typeof makeHand>} Hand */

/** What cannot be pressed within this time is not there any more. */
const REACH_MS = 10_000;

/** A double press is faster than this. */
const DOUBLE_MS = 350;

/** Hexes of the whole map are still large enough to be hit with ease: 20 pixels each. @param {HexMap} map */
const isWide = map => {
  const { minX, minY, maxX, maxY } = boundsOf(map.grid);
  return Math.min(STAGE.width / (maxX - minX), STAGE.height / (maxY - minY)) >= 20;
};

/** The map in a window of 1280 by 800. */
const STAGE = { width: 890, height: 680 };

/** @param {Page} page @param {import('./tally.mjs').Tally} tally */
const presser = (page, tally) => async (/** @type {Locator} */ what, /** @type {string} */ said) => {
  try {
    await what.click({ timeout: REACH_MS });
    tally.click(said);
  } catch (failure) {
    // What has gone before it was reached is no press.
    if (await what.isVisible()) throw failure;
  }
  await quiet(page);
};

/** @param {Page} page @param {HexMap} map @param {import('./tally.mjs').Tally} tally */
export const makeHand = (page, map, tally) => {
  let sawAll = false;
  /** @type {HexId | undefined} */
  let last;
  /** The map is moved by the small map when a hex is not on the screen. @param {HexId} hex @param {string} said */
  const pressHex = async (hex, said) => {
    await stillMap(page);
    let spot = await spotOf(page, map, hex);
    if (!(await isOnMap(page, spot)) && isWide(map) && !sawAll) {
      sawAll = true;
      await key('0');
      await stillMap(page);
      spot = await spotOf(page, map, hex);
    }
    if (!(await isOnMap(page, spot))) {
      const small = await spotOnMiniMap(page, map, hex);
      if (small !== undefined) {
        tally.click('move the map');
        await page.mouse.click(small.x, small.y);
        await quiet(page);
        await stillMap(page);
      }
      spot = await spotOf(page, map, hex);
    }
    // The same place twice within a moment would be a double press, which the page takes for one.
    if (hex === last) await page.waitForTimeout(DOUBLE_MS);
    last = hex;
    tally.click(said);
    await page.mouse.click(spot.x, spot.y);
    await quiet(page);
  };
  /** @param {string} name */
  const key = async name => {
    tally.click(`key ${name}`);
    await page.keyboard.press(name);
    await quiet(page);
  };
  return { press: presser(page, tally), pressHex, key };
};
