/* oxlint-disable no-await-in-loop -- one press after another */
// What the page asks: an answer, what is owed, the end of a phase.
import { readBars, readPanel } from './eyes.mjs';
import { OFFERS, PANEL, TABLE } from './selectors.mjs';

/** @typedef {import('./carry-out.mjs').Person} Person */
/** @typedef {Awaited<ReturnType<typeof readBars>>} Bars */

/** The row is chosen, and the primary button does it. @param {Pick<Person, 'page' | 'hand'>} person @param {number} place @param {string} said */
export const confirmProposal = async ({ page, hand }, place, said) => {
  const row = PANEL.proposals(page).nth(place);
  const isChosen = ((await row.getAttribute('class')) ?? '').includes('chosen');
  if (!isChosen) await hand.press(row, `choose ${said}`);
  const { does, primary } = await readBars(page);
  if (does === 'do') await hand.press(TABLE.primary(page), primary);
};

/** An order that goes on, as it was drafted. @param {Pick<Person, 'page' | 'hand'>} person */
export const giveDraft = async ({ page, hand }) => {
  if (!(await OFFERS.give(page).isVisible())) return false;
  await hand.press(OFFERS.give(page), 'give this order');
  return true;
};

/**
 * Whatever is offered first, where the person's plan cannot be carried out; whether that was an answer.
 * @param {Person} person
 */
export const answerSomehow = async ({ page, hand }) => {
  const bars = await readBars(page);
  const { choices, proposals } = await readPanel(page);
  if (bars.does === 'do' || bars.does === 'end') await hand.press(TABLE.primary(page), bars.primary);
  else if (proposals.length > 0) await confirmProposal({ page, hand }, 0, 'the first');
  else if (choices.length > 0) await hand.press(PANEL.choices(page).first(), choices[0] ?? '');
  else if (bars.commands.length > 0) await hand.press(TABLE.commands(page).first(), bars.commands[0] ?? '');
  else if (['duty', 'next'].includes(bars.does)) {
    await hand.press(TABLE.primary(page), bars.primary);
    return false;
  } else throw new Error(`The person does not know what to do: ${JSON.stringify(bars)}`);
  return true;
};

/** What is in the hand is put down first: the primary button ends the phase only with an empty hand. @param {Pick<Person, 'page' | 'hand'>} person */
export const endPhase = async ({ page, hand }) => {
  if (await TABLE.end(page).isVisible()) {
    await hand.press(TABLE.end(page), 'end the phase');
    return endAnyway({ page, hand });
  }
  for (let press = 0; press < 3 && !['end', 'duty'].includes((await readBars(page)).does); press++)
    await hand.key('Escape');
  const { does, primary } = await readBars(page);
  if (primary === '') return;
  await hand.press(TABLE.primary(page), primary);
  if (does === 'end') await endAnyway({ page, hand });
};

/** @param {Pick<Person, 'page' | 'hand'>} person */
const endAnyway = async ({ page, hand }) => {
  if (!(await TABLE.endAnyway(page).isVisible())) return;
  // Asked for the first time, the person ticks the box: a unit may stay where it is.
  const box = TABLE.onlyLosses(page);
  if ((await box.isVisible()) && !(await box.isChecked())) await hand.press(box, 'ask only about losses');
  await hand.press(TABLE.endAnyway(page), 'end anyway');
};

/** The page leads to what is owed, picks who can do it, and has the best choice chosen. @param {Person} person */
export const followDuty = async ({ page, hand }) => {
  const { primary } = await readBars(page);
  await hand.press(TABLE.primary(page), primary);
  const bars = await readBars(page);
  const { choices } = await readPanel(page);
  if (bars.does === 'do') await hand.press(TABLE.primary(page), bars.primary);
  else if (choices.length > 0) await hand.press(PANEL.choices(page).first(), choices[0] ?? '');
};
