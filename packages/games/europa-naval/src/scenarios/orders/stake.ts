import type { ScenarioOrders, Stake } from '@narrow-seas/core';
import type { Side } from '../../model/vocabulary.ts';

/** A line of the orders about points, with what they are booked under: a position may say how much of it counts. */
export interface GoalStake extends Stake<Side> {
  readonly cause: string;
  /** The side whose account it is, where that is not the side that is glad of it. */
  readonly by?: Side;
}

export interface GoalOrders extends ScenarioOrders<Side> {
  readonly stakes: readonly GoalStake[];
}
