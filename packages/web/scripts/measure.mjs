/* oxlint-disable no-await-in-loop -- one measurement at a time, or each would slow the other */
// Measures the built page in a real browser: `node packages/web/scripts/measure.mjs [--json] [--runs N]`, after `npm run build`.
// With `--game europa-naval` it measures the frames of the largest map, with all counters and the danger zones on it.
import { parseArgs } from 'node:util';
import { placeOf, quickStart, startGame, withSite } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Page} Page */

const VIEWPORT = { width: 1440, height: 900 };
const LOADS = 5;
/** Stacks that are picked in each run. */
const PICKS = 12;

/** @param {readonly number[]} values @param {number} share */
const quantile = (values, share) =>
  [...values].sort((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;

/** @param {readonly number[]} values */
const median = values => quantile(values, 0.5);

/**
 * What one page fetches: sizes on the wire, worker and fonts with it; what the browser had already counts nothing. Nothing is kept for use
 * without a network in this browser: that is fetched after the page is in use, and is no part of its first load.
 * @param {Page} page
 */
const watchFetches = page => {
  /** @type {{ path: string, size: Promise<number> }[]} */
  const fetches = [];
  const sizeOf = async (/** @type {import('playwright-core').Request} */ request) =>
    Math.max(0, (await request.sizes()).responseBodySize);
  page.on('requestfinished', request =>
    fetches.push({ path: new URL(request.url()).pathname, size: sizeOf(request) }),
  );
  const sum = async (/** @type {(path: string) => boolean} */ isCounted) => {
    const sizes = await Promise.all(fetches.filter(({ path }) => isCounted(path)).map(({ size }) => size));
    return sizes.reduce((total, size) => total + size, 0) / 1000;
  };
  return async () => ({
    all: await sum(() => true),
    maps: await sum(path => /\.map-[^/]*\.js$/.test(path)),
    files: new Set(fetches.map(({ path }) => path)).size,
  });
};

/** @param {Site} site @param {import('playwright-core').BrowserContextOptions} [options] */
const openPage = async ({ browser }, options) => {
  const context = await browser.newContext({ viewport: VIEWPORT, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return page;
};

/** Compressed sizes until the start page can be used, with its pictures, and until a game has been started. @param {Site} site */
const firstLoads = async site => {
  const page = await openPage(site, { serviceWorkers: 'block' });
  const fetched = watchFetches(page);
  await page.goto(site.address, { waitUntil: 'commit' });
  await canStart(page);
  const usable = await fetched();
  await page.waitForLoadState('networkidle');
  const start = await fetched();
  await startGame(page);
  const game = await fetched();
  await page.context().close();
  return {
    untilInteractiveKB: usable.all - usable.maps,
    startPageKB: start.all - start.maps,
    startPageMapsKB: start.maps,
    quickGameKB: game.all - game.maps,
    quickGameMapsKB: game.maps,
    quickGameFiles: game.files,
  };
};

/** Until the button that starts a game can be pressed. @param {Page} page */
const canStart = page =>
  page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .click({ trial: true });

/** From the start of the navigation until then. @param {Site} site */
const timeToInteractive = async site => {
  const page = await openPage(site);
  const started = performance.now();
  await page.goto(site.address, { waitUntil: 'commit' });
  await canStart(page);
  const elapsed = performance.now() - started;
  await page.context().close();
  return elapsed;
};

/** Frames while the whole map with all counters is dragged about, from a place that no note covers. @param {Page} page @param {readonly [number, number]} from */
const framesWhilePanning = async (page, from = [0.15, 0.1]) => {
  const box = await page.locator('canvas.map').boundingBox();
  if (box === null) throw new Error('There is no map.');
  const [left, top] = [box.x + box.width * from[0], box.y + box.height * from[1]];
  await page.evaluate(`window.frames_ = []; window.last_ = performance.now();
    (function count(now) { frames_.push(now - last_); last_ = now; window.going_ = requestAnimationFrame(count); })(last_)`);
  await page.mouse.move(left, top);
  await page.mouse.down();
  for (let step = 0; step < 120; step++) {
    const angle = (step / 120) * Math.PI * 4;
    await page.mouse.move(left + Math.sin(angle) * 220, top + Math.sin(angle / 2) * 160);
  }
  await page.mouse.up();
  /** @type {number[]} */
  const frames = await page.evaluate('cancelAnimationFrame(going_); frames_.slice(2)');
  return frames;
};

/** Until the panel tells the reach of another hex than before, and the frame that draws it on the map is done. */
const WATCH = `addEventListener(EVENT, ({ timeStamp }) => {
  window.delay_ = 0;
  const panel = document.getElementById('panel');
  const told = () => (/in reach/.test(panel.textContent) ? panel.querySelector('h2').textContent : '');
  const before = told();
  const watcher = new MutationObserver(() => {
    if (told() === '' || told() === before) return;
    watcher.disconnect();
    requestAnimationFrame(() => { window.delay_ = performance.now() - timeStamp; });
  });
  watcher.observe(panel, { subtree: true, childList: true, characterData: true });
}, { once: true, capture: true })`;

/** A hand comes to rest over what it presses, and looks at what it has done. */
const REST_MS = 90;

/** @param {Page} page */
const selectedHex = async page => (await page.locator('.panel h2[data-hex]').getAttribute('data-hex')) ?? '';

/** From the press until the reach is drawn. @param {Page} page @param {'click' | 'pointerup'} event @param {() => Promise<void>} press */
const highlightDelay = async (page, event, press) => {
  await page.evaluate(WATCH.replace('EVENT', `'${event}'`));
  await press();
  await page.waitForTimeout(REST_MS);
  await page.getByText(/in reach/).waitFor();
  return Number(await page.evaluate('delay_'));
};

/** Whether the map itself lies there, and no tool over it. @param {Page} page @param {{ x: number, y: number }} place */
const isOnMap = (page, { x, y }) =>
  page.evaluate(`document.elementFromPoint(${x}, ${y})?.className === 'map'`);

/** By the button that goes from unit to unit, then by clicks on the same stacks. @param {Page} page */
const highlightDelays = async page => {
  const find = page.getByRole('button', { name: /still to act/ });
  const [byButton, byMap, hexes] = [[0].slice(1), [0].slice(1), ['']];
  await find.hover();
  for (let turn = 0; turn < PICKS; turn++) {
    byButton.push(await highlightDelay(page, 'click', () => find.click()));
    hexes.push(await selectedHex(page));
  }
  for (const hex of hexes.slice(1)) {
    const place = await placeOf(page, hex);
    if (!(await isOnMap(page, place))) continue;
    await page.keyboard.press('Escape');
    await page.mouse.move(place.x, place.y);
    await page.waitForTimeout(REST_MS);
    byMap.push(await highlightDelay(page, 'pointerup', () => page.mouse.click(place.x, place.y)));
  }
  return { byButton, byMap };
};

/** @param {Site} site */
const oneRun = async site => {
  const page = await openPage(site);
  await quickStart(page, site.address);
  await page.waitForTimeout(500);
  const frames = await framesWhilePanning(page);
  const { byButton, byMap } = await highlightDelays(page);
  await page.context().close();
  return { frames, byButton, byMap };
};

/** The largest map, whole, under a layer that covers the sea. @param {Site} site */
const framesOfLargestMap = async site => {
  const page = await openPage(site);
  await page.goto(site.address, { waitUntil: 'networkidle' });
  const card = page.locator('.card').filter({ has: page.getByRole('heading', { name: 'Europa Naval' }) });
  await card.getByRole('button', { name: /^Play now/ }).click();
  await page.locator('.phase-title', { hasText: 'Axis: initial phase' }).waitFor();
  await page.getByRole('button', { name: /^Danger zones/ }).click();
  await page.locator('.layer-captions').waitFor();
  await page.waitForTimeout(500);
  const frames = await framesWhilePanning(page, [0.35, 0.75]);
  await page.context().close();
  return frames;
};

/** @param {number} runs */
const measureLargestMap = runs =>
  withSite(async site => {
    const frames = [];
    for (let run = 0; run < runs; run++) frames.push(...(await framesOfLargestMap(site)));
    return {
      frames: frames.length,
      frameMedianMs: median(frames),
      frameP95Ms: quantile(frames, 0.95),
      frameWorstMs: Math.max(...frames),
    };
  });

/** @param {number} runs */
const measure = runs =>
  withSite(async site => {
    const [loads, tables] = [[0].slice(1), [await oneRun(site)]];
    for (let load = 0; load < LOADS; load++) loads.push(await timeToInteractive(site));
    for (let run = 1; run < runs; run++) tables.push(await oneRun(site));
    const frames = tables.flatMap(table => table.frames);
    const byButton = tables.flatMap(table => table.byButton);
    const byMap = tables.flatMap(table => table.byMap);
    return {
      ...(await firstLoads(site)),
      interactiveMs: median(loads),
      frames: frames.length,
      frameMedianMs: median(frames),
      frameP95Ms: quantile(frames, 0.95),
      picks: byMap.length,
      highlightByMapMedianMs: median(byMap),
      highlightByMapP95Ms: quantile(byMap, 0.95),
      highlightByButtonMedianMs: median(byButton),
      highlightByButtonP95Ms: quantile(byButton, 0.95),
    };
  });

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    runs: { type: 'string', default: '3' },
    game: { type: 'string', default: 'sixth-fleet' },
  },
});
const runs = Math.max(1, Number(values.runs));
/** @type {{ readonly [name: string]: number }} */
const figures = await (values.game === 'europa-naval' ? measureLargestMap(runs) : measure(runs));
if (values.json === true) console.log(JSON.stringify(figures));
else
  for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(28)}${value.toFixed(1)}`);
