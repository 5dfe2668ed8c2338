import type { Random, Task } from '@narrow-seas/core';
import type { Action } from '../../model/action.ts';
import type { State } from '../../model/state.ts';
import { type View, viewFor } from '../../secrets/view.ts';
import { forcesAttacked } from '../../rules/strategic-air/formation.ts';
import type { SeaActivation } from '../../rules/movement/movement.ts';
import type { Targeting } from '../../model/fire/phase.ts';
import { answersIn, armAnswers } from '../answers.ts';
import { aimOfForce, aimOfUnits, AIRCRAFT, ARMS } from '../command/orders.ts';
import { taskAnswers } from '../command/task-answers.ts';
import { evaluateBy, type Judgement } from '../evaluate.ts';
import { seaAnswers } from '../sea-answers.ts';
import { aimAction, planAims } from './aim-plan.ts';
import { fleetCourseOn } from './course.ts';
import { type Doctrine, inTheAir } from './doctrine.ts';
import { flightPlan } from './flight-plan.ts';
import { missionPlan } from './mission-plan.ts';
import { reactionPlan } from './reaction.ts';
import { stakeOf } from './stake.ts';
import { bestLaunch } from './take-off.ts';

/** Ships are worth what the scenario pays for them, and go where it sends the fleet. */
export const FLEET: Judgement = { worthOf: stakeOf, courseOn: fleetCourseOn };

const DONE: Action = { type: 'done' };

/** The points of an attack as they are best shared out. */
const aimIn = (view: View, { resume, strike }: Targeting, { targets }: Doctrine): Action | undefined => {
  const plan = planAims(view, resume, strike, targets);
  return plan === undefined ? undefined : aimAction(plan);
};

/** Who is attacked stays as he is; who attacks shares out his points. */
const reflexBy =
  (doctrine: Doctrine) =>
  (state: State): Action | undefined => {
    const { phase } = state.table;
    if (phase.name === 'formation') return { type: 'form', forces: forcesAttacked(state.table, phase) };
    return phase.name === 'targeting' ? aimIn(viewFor(state, phase.side), phase, doctrine) : undefined;
  };

/** Ships and boats that were sent somewhere go there; the others go where the scenario sends the fleet. */
const atSea = (
  view: View,
  activation: SeaActivation,
  random: Random,
  tasks: readonly Task[],
): readonly Action[] => {
  const aim = aimOfUnits(tasks, view.table, activation.units);
  const ordered = aim === undefined ? undefined : taskAnswers(view, activation, aim);
  return ordered ?? seaAnswers(view, activation, random, FLEET);
};

const answersBy =
  (doctrine: Doctrine, tasks: readonly Task[]) =>
  (view: View, _question: unknown, random: Random): readonly Action[] => {
    if (view.viewer === 'spectator') return [];
    const { phase } = view.table;
    switch (phase.name) {
      case 'arm': {
        const aim = aimOfForce(tasks, ARMS);
        return armAnswers(view, aim?.to === 'lead' ? aim.arm : undefined);
      }
      case 'surface-activation':
      case 'submarine-activation':
        return atSea(view, phase, random, tasks);
      case 'segment':
        return phase.arm === 'air'
          ? [bestLaunch(view, phase, doctrine) ?? DONE]
          : answersIn(view, view.viewer, random);
      case 'targeting':
        return [aimIn(view, phase, doctrine) ?? DONE];
      case 'assignment':
      case 'open-assignment':
        return missionPlan(view, view.viewer, doctrine);
      case 'flight':
        return flightPlan(view, phase, doctrine);
      case 'reaction':
        return doctrine.reckonsPatrols ? [reactionPlan(view, phase)] : answersIn(view, view.viewer, random);
      default:
        return answersIn(view, view.viewer, random);
    }
  };

/** What a captain knows beyond a cadet: the fleet has a plan. */
export const staffBy = (doctrine: Doctrine, tasks: readonly Task[] = NOTHING) => ({
  evaluate,
  answers: answersBy(inTheAir(doctrine, aimOfForce(tasks, AIRCRAFT)), tasks),
  reflex: reflexBy(doctrine),
});

const NOTHING: readonly Task[] = [];

const evaluate = evaluateBy(FLEET);
