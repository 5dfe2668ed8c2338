import type { ConsideredPlan } from './advice.ts';
import type { Game, GameTypes } from './game.ts';

/** A sentence for or against a plan, and how much it weighs, in points. */
export interface Reason {
  readonly text: string;
  readonly weight: number;
}

/** One action of a plan, and the position in which it is done. */
export interface Deed<T extends GameTypes> {
  readonly state: T['state'];
  readonly action: T['action'];
}

/** The plan action by action. What the adviser played was admitted; if something is not, the rest is told as it stands. */
export const deedsOf = <T extends GameTypes>(
  { decide, evolve }: Pick<Game<T>, 'decide' | 'evolve'>,
  { side, before, actions }: ConsideredPlan<T>,
): readonly Deed<T>[] => {
  let state = before;
  return actions.map(action => {
    const deed = { state, action };
    const decided = decide(state, side, action);
    if (decided.ok) state = decided.value.reduce(evolve, state);
    return deed;
  });
};
