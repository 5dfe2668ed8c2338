import { type HexId, centreOf, parseHexName, readMap } from '@narrow-seas/hex';
import { europaNavalMaps } from '@narrow-seas/europa-naval/face';
import type { Page } from 'playwright-core';
import { inPhase, type Spot, spotInSight, stillMap } from './site.ts';

const MAP = readMap(europaNavalMaps.mediterranean);

/** A hex of the Mediterranean by its number or by its port. */
const hexNamed = (name: string): HexId | undefined =>
  MAP.places.find(place => place.kind === 'port' && place.name === name)?.hex ??
  parseHexName(MAP.grid, MAP.numbering, name);

/** The number that a hex has inside. */
export const hexNumber = (name: string): number => {
  const hex = hexNamed(name);
  if (hex === undefined) throw new Error(`There is no hex ${name}.`);
  return hex;
};

/** Whether a hex lies in the part of the map that the window shows now. */
export const isInSight = async (page: Page, name: string): Promise<boolean> => {
  await stillMap(page);
  const canvas = page.locator('canvas.map');
  const box = await canvas.boundingBox();
  const [x = 0, y = 0, scale = 1] = ((await canvas.getAttribute('data-camera')) ?? '').split(' ').map(Number);
  const [hexX, hexY] = centreOf(MAP.grid, hexNumber(name) as HexId);
  const { width, height } = box ?? { width: 0, height: 0 };
  return Math.abs(hexX - x) * scale < width / 2 && Math.abs(hexY - y) * scale < height / 2;
};

/** Where a hex lies in the window now. */
export const placeIn = (page: Page, name: string): Promise<Spot> =>
  spotInSight(page, centreOf(MAP.grid, hexNumber(name) as HexId));

export const clickHex = async (page: Page, name: string): Promise<void> => {
  const { x, y } = await placeIn(page, name);
  await page.mouse.click(x, y);
};

/** Nothing is answered by a standing order: the player is asked everything. */
const ASKED = Object.fromEntries(
  [
    'coast-guns',
    'reactions',
    'battle',
    'targets',
    'losses',
    'withdrawal',
    'submarines',
    'cover',
    'strikes',
    'land',
    'steps',
    'no-choice',
  ].map(id => [id, { choice: 'ask' }]),
);
const ASK_EVERYTHING = { values: ASKED, missions: [] };

/** Loads a position of the Mediterranean, in which players are asked everything; each seat is a person or a level of the computer. */
export const loadPosition = async (
  page: Page,
  position: string,
  axis: string,
  allied: string,
): Promise<void> => {
  const file = {
    format: 'narrow-seas/match',
    version: 1,
    game: 'europa-naval',
    rules: 1,
    opening: { position },
    orders: { axis: ASK_EVERYTHING, allied: ASK_EVERYTHING },
    entries: [],
  };
  const buffer = Buffer.from(JSON.stringify(file));
  const name = 'position.json';
  await page.getByLabel('Load a file').setInputFiles({ name, mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Play from here' }).waitFor();
  await page.locator('.seat', { hasText: 'Axis' }).locator('select').selectOption(axis);
  await page.locator('.seat', { hasText: 'Allied' }).locator('select').selectOption(allied);
  await page.getByRole('button', { name: 'Play from here' }).click();
};

/** The next player sits down before the screen. */
export const sitDown = async (page: Page, side: string, phase: string): Promise<void> => {
  await page.getByRole('button', { name: `I am ${side}: show the table` }).click();
  await inPhase(page, phase);
};
