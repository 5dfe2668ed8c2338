import type { Random } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { decide } from '../turn/decide.ts';
import type { Event } from '../model/event.ts';
import { evolve } from '../turn/evolve.ts';
import { endCombat } from '../turn/sequence.ts';
import type { Movement, State } from '../model/state.ts';
import type { Side } from '../model/vocabulary.ts';
import { boardOf } from './board-of.ts';
import { musterOf, slotOf } from './choice.ts';
import { indexOfSide } from './facts.ts';
import { actionsOf, planFor, takeChoice } from './fleet-plan.ts';
import { gambitsOf } from './gambit.ts';
import { emptyLessons, learn, lessonOf } from './lesson.ts';
import { movementOrder } from './movement-answers.ts';
import { prospector } from './prospect.ts';
import { STAKES, type Stakes } from './stakes.ts';

/** A Movement Phase as a plan that is changed in place; the reply to it is another. */
export interface MovementSketch {
  readonly counts: readonly number[];
  readonly chosen: (slot: number) => number;
  readonly take: (slot: number, choice: number) => boolean;
  readonly value: () => number;
  readonly gambits: readonly (readonly { readonly slot: number; readonly choice: number }[])[];
  readonly actions: () => readonly Action[];
  readonly reply: () => MovementSketch | undefined;
  readonly answered: (reply: Answer) => number;
  /** What the last look expected to be taken from each unit. */
  readonly taken: Float64Array;
}

/** What is asked of a reply: how good it is for the other side, and whom it hits. */
export type Answer = Pick<MovementSketch, 'value'> & { readonly taken?: Float64Array };

export const movementSketch = (
  state: State,
  phase: Movement,
  random: Random,
  stakes: Stakes = STAKES,
): MovementSketch => {
  const board = boardOf(state);
  const side = indexOfSide(phase.side);
  const { look, sure, taken } = prospector(state, board, phase, stakes);
  const muster = musterOf(state, phase, board, stakes, random);
  const slots = movementOrder(state, phase).map(unit => slotOf(muster, unit));
  const plan = planFor(board, side, slots);
  const lessons = emptyLessons(slots);
  return {
    counts: slots.map(({ choices }) => choices.length),
    chosen: slot => plan.chosen[slot] as number,
    take: (slot, choice) => takeChoice(plan, slot, choice),
    value: () => {
      const { now, later, lasting } = look(board);
      return plan.worth + lessonOf(lessons, plan.chosen) + now + later + lasting;
    },
    gambits: gambitsOf(board, side, slots),
    actions: () => actionsOf(plan),
    reply: () => {
      const next = nextMovement(state, phase.side, actionsOf(plan));
      return next?.phase.name === 'movement' ? movementSketch(next, next.phase, random, stakes) : undefined;
    },
    answered: reply => {
      const { now, lasting } = look(board);
      const expected = taken.slice();
      const theirs = reply.value();
      if (reply.taken !== undefined)
        learn(lessons, plan, { sure, expected, taken: reply.taken, side, stakes });
      return plan.worth + now + lasting - theirs;
    },
    taken,
  };
};

const fold = (state: State, events: readonly Event[]): State => events.reduce(evolve, state);

/** The position at the beginning of the other side's Movement Phase, as if its combat had changed nothing. */
const nextMovement = (state: State, side: Side, actions: readonly Action[]): State | undefined => {
  let now = state;
  for (const action of [...actions, { type: 'done' } as const]) {
    const decided = decide(now, side, action);
    if (decided.ok) now = decided.value.state;
  }
  return now.phase.name === 'combat' ? fold(now, endCombat(now, now.phase.side)) : undefined;
};
