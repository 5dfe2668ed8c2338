import { advise, type Level, type Mind, type Question } from '@narrow-seas/ai';
import {
  type Advice,
  type Counsel,
  type Desk,
  type Game,
  type GameTypes,
  isToAct,
  sameData,
  seededRandom,
  type Viewer,
} from '@narrow-seas/core';
import type { MatchTable } from '@narrow-seas/umpire';
import { sideNamed } from './seat.ts';

/** Thinks about plans for a side that sees this; each step is an advice that can be shown. */
export type Adviser<T extends GameTypes> = (
  view: T['view'],
  side: T['side'],
) => Generator<Advice<T['action']>, Advice<T['action']>>;

/** Who advises: strong enough to be worth it, quick enough to be waited for. */
const LEVEL: Level = 'captain';

export const adviserOf =
  <T extends GameTypes, Q extends Question>(
    game: Game<T>,
    mind: Mind<T, Q>,
    counsel: Counsel<T>,
  ): Adviser<T> =>
  (view, side) =>
    advise({ game, mind, counsel, side, level: LEVEL, seed: 1 }, view);

/** A thought about one position; once the match has moved on it is worth nothing. */
interface Pondering<A> {
  readonly side: string;
  readonly steps: Generator<Advice<A>, Advice<A>>;
  told: Advice<A> | undefined;
}

export interface Advisory<T extends GameTypes> {
  /** The advice so far, after this many milliseconds more; undefined where nobody advises. */
  readonly ask: (viewer: Viewer<T['side']>, slice: number) => Advice<T['action']> | undefined;
}

/** Advice at a table, thought out in slices so that the worker hears the page in between. */
export const openAdvisory = <T extends GameTypes>(
  match: MatchTable<T>,
  desk: Desk<T>,
  adviser: Adviser<T> | undefined,
): Advisory<T> => {
  const state: { pondering: Pondering<T['action']> | undefined } = { pondering: undefined };
  match.subscribe(() => void (state.pondering = undefined));
  const current = (side: T['side'], asked: Adviser<T>): Pondering<T['action']> => {
    if (state.pondering?.side !== side)
      state.pondering = { side, steps: asked(match.viewFor(side), side), told: undefined };
    return state.pondering;
  };
  return {
    ask: (viewer, slice) => {
      const side = sideNamed(match, viewer);
      return adviser === undefined || side === undefined
        ? undefined
        : playable(match, desk, side, ponder(current(side, adviser), performance.now() + slice));
    },
  };
};

/** Truths in which a plan must be playable as well: what hangs on one guess about the enemy is no advice. */
const OTHER_TRUTHS = [2, 3];

/**
 * Each plan as far as the rules let the side play it, whatever the enemy hides, and without the end of the phase:
 * nothing is advised that is refused, and the player ends a phase himself.
 */
const playable = <T extends GameTypes>(
  { game, viewFor }: MatchTable<T>,
  desk: Desk<T>,
  side: T['side'],
  advice: Advice<T['action']>,
): Advice<T['action']> => {
  const view = viewFor(side);
  const { title, end } = desk.survey(view);
  const endsPhase = (state: T['state'], action: T['action']): boolean =>
    end !== undefined && sameData(action, end.action) && desk.survey(game.view(state, side)).title === title;
  const truths = OTHER_TRUTHS.map(seed => game.imagine(view, seededRandom(seed)));
  const plans = advice.plans.map(plan => {
    const count = Math.min(...truths.map(truth => lengthAllowed(game, truth, side, plan.actions, endsPhase)));
    return {
      ...plan,
      actions: plan.actions.slice(0, count),
      steps: plan.steps.slice(0, count),
      ...(plan.ways === undefined ? {} : { ways: plan.ways.slice(0, count) }),
    };
  });
  return { ...advice, plans: plans.filter(({ actions }) => actions.length > 0) };
};

/** The number of actions that the rules admit one after the other, up to the one that ends the phase. */
const lengthAllowed = <T extends GameTypes>(
  { decide, actor }: Game<T>,
  truth: T['state'],
  side: T['side'],
  actions: readonly T['action'][],
  endsPhase: (state: T['state'], action: T['action']) => boolean,
): number => {
  let state = truth;
  for (const [place, action] of actions.entries()) {
    if (endsPhase(state, action)) return place;
    const decided = decide(state, side, action);
    if (!decided.ok) return place;
    state = decided.value.state;
    if (!isToAct(actor(state), side)) return place + 1;
  }
  return actions.length;
};

const ponder = <A>(pondering: Pondering<A>, until: number): Advice<A> => {
  while (pondering.told?.complete !== true) {
    pondering.told = pondering.steps.next().value;
    if (performance.now() >= until) break;
  }
  return pondering.told;
};
