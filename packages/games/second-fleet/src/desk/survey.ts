import type { Survey } from '@narrow-seas/core';
import type { Action } from '../action.ts';
import { sayPhase } from '../face/say-phase.ts';
import { forcesAttacked } from '../fire/formation.ts';
import type { Formation, Targeting } from '../fire/phase.ts';
import { targetsOf } from '../fire/targets.ts';
import type { Table } from '../state.ts';
import type { View } from '../view.ts';
import type { Side } from '../vocabulary.ts';
import { specOf } from '../roster.ts';
import { adviceFor } from './advice.ts';
import { dutiesOf } from './duties.ts';
import { endingOf } from './ending.ts';
import type { Offer } from './offer.ts';
import { offersOf } from './offers.ts';
import { actingSide } from './seat.ts';
import { choiceOf } from './to-choice.ts';
import { traysOf } from './trays.ts';

/** The state of affairs: the same heading for everybody, the rest for who may act. */
export const surveyFor = (view: View): Survey<Action> => {
  const heading = { title: sayPhase(view.table.phase), advice: adviceFor(view), trays: traysOf(view) };
  const side = actingSide(view);
  if (side === undefined) return { ...heading, ready: [], duties: [], commands: [] };
  const offers = offersOf(view);
  const { phase } = view.table;
  const end = endingOf(view);
  return {
    ...heading,
    ready: phase.name === 'formation' ? movable(view.table, phase) : readyIn(offers),
    groups: groupsOf(view.table, side),
    ...focusOf(view),
    duties: dutiesOf(view.table),
    commands: offers
      .filter(({ pieces, button }) => pieces.length === 0 || button === true)
      .map(offer => choiceOf(view, offer)),
    ...(end === undefined ? {} : { end }),
  };
};

/** [4] Who has begun goes on; [C.8.2] who has declared an attack is asked for its targets at once. */
const focusOf = (view: View): Pick<Survey<Action>, 'focus'> => {
  const { phase } = view.table;
  switch (phase.name) {
    case 'targeting': {
      const { units, hex } = phase.strike;
      return { focus: { pieces: units, hex, targets: unitsToAimAt(view, phase) } };
    }
    case 'surface-activation':
    case 'submarine-activation':
    case 'flight':
      return { focus: { pieces: phase.units } };
    default:
      return {};
  }
};

/** [10.7.1.1] Aircraft lie in the hex too, and a base is no piece. */
const unitsToAimAt = (view: View, { strike, resume }: Targeting): readonly number[] =>
  targetsOf(view, resume, strike).flatMap(target => (target.kind === 'unit' ? [target.unit] : []));

/** [C.7.1] Every ship of a force that can be set out, the one on top too. */
const movable = (table: Table, phase: Formation): readonly number[] =>
  forcesAttacked(table, phase)
    .filter(({ length }) => length > 1)
    .flat();

const readyIn = (offers: readonly Offer[]): readonly number[] => [
  ...new Set(offers.flatMap(({ pieces }) => pieces)),
];

/** Who acts now acts together; else forces sail, attack and are placed as one. */
const groupsOf = (table: Table, side: Side): readonly (readonly number[])[] => {
  const { phase } = table;
  const acting =
    phase.name === 'surface-activation' || phase.name === 'flight'
      ? [phase.units]
      : phase.name === 'targeting'
        ? [phase.strike.units]
        : [];
  if (phase.name === 'formation') return [];
  return [
    ...acting,
    ...table.forces.filter(
      force => force.length > 1 && force.every(unit => specOf(table, unit).side === side),
    ),
  ];
};
