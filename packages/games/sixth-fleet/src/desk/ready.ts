import { attacksFrom } from '../attack-options.ts';
import { waitingIn } from '../deploy-rest.ts';
import { refuseToMove } from '../movement.ts';
import { hexesInContact, unitsToWithdraw } from '../obligation.ts';
import { refugesOf } from '../retreat.ts';
import { specOf } from '../roster.ts';
import type { Combat, Movement, State } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';
import { unitsToRemove } from './answer-choices.ts';

/** The pieces with which something can be done now. */
export const readyUnits = (state: State): readonly UnitId[] => {
  const { phase } = state;
  switch (phase.name) {
    case 'set-up':
    case 'reinforcement':
      return waitingIn(state);
    case 'combat':
      return readyToFight(state, phase);
    case 'movement':
      return readyToMove(state, phase);
    case 'retreat':
      return phase.pending.filter(unit => refugesOf(state, unit).length > 0);
    case 'displacement':
      return phase.units;
    case 'advance':
      return phase.candidates;
    default:
      return unitsToRemove(state, phase);
  }
};

const readyToFight = (state: State, phase: Combat): readonly UnitId[] => {
  const ready = new Set(unitsToWithdraw(state, phase));
  for (const hex of hexesInContact(state, phase.side)) {
    for (const { attackers } of attacksFrom(state, phase, hex)) for (const unit of attackers) ready.add(unit);
  }
  return [...ready];
};

const readyToMove = (state: State, phase: Movement): readonly UnitId[] => {
  const onMap = state.stacks[phase.side].flatMap(({ units }) => units);
  const aboard = state.boxes.flatMap(({ units }) => units);
  return [...onMap, ...aboard.filter(unit => specOf(state, unit).side === phase.side)].filter(
    unit => refuseToMove(state, phase, unit) === undefined,
  );
};
