/* oxlint-disable no-await-in-loop -- one press after another */
// Takes units into the hand by as few presses as the page allows: a row of those still to act, a stack, a group, a row, boxes.
import { hexIn } from './chart.mjs';
import { lookAround, readRows } from './eyes.mjs';
import { isNamed } from './names.mjs';
import { PANEL } from './selectors.mjs';

/** @typedef {import('./carry-out.mjs').Person} Person */
/** @typedef {import('./eyes.mjs').Row} Row */
/** @typedef {import('./eyes.mjs').Stack} Stack */

/** Whether these and nobody else are in the hand; where only the first are named, these and others. @param {Person} person @param {string[]} names @param {boolean} orMore */
export const arePicked = async ({ page }, names, orMore) => {
  const picked = (await readRows(page)).filter(({ isPicked }) => isPicked);
  return (
    (orMore || picked.length === names.length) && names.every(name => picked.some(row => isNamed(row, name)))
  );
};

/** Remembered, or looked for again. @param {Person} person @param {string[]} names */
const stackWith = async (person, names) => {
  const matches = (/** @type {Stack} */ { rows }) =>
    names.filter(name => rows.some(row => row.isAble && isNamed(row, name))).length;
  const find = () =>
    person.stacks
      .filter(stack => matches(stack) > 0)
      .toSorted((one, other) => matches(other) - matches(one))[0];
  const known = find();
  if (known !== undefined || person.isHeld) return known;
  person.stacks = await lookAround(person.page);
  return find();
};

/** A force or a kind in the list of those still to act, by its first name and its number. @param {Person} person @param {string[]} names */
const pressListed = async ({ page, hand }, names) => {
  const [first = '', second = ''] = names;
  const rows = (await PANEL.toAct(page).allTextContents()).map(text => text.trim());
  const place = rows.findIndex(row => {
    const [head = '', tail] = row.split(/ and /);
    const isFirst = first.endsWith(` ${head}`) || first === head;
    if (!isFirst || tail === undefined) return isFirst && names.length === 1;
    return names.length > 2 ? tail.endsWith(' more') : names.length === 2 && second.endsWith(tail);
  });
  if (place < 0) return false;
  await hand.press(PANEL.toAct(page).nth(place), `take ${rows[place]}`);
  return true;
};

/** Those of the wanted that the panel shows, and the others that are picked. @param {Row[]} rows @param {string[]} names */
const sorted = (rows, names) => {
  const isWanted = (/** @type {Row} */ row) => names.some(name => isNamed(row, name));
  const able = rows.map((row, place) => ({ ...row, place })).filter(({ isAble }) => isAble);
  return {
    able,
    wanted: able.filter(isWanted),
    wrong: able.filter(row => row.isPicked !== isWanted(row)),
  };
};

/** One button that takes exactly these. @param {Person} person @param {string[]} names */
const pressGroup = async ({ page, hand }, names) => {
  const { able, wanted } = sorted(await readRows(page), names);
  if (wanted.length < 2) return false;
  if (wanted.length === able.length && (await PANEL.pickAll(page).count()) > 0) {
    await hand.press(PANEL.pickAll(page), 'pick all');
    return true;
  }
  for (const group of await PANEL.groups(page).all()) {
    const rows = sorted(await readRows(group), names);
    const isWhole = rows.wanted.length === wanted.length && rows.able.length === wanted.length;
    if (!isWhole || (await PANEL.takeAll(group).count()) === 0) continue;
    await hand.press(PANEL.takeAll(group), `take all: ${names.join(', ')}`);
    return true;
  }
  return false;
};

/** A row alone, then boxes; or boxes only, where that is less. @param {Person} person @param {string[]} names @param {boolean} orMore */
export const pickRows = async ({ page, hand }, names, orMore) => {
  const { wanted, wrong } = sorted(await readRows(page), names);
  const [first] = wanted;
  const changes = orMore ? wrong.filter(({ isPicked }) => !isPicked) : wrong;
  if (first === undefined || changes.length === 0) return;
  const isBoxed = (await PANEL.boxes(page).count()) > 0;
  if (isBoxed && wanted.length <= changes.length && !orMore) {
    await hand.press(PANEL.units(page).nth(first.place), `take ${first.name}`);
    for (const { name, text } of wanted.slice(1)) await hand.press(PANEL.box(page, text), `and ${name}`);
    return;
  }
  for (const { place, name, text, isPicked } of changes)
    await hand.press(
      isBoxed ? PANEL.box(page, text) : PANEL.units(page).nth(place),
      `${isPicked ? 'leave' : 'and'} ${name}`,
    );
};

/** @param {Person} person @param {string[]} names @param {boolean} orMore */
export const pick = async (person, names, orMore) => {
  if (names.length === 0 || (await arePicked(person, names, orMore))) return;
  if (await pressListed(person, names)) return;
  const isShown = sorted(await readRows(person.page), names).wanted.length > 0;
  const stack = isShown ? undefined : await stackWith(person, names);
  const hex = stack === undefined ? undefined : hexIn(person.map, stack.hex);
  if (!isShown && hex === undefined) return;
  if (hex !== undefined) await person.hand.pressHex(hex, `pick ${names.join(', ')}`);
  if (await arePicked(person, names, orMore)) return;
  if (!(await pressGroup(person, names))) await pickRows(person, names, orMore);
};
