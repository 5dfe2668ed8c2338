import type { EndLoss, Survey } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { optionsFor } from '../turn/options.ts';
import { NOT_NOW } from '../turn/refusals.ts';
import type { Landing } from '../model/fire/phase.ts';
import { hexOfUnit } from '../model/position.ts';
import type { Phase } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { homeless } from './refuge.ts';
import { sayAll } from './say.ts';
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

/** [8.14.1] [C.2.37] Who has no field left is lost, whatever the others do. */
const landingLosses = (view: View, { units, cause }: Landing): readonly EndLoss<Action>[] =>
  homeless(view, units, cause).map(unit => {
    const hex = hexOfUnit(view.table, unit);
    const text = LOSS.noRefuge(sayAll(view.table, [unit]));
    return { text, pieces: [unit], hexes: hex === undefined ? [] : [hex], repairs: [] };
  });

/** [C.11.6] A flight that is given up does not land. */
const lossesOf = (view: View): readonly EndLoss<Action>[] => {
  const { table } = view;
  const { phase } = table;
  if (phase.name === 'landing') return landingLosses(view, phase);
  if (phase.name !== 'flight') return [];
  const { units, hex } = phase;
  return [{ text: LOSS.flight(sayAll(table, units)), pieces: units, hexes: [hex], repairs: [] }];
};

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
    losses: lossesOf(view),
    ...(refusal === undefined ? {} : { refusal }),
  };
};
