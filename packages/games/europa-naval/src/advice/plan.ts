import { type ConsideredPlan, type Deed, deedsOf, type Reason } from '@narrow-seas/core';
import { decide } from '../decide.ts';
import { evolve } from '../evolve.ts';
import type { EuropaNavalTypes } from '../game.ts';

export type EuropaNavalDeed = Deed<EuropaNavalTypes>;
export type EuropaNavalPlan = ConsideredPlan<EuropaNavalTypes>;

/** What speaks for or against a plan from one point of view. */
export type Reasoner = (plan: EuropaNavalPlan, deeds: readonly EuropaNavalDeed[]) => readonly Reason[];

/** The plan action by action. */
export const deedsIn = (plan: EuropaNavalPlan): readonly EuropaNavalDeed[] =>
  deedsOf<EuropaNavalTypes>({ decide, evolve }, plan);
