/* oxlint-disable no-await-in-loop -- one look after another */
// The person's eyes: what the page shows now, as plain data. Looking costs no click.
import { ADVICE, PANEL, TABLE } from './selectors.mjs';
import { quiet } from './quiet.mjs';

/** @typedef {import('../site.mjs').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */
/** @typedef {{ name: string, text: string, isPicked: boolean, isAble: boolean }} Row */
/** @typedef {{ hex: string, rows: Row[] }} Stack */
/** @typedef {{ title: string, change: number, steps: string[] }} Plan */

const PATIENCE_MS = 300_000;

/** @param {Locator} what */
const textOf = async what => ((await what.allTextContents())[0] ?? '').trim();

/** @param {Locator} what @param {string} name */
const attributeOf = async (what, name) => {
  const [value = ''] = await what.evaluateAll(
    (found, key) => found.map(each => each.getAttribute(key) ?? ''),
    name,
  );
  return value;
};

/** @param {Locator} what */
const textsOf = async what => (await what.allTextContents()).map(text => text.trim());

/** The bars above and below. @param {Page} page */
export const readBars = async page => ({
  turn: await textOf(TABLE.turn(page)),
  title: await textOf(TABLE.title(page)),
  prompt: await textOf(TABLE.prompt(page)),
  duties: await textsOf(TABLE.duties(page)),
  commands: await textsOf(TABLE.commands(page)),
  primary: await textOf(TABLE.primary(page)),
  does: await attributeOf(TABLE.primary(page), 'data-does'),
  ready: Number.parseInt(await textOf(TABLE.next(page)), 10) || 0,
});

/** Of the panel, or of a part of it. @param {Page | Locator} place @returns {Promise<Row[]>} */
export const readRows = place =>
  PANEL.units(place).evaluateAll(units =>
    units.map(unit => ({
      name: (unit.querySelector('b')?.textContent ?? '').trim(),
      text: unit.getAttribute('title') ?? (unit.textContent ?? '').trim(),
      isPicked: unit.getAttribute('aria-pressed') === 'true',
      isAble: !unit.hasAttribute('disabled'),
    })),
  );

/** @param {Page} page */
export const readPanel = async page => ({
  hex: await attributeOf(PANEL.hex(page), 'data-hex'),
  rows: await readRows(page),
  choices: await textsOf(PANEL.choices(page)),
  proposals: await textsOf(PANEL.proposals(page)),
});

/** Every stack with units that can act, as one sees them all on the map. @param {Page} page @returns {Promise<Stack[]>} */
export const lookAround = async page => {
  /** @type {Stack[]} */
  const stacks = [];
  while ((await TABLE.next(page).count()) > 0) {
    await TABLE.next(page).click();
    await quiet(page);
    const { hex } = await readPanel(page);
    if (hex === '' || stacks.some(stack => stack.hex === hex)) break;
    stacks.push({ hex, rows: await readRows(page) });
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await quiet(page);
  return stacks;
};

/** @param {Locator} plan @returns {Promise<Plan>} */
const readPlan = async plan => {
  const title = await textOf(ADVICE.title(plan));
  const steps = await textsOf(ADVICE.steps(plan));
  const points = /([+−-][\d.]+) points/.exec((await plan.textContent()) ?? '')?.[1] ?? '0';
  return { title, change: Number(points.replace('−', '-')), steps: steps.length > 0 ? steps : [title] };
};

/** What the person thinks of: the page's own advice, read and put away. @param {Page} page @returns {Promise<Plan[]>} */
export const think = async page => {
  if ((await ADVICE.ask(page).count()) === 0) return [];
  await ADVICE.ask(page).click();
  await ADVICE.ready(page).waitFor({ timeout: PATIENCE_MS });
  const plans = [];
  for (const plan of await ADVICE.plans(page).all()) {
    if (await ADVICE.unfold(plan).isVisible()) await ADVICE.unfold(plan).click();
    plans.push(await readPlan(plan));
  }
  await ADVICE.close(page).click();
  await quiet(page);
  return plans;
};

/** Headings shown since the last time this was asked. @param {Page} page @returns {Promise<string[]>} */
export const titlesSince = page => page.evaluate('titlesSeen.splice(0)');
