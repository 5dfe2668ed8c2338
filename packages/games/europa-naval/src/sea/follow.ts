import { fold } from '../chain.ts';
import type { Event } from '../event.ts';
import type { Phase, State } from '../state.ts';
import { afterBattle, nextWithdrawal } from './aftermath.ts';
import { pass } from './passage.ts';
import type { NavalStep, Passage, Withdrawal } from './phase.ts';
import { endStep } from './step-end.ts';

/** Where play goes when what has just happened leaves nothing to settle. */
export type Next = Passage | 'step-end' | undefined;

const isDangling = (phase: Phase): phase is Withdrawal =>
  phase.name === 'withdrawal' && phase.groups.length === 0;

const isEnding = (phase: Phase): boolean => phase.name === 'naval-step' && phase.ending === true;

const endingStep = (state: State): NavalStep => ({
  name: 'naval-step',
  side: state.common.phasing,
  ending: true,
});

/** Somebody is asked, the dice are due, or the step is over. */
const isSettled = (last: Event | undefined): boolean =>
  last?.type === 'finished' || (last?.type === 'began' && !isEnding(last.phase) && !isDangling(last.phase));

const afterPhase = (state: State, phase: Phase): readonly Event[] => {
  if (!isDangling(phase)) return endStep(state, endingStep(state));
  const told = nextWithdrawal(state, phase);
  return told.length > 0 ? told : pass(state, phase.battle.passage);
};

/** What comes after these events when they settle nothing. */
const after = (state: State, last: Event | undefined, next: Next): readonly Event[] => {
  if (last?.type === 'battle-ended') {
    const told = afterBattle(state, last.battle, last.brokeOff);
    return told.length > 0 ? told : pass(state, last.battle.passage);
  }
  if (last?.type === 'began') return afterPhase(state, last.phase);
  return next === 'step-end' || next === undefined ? endStep(state, endingStep(state)) : pass(state, next);
};

/** The events and all that follows of itself: the rest of a passage, of a battle, of a step. */
export const follow = (state: State, events: readonly Event[], next: Next): readonly Event[] => {
  if (isSettled(events.at(-1))) return events;
  const all = [...events];
  let here = fold(state, events);
  while (!isSettled(all.at(-1))) {
    const more = after(here, all.at(-1), next);
    // A phase that only leads on to the next is nobody's: it is never begun.
    if (all.at(-1)?.type === 'began') all.pop();
    all.push(...more);
    here = fold(here, more);
  }
  return all;
};
