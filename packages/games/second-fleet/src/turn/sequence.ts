import { sequenceOf } from '@narrow-seas/core';
import { campaignSteps } from './campaign/steps.ts';
import type { Event } from '../model/event.ts';
import { evolve } from './evolve.ts';
import { fireSteps } from './fire/steps.ts';
import { seaSteps } from './sea/steps.ts';
import type { State } from '../model/state.ts';
import { STEP_NAMES, type StepName } from './step.ts';

/** Each turn begins after the set-up, which comes once. */
const FIRST_OF_TURN = STEP_NAMES[1];

/** The sequence of play. */
const SEQUENCE = sequenceOf<State, Event, StepName>({
  evolve,
  steps: [...seaSteps, ...fireSteps, ...campaignSteps],
  following: (_state, over) => ({
    before: [],
    step: STEP_NAMES[STEP_NAMES.indexOf(over) + 1] ?? FIRST_OF_TURN,
  }),
});

/** When a step is over, the steps that follow are part of the same move. */
export const { andFollowing } = SEQUENCE;

/** The first thing anybody is asked. */
export const open = (state: State): State => SEQUENCE.run(state, STEP_NAMES[0]).state;
