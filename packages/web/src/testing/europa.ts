import { type HexId, centreOf, parseHexName, readMap } from '@narrow-seas/hex';
import { europaNavalMaps } from '@narrow-seas/europa-naval/face';
import type { Page } from 'playwright-core';
import { inPhase, stillMap } from './site.ts';

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

/** Where a hex lies in the window now. */
export const placeIn = async (
  page: Page,
  name: string,
): Promise<{ readonly x: number; readonly y: number }> => {
  await stillMap(page);
  const canvas = page.locator('canvas.map');
  const box = await canvas.boundingBox();
  const camera = (await canvas.getAttribute('data-camera'))?.split(' ').map(Number);
  if (box === null || camera === undefined) throw new Error('There is no map.');
  const [x, y] = centreOf(MAP.grid, hexNumber(name) as HexId);
  const [lookX = 0, lookY = 0, scale = 1] = camera;
  return { x: box.x + box.width / 2 + (x - lookX) * scale, y: box.y + box.height / 2 + (y - lookY) * scale };
};

export const clickHex = async (page: Page, name: string): Promise<void> => {
  const { x, y } = await placeIn(page, name);
  await page.mouse.click(x, y);
};

/** Loads a position of the Mediterranean; each seat is a person or a level of the computer. */
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
