import type { Step } from '../step.ts';
import { declarationsStep } from './declaration.ts';
import { invasionStep } from './invasion.ts';
import { politicsStep } from './politics.ts';
import { reinforcementStep } from './reinforcement.ts';
import { repairStep } from './repair.ts';
import { replenishmentStep } from './replenishment.ts';
import { setUpStep } from './set-up.ts';
import { weatherStep } from './skies.ts';
import { fuelStep, generalWarStep, turnEndStep } from './turn-end.ts';

/** The steps of the sequence that belong to the campaign, and the end of every turn. */
export const campaignSteps: readonly Step[] = [
  setUpStep,
  declarationsStep,
  politicsStep,
  weatherStep,
  reinforcementStep,
  invasionStep,
  replenishmentStep,
  fuelStep,
  repairStep,
  generalWarStep,
  turnEndStep,
];
