/* oxlint-disable no-await-in-loop -- one decision after another */
// A person at the table: reads the prompt, thinks, carries a plan out by hand, answers, ends the phase.
import { answerSomehow, endPhase, followDuty } from './answers.mjs';
import { mapOf } from './chart.mjs';
import { readBars, think, titlesSince } from './eyes.mjs';
import { habitsOf, isEnd, isHeld, isIdlePlan, withoutStaying } from './habits.mjs';
import { makeHand } from './hand.mjs';
import { makeMemory, makeWatch } from './memory.mjs';
import { takeOffers } from './offers.mjs';
import { playSteps, shortened } from './orders.mjs';
import { untilAsked } from './quiet.mjs';
import { makeTally } from './tally.mjs';

/** @typedef {import('./carry-out.mjs').Person} Person */
/** @typedef {Awaited<ReturnType<typeof import('./eyes.mjs').readBars>>} Bars */

/** More decisions than this in one turn are a loop. */
const MOST = 300;

/** A person's own phase: whether anything was done. @param {Person} person @param {Bars} bars @param {import('./eyes.mjs').Plan | undefined} plan @param {RegExp} idle */
const playOwn = async (person, bars, plan, idle) => {
  const steps = withoutStaying(plan?.steps ?? []);
  person.steps = steps;
  const end = steps.findIndex(isEnd);
  const orders = shortened(plan, end < 0 ? steps : steps.slice(0, end)).filter(step => !idle.test(step));
  const done = await playSteps(person, orders, bars.title);
  const after = await readBars(person.page);
  const isSame = after.title === bars.title;
  // An end in the middle of a plan is that of one activation.
  const isLast = end === steps.length - 1;
  if (isSame && isLast && (done > 0 || orders.length === 0)) await endPhase(person);
  return !isSame || done > 0 || (end >= 0 && orders.length === 0);
};

/** A question; whether it was answered. @param {Person} person @param {Bars} bars @param {import('./eyes.mjs').Plan | undefined} plan @param {number} tried */
const answer = async (person, bars, plan, tried) => {
  const end = (plan?.steps ?? []).findIndex(isEnd);
  if (end === 0 && tried < 3 && bars.primary !== '') {
    await endPhase(person);
    return true;
  }
  const steps =
    plan === undefined || tried > 2 ? [] : plan.steps.slice(0, end < 0 ? undefined : Math.max(1, end));
  const done = await playSteps(person, steps, bars.title);
  return done > 0 || answerSomehow(person);
};

/**
 * @typedef {object} Game
 * @property {string} scenario
 * @property {string} side
 * @property {number} turns
 * @property {(line: string) => void} [log]
 * @property {(title: string) => boolean} [until] where the person stops and looks
 */

/** @typedef {{ person: Person, habits: import('./habits.mjs').Habits, memory: ReturnType<typeof makeMemory> }} Seat */

/** One decision of a person's own phase, and what it was about. @param {Seat} seat @param {Bars} bars */
const decideOwn = async ({ person, habits, memory }, bars) => {
  if (await takeOffers(person, bars.title)) return 'what the page offers';
  if (bars.does === 'duty') {
    await followDuty(person);
    return 'what is owed';
  }
  const scene = `${bars.turn} | ${bars.title}`;
  const plan = (await think(person.page)).find(
    each => memory.isFresh(scene, each.title) && !isIdlePlan(each),
  );
  if (plan === undefined) {
    memory.triesOf(scene, 'no plan');
    await endPhase(person);
  } else if (await playOwn(person, bars, plan, habits.idle)) memory.triesOf(scene, plan.title);
  else memory.fail(scene, plan.title);
  return `${plan?.title ?? 'no plan'} ${plan?.change ?? ''}`;
};

/** Whether the question was answered, and with what. @param {Seat} seat @param {Bars} bars */
const decideAnswer = async ({ person, memory }, bars) => {
  const tried = memory.triesOf(`${bars.turn} | ${bars.title}`, bars.duties.join());
  const [plan] = await think(person.page);
  return { isAnswered: await answer(person, bars, plan, tried), about: plan?.title ?? 'no plan' };
};

/** @param {Seat} seat @param {Bars} bars @param {boolean} isOwn */
const decide = async (seat, bars, isOwn) =>
  isOwn ? { isAnswered: true, about: await decideOwn(seat, bars) } : decideAnswer(seat, bars);

/** @param {import('../site.mjs').Page} page @param {Game} game */
export const playAsPerson = async (page, { scenario, side, turns, log, until }) => {
  const [tally, map, habits] = [makeTally(), mapOf(scenario), habitsOf(scenario)];
  /** @type {Person} */
  const person = {
    page,
    map,
    hand: makeHand(page, map, tally),
    stacks: [],
    isHeld: false,
    looked: '',
    sent: '',
    sendsAll: habits.sendsAll === true,
    steps: [],
  };
  const seat = { person, habits, memory: makeMemory() };
  const watch = makeWatch(habits.own, side);
  const seen = new Set();
  let [isAnswered, question] = [true, ''];
  for (let decision = 0; decision < MOST * turns; decision++) {
    await untilAsked(page);
    const bars = await readBars(page);
    const inEnemyTurn = watch([...(await titlesSince(page)), bars.title]);
    seen.add(bars.turn);
    if (seen.size > turns || bars.title.includes('is over') || until?.(bars.title) === true) break;
    tally.at(bars.turn, bars.title);
    const isOwn = habits.own.test(bars.title) && !inEnemyTurn;
    if (!isOwn && (isAnswered || question !== bars.title)) tally.prompt(inEnemyTurn);
    question = bars.title;
    const before = tally.presses.length;
    Object.assign(person, { stacks: [], steps: [], isHeld: isHeld(bars.title) });
    const decided = await decide(seat, bars, isOwn);
    isAnswered = decided.isAnswered;
    log?.(`${bars.turn} | ${bars.title}${inEnemyTurn ? ' (enemy)' : ''} | ${decided.about}`);
    if (person.steps.length > 0) log?.(`  plan: ${person.steps.join(' | ')}`);
    for (const { what } of tally.presses.slice(before)) log?.(`    ${what}`);
  }
  return tally;
};
