import type { ConsideredPlan } from '@narrow-seas/core';
import type { Action } from '../action.ts';
import { fold } from '../chain.ts';
import { decide } from '../decide.ts';
import type { EuropaNavalTypes } from '../game.ts';
import type { State } from '../state.ts';

export type EuropaNavalPlan = ConsideredPlan<EuropaNavalTypes>;

/** A sentence for or against a plan, and how much it weighs, in points. */
export interface Reason {
  readonly text: string;
  readonly weight: number;
}

/** One action of a plan, and the position in which it is done. */
export interface Deed {
  readonly state: State;
  readonly action: Action;
}

/** What speaks for or against a plan from one point of view. */
export type Reasoner = (plan: EuropaNavalPlan, deeds: readonly Deed[]) => readonly Reason[];

/** The plan action by action. What the adviser played was admitted; if something is not, the rest is told as it stands. */
export const deedsOf = ({ side, before, actions }: EuropaNavalPlan): readonly Deed[] => {
  let state = before;
  return actions.map(action => {
    const deed = { state, action };
    const decided = decide(state, side, action);
    if (decided.ok) state = fold(state, decided.value);
    return deed;
  });
};
