/* oxlint-disable no-await-in-loop -- one seat after another */
// Everything that the scripts know of the page's make-up: roles, names and places of what a person can see.

/** @typedef {import('../site.mjs').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */

/** @param {Page} page @param {string} game */
const cardOf = (page, game) =>
  page.locator('article', { has: page.getByRole('heading', { name: game, exact: true }) });

/** The heading of the phase. */
export const TITLE = '.phase-title';

/** The start page. */
export const START = {
  /** @param {Page} page @param {string} game */
  playNow: (page, game) => cardOf(page, game).getByRole('button', { name: /^Play now/ }),
  /** @param {Page} page @param {string} game */
  openForm: (page, game) => cardOf(page, game).getByText('Your own game').click(),
  /** @param {Page} page @param {string} game @param {string} scenario */
  chooseScenario: (page, game, scenario) =>
    cardOf(page, game)
      .locator('label', { has: page.getByText(scenario, { exact: true }) })
      .getByRole('radio')
      .check(),
  /** @param {Page} page @param {{ game: string, side: string, level: string }} wanted */
  seat: async (page, { game, side, level }) => {
    const seats = cardOf(page, game).locator('.seat');
    for (let place = 0; place < (await seats.count()); place++) {
      const seat = seats.nth(place);
      const isPerson = ((await seat.locator('span').first().textContent()) ?? '').trim() === side;
      await seat.locator('select').selectOption(isPerson ? 'person' : level);
    }
  },
  /** @param {Page} page @param {string} game */
  begin: (page, game) => cardOf(page, game).getByRole('button', { name: 'Set up this game' }),
  /** @param {Page} page */
  opened: page => page.locator('canvas.map'),
};

/** The table. */
export const TABLE = {
  /** The heading of the phase. @param {Page} page */
  title: page => page.locator(TITLE),
  /** @param {Page} page */
  prompt: page => page.locator('.prompt strong'),
  /** @param {Page} page */
  turn: page => page.locator('.track-now'),
  /** The checklist in the panel, shown while nothing is picked. @param {Page} page */
  duties: page => page.locator('#panel .duties button.duty'),
  /** Answers of the game for the whole phase. @param {Page} page */
  commands: page =>
    page.locator('.ways button.way.plain:not(.end-anyway):not(.end-phase), #panel .answers .choices button'),
  /** The one button in the lower right corner. @param {Page} page */
  primary: page => page.locator('.ways button.main-way'),
  /** @param {Page} page */
  next: page => page.locator('.ways button.to-act'),
  /** Ends the phase while the page has put somebody into the hand. @param {Page} page */
  end: page => page.locator('.ways button.end-phase'),
  /** The question before a phase ends. @param {Page} page */
  endAnyway: page => page.locator('.ways button.end-anyway'),
  /** In the question before a phase ends: units that have not acted are no reason to ask. @param {Page} page */
  onlyLosses: page => page.locator('.end-question input[type=checkbox]'),
  /** @param {Page} page */
  thinking: page => page.getByText(/^The computer plays/),
  /** The film of the enemy's turn: what is told now. @param {Page} page */
  caption: page => page.locator('.film .caption'),
  /** @param {Page} page */
  map: page => page.locator('canvas.map'),
  /** With chart and names as they are meant, nothing in the making. @param {Page} page */
  drawnMap: page => page.locator('canvas.map[data-chart=drawn]'),
  /** @param {Page} page */
  miniMap: page => page.locator('.minimap').first(),
};

/** The panel. */
export const PANEL = {
  /** Its number is an attribute: places are called by their names. @param {Page} page */
  hex: page => page.locator('#panel h2[data-hex]').first(),
  /** Units of the chosen hex. @param {Page} page */
  units: page => page.locator('.stack button.unit, .attacker-grid button.unit, .stack-group button.unit'),
  /** The box that adds a unit to those in the hand; its row has these words. @param {Page} page @param {string} text */
  box: (page, text) =>
    page
      .locator('#panel .unit-line', { has: page.locator(`button[title=${JSON.stringify(text)}]`) })
      .locator('.also input'),
  /** @param {Page} page */
  boxes: page => page.locator('#panel .also input'),
  /** Units of one kind under one head. @param {Page} page */
  groups: page => page.locator('#panel .stack-group'),
  /** All of a group that can act. @param {Locator} group */
  takeAll: group => group.locator('button.take-all'),
  /** Task forces and all aircraft, each ordered as a whole; the title names who belongs to it. @param {Page} page */
  formations: page => page.locator('#panel .formations .chip'),
  /** @param {Page} page */
  pickAll: page => page.getByRole('button', { name: 'Pick all ready units' }),
  /** Those still to act, hex by hex. @param {Page} page */
  toAct: page => page.locator('#panel .to-act-row button.unit b'),
  /** @param {Page} page */
  choices: page => page.locator('#panel .choice-panel .choices button'),
  /** @param {Page} page */
  openList: page => page.locator('#panel .choice-panel details:not([open]) summary'),
  /** What is weighed before it is done: rows of a table, of which one is chosen; the primary button does it. @param {Page} page */
  proposals: page => page.locator('#panel .target-table tbody tr'),
  /** @param {Page} page */
  tab: page => page.getByRole('tab', { name: 'Here' }),
};

/** Advice, as the person's judgement. */
export const ADVICE = {
  /** @param {Page} page */
  ask: page => page.locator('.ways').getByRole('button', { name: 'Advice', exact: true }),
  /** @param {Page} page */
  ready: page => page.locator('section.advice[aria-busy=false]'),
  /** @param {Page} page */
  plans: page => page.locator('section.advice > ol > li'),
  /** A plan that is folded: pressing it is looking at it. @param {Locator} plan */
  unfold: plan => plan.locator('> button'),
  /** @param {Locator} plan */
  title: plan => plan.locator('.plan strong'),
  /** @param {Locator} plan */
  steps: plan => plan.locator('.plan-steps li'),
  /** @param {Page} page */
  close: page => page.locator('section.advice').getByRole('button', { name: 'Close' }),
};

/** Orders that the page offers to give. */
export const OFFERS = {
  /** The staff's proposal for the whole phase. @param {Page} page */
  proposed: page => page.getByRole('button', { name: /as proposed/ }),
  /** Voyages for those who lie idle, all at once. @param {Page} page */
  suggested: page => page.locator('.suggestions button.primary'),
  /** An order that has stopped. @param {Page} page */
  goOn: page => page.locator('.mission-alerts').getByRole('button', { name: /continues?$/i }),
  /** A voyage or mission that is drafted. @param {Page} page */
  give: page => page.locator('.mission').getByRole('button', { name: 'Give this order' }),
};
