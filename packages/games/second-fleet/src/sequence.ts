import { campaignSteps } from './campaign/steps.ts';
import { fold } from './chain.ts';
import type { Event } from './event.ts';
import { fireSteps } from './fire/steps.ts';
import { seaSteps } from './sea/steps.ts';
import type { State } from './state.ts';
import { STEP_NAMES, type Step, type StepName } from './step.ts';

const KNOWN: ReadonlyMap<StepName, Step> = new Map(
  [...seaSteps, ...fireSteps, ...campaignSteps].map(step => [step.name, step]),
);

/** The sequence of play. A name without a step is one that this game has no use for. */
const STEPS: readonly (Step | undefined)[] = STEP_NAMES.map(name => KNOWN.get(name));

/** Each turn begins after the set-up, which comes once. */
const FIRST_OF_TURN = 1;

const isWaiting = (events: readonly Event[]): boolean => events.at(-1)?.type === 'began';

/** Steps from this place on, turn after turn, until somebody or the dice must act. */
const runFrom = (start: State, place: number): readonly Event[] => {
  const events: Event[] = [];
  let state = start;
  for (let at = place; ; at = at + 1 < STEPS.length ? at + 1 : FIRST_OF_TURN) {
    const step = STEPS[at];
    if (step === undefined || !step.applies(state)) continue;
    const begun = step.begin(state);
    events.push(...begun);
    if (isWaiting(begun)) return events;
    state = fold(state, begun);
  }
};

/** What follows the step that is over. */
export const proceed = (state: State, over: StepName): readonly Event[] =>
  runFrom(state, STEP_NAMES.indexOf(over) + 1);

/** The first thing anybody is asked. */
export const open = (state: State): State => fold(state, runFrom(state, 0));
