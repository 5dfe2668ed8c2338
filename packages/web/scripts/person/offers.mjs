/* oxlint-disable no-await-in-loop -- one order after another */
// Orders that the page proposes and one press gives: the staff's proposal, voyages for idle ships, an order that has stopped.
import { readBars, readRows } from './eyes.mjs';
import { sendAll } from './formations.mjs';
import { quiet, untilAsked } from './quiet.mjs';
import { OFFERS, PANEL, TABLE } from './selectors.mjs';

/** @typedef {import('./carry-out.mjs').Person} Person */

/** The tab is opened when something may be there. @param {Person} person */
const lookHere = async ({ page, hand }) => {
  const isOpen = (await PANEL.tab(page).getAttribute('aria-selected')) === 'true';
  if (!isOpen) await hand.press(PANEL.tab(page), 'tab Here');
  const isHolding = (await readRows(page)).some(({ isPicked }) => isPicked);
  if (isHolding) await hand.key('Escape');
  // The page asks for the suggestions once it has drawn the panel.
  for (let look = 0; look < 5; look++) await quiet(page);
};

/** An order to many is drawn first; the primary button gives it. @param {Person} person */
const confirmDrawn = async ({ page, hand }) => {
  const { does, primary } = await readBars(page);
  if (does === 'do' && primary.endsWith('as proposed')) await hand.press(TABLE.primary(page), primary);
};

/** Whether anything was ordered. @param {Person} person @param {string} title */
export const takeOffers = async (person, title) => {
  const { page, hand } = person;
  let given = 0;
  // What the page has put into the hand stays there.
  if (person.looked !== title && !person.isHeld) await lookHere(person);
  person.looked = title;
  for (const [what, said] of [
    /** @type {const} */ ([OFFERS.goOn(page), 'continue an order that has stopped']),
    /** @type {const} */ ([OFFERS.proposed(page), 'as proposed']),
    /** @type {const} */ ([OFFERS.suggested(page), 'give the suggested orders']),
  ])
    for (let press = 0; press < 8 && (await what.first().isVisible()); press++) {
      await hand.press(what.first(), said);
      await confirmDrawn(person);
      await untilAsked(page);
      given++;
    }
  if (given === 0 && person.sendsAll && !person.isHeld && (await sendAll(person))) {
    await untilAsked(page);
    given++;
  }
  return given > 0;
};
