import type { Step } from '../step.ts';
import { declarationsStep } from '../../rules/politics/declaration.ts';
import { invasionStep } from '../../rules/invasion/invasion.ts';
import { politicsStep } from '../../rules/politics/politics.ts';
import { reinforcementStep } from '../../rules/reinforcement/reinforcement.ts';
import { repairStep } from '../../rules/damage/repair.ts';
import { replenishmentStep } from '../../rules/supply/replenishment.ts';
import { setUpStep } from '../../rules/reinforcement/set-up.ts';
import { weatherStep } from '../../rules/weather/skies.ts';
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
