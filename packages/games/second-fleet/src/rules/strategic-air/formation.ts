import type { Refusal } from '@narrow-seas/core';
import { forcesAt } from '../../model/position.ts';
import { no } from '../../turn/refusals.ts';
import type { Force, PublicState } from '../../model/state.ts';
import type { Formation } from '../../model/fire/phase.ts';

/** The forces that are attacked, as they stand. */
export const forcesAttacked = (table: PublicState, { side, strike }: Formation): readonly Force[] =>
  forcesAt(table, side, strike.hex);

const sameShips = (a: Force, b: Force): boolean =>
  a.length === b.length && new Set(a).size === a.length && a.every(unit => b.includes(unit));

/** [C.7.1] The same forces, each in any order. */
export const refuseForm = (
  table: PublicState,
  phase: Formation,
  forces: readonly Force[],
): Refusal | undefined => {
  const there = forcesAttacked(table, phase);
  const matches =
    forces.length === there.length &&
    there.every(force => forces.filter(other => sameShips(force, other)).length === 1);
  return matches
    ? undefined
    : no('C.7.1', 'other-ships', 'Arrange the ships of each force that is attacked, and no others.');
};
