import { type GameTypes, type Question, sameData, seededRandom } from '@narrow-seas/core';
import { planPhase } from '../advice-plan.ts';
import { foresee } from '../foresight.ts';
import type { Level } from '../level.ts';
import { after, type Thinker, worth } from '../outlook.ts';
import { isSamePhase } from './stretch.ts';

/** What was played and the best that the level finds, both on truths that the side could believe in. */
export interface Judged<T extends GameTypes> {
  /** The first of the truths. */
  readonly truth: T['state'];
  readonly best: readonly T['action'][];
  /** How much better the best is, 0 or more. */
  readonly lost: number;
  /** One plan ends the phase and the other goes on in it: only a second look can compare them. */
  readonly isUneven: boolean;
}

export interface Judge<T extends GameTypes, Q extends Question> extends Thinker<T, Q> {
  readonly level: Level;
  readonly seed: number;
}

/** Where a plan leads before it ends the phase, and the action that ends it. */
interface PlanEnd<T extends GameTypes> {
  readonly state: T['state'];
  readonly closing: T['action'] | undefined;
  /** After what ends the phase. */
  readonly beyond: T['state'] | undefined;
}

/** As far as the rules let it on this truth. */
export const endOf = <T extends GameTypes, Q extends Question>(
  { game, mind, side }: Thinker<T, Q>,
  start: T['state'],
  actions: readonly T['action'][],
): PlanEnd<T> => {
  let state = start;
  for (const action of actions) {
    const next = after(game, state, side, action);
    if (next === undefined) break;
    if (!isSamePhase(game, mind, start, next)) return { state, closing: action, beyond: next };
    state = next;
  }
  return { state, closing: undefined, beyond: undefined };
};

interface Ends<T extends GameTypes> {
  readonly played: T['state'];
  readonly best: T['state'];
  readonly isUneven: boolean;
}

/** Two plans at the same point: at the end of the phase, or behind it where each ends it in its own way. */
const endsOf = <T extends GameTypes, Q extends Question>(
  thinker: Thinker<T, Q>,
  truth: T['state'],
  played: readonly T['action'][],
  best: readonly T['action'][],
): Ends<T> => {
  const [one, other] = [endOf(thinker, truth, played), endOf(thinker, truth, best)];
  const isApart =
    one.beyond !== undefined &&
    other.beyond !== undefined &&
    !sameData(one.closing, other.closing) &&
    thinker.mind.stage(one.beyond) === thinker.mind.stage(other.beyond);
  const isUneven = (one.beyond === undefined) !== (other.beyond === undefined);
  return isApart
    ? { played: one.beyond, best: other.beyond, isUneven }
    : { played: one.state, best: other.state, isUneven };
};

/** Truths that the side could believe in; where nothing is hidden all are alike, and one is enough. */
export const truthsOf = <T extends GameTypes, Q extends Question>(
  { game, seed }: Judge<T, Q>,
  view: T['view'],
  count: number,
): readonly T['state'][] => {
  const truths: T['state'][] = [];
  for (let place = 0; place < count; place += 1) {
    const truth = game.imagine(view, seededRandom(seed + place));
    if (truths.some(known => sameData(known, truth))) break;
    truths.push(truth);
  }
  return truths;
};

/** Whether there was anything to decide. */
export const hasChoice = <T extends GameTypes, Q extends Question>(
  { game }: Thinker<T, Q>,
  view: T['view'],
): boolean => {
  let count = 0;
  for (const _ of game.options(view).list()) {
    count += 1;
    if (count > 1) return true;
  }
  return false;
};

/** A first look: what the level would have done, and how much better that ends. Each step tells nothing but time. */
export function* lookAt<T extends GameTypes, Q extends Question>(
  judge: Judge<T, Q>,
  truths: readonly T['state'][],
  played: readonly T['action'][],
): Generator<undefined, Judged<T> | undefined> {
  const [truth] = truths;
  if (truth === undefined) return undefined;
  const planning = planPhase(judge, truth, judge.level, judge.seed);
  let step = planning.next();
  for (; !step.done; step = planning.next()) yield undefined;
  const best = step.value.actions;
  if (best.length === 0 || sameData(best, played)) return { truth, best, lost: 0, isUneven: false };
  let sum = 0;
  let isUneven = false;
  for (const each of truths) {
    const ends = endsOf(judge, each, played, best);
    sum += worth(judge, ends.best) - worth(judge, ends.played);
    isUneven ||= ends.isUneven;
    yield undefined;
  }
  return { truth, best, lost: Math.max(0, sum / truths.length), isUneven };
}

/** How far a second look sees, and how often it looks. */
const PHASES = 2;
const LOOKS = 3;

/**
 * A second look: both sides play on for two phases, from what was played and from the better plan, with the same dice
 * and without their luck. It tells what the better plan is still worth then.
 */
export function* lookAgain<T extends GameTypes, Q extends Question>(
  judge: Judge<T, Q>,
  truths: readonly T['state'][],
  played: readonly T['action'][],
  best: readonly T['action'][],
): Generator<undefined, number> {
  let sum = 0;
  let looks = 0;
  for (let look = 0; look < LOOKS; look += 1) {
    const truth = truths[look % truths.length];
    if (truth === undefined) break;
    const far = (actions: readonly T['action'][]): number => {
      const { state, beyond } = endOf(judge, truth, actions);
      const until = judge.mind.stage(truth) + PHASES;
      const from = beyond ?? state;
      return foresee(judge, from, until - judge.mind.stage(from), seededRandom(judge.seed + look));
    };
    const whole = far(best);
    yield undefined;
    sum += whole - far(played);
    looks += 1;
    yield undefined;
  }
  return looks === 0 ? 0 : sum / looks;
}
