// One step of a plan, by hand: pick the units, press where they go, confirm.
import { hexName } from '@narrow-seas/hex';
import { confirmProposal, giveDraft } from './answers.mjs';
import { hexIn } from './chart.mjs';
import { readBars, readPanel, readRows } from './eyes.mjs';
import { isAbridged, subjectsOf } from './names.mjs';
import { pick, pickRows } from './pick.mjs';
import { PANEL, TABLE } from './selectors.mjs';

/** @typedef {import('./eyes.mjs').Stack} Stack */
/** @typedef {{ page: import('../site.mjs').Page, map: import('@narrow-seas/hex').HexMap, hand: import('./hand.mjs').Hand, stacks: Stack[], isHeld: boolean, looked: string, sent: string, sendsAll: boolean, steps: string[] }} Person */

/** @param {string} text */
const withoutNumbers = text => text.replaceAll(/\d+/g, '#');

/** @param {string} text */
const numberIn = text => Number(/\d+/.exec(text)?.[0] ?? 0);

/** The same order in these words, or with the nearest number. @param {readonly string[]} offered @param {string} label */
const placeOf = (offered, label) => {
  // Who acts is said once, above the list; several that are picked together are counted.
  const task = label.slice(label.indexOf(': ') + 2);
  const isSame = (/** @type {string} */ offer) =>
    offer === label ||
    (label.includes(': ') && (offer.toLowerCase() === task.toLowerCase() || offer.endsWith(`: ${task}`))) ||
    offer.startsWith(`${label} `) ||
    (label.startsWith('Withdraw ') && offer.endsWith(': withdraw'));
  const exact = offered.findIndex(isSame);
  if (exact >= 0) return exact;
  const attack = /^(.+ on \d+): /.exec(label)?.[1];
  if (attack !== undefined) return offered.findIndex(offer => offer.startsWith(`${attack}: `));
  const like = offered.filter(
    offer => withoutNumbers(offer) === withoutNumbers(label) && !/\b\d{4,}/.test(offer),
  );
  const distance = (/** @type {string} */ offer) => Math.abs(numberIn(offer) - numberIn(label));
  const [nearest] = like.toSorted((one, other) => distance(one) - distance(other));
  return nearest === undefined ? -1 : offered.indexOf(nearest);
};

/** @param {Person} person @param {string} label */
const pressChoice = async ({ page, hand }, label) => {
  const { choices, proposals } = await readPanel(page);
  const weighed = proposals.findIndex(proposal => proposal.startsWith(label));
  if (weighed >= 0) {
    await confirmProposal({ page, hand }, weighed, label);
    return true;
  }
  const place = placeOf(choices, label);
  if (place < 0) return false;
  await hand.press(PANEL.choices(page).nth(place), choices[place] ?? '');
  return true;
};

/** Chances are shown first: the person reads them and goes ahead. @param {Person} person @param {string} label */
const confirm = async (person, label) => {
  if (await giveDraft(person)) return;
  const { proposals } = await readPanel(person.page);
  if (proposals.length === 0) return;
  const place = proposals.findIndex(proposal => proposal.startsWith(label));
  const { does, primary } = await readBars(person.page);
  if (place >= 0) await confirmProposal(person, place, label);
  else if (does === 'do') await person.hand.press(TABLE.primary(person.page), primary);
};

/** The place where a step leads: the last that it names. @param {Person} person @param {string} step */
const goalOf = ({ map }, step) => {
  if (step.startsWith('Withdraw ')) return undefined;
  const attack = /^Attack .+ in (\S+) with /.exec(step)?.[1];
  const tail = attack ?? /(?: to | at | in | over )(.+)$/.exec(step)?.[1] ?? step;
  return hexIn(map, tail);
};

/** What an order changes, and a mere choice of units does not. @param {Person} person */
const progressOf = async ({ page }) => {
  const { turn, title, ready, duties, commands } = await readBars(page);
  const { hex, proposals } = await readPanel(page);
  return JSON.stringify([turn, title, ready, duties, commands, hex, proposals]);
};

/** From the list, where a press on the map did not do it. @param {Person} person @param {string} step @param {string} place */
const pressListed = async ({ page, hand }, step, place) => {
  if ((await PANEL.openList(page).count()) > 0) await hand.press(PANEL.openList(page), 'open the list');
  const { choices } = await readPanel(page);
  const named = placeOf(choices, step);
  const found = named >= 0 ? named : choices.findIndex(choice => place !== '' && choice.includes(place));
  if (found < 0) return false;
  await hand.press(PANEL.choices(page).nth(found), choices[found] ?? '');
  return true;
};

/** @param {Person} person @param {string} step @param {string[]} names */
const pressGoal = async (person, step, names) => {
  const goal = goalOf(person, step);
  if (goal === undefined) return pressListed(person, step, '');
  const before = await progressOf(person);
  await person.hand.pressHex(goal, step);
  if ((await progressOf(person)) !== before) return true;
  // The press may have hit a fanned counter and put it back.
  await pickRows(person, names, isAbridged(step));
  return pressListed(person, step, hexName(person.map.grid, person.map.numbering, goal));
};

/** Whether anything has come of it. @param {Person} person @param {string} step @param {string[]} [names] */
export const carryOut = async (person, step, names = subjectsOf(step)) => {
  const wasWeighed = (await readPanel(person.page)).proposals.some(proposal => proposal.startsWith(step));
  const isDone = (await pressChoice(person, step)) || (await pickAndGo(person, step, names));
  if (isDone && !wasWeighed) await confirm(person, step);
  return isDone;
};

/** @param {Person['page']} page */
const isAnyPicked = async page => (await readRows(page)).some(({ isPicked }) => isPicked);

/** @param {Person} person @param {string} step @param {string[]} names */
const pickAndGo = async (person, step, names) => {
  const { page } = person;
  const wasAsked = (await readPanel(page)).proposals.length > 0;
  if (!wasAsked) await pick(person, names, isAbridged(step));
  // Nobody of them can be found: a press on the goal would only be a look at it.
  if (!wasAsked && names.length > 0 && !(await isAnyPicked(page))) return false;
  if (await pressChoice(person, step)) return true;
  if (wasAsked) {
    await confirmProposal(person, 0, 'the first');
    return true;
  }
  return (await pressGoal(person, step, names)) && (names.length > 0 || (await pressChoice(person, step)));
};
