import {
  type BetterPlan,
  type ConsideredPlan,
  type Counsel,
  type GameTypes,
  type GradedDecision,
  type Question,
  sameData,
} from '@narrow-seas/core';
import { planInWords } from '../advice.ts';
import { changesBetween, shares, weigh } from '../advice-weigh.ts';
import { worth } from '../outlook.ts';
import { endOf, type Judge, type Judged } from './judge.ts';

/** What is told of a decision that is not good. */
interface ToldCase<A> {
  readonly title: string;
  readonly hurt?: GradedDecision<A>['hurt'];
  readonly better: BetterPlan<A>;
}

/** A step that cost less than this share of the loss did not hurt. */
const HURTS = 0.25;

/** What was played and the better plan in words, with what that would have changed. */
export function* tellCase<T extends GameTypes, Q extends Question>(
  judge: Judge<T, Q>,
  counsel: Counsel<T>,
  { truth, best, lost }: Judged<T>,
  played: readonly T['action'][],
): Generator<number, ToldCase<T['action']>> {
  const { state } = endOf(judge, truth, best);
  const adviser = { ...judge, counsel };
  const { plan, missed: needed } = yield* planInWords(adviser, truth, { actions: best, state });
  const after = endOf(judge, truth, played).state;
  const missed = yield* shares(judge, truth, played, worth(judge, after));
  const least = Math.min(...missed);
  const heart = played[missed.indexOf(Math.max(...missed))];
  const told = { side: judge.side, before: truth, after, actions: played, heart, changes: [] };
  /** What holds of both plans is no reason for either. */
  const known = new Set(
    counsel.reasons({
      ...told,
      changes: changesBetween(weigh(judge, counsel, truth), weigh(judge, counsel, after)),
    }),
  );
  const step = counsel.steps(told)[missed.indexOf(least)];
  return {
    title: counsel.title(told),
    ...(step !== undefined && played.length > 1 && -least >= HURTS * lost
      ? { hurt: { step, points: -least } }
      : {}),
    better: {
      ...plan,
      reasons: plan.reasons.filter(reason => !known.has(reason)),
      differs: best
        .flatMap((action, place) => (played.some(other => sameData(other, action)) ? [] : place))
        .toSorted((one, other) => (needed[other] ?? 0) - (needed[one] ?? 0)),
      gains: changesBetween(weigh(judge, counsel, after), weigh(judge, counsel, state)),
    },
  };
}

/** What was played, in a few words. */
export const titleOfPlayed = <T extends GameTypes, Q extends Question>(
  judge: Judge<T, Q>,
  counsel: Counsel<T>,
  before: T['state'],
  actions: readonly T['action'][],
): string => counsel.title(planOf(judge, before, actions));

/** What was done last, in words: what dice were thrown for. */
export const lastStepOf = <T extends GameTypes, Q extends Question>(
  judge: Judge<T, Q>,
  counsel: Counsel<T>,
  before: T['state'],
  actions: readonly T['action'][],
): string => counsel.steps(planOf(judge, before, actions)).at(-1) ?? '';

const planOf = <T extends GameTypes, Q extends Question>(
  judge: Judge<T, Q>,
  before: T['state'],
  actions: readonly T['action'][],
): ConsideredPlan<T> => {
  const { state } = endOf(judge, before, actions);
  const heart = actions.length === 1 ? actions[0] : undefined;
  return { side: judge.side, before, after: state, actions, heart, changes: [] };
};
