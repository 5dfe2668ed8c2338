import { attacksFrom } from '../rules/combat/attack-options.ts';
import { waitingIn } from '../rules/set-up/deploy-rest.ts';
import { refuseToMove } from '../rules/movement/movement.ts';
import { hexesInContact, unitsToWithdraw } from '../rules/combat/obligation.ts';
import { refugesOf } from '../rules/combat/retreat.ts';
import { specOf } from '../model/roster.ts';
import type { Combat, Movement, State } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { unitsToRemove } from './answer-choices.ts';
import { type bestAttacks, byGain } from './best-attacks.ts';

/** The pieces with which something can be done now. */
export const readyUnits = (state: State, plans: ReturnType<typeof bestAttacks>): readonly UnitId[] => {
  const { phase } = state;
  switch (phase.name) {
    case 'set-up':
    case 'reinforcement':
      return waitingIn(state);
    case 'combat':
      return readyToFight(state, phase, plans);
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

/** Hexes from which one promises most come first. */
const readyToFight = (
  state: State,
  phase: Combat,
  plans: ReturnType<typeof bestAttacks>,
): readonly UnitId[] => {
  const best = [...plans.values()].toSorted((one, other) => byGain(one.prospect, other.prospect));
  const ready = new Set([
    ...unitsToWithdraw(state, phase),
    ...best.flatMap(({ attack }) => attack.attackers),
  ]);
  for (const hex of hexesInContact(state, phase.side)) {
    for (const { attackers } of attacksFrom(state, phase, hex)) for (const unit of attackers) ready.add(unit);
  }
  return [...ready];
};

const readyToMove = (state: State, phase: Movement): readonly UnitId[] => {
  const onMap = state.stacks[phase.side].flatMap(({ units }) => units);
  const aboard = state.boxes.flatMap(({ units }) => units);
  const able = [...onMap, ...aboard.filter(unit => specOf(state, unit).side === phase.side)].filter(
    unit => refuseToMove(state, phase, unit) === undefined,
  );
  // Aircraft that would be lost come first: the page leads to them in this order.
  const landing = able.filter(unit => phase.mustLand.includes(unit));
  return [...landing, ...able.filter(unit => !landing.includes(unit))];
};
