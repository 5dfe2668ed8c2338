/* oxlint-disable no-await-in-loop -- one measurement at a time, or each would slow the other */
// Measures the built page in a real browser: `node packages/web/scripts/measure.mjs [--json]`, after `npm run build`.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../scripts/parts/browser.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PAGE = join(ROOT, 'packages/web/dist/page');
const MAPS = [join(ROOT, 'packages/games/sixth-fleet/data/sixth-fleet.map.json')];
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const VIEWPORT = { width: 1440, height: 900 };
const LOADS = 5;

/** @param {readonly number[]} values */
const median = values => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** @param {readonly number[]} values @param {number} share */
const quantile = (values, share) =>
  [...values].sort((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;

/** @param {string} path */
const packedSize = path => {
  const body = readFileSync(path);
  return path.endsWith('.woff2') ? body.length : gzipSync(body).length;
};

/** Everything that the first load fetches, compressed; the map is part of page and worker alike. */
const sizes = () => {
  const files = readdirSync(PAGE, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(html|js|css|woff2)$/.test(entry.name))
    .filter(entry => entry.name !== 'service-worker.js')
    .map(entry => join(entry.parentPath, entry.name));
  const total = files.map(packedSize).reduce((sum, size) => sum + size, 0);
  const maps = 2 * MAPS.map(packedSize).reduce((sum, size) => sum + size, 0);
  return { firstLoadKB: total / 1000, mapDataKB: maps / 1000, firstLoadWithoutMapKB: (total - maps) / 1000 };
};

const startServer = async () => {
  const server = spawn(process.execPath, [join(ROOT, 'packages/server/dist/main.js'), '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /at (http:\S+)/.exec(line)?.[1];
    if (address !== undefined) return { address, stop: () => server.kill() };
  }
  throw new Error('The server ended before it told its address.');
};

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Page} Page */

/** From the start of the navigation until the button that starts a game can be pressed. @param {Browser} browser @param {string} address */
const timeToInteractive = async (browser, address) => {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  const started = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Play now/ }).click({ trial: true });
  const elapsed = performance.now() - started;
  await context.close();
  return elapsed;
};

/** @param {Browser} browser @param {string} address */
const openTable = async (browser, address) => {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Play now/ }).click();
  await page.locator('.phase-text strong', { hasText: 'Soviet movement' }).waitFor();
  await page.waitForTimeout(500);
  return page;
};

/** Frames while the whole map with all counters is dragged about. @param {Page} page */
const framesWhilePanning = async page => {
  const box = await page.locator('canvas.map').boundingBox();
  if (box === null) throw new Error('There is no map.');
  const middle = [box.x + box.width * 0.15, box.y + box.height * 0.1];
  await page.evaluate(`window.frames_ = []; window.last_ = performance.now();
    (function count(now) { frames_.push(now - last_); last_ = now; window.going_ = requestAnimationFrame(count); })(last_)`);
  await page.mouse.move(middle[0] ?? 0, middle[1] ?? 0);
  await page.mouse.down();
  for (let step = 0; step < 120; step++) {
    const angle = (step / 120) * Math.PI * 4;
    await page.mouse.move(
      (middle[0] ?? 0) + Math.sin(angle) * 220,
      (middle[1] ?? 0) + Math.sin(angle / 2) * 160,
    );
  }
  await page.mouse.up();
  /** @type {number[]} */
  const frames = await page.evaluate('cancelAnimationFrame(going_); frames_.slice(2)');
  return frames;
};

/** From the press on a button that picks a stack until its reach is known and drawn. @param {Page} page */
const highlightDelays = async page => {
  const delays = [];
  const find = page.getByRole('button', { name: /can act/ });
  for (let turn = 0; turn < 9; turn++) {
    // Nothing is picked before, so that the words about the reach come anew each time.
    await page.keyboard.press('Escape');
    await page.getByText(/in reach/).waitFor({ state: 'detached' });
    await page.evaluate(`addEventListener('click', ({ timeStamp }) => { window.pressed_ = timeStamp; window.delay_ = 0;
      const look = () => /in reach/.test(document.getElementById('panel').textContent)
        ? requestAnimationFrame(() => { window.delay_ = performance.now() - pressed_; })
        : setTimeout(look, 1);
      look();
    }, { once: true, capture: true })`);
    await find.click();
    await page.getByText(/in reach/).waitFor();
    await page.waitForTimeout(60);
    delays.push(Number(await page.evaluate('delay_')));
  }
  return delays;
};

const measure = async () => {
  const executablePath = findChromium(process.env);
  if (executablePath === undefined) throw new Error('No Chromium found: set CHROMIUM_PATH to its program.');
  const server = await startServer();
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const loads = [];
    for (let load = 0; load < LOADS; load++) loads.push(await timeToInteractive(browser, server.address));
    const page = await openTable(browser, server.address);
    const frames = await framesWhilePanning(page);
    const delays = await highlightDelays(page);
    return {
      ...sizes(),
      interactiveMs: median(loads),
      frameMedianMs: median(frames),
      frameP95Ms: quantile(frames, 0.95),
      frames: frames.length,
      highlightMedianMs: median(delays),
    };
  } finally {
    await browser.close();
    server.stop();
  }
};

const figures = await measure();
if (process.argv.includes('--json')) console.log(JSON.stringify(figures));
else
  for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(24)}${value.toFixed(1)}`);
