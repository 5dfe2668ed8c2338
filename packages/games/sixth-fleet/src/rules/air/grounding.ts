import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { aircraftUnlanded, isBaseFor } from './air.ts';
import type { Event } from '../../model/event.ts';
import { airbaseAt } from '../terrain/fortress.ts';
import { refuseMove, refuseToMove } from '../movement/movement.ts';
import { placeOf } from '../../model/position.ts';
import { destinations, reachOf } from '../movement/reach.ts';
import { no, noAt } from '../../turn/refusals.ts';
import { specOf } from '../../model/roster.ts';
import type { Movement, State } from '../../model/state.ts';
import type { UnitId } from '../../model/vocabulary.ts';

/**
 * [9.15] Why the aircraft may not fly along that path to a base of another nation and be grounded there. Over such a base
 * already, it flies nowhere: the path is empty.
 */
export const refuseGrounding = (
  state: State,
  phase: Movement,
  unit: UnitId,
  path: readonly HexId[],
): Refusal | undefined => {
  if (phase.side !== 'nato' || !phase.mustLand.includes(unit)) {
    return no(
      '9.15',
      'need-not-land',
      'Only a NATO aircraft that must land now may land at the base of an ally.',
      unit,
    );
  }
  const refusal = path.length === 0 ? refuseToMove(state, phase, unit) : refuseMove(state, phase, unit, path);
  if (refusal !== undefined) return refusal;
  const hex = (path.at(-1) ?? placeOf(state, unit)) as HexId;
  const spec = specOf(state, unit);
  const base = airbaseAt(state, hex);
  if (base === undefined || base.nation === 'So' || isBaseFor(state, spec, hex)) {
    return noAt('9.15', 'no-foreign-base', 'This hex has no base of another NATO nation.', hex, unit);
  }
  return canReachOwnBase(state, unit)
    ? no('9.15', 'can-reach-base', 'This aircraft can still reach a base of its own nation.', unit)
    : undefined;
};

/** [9.14] Its own hex may have become a base: a carrier may have come to it, and it may be aboard her. */
export const canReachOwnBase = (state: State, unit: UnitId): boolean => {
  const spec = specOf(state, unit);
  if (isBaseFor(state, spec, placeOf(state, unit) as HexId)) return true;
  return destinations(reachOf(state, unit)).some(({ hex }) => isBaseFor(state, spec, hex));
};

/** What becomes of aircraft that must land and are at no base of their own when the phase ends. */
export interface Unlanded {
  /** [9.15] Over a base of another nation, with none of their own in reach. */
  readonly grounded: readonly UnitId[];
  /** [9.22] All others. */
  readonly lost: readonly UnitId[];
}

export const unlandedIn = (state: State, phase: Movement): Unlanded => {
  const unlanded = aircraftUnlanded(state, phase.mustLand);
  const grounded = unlanded.filter(unit => refuseGrounding(state, phase, unit, []) === undefined);
  return { grounded, lost: unlanded.filter(unit => !grounded.includes(unit)) };
};

/** [9.15] An aircraft that has no base of its own to go to, and flies to one of an ally, is out of the game. */
export const flight = (state: State, unit: UnitId, path: readonly HexId[]): Event => {
  const { phase } = state;
  const isGrounded = phase.name === 'movement' && refuseGrounding(state, phase, unit, path) === undefined;
  return { type: isGrounded ? 'grounded' : 'moved', unit, path };
};
