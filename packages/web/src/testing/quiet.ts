import type { Page } from 'playwright-core';

/**
 * Tests wait for what the page does, never for a time: on a busy machine any time is too short. Frames are drawn as
 * slowly as the machine draws them, so that what moves with the frames has moved.
 */

/** How long something may take that must come: a guard against a hang, not a limit on slowness. */
export const PATIENCE_MS = 120_000;

/** Counts what the worker has not answered and not saved yet; runs before the page does. */
export const COUNT_QUESTIONS = `{
  const waiting = new Set();
  globalThis.questionsWaiting = waiting;
  const { postMessage, terminate } = Worker.prototype;
  let workers = 0;
  // One worker that ends must not answer for another: the chart has a worker of its own.
  const keysOf = worker => [...waiting].filter(key => key.startsWith(worker.number + ' '));
  const count = worker => {
    worker.number = ++workers;
    const keyOf = id => worker.number + ' ' + id;
    worker.addEventListener('message', ({ data }) => {
      waiting.delete(keyOf(data.id));
      if (data.notice === 'saving') waiting.add(keyOf('save'));
      if (['saved', 'unsaved', 'overtaken'].includes(data.notice)) waiting.delete(keyOf('save'));
    });
  };
  Worker.prototype.terminate = function () {
    for (const key of keysOf(this)) waiting.delete(key);
    terminate.call(this);
  };
  Worker.prototype.postMessage = function (message, ...rest) {
    // Pictures of the chart come when they come; nobody waits for them.
    const isQuestion = typeof (message.id ?? message.cancel) === 'number';
    if (!isQuestion) return postMessage.call(this, message, ...rest);
    if (this.number === undefined) count(this);
    if ('cancel' in message) waiting.delete(this.number + ' ' + message.cancel);
    else waiting.add(this.number + ' ' + message.id);
    return postMessage.call(this, message, ...rest);
  };
}`;

const IS_QUIET = `globalThis.questionsWaiting.size === 0 && ![...document.querySelectorAll('.thinking')].some(
  element => element.textContent.startsWith('The computer plays'))`;

const framesPass = (count: number): string =>
  `new Promise(resolve => {
    const next = left => (left === 0 ? resolve(true) : requestAnimationFrame(() => next(left - 1)));
    next(${count});
  })`;

/** The page has nothing at hand: what is drawn in pieces is drawn. A page that always moves something is not waited for longer. */
const IDLE = `new Promise(resolve => requestIdleCallback(() => resolve(true), { timeout: 1000 }))`;

const passFrames = async (page: Page, count: number): Promise<void> =>
  void (await page.evaluate(framesPass(count)));

const LOOK = `(async () => (await ${framesPass(1)}) && (${IS_QUIET}) && (await ${framesPass(2)}) && (await ${IDLE}) && (${IS_QUIET}))()`;

/** A page that is loaded again while it is looked at is not quiet; it is looked at again. */
const lookAt = async (page: Page): Promise<boolean> => {
  try {
    return Boolean(await page.evaluate(LOOK));
  } catch (error) {
    if (error instanceof Error && /context was destroyed|navigat/i.test(error.message)) return false;
    throw error;
  }
};

/**
 * Waits until all that the page has asked is answered, drawn and saved, and no computer is to play. Playwright's own
 * `waitForFunction` does not do for this: it takes a promise for a yes, whatever comes of it.
 */
export const quiet = async (page: Page): Promise<void> => {
  const begun = Date.now();
  // oxlint-disable-next-line no-await-in-loop -- one look after another
  while (!(await lookAt(page)))
    if (Date.now() - begun > PATIENCE_MS) throw new Error('The page has not come to rest.');
};

/** Frames in which nothing has changed: what moves changes with every frame. */
const REST = 8;

/** What is seen once it stays the same from one look to the next. */
export const atRest = async <A>(page: Page, look: () => Promise<A>): Promise<A> => {
  let before = JSON.stringify(await look());
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one look after another
    await passFrames(page, REST);
    // oxlint-disable-next-line no-await-in-loop -- one look after another
    const now = await look();
    if (JSON.stringify(now) === before) return now;
    before = JSON.stringify(now);
  }
};
