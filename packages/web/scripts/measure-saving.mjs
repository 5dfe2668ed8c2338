/* oxlint-disable no-await-in-loop -- one measurement at a time, or each would slow the other */
// Measures what a saved move costs, early and late in a long campaign, and the list of many saves, in a real browser:
// `node packages/web/scripts/measure-saving.mjs [--json] [--clicks N] [--saves N]`, after `npm run build`.
import { parseArgs } from 'node:util';
import { withSite } from './site.mjs';

/** @typedef {import('./site.mjs').Page} Page */
/** @typedef {import('playwright-core').Worker} Worker */

const GAME = 'second-fleet';
const SCENARIO = 'northern-campaign';
/** The campaign is resumed this many moves before its end. */
const REST = 60;

/** Before the page: its worker can be asked from here, as the page asks it, and the list is timed. */
const IN_PAGE = `{
  const Plain = Worker;
  globalThis.Worker = class extends Plain {
    constructor(...asked) {
      super(...asked);
      globalThis.worker = this;
    }
  };
  const waiting = new Map();
  let next = 1_000_000;
  globalThis.ask = (call, ask) => new Promise((resolve, reject) => {
    const id = next++;
    if (waiting.size === 0 && next === 1_000_001) worker.addEventListener('message', ({ data }) => {
      const asked = waiting.get(data.id);
      if (asked === undefined) return;
      waiting.delete(data.id);
      if ('failure' in data) asked.reject(new Error(data.failure));
      else asked.resolve(data.answer);
    });
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, call, ask });
  });
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...asked) {
    globalThis.openedAt ??= performance.now();
    return open.apply(this, asked);
  };
  new MutationObserver((_changes, watcher) => {
    if (document.querySelector('.saved-games li') === null) return;
    globalThis.listMs = performance.now() - openedAt;
    watcher.disconnect();
  }).observe(document, { subtree: true, childList: true });
}`;

/** In the worker: what is put into the store, and when the browser has confirmed it. */
const IN_WORKER = `{
  globalThis.bytes = 0;
  globalThis.confirmedAt = 0;
  globalThis.actedAt = 0;
  addEventListener('message', ({ data }) => { if (data.call === 'act') actedAt = performance.now(); });
  globalThis.running = 0;
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (value, key) {
    bytes += JSON.stringify(value).length;
    return put.call(this, value, key);
  };
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...asked) {
    const transaction = begin.apply(this, asked);
    running += 1;
    transaction.addEventListener('complete', () => { running -= 1; confirmedAt = performance.now(); });
    return transaction;
  };
}`;

/** A campaign between two players who make any legal move, as a save. @param {Page} page @returns {Promise<string>} */
const playCampaign = page =>
  page.evaluate(`(async () => {
    const seats = { nato: 'random', soviet: 'random' };
    const opening = { scenario: '${SCENARIO}', options: {} };
    await ask('open', { game: '${GAME}', opening, seats, keep: '', title: '' });
    for (;;) {
      const { standing } = await ask('computer', { moves: 400, slice: 60000, enough: false });
      if (standing !== undefined && standing.computer === undefined) return ask('save', undefined);
    }
  })()`);

/** @param {string} text */
const readSave = text => /** @type {{ entries: unknown[] }} */ (JSON.parse(text));

/** @param {string} text @param {number} length */
const cutTo = (text, length) => {
  const save = readSave(text);
  return JSON.stringify({ ...save, entries: save.entries.slice(0, length) });
};

/** Sits down at the game, for two people. @param {Page} page @param {string} text @param {string} keep */
const resume = (page, text, keep) =>
  page.evaluate(
    `ask('resume', { game: '${GAME}', title: 'Campaign', text: ${JSON.stringify(text)}, keep: '${keep}',
      seats: { nato: 'person', soviet: 'person' }, marks: [] }).then(result => { if (!result.ok) throw new Error(result.error.message); })`,
  );

