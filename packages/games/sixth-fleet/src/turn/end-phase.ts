import { culpritsOf, type Refusal, refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { unitsToSetUp } from '../rules/set-up/deploy.ts';
import type { Event } from '../model/event.ts';
import { evolve } from './evolve.ts';
import { debtsIn, unitsOwing } from '../rules/combat/obligation.ts';
import { boxOf } from '../model/position.ts';
import { NOT_NOW } from './refusals.ts';
import { canArrive, unitsDue } from '../rules/reinforcement/reinforce.ts';
import {
  afterMovement,
  afterReinforcement,
  afterSetUp,
  endCombat,
  endMovement,
  firstTurn,
} from './sequence.ts';
import { overfullHexes } from '../rules/stacking/stacking.ts';
import type { Combat, State } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';

/** Why the phase may not end yet. */
export const refuseEnd = (state: State): Refusal | undefined => {
  const { phase } = state;
  switch (phase.name) {
    case 'set-up': {
      const waiting = unitsToSetUp(state, phase);
      const rule = phase.side === 'nato' ? '11.1' : '11.2';
      return waiting.length === 0
        ? undefined
        : refusal(rule, 'not-set-up', 'You must set up all units first.', culpritsOf('unit', waiting));
    }
    case 'combat':
      return refuseEndOfCombat(state, phase);
    case 'reinforcement': {
      const able = unitsDue(state, phase.side).filter(unit => canArrive(state, phase.side, unit));
      return able.length === 0
        ? undefined
        : refusal(
            '12.2',
            'delayed',
            'You must place every reinforcement that can arrive now.',
            culpritsOf('unit', able),
          );
    }
    case 'movement':
      return undefined;
    default:
      return NOT_NOW;
  }
};

/** [8.21] [8.24] Attacks that must be made are told first, then units that no attack can free. */
const refuseEndOfCombat = (state: State, phase: Combat): Refusal | undefined => {
  const { attack, either, withdrawal } = debtsIn(state, phase);
  if (attack.length > 0)
    return refusal(
      '8.21',
      'must-attack',
      'At least one unit in each enemy controlled hex must attack.',
      culpritsOf('hex', attack),
    );
  const owing = (hexes: readonly HexId[]): readonly UnitId[] =>
    hexes.flatMap(hex => unitsOwing(state, phase, hex));
  if (withdrawal.length > 0)
    return refusal(
      '8.24',
      'must-withdraw',
      'These units must attack but cannot. Withdraw them.',
      culpritsOf('unit', owing(withdrawal)),
    );
  return either.length === 0
    ? undefined
    : refusal(
        '8.24',
        'attack-or-withdraw',
        'These units must attack but cannot. Attack with another unit of their hex, or withdraw them.',
        culpritsOf('unit', owing(either)),
      );
};

export const endPhase = (state: State): readonly Event[] => {
  const { phase } = state;
  switch (phase.name) {
    case 'set-up':
      return afterSetUp(state, phase.side, phase.branch);
    case 'combat':
      return endCombat(state, phase.side);
    case 'movement':
      return endMovement(state, phase);
    case 'reinforcement':
      return [
        ...unitsDue(state, phase.side).map(unit => ({ type: 'forfeited', unit }) as const),
        ...afterReinforcement(state, phase.side),
      ];
    default:
      throw new Error(`Phase ${phase.name} does not end by itself`);
  }
};

/** [7.0] [14.1] A unit chosen to be lost. */
export const removeUnit = (state: State, unit: UnitId): readonly Event[] => {
  const { phase } = state;
  if (phase.name === 'sacrifice') return [{ type: 'died', unit, cause: 'sacrifice' }, ...firstTurn(state)];
  if (phase.name !== 'excess') throw new Error(`Nobody chooses losses in phase ${phase.name}`);
  const died: readonly Event[] = [
    ...boxOf(state, unit).map(aboard => ({ type: 'died', unit: aboard, cause: 'with-carrier' }) as const),
    { type: 'died', unit, cause: 'overstacked' },
  ];
  const after = died.reduce(evolve, state);
  return overfullHexes(after, phase.mover).length > 0
    ? died
    : [...died, ...afterMovement(after, phase.mover)];
};
