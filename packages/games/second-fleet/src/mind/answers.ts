import type { Random } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { shuffled } from '../rules/combat/aim-list.ts';
import { listActions } from '../turn/list.ts';
import { optionsFor } from '../turn/options.ts';
import type { View } from '../secrets/view.ts';
import { type Arm, ARMS, type Side } from '../model/vocabulary.ts';
import { courseOn } from './goal.ts';
import { flightAnswers } from './flight-answers.ts';
import { miningAnswers } from './mining-answers.ts';
import { assignmentAnswers } from './mission-answers.ts';
import { seaAnswers } from './sea-answers.ts';
import { nextToAct, nextToFly } from './segment-answers.ts';
import { worthOf } from './strike-value.ts';

const DONE: Action = { type: 'done' };

/** More would only take time. */
const MOST = 20;

const FIRST = -1;

/** An arm that has somebody acts before one that has nobody, and one of those before the others if it is told so. */
export const armAnswers = (view: View, before?: Arm): readonly Action[] => {
  const offered = [...listActions(view)];
  const active = offered.filter(action => action.type === 'choose-arm' && !action.pass);
  const rank = (action: Action): number =>
    action.type === 'choose-arm' && action.arm !== before ? ARMS.indexOf(action.arm) : FIRST;
  const [first] = (active.length > 0 ? active : offered).toSorted((a, b) => rank(a) - rank(b));
  return first === undefined ? [] : [first];
};

/** What is worth a thought in this phase; the first when nothing tells them apart. */
export const answersIn = (view: View, side: Side, random: Random): readonly Action[] => {
  const { phase } = view.table;
  switch (phase.name) {
    case 'arm':
      return armAnswers(view);
    case 'segment':
      return [(phase.arm === 'air' ? nextToFly(view, phase) : nextToAct(view, phase)) ?? DONE];
    case 'surface-activation':
    case 'submarine-activation':
      return seaAnswers(view, phase, random, { worthOf, courseOn });
    case 'flight':
      return flightAnswers(view, phase);
    case 'assignment':
    case 'open-assignment':
      return assignmentAnswers(view, side, random);
    case 'set-up':
    case 'arrival':
      return placingAnswers(view);
    case 'cap':
      return capAnswers(view);
    case 'mining':
      return miningAnswers(view, phase);
    case 'replenishment':
    case 'declarations':
      return [DONE];
    default:
      return fewOf([...listActions(view)], random);
  }
};

const fewOf = (actions: readonly Action[], random: Random): readonly Action[] => {
  if (actions.length <= MOST) return actions;
  const ends = actions.filter(({ type }) => type === 'done');
  return [...ends, ...shuffled(actions, random).slice(0, MOST)];
};

/** By the book, then on. */
const placingAnswers = (view: View): readonly Action[] => {
  const rest: Action = { type: 'place-rest' };
  return [optionsFor(view).refuse(rest) === undefined ? rest : DONE];
};

/** The fullest patrol over each base and carrier that has none. */
const capAnswers = (view: View): readonly Action[] => {
  const sizes = [...listActions(view)].filter(action => action.type === 'fly-cap');
  const [fullest] = sizes.toSorted((a, b) => b.units.length - a.units.length);
  return [fullest ?? DONE];
};
