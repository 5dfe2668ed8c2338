import type { Step as StepOf } from '@narrow-seas/core';
import type { Event } from '../model/event.ts';
import type { State } from '../model/state.ts';
import type { StepName } from '../model/step-name.ts';

export { FIRST_OF_PLAYER_TURN, LAST_OF_PLAYER_TURN, STEP_NAMES, type StepName } from '../model/step-name.ts';

/** One step of the sequence of play. */
export type Step = StepOf<State, Event, StepName>;

/** The last event of a step that had begun a phase. */
export const finished = (step: StepName): Event => ({ type: 'finished', step });
