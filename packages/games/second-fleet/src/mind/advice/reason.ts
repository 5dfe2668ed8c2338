import { type ConsideredPlan, type PlanStep, planSteps, type Reason } from '@narrow-seas/core';
import { decide } from '../../turn/decide.ts';
import type { SecondFleetTypes } from '../../game.ts';

export type SecondFleetStep = PlanStep<SecondFleetTypes>;
export type SecondFleetPlan = ConsideredPlan<SecondFleetTypes>;

/** What speaks for or against a plan from one point of view. */
export type Reasoner = (plan: SecondFleetPlan, steps: readonly SecondFleetStep[]) => readonly Reason[];

/** The plan action by action. */
export const stepsIn = (plan: SecondFleetPlan): readonly SecondFleetStep[] =>
  planSteps<SecondFleetTypes>({ decide }, plan);
