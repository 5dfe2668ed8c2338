import { type ConsideredPlan, type PlanStep, planSteps, type Reason } from '@narrow-seas/core';
import { decide } from '../../turn/decide.ts';
import type { EuropaNavalTypes } from '../../game.ts';

export type EuropaNavalStep = PlanStep<EuropaNavalTypes>;
export type EuropaNavalPlan = ConsideredPlan<EuropaNavalTypes>;

/** What speaks for or against a plan from one point of view. */
export type Reasoner = (plan: EuropaNavalPlan, steps: readonly EuropaNavalStep[]) => readonly Reason[];

/** The plan action by action. */
export const stepsIn = (plan: EuropaNavalPlan): readonly EuropaNavalStep[] =>
  planSteps<EuropaNavalTypes>({ decide }, plan);
