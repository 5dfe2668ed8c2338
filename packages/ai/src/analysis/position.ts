import {
  type Counsel,
  type Game,
  type GameTypes,
  type Mind,
  type PositionReport,
  type Question,
  seededRandom,
  type WinCurves,
} from '@narrow-seas/core';
import { advise, ofLevel } from '../advice.ts';
import type { Level } from '../level.ts';
import { chanceIn } from './chance.ts';
import { worth } from '../outlook.ts';

/** A position that somebody wants to know the worth of. */
export interface PositionRequest<T extends GameTypes, Q extends Question> {
  readonly game: Game<T>;
  readonly mind: Mind<T, Q>;
  readonly counsel: Counsel<T>;
  readonly state: T['state'];
  /** The value is told for this side. */
  readonly side: T['side'];
  /** Only what `side` sees is looked at, and only its plans: others still have secrets. */
  readonly isOwnView: boolean;
  readonly level: Level;
  readonly seed: number;
  readonly chances?: WinCurves<T>;
}

/**
 * The worth of a position at once, then the best plans of the side to act. Each step tells the report so far, so the
 * caller may stop at any step and show that. Plans come from the view of the side that makes them.
 */
export function* reportPosition<T extends GameTypes, Q extends Question>(
  request: PositionRequest<T, Q>,
): Generator<PositionReport<T['action']>, PositionReport<T['action']>> {
  const { game, side, isOwnView, level, seed, state } = request;
  const seen = isOwnView ? game.imagine(game.view(state, side), seededRandom(seed)) : state;
  const judge = ofLevel(request);
  const value = worth(judge, seen);
  const chance = chanceIn(judge, seen, side, value);
  const worthOf = { value, ...(chance === undefined ? {} : { chance }) };
  const first = { side, ...worthOf, level, plans: [], complete: false };
  const by = plannerIn(request, seen);
  if (by === undefined) return { ...first, complete: true };
  yield { ...first, by };
  const thinking = advise({ ...request, side: by }, game.view(isOwnView ? seen : state, by));
  for (;;) {
    const step = thinking.next();
    const { plans } = step.value;
    if (step.done === true) return { ...first, by, plans, complete: true };
    yield { ...first, by, plans };
  }
}

/** Who acts, as far as the one who asks may be shown his plans. */
const plannerIn = <T extends GameTypes, Q extends Question>(
  { game, side, isOwnView }: PositionRequest<T, Q>,
  state: T['state'],
): T['side'] | undefined => {
  const actor = game.actor(state);
  if (actor === 'chance' || game.outcome(state) !== undefined) return undefined;
  if (actor.includes(side)) return side;
  return isOwnView ? undefined : actor[0];
};
