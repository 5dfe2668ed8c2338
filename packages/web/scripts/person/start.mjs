// From the start page to a person's first phase.
import { START } from './selectors.mjs';

/** @typedef {import('../site.mjs').Page} Page */
/** @typedef {{ game: string, scenario: string, side: string, level: string }} Wanted */

/** Titles of all scenarios that the start page offers, by game, with the side that is played by a person. */
/** @type {{ readonly [name: string]: { game: string, scenario: string, side: string, playNow?: true } }} */
export const SCENARIOS = {
  'sixth-fleet-short': { game: 'Sixth Fleet', scenario: 'Ten turns', side: 'Soviet', playNow: true },
  'sixth-fleet-campaign': { game: 'Sixth Fleet', scenario: 'Campaign', side: 'Soviet' },
  'second-fleet-standing-force': { game: 'Second Fleet', scenario: 'The Standing Force', side: 'NATO' },
  'second-fleet-iceland-gap': { game: 'Second Fleet', scenario: 'Through the Gap', side: 'NATO' },
  'second-fleet-kola-strike': { game: 'Second Fleet', scenario: 'Strike on Kola', side: 'NATO' },
  'second-fleet-norway-convoy': { game: 'Second Fleet', scenario: 'Convoy to Norway', side: 'NATO' },
  'second-fleet-northern-campaign': { game: 'Second Fleet', scenario: 'The Northern Campaign', side: 'NATO' },
  'europa-naval-malta': { game: 'Europa Naval', scenario: 'Malta and the African convoys', side: 'Axis' },
  'europa-naval-husky': { game: 'Europa Naval', scenario: 'Husky to Avalanche', side: 'Axis' },
  'europa-naval-baltic': { game: 'Europa Naval', scenario: 'The Baltic, 1941 and 1944', side: 'Axis' },
  'europa-naval-baltic-act1': { game: 'Europa Naval', scenario: 'The Baltic, 1941', side: 'Axis' },
  'europa-naval-baltic-act2': { game: 'Europa Naval', scenario: 'The Baltic, 1944', side: 'Axis' },
};

/** Presses "Play now". @param {Page} page @param {string} address @param {string} game */
export const playNow = async (page, address, game) => {
  await page.goto(address, { waitUntil: 'networkidle' });
  await START.playNow(page, game).click();
  await START.opened(page).waitFor();
};

/** By the form of one's own game. @param {Page} page @param {string} address @param {Wanted} wanted */
export const startScenario = async (page, address, wanted) => {
  await page.goto(address, { waitUntil: 'networkidle' });
  await START.openForm(page, wanted.game);
  await START.chooseScenario(page, wanted.game, wanted.scenario);
  await START.seat(page, wanted);
  await START.begin(page, wanted.game).click();
  await START.opened(page).waitFor();
};
