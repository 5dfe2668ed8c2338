/* oxlint-disable no-await-in-loop -- one order after another */
// Orders for many: all aircraft and all submarines go as the page proposes and draws; a task force follows its flagship.
import { hexIn } from './chart.mjs';
import { readBars } from './eyes.mjs';
import { isNamed, subjectsOf } from './names.mjs';
import { untilAsked } from './quiet.mjs';
import { PANEL, TABLE } from './selectors.mjs';

/** @typedef {import('./carry-out.mjs').Person} Person */
/** @typedef {{ label: string, names: string[] }} Formation */

/** @param {Person} person @returns {Promise<Formation[]>} */
const readFormations = ({ page }) =>
  PANEL.formations(page).evaluateAll(chips =>
    chips.map(chip => ({
      label: (chip.textContent ?? '').trim(),
      names: (chip.getAttribute('title') ?? '').split(', '),
    })),
  );

/** @param {string} step @param {readonly string[]} names */
const isOf = (step, names) => {
  const [subject, ...more] = subjectsOf(step);
  return (
    subject !== undefined &&
    more.length === 0 &&
    /^(Move|Land) /.test(step) &&
    names.some(name => isNamed({ name, text: name, isPicked: false, isAble: true }, subject))
  );
};

/** All aircraft, all submarines or all forces. @param {Formation} formation */
const isAll = ({ label }) => label.startsWith('All ');

/** The chip, wherever it stands now. @param {Person} person @param {Formation} formation */
const take = async ({ page, hand }, { label }) =>
  hand.press(PANEL.formations(page).filter({ hasText: label }).first(), `take ${label}`);

/** What the page proposes for all of them is drawn; the person looks and agrees. @param {Person} person @param {Formation} formation */
const goAsProposed = async (person, formation) => {
  await take(person, formation);
  const { does, primary } = await readBars(person.page);
  if (does !== 'do') return false;
  await person.hand.press(TABLE.primary(person.page), primary);
  return true;
};

/** Everybody who attacks nobody, as the page proposes; whether anything was ordered. @param {Person} person */
export const sendAll = async person => {
  const { turn, title } = await readBars(person.page);
  const [all] = (await readFormations(person)).filter(isAll);
  if (all === undefined || person.sent === `${turn} ${title}`) return false;
  person.sent = `${turn} ${title}`;
  if (await goAsProposed(person, all)) return true;
  await person.hand.key('Escape');
  return false;
};

/** The flagship's goal is the goal of all. @param {Person} person @param {Formation} formation @param {string} step */
const sailAsOne = async (person, formation, step) => {
  const goal = hexIn(person.map, / to (.+)$/.exec(step)?.[1] ?? '');
  if (goal === undefined) return false;
  await take(person, formation);
  await person.hand.pressHex(goal, `${formation.label}: ${step}`);
  const { does, primary } = await readBars(person.page);
  if (does === 'do') await person.hand.press(TABLE.primary(person.page), primary);
  return true;
};

/** @param {Person} person @param {Formation} formation @param {readonly string[]} steps */
const order = async (person, formation, steps) => {
  const { names } = formation;
  const theirs = steps.filter(step => isOf(step, names));
  if (theirs.length < 2) return [];
  const lead = steps.find(step => isOf(step, names.slice(0, 1)));
  const isDone = isAll(formation)
    ? await goAsProposed(person, formation)
    : lead !== undefined && (await sailAsOne(person, formation, lead));
  await untilAsked(person.page);
  return isDone ? theirs : [];
};

/** @param {Formation} formation */
const keyOf = formation => (isAll(formation) ? (formation.label.split(' ').at(-1) ?? '') : formation.label);

/** Gives these orders first; the steps that are left are given one by one. @param {Person} person @param {readonly string[]} steps */
export const orderFormations = async (person, steps) => {
  let left = [...steps];
  const tried = new Set();
  for (;;) {
    // Ships first: aircraft are proposed for where the ships are then. They are asked about once.
    const next = (await readFormations(person)).find(formation => !tried.has(keyOf(formation)));
    if (next === undefined) return left;
    tried.add(keyOf(next));
    const given = await order(person, next, left);
    left = left.filter(step => !given.includes(step));
  }
};
