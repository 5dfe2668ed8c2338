import type {
  Advice,
  AdvisedPlan,
  Consideration,
  Counsel,
  GameTypes,
  Mind,
  Question,
} from '@narrow-seas/core';
import { toldApart } from './advice-apart.ts';
import { imagined, type PhasePlan, planPhase, without } from './advice-plan.ts';
import { changesBetween, shares, weigh } from './advice-weigh.ts';
import { deliberate } from './command/deliberate.ts';
import { mindUnder } from './command/trial.ts';
import { uncommanded } from './command/uncommanded.ts';
import { effortOf, type Level } from './level.ts';
import { after, type Thinker, worth } from './outlook.ts';

/** Who is asked, and how. Equal advisers give equal advice. */
export interface Adviser<T extends GameTypes, Q extends Question> extends Thinker<T, Q> {
  readonly counsel: Counsel<T>;
  readonly level: Level;
  readonly seed: number;
}

/** More plans than these nobody compares. */
const PLANS = 3;

/** What is known of the position before any plan is made. */
interface Desk<T extends GameTypes> {
  readonly start: T['state'];
  readonly now: number;
  readonly considered: readonly Consideration[];
}

/**
 * Up to three different plans for the side to move, best first: what the level would do, then what it would do without
 * the idea that carries each plan before. Each step tells the advice so far, so the caller may stop at any step
 * and show that. It sees the view and nothing else.
 */
export function* advise<T extends GameTypes, Q extends Question>(
  asked: Adviser<T, Q>,
  view: T['view'],
): Generator<Advice<T['action']>, Advice<T['action']>> {
  const ofThatLevel = ofLevel(asked);
  const { counsel, level, side } = ofThatLevel;
  const desk = deskOf(ofThatLevel, view);
  const { start, now } = desk;
  const plans: AdvisedPlan<T['action']>[] = [];
  const refused = new Set<string>();
  let nodes = 1;
  const soFar = (complete: boolean): Advice<T['action']> => ({
    side,
    level,
    now,
    plans: toldApart(plans.toSorted((a, b) => b.expected - a.expected)),
    nodes,
    complete,
  });
  const mind = yield* whileTelling(underOrders(ofThatLevel, view), () => soFar(false));
  const adviser = { ...ofThatLevel, mind };
  const proposals = counsel.plans?.(start, side)[Symbol.iterator]();
  while (plans.length < PLANS) {
    const planning =
      proposals === undefined
        ? planOnce({ ...adviser, mind: without(mind, counsel.idea, refused) }, desk, adviser)
        : judgeNext(adviser, desk, proposals);
    const found = yield* whileTelling(planning, looked => {
      nodes += looked;
      return soFar(false);
    });
    if (found === undefined || plans.some(plan => isSame(plan.actions, found.plan.actions))) break;
    plans.push(found.plan);
    if (proposals !== undefined) continue;
    if (found.idea === undefined) break;
    refused.add(found.idea);
  }
  return soFar(true);
}

/** Thinks on, and tells something else at each step. */
function* whileTelling<Step, Result, Told>(
  thinking: Iterator<Step, Result>,
  tell: (step: Step) => Told,
): Generator<Told, Result> {
  for (let step = thinking.next(); ; step = thinking.next()) {
    if (step.done === true) return step.value;
    yield tell(step.value);
  }
}

const deskOf = <T extends GameTypes, Q extends Question>(
  adviser: Adviser<T, Q>,
  view: T['view'],
): Desk<T> => {
  const start = imagined(adviser, view, adviser.seed);
  return { start, now: worth(adviser, start), considered: weigh(adviser, adviser.counsel, start) };
};

/** The mind with the orders that a commander of the level would give now. Each step is a part of that thinking. */
function* underOrders<T extends GameTypes, Q extends Question>(
  { game, mind, side, level, seed }: Adviser<T, Q>,
  view: T['view'],
): Generator<undefined, Mind<T, Q>> {
  const { command } = mind;
  const effort = effortOf(command, level);
  const watch = command?.watch(view);
  if (command === undefined || effort === undefined || watch === undefined) return mind;
  const thinking = deliberate({ game, mind, side, command, view, seed }, watch, [], effort);
  const { tasks } = yield* whileTelling(thinking, () => undefined);
  return uncommanded(mindUnder(mind, command, tasks));
}

/** Who plans also judges: by the mind of the level, and in words that speak of the same. */
export const ofLevel = <T extends GameTypes, Q extends Question, A extends Minded<T, Q>>(
  asked: A & Minded<T, Q>,
): A => {
  const { level, mind, counsel } = asked;
  return { ...asked, mind: mind.at?.(level) ?? mind, counsel: counsel.at?.(level) ?? counsel };
};

