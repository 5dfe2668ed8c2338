import type { Actor, Mover } from './game.ts';
import { type Effect, type Evolve, type Progress, progressBy } from './progress.ts';
import { NOT_YOUR_TURN, type Refusal, refused } from './refusal.ts';
import { ok, type Result } from './result.ts';

type Roll<A> = Extract<A, { readonly type: 'roll' }>;

/** What a game brings to its `decide`. */
interface Rulings<P extends string, S, A, E> {
  readonly actor: (state: S) => Actor<P>;
  readonly evolve: Evolve<S, E>;
  /** What the mover's own options say, made from the mover's own view: a refusal can then tell no secret. */
  readonly refuse: (state: S, by: P, action: A) => Refusal | undefined;
  /** Said when the dice are due and something else is done in their name. */
  readonly notNow: Refusal;
  /** What comes of an action that was not refused, worked out on the truth. */
  readonly resolve: (state: S, by: P, action: A) => Effect<S, E>;
  readonly roll: (state: S, roll: Roll<A>) => Effect<S, E>;
}

type Decide<P extends string, S, A, E> = (
  state: S,
  by: Mover<P>,
  action: A,
) => Result<Progress<S, E>, Refusal>;

/** The mover's own options refuse first; what is left is worked out by the game. Dice roll when they are due. */
export const decideBy = <P extends string, S, A extends { readonly type: string }, E>(
  rulings: Rulings<P, S, A, E>,
): Decide<P, S, A, E> => {
  const { progressFrom } = progressBy(rulings.evolve);
  const decideRoll = (state: S, action: A): Result<Progress<S, E>, Refusal> => {
    if (rulings.actor(state) !== 'chance') return refused(NOT_YOUR_TURN);
    return action.type === 'roll'
      ? ok(progressFrom(state, rulings.roll(state, action as Roll<A>)))
      : refused(rulings.notNow);
  };
  return (state, by, action) => {
    if (by === 'chance') return decideRoll(state, action);
    const refusal = rulings.refuse(state, by, action);
    return refusal === undefined
      ? ok(progressFrom(state, rulings.resolve(state, by, action)))
      : refused(refusal);
  };
};
