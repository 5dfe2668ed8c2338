import type { Chance, Mind, Random } from '@narrow-seas/core';
import type { SixthFleetTypes } from '../game.ts';
import type { Action } from '../model/action.ts';
import { outcomes } from '../turn/chance.ts';
import { waitingIn } from '../rules/set-up/deploy-rest.ts';
import { refuseEnd } from '../turn/end-phase.ts';
import type { State } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { BREAK_OUT } from './break-out.ts';
import { combatAnswers } from './combat-answers.ts';
import { type Errand, NO_ERRAND } from './errand.ts';
import { evaluationBy } from './evaluate.ts';
import { interruptAnswers, reflexIn } from './interrupt-answers.ts';
import { movementAnswers, movementOrder } from './movement-answers.ts';
import { reinforcementAnswers, setUpAnswers, setUpOrder } from './placement-answers.ts';
import { movementSketch } from './movement-sketch.ts';
import { openings } from './opening.ts';
import { straitsHeld } from './straits.ts';
import { stageOf } from './tempo.ts';
import { WEIGHTS } from './weights.ts';

/** Something to decide: for one unit, for all that are not placed yet, or what the phase asks for. */
export interface Question {
  readonly about: UnitId | 'everybody-else' | 'phase';
  /** Doing nothing is no answer. */
  readonly required: boolean;
}

const EVERYBODY_ELSE: Question = { about: 'everybody-else', required: true };
const PHASE: Question = { about: 'phase', required: true };

const perhaps = (about: UnitId): Question => ({ about, required: false });

/** The decisions of the phase, in the order in which they are best taken. */
const questions = ({ table }: View): readonly Question[] => {
  const { phase } = table;
  if (phase.name === 'movement') return movementOrder(table, phase).map(perhaps);
  if (phase.name === 'set-up')
    return [EVERYBODY_ELSE, ...[...waitingIn(table), ...setUpOrder(table, phase)].map(perhaps)];
  if (phase.name === 'reinforcement')
    return [...waitingIn(table).map(about => ({ about, required: true })), EVERYBODY_ELSE];
  return [PHASE];
};

/** A few good answers; none when the question no longer stands. */
const answersOn =
  (errand: Errand) =>
  (view: View, { about }: Question, random: Random): readonly Action[] => {
    const { table, viewer } = view;
    const { phase } = table;
    if (viewer === 'spectator') return [];
    if (about === 'everybody-else')
      return waitingIn(table).length > 0 && refuseEnd(table) !== undefined ? [{ type: 'deploy-rest' }] : [];
    if (phase.name === 'combat') return combatAnswers(table, phase, errand.target(table));
    if (about === 'phase') return interruptAnswers(view, viewer, phase);
    if (phase.name === 'movement') return movementAnswers(table, phase, about, random, errand);
    if (phase.name === 'set-up') return setUpAnswers(table, phase, about, random);
    return reinforcementAnswers(table, viewer, about, random, errand);
  };

/** What ends a phase of many decisions, once it may end. */
const close = ({ table }: View): Action | undefined => {
  const planned = ['movement', 'set-up', 'reinforcement'].includes(table.phase.name);
  return planned && refuseEnd(table) === undefined ? { type: 'done' } : undefined;
};

/** [8.9] Every face that succeeds leads to the same, and every face that fails. */
const mergedOutcomes = (state: State): readonly Chance<Action>[] => {
  const { phase } = state;
  if (phase.name !== 'attack') return outcomes(state);
  const faces: readonly Chance<Action>[] = [
    { action: { type: 'roll', face: 1 }, ways: phase.need },
    { action: { type: 'roll', face: 6 }, ways: 6 - phase.need },
  ];
  return faces.filter(({ ways }) => ways > 0);
};

/** Captains and admirals plan whole phases; what is at stake in them is all they need. */
const captainMind = {
  evaluate: evaluationBy(WEIGHTS),
  stage: stageOf,
  isSetUp: ({ phase }: State) => phase.name === 'set-up',
  straitsHeld,
  questions,
  answers: answersOn(NO_ERRAND),
  close,
  outcomes: mergedOutcomes,
  openings,
  reflex: (state: State): Action | undefined => reflexIn(state, state.phase),
  sketch: ({ table }: View, random: Random) =>
    table.phase.name === 'movement' ? movementSketch(table, table.phase, random) : undefined,
};

/** A level that plans one unit after the other brings no fleet through a strait unless it is told to. */
const cadetMind = {
  ...captainMind,
  evaluate: evaluationBy({ ...WEIGHTS, gate: 0 }, BREAK_OUT),
  answers: answersOn(BREAK_OUT),
};

/** What the computer knows of the game beyond its rules: what is good, and what is worth trying. */
export const sixthFleetMind = {
  ...captainMind,
  at: (level: string) => (level === 'cadet' || level === 'recruit' ? cadetMind : captainMind),
} satisfies Mind<SixthFleetTypes, Question>;