type Minded<T extends GameTypes, Q extends Question> = Pick<Adviser<T, Q>, 'mind' | 'counsel' | 'level'>;

interface Found<T extends GameTypes> {
  readonly plan: AdvisedPlan<T['action']>;
  /** Undefined when no idea carries the plan: then there is no other. */
  readonly idea: string | undefined;
}

/** The planner may lack ideas; the plan is judged by the whole mind. Each step tells how many positions it looked at. */
function* planOnce<T extends GameTypes, Q extends Question>(
  planner: Adviser<T, Q>,
  desk: Desk<T>,
  judge: Adviser<T, Q>,
): Generator<number, Found<T> | undefined> {
  const planning = planPhase(planner, desk.start, planner.level, planner.seed);
  let looked = 0;
  let step = planning.next();
  for (; !step.done; step = planning.next()) {
    yield Math.max(0, step.value - looked);
    looked = step.value;
  }
  return yield* judged(judge, desk, step.value);
}

/** The next plan that the game itself proposes. */
function* judgeNext<T extends GameTypes, Q extends Question>(
  judge: Adviser<T, Q>,
  desk: Desk<T>,
  proposals: Iterator<readonly T['action'][]>,
): Generator<number, Found<T> | undefined> {
  const next = proposals.next();
  yield 1;
  return next.done === true
    ? undefined
    : yield* judged(judge, desk, playedOut(judge, desk.start, next.value));
}

/** As far as the rules let it. */
const playedOut = <T extends GameTypes, Q extends Question>(
  { game, side }: Thinker<T, Q>,
  start: T['state'],
  proposed: readonly T['action'][],
): PhasePlan<T> => {
  const actions: T['action'][] = [];
  let state = start;
  for (const action of proposed) {
    const next = after(game, state, side, action);
    if (next === undefined) break;
    actions.push(action);
    state = next;
  }
  return { actions, state };
};

/** What the whole mind thinks of a plan, and what carries it. */
function* judged<T extends GameTypes, Q extends Question>(
  judge: Adviser<T, Q>,
  desk: Desk<T>,
  phasePlan: PhasePlan<T>,
): Generator<number, Found<T> | undefined> {
  const { actions, state } = phasePlan;
  if (actions.length === 0) return undefined;
  const expected = worth(judge, state);
  const heart = heartOf(actions, yield* shares(judge, desk.start, actions, expected));
  return {
    plan: inWords(judge, desk, phasePlan, expected, heart),
    idea: heart === undefined ? undefined : judge.counsel.idea(heart),
  };
}

interface WeighedPlan<A> {
  readonly plan: AdvisedPlan<A>;
  /** How much worse the plan is without each of its actions. */
  readonly missed: readonly number[];
}

/** A plan from this position in words, as advice tells it; each step tells the positions looked at. */
export function* planInWords<T extends GameTypes, Q extends Question>(
  adviser: Adviser<T, Q>,
  start: T['state'],
  phasePlan: PhasePlan<T>,
): Generator<number, WeighedPlan<T['action']>> {
  const expected = worth(adviser, phasePlan.state);
  const desk = { start, now: worth(adviser, start), considered: weigh(adviser, adviser.counsel, start) };
  const { actions } = phasePlan;
  const missed = yield* shares(adviser, start, actions, expected);
  return { plan: inWords(adviser, desk, phasePlan, expected, heartOf(actions, missed)), missed };
}

/** The action that the plan would miss most. */
const heartOf = <A>(actions: readonly A[], missed: readonly number[]): A | undefined => {
  const most = Math.max(...missed);
  return actions.length === 1 || most > 0 ? actions[missed.indexOf(most)] : undefined;
};

const inWords = <T extends GameTypes, Q extends Question>(
  adviser: Adviser<T, Q>,
  { start, now, considered }: Desk<T>,
  { actions, state }: PhasePlan<T>,
  expected: number,
  heart: T['action'] | undefined,
): AdvisedPlan<T['action']> => {
  const { counsel, side } = adviser;
  const changes = changesBetween(considered, weigh(adviser, counsel, state));
  const plan = { side, before: start, after: state, actions, heart, changes };
  return {
    actions,
    title: counsel.title(plan),
    steps: counsel.steps(plan),
    ...(counsel.ways === undefined ? {} : { ways: counsel.ways(plan) }),
    reasons: counsel.reasons(plan),
    expected,
    change: expected - now,
    changes,
  };
};

const isSame = (a: readonly object[], b: readonly object[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
