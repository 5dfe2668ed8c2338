import { type Fault, fault, ok, type Result } from '@narrow-seas/core';
import { flawOfAttack } from './check/attack.ts';
import { firstFlaw } from './check/flaw.ts';
import { minesHold } from './check/mines.ts';
import { phaseHolds } from './check/phase.ts';
import { PIECE_TABLE_CHECKS } from './check/pieces.ts';
import { flawOfSecrets } from './check/secrets.ts';
import { STACK_CHECKS } from './check/stacks.ts';
import type { State } from '../model/state.ts';

/** A position that could not come about is refused, with the unit or hex at fault. */
export const checkPosition = (state: State): Result<State, Fault> => {
  const found =
    firstFlaw(state.table, [...STACK_CHECKS, ...PIECE_TABLE_CHECKS, minesHold, phaseHolds]) ??
    flawOfSecrets(state) ??
    flawOfAttack(state);
  return found === undefined ? ok(state) : fault('ERR_POSITION', found.at, found.message);
};
