import type { ConsideredPlan } from './advice.ts';
import type { Game, GameTypes } from './game.ts';

/** A sentence for or against a plan, and how much it weighs, in points. */
export interface Reason {
  readonly text: string;
  readonly weight: number;
}

/** One action of a plan, and the position in which it is done. */
export interface PlanStep<T extends GameTypes> {
  readonly state: T['state'];
  readonly action: T['action'];
}

/** The plan action by action. What the adviser played was admitted; if something is not, the rest is told unchanged. */
export const planSteps = <T extends GameTypes>(
  { decide }: Pick<Game<T>, 'decide'>,
  { side, before, actions }: ConsideredPlan<T>,
): readonly PlanStep<T>[] => {
  let state = before;
  return actions.map(action => {
    const step = { state, action };
    const decided = decide(state, side, action);
    if (decided.ok) state = decided.value.state;
    return step;
  });
};
