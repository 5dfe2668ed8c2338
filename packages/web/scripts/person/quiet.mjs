/* oxlint-disable no-await-in-loop -- waiting is the point */
// Waits as a person waits: until the page has answered, and the other side has played.
import { TABLE, TITLE } from './selectors.mjs';

/** @typedef {import('../site.mjs').Page} Page */

/** How long the computer may think: a guard against a hang. */
const PATIENCE_MS = 300_000;

/** Counts what the page's worker has not answered yet; runs before the page does. */
export const COUNT_QUESTIONS = `{
  const waiting = new Set();
  globalThis.questionsWaiting = waiting;
  const hear = ({ data }) => waiting.delete(data.id);
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...rest) {
    // Pictures of the chart come when they come; nobody waits for them.
    if (typeof (message.id ?? message.cancel) !== 'number') return postMessage.call(this, message, ...rest);
    if (!this.isCounted) this.addEventListener('message', hear);
    this.isCounted = true;
    if ('cancel' in message) waiting.delete(message.cancel);
    else waiting.add(message.id);
    return postMessage.call(this, message, ...rest);
  };
}`;

/** Keeps every heading that the page has shown, so that none is missed while the other side plays fast. */
export const READ_TITLES = `{
  globalThis.titlesSeen = [];
  const read = () => {
    const title = document.querySelector('${TITLE}')?.textContent ?? '';
    if (title !== '' && title !== titlesSeen.at(-1)) titlesSeen.push(title);
  };
  new MutationObserver(read).observe(document, { subtree: true, childList: true, characterData: true });
}`;

const FRAMES = `new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))))`;

const LOOK = `(async () => (await ${FRAMES}) && questionsWaiting.size === 0 && (await ${FRAMES}) && questionsWaiting.size === 0)()`;

/** Until all that the page has asked is answered and drawn. `waitForFunction` would take the promise for a yes. @param {Page} page */
export const quiet = async page => {
  while (!(await page.evaluate(LOOK)));
};

/** Until the person is asked again, or the game is over. @param {Page} page */
export const untilAsked = async page => {
  do await quiet(page);
  while (await stillThinking(page));
};

/** @param {Page} page */
const stillThinking = async page => {
  if (!(await TABLE.thinking(page).isVisible())) return false;
  await TABLE.thinking(page).waitFor({ state: 'detached', timeout: PATIENCE_MS });
  return true;
};

const CAMERA = `document.querySelector('canvas.map')?.dataset['camera']`;

/** Until the map has come to rest. @param {Page} page */
export const stillMap = async page => {
  const look = `(async () => { const before = ${CAMERA}; await ${FRAMES}; await ${FRAMES}; return before === ${CAMERA}; })()`;
  while (!(await page.evaluate(look)));
};
