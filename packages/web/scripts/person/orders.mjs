/* oxlint-disable no-await-in-loop -- one order after another */
// The orders of a plan, one after another, as few as the page allows, in the order in which the page leads on.
import { carryOut } from './carry-out.mjs';
import { lookAround, readBars, readRows } from './eyes.mjs';
import { orderFormations } from './formations.mjs';
import { isNamed, subjectsOf } from './names.mjs';
import { untilAsked } from './quiet.mjs';
import { TABLE } from './selectors.mjs';

/** @typedef {import('./carry-out.mjs').Person} Person */
/** @typedef {{ step: string, names: string[], from: string | undefined }} Order */

/** Where the unit stands. @param {Person} person @param {string[]} names */
const stackOf = ({ stacks }, names) =>
  stacks.find(({ rows }) => rows.some(row => names.some(name => isNamed(row, name))))?.hex;

/** What makes two steps one order: units of one hex to one place, aircraft with one task. @param {string} step @param {string | undefined} from */
const keyOf = (step, from) => {
  const goal = /^Move .+ to (\S+)$/.exec(step)?.[1];
  if (goal !== undefined && from !== undefined) return `${from} ${goal}`;
  return /^.+: (\w+ over .+)$/.exec(step)?.[1] ?? step;
};

/** "Superb: act from here" and then "Sail to 2921": one picks her and presses the hex. @param {string[]} steps */
const joined = steps =>
  steps.flatMap((step, place) => {
    const next = steps[place + 1] ?? '';
    const isBegun = /: (act from here|take off)$/.test(step) && /^(Sail|Fly) to /.test(next);
    const isTaken =
      /^(Sail|Fly) to /.test(step) && /: (act from here|take off)$/.test(steps[place - 1] ?? '');
    if (isTaken) return [];
    return [isBegun ? { step: next, names: subjectsOf(step) } : { step, names: subjectsOf(step) }];
  });

/** @param {Person} person @param {string[]} steps @returns {Order[]} */
const gathered = (person, steps) => {
  /** @type {Map<string, Order>} */
  const orders = new Map();
  for (const { step, names } of joined(steps)) {
    const from = stackOf(person, names);
    const order = orders.get(keyOf(step, from));
    if (order === undefined) orders.set(keyOf(step, from), { step, names, from });
    else order.names.push(...names);
  }
  return [...orders.values()];
};

/**
 * A voyage is one order: the page loads, puts to sea and goes on by itself.
 * @param {import('./eyes.mjs').Plan | undefined} plan
 * @param {string[]} steps
 */
export const shortened = (plan, steps) => {
  const isVoyage = steps.some(step => /^(Make ready|Go on by night|Put to sea|Sail to )/.test(step));
  return plan !== undefined && isVoyage && plan.title.includes(': to ') ? [plan.title] : steps;
};

/** A command of the bar with these words. @param {Person} person @param {string} step */
const pressCommand = async ({ page, hand }, step) => {
  const { does, primary } = await readBars(page);
  if (does === 'do' && primary === step) {
    await hand.press(TABLE.primary(page), step);
    return true;
  }
  const commands = (await TABLE.commands(page).allTextContents()).map(text => text.trim());
  const place = commands.findIndex(command => command === step || step.startsWith(command));
  if (place < 0) return false;
  await hand.press(TABLE.commands(page).nth(place), step);
  return true;
};

/** All patrols of the plan are all that there can be: one press sends them. @param {Person} person @param {string[]} steps */
const sendPatrols = async ({ page, hand }, steps) => {
  const patrols = steps.filter(step => / fly patrol over /.test(step));
  const all = TABLE.commands(page).filter({ hasText: /^Patrols over all/ });
  if (patrols.length < 2 || (await all.count()) === 0) return steps;
  const count = Number(/\d+/.exec((await all.first().textContent()) ?? '')?.[0]);
  if (count !== patrols.length) return steps;
  await hand.press(all.first(), `all ${count} patrols`);
  await untilAsked(page);
  return steps.filter(step => !patrols.includes(step));
};

/** Carriers sail last from their hex: aircraft that are left behind could not take off any more [9.63]. @param {Order} order @param {Order[]} left */
const mustWait = ({ names, from }, left) =>
  from !== undefined &&
  /^(Saratoga|America|Nimitz|Forrestal|Minsk|Kiev|Moskva|Leningrad|Clemenceau|Foch)$/.test(names[0] ?? '') &&
  left.some(other => other.from === from && other.names[0] !== names[0]);

/** The order for who is in the hand, then one for the stack that is shown, then the next. @param {Person} person @param {Order[]} left */
const nextOf = async ({ page }, left) => {
  const free = left.filter(order => !mustWait(order, left));
  const rows = await readRows(page);
  const shows = (/** @type {Order} */ { names }, /** @type {boolean} */ isPicked) =>
    names.every(name => rows.some(row => row.isAble && (row.isPicked || !isPicked) && isNamed(row, name)));
  const picked = rows.filter(row => row.isPicked).length;
  return (
    free.find(order => order.names.length === picked && shows(order, true)) ??
    free.find(order => order.names.length > 0 && shows(order, false)) ??
    free[0] ??
    left[0]
  );
};

/** Hex by hex, as the page leads from one to the next. @param {Person} person @param {Order[]} orders */
const inRound = ({ stacks }, orders) => {
  const place = (/** @type {Order} */ { step, from }) =>
    step.startsWith('Move ') ? stacks.findIndex(({ hex }) => hex === from) : stacks.length;
  return orders.toSorted((one, other) => place(one) - place(other));
};

/** Orders of a plan up to the end of the phase; how many were carried out. @param {Person} person @param {string[]} steps @param {string} title */
export const playSteps = async (person, steps, title) => {
  if (person.stacks.length === 0 && steps.length > 1 && !person.isHeld)
    person.stacks = await lookAround(person.page);
  const wanted = await orderFormations(person, await sendPatrols(person, steps));
  let done = steps.length - wanted.length;
  let left = inRound(person, gathered(person, wanted));
  while (left.length > 0) {
    const order = await nextOf(person, left);
    if (order === undefined) break;
    left = left.filter(other => other !== order);
    if ((await pressCommand(person, order.step)) || (await carryOut(person, order.step, order.names))) done++;
    await untilAsked(person.page);
    if ((await readBars(person.page)).title !== title) break;
  }
  return done;
};
