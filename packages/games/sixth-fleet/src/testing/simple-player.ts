import { pick, type Random } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { refuseEnd } from '../turn/end-phase.ts';
import { listActions } from '../turn/list.ts';
import { specOf } from '../model/roster.ts';
import type { Phase, State } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { unitsToRemove } from '../desk/answer-choices.ts';
import { actingSide } from '../desk/say.ts';
import { simpleAttack } from './simple-combat.ts';
import { simpleMove } from './simple-movement.ts';

/**
 * An opponent for a first game: it follows rules of thumb and looks no move ahead. Every phase comes to its end: a unit
 * attacks once and moves once, and each answer settles one unit.
 */
export const simplePlayer = (view: View, random: Random): Action | undefined => {
  const side = actingSide(view);
  return side === undefined ? undefined : (actionIn(view.table, view.table.phase) ?? answer(view, random));
};

const actionIn = (state: State, phase: Phase): Action | undefined => {
  switch (phase.name) {
    case 'set-up':
    case 'reinforcement':
      return refuseEnd(state) === undefined ? { type: 'done' } : { type: 'deploy-rest' };
    case 'combat':
      return simpleAttack(state, phase);
    case 'movement':
      return simpleMove(state, phase) ?? { type: 'done' };
    case 'advance':
      return { type: 'advance', units: [] };
    case 'excess':
      return removal(state, phase, (a, b) => b - a);
    case 'sacrifice':
      return removal(state, phase, (a, b) => a - b);
    case 'extension':
      return { type: 'go-on', yes: state.scenario.extension?.oneVoteIsEnough === true };
    default:
      return undefined;
  }
};

/** [13.0] Of the enemy the most valuable unit, of its own the least. */
const removal = (state: State, phase: Phase, order: (a: number, b: number) => number): Action | undefined => {
  const worth = (unit: UnitId): number => specOf(state, unit).ratings.ecm;
  const [unit] = unitsToRemove(state, phase).toSorted((a, b) => order(worth(a), worth(b)));
  return unit === undefined ? undefined : { type: 'remove', unit };
};

/** Retreats and displacements: any that is allowed. */
const answer = (view: View, random: Random): Action | undefined => pick(random, [...listActions(view)]);
