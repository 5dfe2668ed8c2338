import { lookForNumbers, type Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { ACTIONS, type Action } from './action.ts';
import { BASES } from '../rules/stacking/bases.ts';
import { isOnMap } from './chart.ts';
import { noAt, noBase, notYours } from '../turn/refusals.ts';
import { unitCount } from './roster.ts';
import type { PublicState } from './state.ts';
import type { BaseId, UnitId } from './vocabulary.ts';

const firstNumber = lookForNumbers(ACTIONS);

/** Numbers in an action that name no unit, hex or base of this table: chapters need not ask again. */
export const refuseUnknown = (table: PublicState, action: Action): Refusal | undefined => {
  const units = unitCount(table);
  return firstNumber(action, (kind, value) => refuseNumber(units, kind, value));
};

/** [5.1] [1.2] What is not on the map or in the game cannot be named. */
const refuseNumber = (units: number, kind: string, value: number): Refusal | undefined => {
  if (kind === 'hex' && !isOnMap(value as HexId))
    return noAt('5.1', 'off-map', 'There is no such hex on the map.', value as HexId);
  if (kind === 'unit' && value >= units) return notYours(value as UnitId);
  return kind === 'base' && value >= BASES.length
    ? noBase('1.2', 'no-base', 'There is no such base.', value as BaseId)
    : undefined;
};
