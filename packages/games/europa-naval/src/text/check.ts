import { type Fault, fault, ok, type Result } from '@narrow-seas/core';
import type { State } from '../model/state.ts';
import { FLEET_CHECKS } from './check-fleet.ts';
import { phaseHolds } from './check-phase.ts';
import { TABLE_CHECKS } from './check-table.ts';

/** A position that could not come about is refused, with the ship, group or place at fault. */
export const checkPosition = (state: State): Result<State, Fault> => {
  for (const check of [...FLEET_CHECKS, ...TABLE_CHECKS, phaseHolds]) {
    const found = check(state);
    if (found !== undefined) return fault('ERR_POSITION', found.at, found.message);
  }
  return ok(state);
};
