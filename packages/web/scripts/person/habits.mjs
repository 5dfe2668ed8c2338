// What the person knows of each game: which phases are a side's own, and which proposals are not worth a click.

/** @typedef {{ own: RegExp, idle: RegExp, sendsAll?: true }} Habits */

/** @type {{ readonly [game: string]: Habits }} */
const HABITS = {
  'sixth-fleet': {
    own: /^(\w+) (set-up|movement|combat|reinforcements)/,
    // From base to base, and the order of a stack: nothing is gained by it.
    idle: /^(Change the order|Land .* at )/,
  },
  'second-fleet': {
    own: /^(Strategic air: both|(\w+): which arm|(\w+) (mining|reconnaissance|combat air patrol|set-up|.* act$|.* under way|flight))/,
    idle: /^$/,
    // Forces and submarines that attack nobody go where the page proposes.
    sendsAll: true,
  },
  'europa-naval': {
    own: /^(\w+): (initial phase|aircraft|naval movement|movement ashore|combat ashore|supplies for the front)/,
    idle: /^$/,
  },
};

/** @param {string} scenario "europa-naval-malta" @returns {Habits} */
export const habitsOf = scenario => {
  const game = Object.keys(HABITS).find(name => scenario.startsWith(name)) ?? '';
  const habits = HABITS[game];
  if (habits === undefined) throw new Error(`There are no habits for ${scenario}.`);
  return habits;
};

/** The end of a phase, in the words of a plan. @param {string} step */
export const isEnd = step =>
  /^(End |Leave things|No more |Seal the orders|Continue$|Go on$|Do not act|Roll for the front)/.test(step);

/** Ships that act and stay where they are gain nothing, also in the middle of a plan. @param {readonly string[]} steps */
export const withoutStaying = steps =>
  steps.filter((step, place) => {
    const isActing = (/** @type {string} */ each) => each.endsWith(': act from here');
    const isStaying = isActing(step) && isEnd(steps[place + 1] ?? '');
    return !isStaying && !(isEnd(step) && isActing(steps[place - 1] ?? ''));
  });

/** The page has put units into the hand: who looks around would put them down. @param {string} title */
export const isHeld = title => /under way|flight|reaction|names the targets|withdrawal/.test(title);

/**
 * What gains nothing is not worth a click: a plan that the advice itself thinks worse than nothing, an empty ship that only changes
 * its port, ships that would act and stay where they are.
 * @param {import('./eyes.mjs').Plan} plan
 */
export const isIdlePlan = ({ title, change, steps }) => {
  const isEmptyVoyage =
    /: to \D/.test(title) &&
    steps.some(step => step.startsWith('Make ready')) &&
    !steps.some(step => step.includes(': load '));
  const isStaying = steps.every(step => isEnd(step) || step.endsWith(': act from here'));
  return change < 0 || (change === 0 && (isEmptyVoyage || (isStaying && !steps.every(isEnd))));
};