/** One move of the side that is asked: the first thing it is offered. Milliseconds until the worker has answered. */
const CLICK = `(async () => {
  const { actor } = globalThis.standing ?? await ask('look', 'nato');
  const { survey } = await ask('look', actor[0]);
  const [choice] = survey.ready.length > 0 ? await ask('choices', { pieces: survey.ready.slice(0, 1), targets: [] }) : [];
  const action = survey.commands[0]?.action ?? choice?.action ?? survey.end?.action;
  const begun = performance.now();
  const acted = await ask('act', action);
  if (!acted.ok) throw new Error(acted.error.reason);
  globalThis.standing = acted.value;
  return performance.now() - begun;
})()`;

/** @param {Worker} worker */
const whenStored = async worker => {
  while (Number(await worker.evaluate('running')) > 0) await new Promise(resolve => setTimeout(resolve, 5));
};

/** @param {readonly number[]} values */
const median = values => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** @param {Page} page @param {Worker} worker @param {number} clicks */
const measureClicks = async (page, worker, clicks) => {
  const [bytes, answer, stored] = [[0].slice(1), [0].slice(1), [0].slice(1)];
  await page.evaluate('globalThis.standing = undefined');
  for (let click = 0; click < clicks; click++) {
    await whenStored(worker);
    await new Promise(resolve => setTimeout(resolve, 50));
    await worker.evaluate('bytes = 0; confirmedAt = 0');
    const took = Number(await page.evaluate(CLICK));
    await new Promise(resolve => setTimeout(resolve, 50));
    await whenStored(worker);
    answer.push(took);
    bytes.push(Number(await worker.evaluate('bytes')));
    stored.push(Number(await worker.evaluate('confirmedAt - actedAt')));
  }
  return { bytes: median(bytes), answerMs: median(answer), storedMs: median(stored) };
};

/** The page with its worker awake: any game opens it. @param {import('./site.mjs').Site} site */
const openPage = async ({ browser, address }) => {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  page.setDefaultTimeout(60_000);
  await page.addInitScript(IN_PAGE);
  await page.goto(address);
  await page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .click();
  await page.locator('.phase-title').waitFor();
  const [worker] = page.workers();
  if (worker === undefined) throw new Error('There is no worker.');
  await worker.evaluate(IN_WORKER);
  return { page, worker };
};

/** From the opening of the store until the list is drawn. @param {Page} page @param {string} address */
const timeOfList = async (page, address) => {
  const times = [0].slice(1);
  for (let load = 0; load < 5; load++) {
    await page.goto('about:blank');
    await page.goto(address);
    await page.locator('.saved-games li').first().waitFor();
    times.push(Number(await page.evaluate('listMs')));
  }
  return median(times);
};

/** @param {number} clicks @param {number} saves */
const measure = (clicks, saves) =>
  withSite(async site => {
    const { page, worker } = await openPage(site);
    const text = await playCampaign(page);
    const { length } = readSave(text).entries;
    await resume(page, cutTo(text, REST), 'early');
    const early = await measureClicks(page, worker, clicks);
    const late = cutTo(text, length - REST);
    await resume(page, late, 'late');
    const end = await measureClicks(page, worker, clicks);
    for (let save = 0; save < saves; save++) {
      await resume(page, late, `many-${save}`);
      await whenStored(worker);
    }
    return {
      campaignEntries: length,
      campaignKB: text.length / 1000,
      earlyBytes: early.bytes,
      earlyAnswerMs: early.answerMs,
      earlyStoredMs: early.storedMs,
      endBytes: end.bytes,
      endAnswerMs: end.answerMs,
      endStoredMs: end.storedMs,
      saves: saves + 3,
      listMs: await timeOfList(page, site.address),
    };
  });

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    clicks: { type: 'string', default: '15' },
    saves: { type: 'string', default: '20' },
  },
});
const figures = await measure(Number(values.clicks), Number(values.saves));
if (values.json === true) console.log(JSON.stringify(figures));
else
  for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(20)}${value.toFixed(1)}`);
