// Where a hex lies on the screen, as the eye finds it on the map.
import { boundsOf, centreOf, parseHexName, readMap } from '@narrow-seas/hex';
import { europaNavalMaps } from '@narrow-seas/europa-naval/face';
import { secondFleetMap } from '@narrow-seas/second-fleet/face';
import { sixthFleetMap } from '@narrow-seas/sixth-fleet/face';
import { TABLE } from './selectors.mjs';

/** @typedef {import('../site.mjs').Page} Page */
/** @typedef {import('@narrow-seas/hex').HexMap} HexMap */
/** @typedef {import('@narrow-seas/hex').HexId} HexId */
/** @typedef {{ readonly x: number, readonly y: number }} Spot */

/** The map that a scenario is played on. @param {string} name "europa-naval-malta" @returns {HexMap} */
export const mapOf = name => {
  if (name.startsWith('sixth')) return readMap(sixthFleetMap);
  if (name.startsWith('second')) return readMap(secondFleetMap);
  return readMap(name.includes('baltic') ? europaNavalMaps.baltic : europaNavalMaps.mediterranean);
};

/** A hex that a sentence names by number or by place; the longest name wins. @param {HexMap} map @param {string} text */
export const hexIn = (map, text) => {
  for (const [number] of text.matchAll(/\b\d{4,6}\b/g)) {
    const hex = parseHexName(map.grid, map.numbering, number);
    if (hex !== undefined) return hex;
  }
  const said = text.replace('Malta’s', 'Valletta');
  const named = map.places
    .filter(({ name, kind }) => kind !== 'sea' && name !== '' && said.includes(name))
    .toSorted((one, other) => other.name.length - one.name.length);
  return named[0]?.hex;
};

/** Where its middle is drawn now. @param {Page} page @param {HexMap} map @param {HexId} hex @returns {Promise<Spot>} */
export const spotOf = async (page, map, hex) => {
  const canvas = TABLE.map(page);
  const box = await canvas.boundingBox();
  const camera = (await canvas.getAttribute('data-camera'))?.split(' ').map(Number);
  if (box === null || camera === undefined) throw new Error('There is no map.');
  const [x, y] = centreOf(map.grid, hex);
  const [lookX = 0, lookY = 0, scale = 1] = camera;
  return { x: box.x + box.width / 2 + (x - lookX) * scale, y: box.y + box.height / 2 + (y - lookY) * scale };
};

/** Whether the map itself lies there, and no tool over it. @param {Page} page @param {Spot} spot */
export const isOnMap = async (page, { x, y }) =>
  Boolean(await page.evaluate(`document.elementFromPoint(${x}, ${y})?.className === 'map'`));

/** Its place on the small map. @param {Page} page @param {HexMap} map @param {HexId} hex @returns {Promise<Spot | undefined>} */
export const spotOnMiniMap = async (page, map, hex) => {
  const box = await TABLE.miniMap(page).boundingBox();
  if (box === null) return undefined;
  const { minX, minY, maxX } = boundsOf(map.grid);
  const scale = box.width / (maxX - minX);
  const [x, y] = centreOf(map.grid, hex);
  return { x: box.x + (x - minX) * scale, y: box.y + (y - minY) * scale };
};
