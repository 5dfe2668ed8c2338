import type { Deliberation, Mind, Question, Random, Task } from '@narrow-seas/core';
import type { SecondFleetTypes } from '../game.ts';
import type { Action } from '../model/action.ts';
import { listAims } from '../rules/combat/aim-list.ts';
import { forcesAttacked } from '../rules/strategic-air/formation.ts';
import type { Targeting } from '../model/fire/phase.ts';
import { oddsOfAimed } from '../turn/fire/odds.ts';
import { aimedOf } from '../rules/combat/aim.ts';
import { WAYS } from '../rules/combat/strike-odds.ts';
import type { State } from '../model/state.ts';
import { type View, viewFor } from '../secrets/view.ts';
import { answersIn } from './answers.ts';
import { joinedOutcomes } from './chances.ts';
import { evaluate } from './evaluate.ts';
import { gainOf } from './gain.ts';
import { commandWith } from './command/command.ts';
import { ADMIRAL, CAPTAIN, type Doctrine } from './staff/doctrine.ts';
import { staffBy } from './staff/staff.ts';
import { stageOf } from './stage.ts';
import { worthOf } from './strike-value.ts';

/** One decision at a time. */
const QUESTIONS: readonly Question[] = [{ required: true }];

/** The aim that brings most. */
const bestAim = (state: State, phase: Targeting): Action | undefined => {
  const view = viewFor(state, phase.side);
  let best: Action | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of listAims(view, phase)) {
    const value = action.type === 'aim' && !action.nuclear ? valueOfAim(state, phase, action) : -1;
    if (value > most) [best, most] = [action, value];
  }
  return best;
};

const valueOfAim = (
  { table }: State,
  phase: Targeting,
  action: Extract<Action, { readonly type: 'aim' }>,
): number =>
  oddsOfAimed(table, phase.resume, aimedOf(table, phase, action)).targets.reduce(
    (sum, { aim, spread }) =>
      sum +
      spread.reduce((gain, ways, points) => gain + ways * gainOf(table, aim.target, points, worthOf), 0) /
        WAYS,
    0,
  );

/** Who is attacked stays as he is; who attacks aims at the best. */
const reflex = (state: State): Action | undefined => {
  const { phase } = state.table;
  if (phase.name === 'formation') return { type: 'form', forces: forcesAttacked(state.table, phase) };
  return phase.name === 'targeting' ? bestAim(state, phase) : undefined;
};

const answers = (view: View, _question: Question, random: Random): readonly Action[] =>
  view.viewer === 'spectator' ? [] : answersIn(view, view.viewer, random);

const cadetMind = {
  evaluate,
  stage: stageOf,
  questions: (_view: View): readonly Question[] => QUESTIONS,
  answers,
  close: (): Action | undefined => undefined,
  outcomes: joinedOutcomes,
  reflex,
};

/** A move in thought takes about half a millisecond; see docs/ladder.md for what a phase takes. */
const EFFORT: { readonly [level: string]: Deliberation } = {
  captain: { moves: 1500, looks: 8, least: 3, sure: 1.5, rounds: 1, answers: false },
  admiral: { moves: 4000, looks: 12, least: 3, sure: 1.5, rounds: 2, answers: true },
};

/** A level whose forces are commanded. */
const commandedBy = (doctrine: Doctrine, isPatient: boolean): Mind<SecondFleetTypes, Question> => {
  const under = (tasks: readonly Task[]) => ({ ...cadetMind, ...staffBy(doctrine, tasks) });
  return { ...under([]), command: commandWith({ under, effort: EFFORT, isPatient }) };
};

const captainMind = commandedBy(CAPTAIN, false);
const admiralMind = commandedBy(ADMIRAL, true);

/** What the computer knows of the game beyond its rules: what is good, and what is worth trying. */
export const secondFleetMind = {
  ...cadetMind,
  /** What each level knows. */
  at: (level: string): Mind<SecondFleetTypes, Question> => {
    if (level === 'captain') return captainMind;
    return level === 'admiral' ? admiralMind : cadetMind;
  },
} satisfies Mind<SecondFleetTypes, Question>;
