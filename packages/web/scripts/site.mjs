// The built server and a browser, for the scripts beside this one. Run `npm run build` before.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { centreOf, parseHexName, readMap } from '@narrow-seas/hex';
import { sixthFleetMap } from '@narrow-seas/sixth-fleet/face';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../scripts/parts/browser.mjs';

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ browser: Browser, address: string }} Site */

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const MAP = readMap(sixthFleetMap);

const startServer = async () => {
  const server = spawn(process.execPath, [join(ROOT, 'packages/server/dist/main.js'), '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ONLINE: 'off' },
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /at (http:\S+)/.exec(line)?.[1];
    if (address !== undefined) return { address, stop: () => server.kill() };
  }
  throw new Error('The server ended before it told its address.');
};

/**
 * Opens the page's server and a browser, and closes both whatever happens.
 * @template R
 * @param {(site: Site) => Promise<R>} use
 * @returns {Promise<R>}
 */
export const withSite = async use => {
  const executablePath = findChromium(process.env);
  if (executablePath === undefined) throw new Error('No Chromium found: set CHROMIUM_PATH to its program.');
  const server = await startServer();
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    return await use({ browser, address: server.address });
  } finally {
    await browser.close();
    server.stop();
  }
};

/** Where a hex lies in the window now. @param {Page} page @param {string} name */
export const placeOf = async (page, name) => {
  const canvas = page.locator('canvas.map');
  const box = await canvas.boundingBox();
  const camera = (await canvas.getAttribute('data-camera'))?.split(' ').map(Number);
  const hex = parseHexName(MAP.grid, MAP.numbering, name);
  if (box === null || camera === undefined || hex === undefined) throw new Error(`There is no hex ${name}.`);
  const [x, y] = centreOf(MAP.grid, hex);
  const [lookX = 0, lookY = 0, scale = 1] = camera;
  return { x: box.x + box.width / 2 + (x - lookX) * scale, y: box.y + box.height / 2 + (y - lookY) * scale };
};

/** One click on the start page, and the player's first phase. @param {Page} page */
export const startGame = async page => {
  await page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .click();
  await page.locator('.phase-title', { hasText: 'Soviet movement' }).waitFor();
};

/** From the address to there. @param {Page} page @param {string} address */
export const quickStart = async (page, address) => {
  page.setDefaultTimeout(20_000);
  await page.goto(address, { waitUntil: 'networkidle' });
  await startGame(page);
};
