import type { Event } from './event.ts';
import type { State } from './state.ts';
import type { StepName } from './step-name.ts';

export { FIRST_OF_PLAYER_TURN, LAST_OF_PLAYER_TURN, STEP_NAMES, type StepName } from './step-name.ts';

/**
 * One step of the sequence. A step whose work needs nobody ends at once; one that asks somebody begins a phase. When
 * that phase is over, its chapter ends its events with `finished(step)`: whoever resolves the action then runs the
 * steps that follow. Chapters never call the sequence themselves, because the sequence knows the chapters.
 */
export interface Step {
  readonly name: StepName;
  readonly applies: (state: State) => boolean;
  /** What happens at once. A last event `began` means that somebody, or the dice, must act before the next step. */
  readonly begin: (state: State) => readonly Event[];
}

/** The last event of a step that had begun a phase. */
export const finished = (step: StepName): Event => ({ type: 'finished', step });
