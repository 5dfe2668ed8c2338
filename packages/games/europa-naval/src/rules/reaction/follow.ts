import { withoutLast } from '@narrow-seas/core';
import { andThen, type Effect, type Progress, progressFrom } from '../../turn/chain.ts';
import type { Event } from '../../model/event.ts';
import type { Phase, State } from '../../model/state.ts';
import { afterBattle, nextWithdrawal } from '../naval-combat/aftermath.ts';
import { pass } from '../movement/passage.ts';
import type { NavalStep, Passage, Withdrawal } from '../../model/sea/phase.ts';
import { endStep } from '../movement/step-end.ts';

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

const afterPhase = (state: State, phase: Phase): Effect => {
  if (!isDangling(phase)) return endStep(state, endingStep(state));
  const told = nextWithdrawal(state, phase);
  return told.length > 0 ? told : pass(state, phase.battle.passage);
};

/** What comes after these events when they settle nothing. */
const after = (state: State, last: Event | undefined, next: Next): Effect => {
  if (last?.type === 'battle-ended') {
    const told = afterBattle(state, last.battle, last.brokeOff);
    return told.length > 0 ? told : pass(state, last.battle.passage);
  }
  if (last?.type === 'began') return afterPhase(state, last.phase);
  return next === 'step-end' || next === undefined ? endStep(state, endingStep(state)) : pass(state, next);
};

/** The events and all that follows of itself: the rest of a passage, of a battle, of a step. */
export const follow = (state: State, effect: Effect, next: Next): Progress => {
  let progress = progressFrom(state, effect);
  for (;;) {
    const last = progress.events.at(-1);
    if (isSettled(last)) return progress;
    // A phase that only leads on to the next is nobody's: it is never begun.
    const until = last?.type === 'began' ? withoutLast(progress) : progress;
    progress = andThen(until, after(until.state, last, next));
  }
};
