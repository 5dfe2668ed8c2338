import type { Refusal } from '@narrow-seas/core';
import { damageStep } from '../damage/damage.ts';
import type { Event } from '../../model/event.ts';
import { pieceOf } from '../../model/position.ts';
import { no } from '../../turn/refusals.ts';
import type { State, PublicState } from '../../model/state.ts';
import type { UnitId } from '../../model/vocabulary.ts';
import type { AirLosses } from '../../model/fire/phase.ts';

const isAlive = (table: PublicState, unit: UnitId): boolean => pieceOf(table, unit).where.at !== 'lost';

/** [C.11.6] Who may take the next step: those without one first. */
export const nextToBeHit = (table: PublicState, { among, hit }: AirLosses): readonly UnitId[] => {
  const alive = among.filter(unit => isAlive(table, unit));
  const fresh = alive.filter(unit => !hit.includes(unit));
  return fresh.length > 0 ? fresh : alive;
};

export const refuseHit = (table: PublicState, losses: AirLosses, unit: UnitId): Refusal | undefined =>
  nextToBeHit(table, losses).includes(unit)
    ? undefined
    : no('C.11.6', 'not-its-turn', 'Each unit must take one step before any unit takes a second.', unit);

export const takeHit = (state: State, { cause }: AirLosses, unit: UnitId): readonly Event[] => [
  { type: 'hit', unit },
  ...damageStep(state, unit, cause),
];

/** The next step where there is nothing to choose, or what follows the last one. */
export const advanceLosses = (state: State, losses: AirLosses): readonly Event[] => {
  const { steps, next, resume, cause } = losses;
  const candidates = nextToBeHit(state.table, losses);
  const [first] = candidates;
  if (steps === 0 || first === undefined) {
    return [
      {
        type: 'began',
        phase: next === undefined ? resume : { name: 'air-losses', ...next, hit: [], cause, resume },
      },
    ];
  }
  return candidates.length <= steps ? takeHit(state, losses, first) : [];
};
