import { type ConsideredPlan, type Deed, deedsOf, type Reason } from '@narrow-seas/core';
import { decide } from '../decide.ts';
import { evolve } from '../evolve.ts';
import type { SecondFleetTypes } from '../game.ts';

export type SecondFleetDeed = Deed<SecondFleetTypes>;
export type SecondFleetPlan = ConsideredPlan<SecondFleetTypes>;

/** What speaks for or against a plan from one point of view. */
export type Reasoner = (plan: SecondFleetPlan, deeds: readonly SecondFleetDeed[]) => readonly Reason[];

/** The plan action by action. */
export const deedsIn = (plan: SecondFleetPlan): readonly SecondFleetDeed[] =>
  deedsOf<SecondFleetTypes>({ decide, evolve }, plan);
