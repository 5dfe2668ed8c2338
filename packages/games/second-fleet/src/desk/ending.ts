import type { Survey } from '@narrow-seas/core';
import type { Action } from '../action.ts';
import { optionsFor } from '../options.ts';
import { NOT_NOW } from '../refusals.ts';
import type { Phase } from '../state.ts';
import type { View } from '../view.ts';
import { DESK_WORDS } from './words.ts';

type Ending = NonNullable<Survey<Action>['end']>;

const { end: SAY, loss: LOSS } = DESK_WORDS;

/** What ending this phase is called. */
export const labelOfEnd = (phase: Phase): string => {
  switch (phase.name) {
    case 'segment':
      return SAY.segment(phase.arm);
    case 'surface-activation':
    case 'submarine-activation':
      return SAY.activation;
    case 'assignment':
      return SAY.assignment;
    case 'set-up':
      return SAY.setUp;
    case 'arrival':
      return SAY.arrival;
    case 'targeting':
      return SAY.answer;
    case 'flight':
      return SAY.flight;
    default:
      return SAY.other;
  }
};

/** [C.11.6] A flight that is given up does not land. */
const lossesOf = (phase: Phase): readonly string[] => (phase.name === 'flight' ? [LOSS.flight] : []);

/** How the phase is ended, what that loses, and why it cannot be ended yet; undefined where it ends by itself. */
export const endingOf = (view: View): Ending | undefined => {
  const { phase } = view.table;
  const action: Action = { type: 'done' };
  const refusal = optionsFor(view).refuse(action);
  if (refusal !== undefined && refusal.code === NOT_NOW.code) return undefined;
  // Neither is an end that one works towards: they are offered only when nothing else is left.
  if (refusal !== undefined && (phase.name === 'targeting' || phase.name === 'flight')) return undefined;
  return {
    action,
    label: labelOfEnd(phase),
    losses: lossesOf(phase),
    ...(refusal === undefined ? {} : { refusal }),
  };
};
