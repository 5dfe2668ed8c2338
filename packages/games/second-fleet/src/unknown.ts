import { type Refusal, refuseNumbers } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from './action.ts';
import { BASES } from './bases.ts';
import { isOnMap } from './chart.ts';
import { BASE_KEYS, HEX_KEYS, UNIT_KEYS } from './keys.ts';
import { noAt, noBase, notYours } from './refusals.ts';
import { unitCount } from './roster.ts';
import type { Table } from './state.ts';
import type { BaseId, UnitId } from './vocabulary.ts';

/** Numbers in an action that name no unit, hex or base of this table: chapters need not ask again. */
export const refuseUnknown = (table: Table, action: Action): Refusal | undefined => {
  const units = unitCount(table);
  return refuseNumbers(action, (key, value) => refuseNumber(units, key, value));
};

/** [5.1] [1.2] What is not on the map or in the game cannot be named. */
const refuseNumber = (units: number, key: string, value: number): Refusal | undefined => {
  if (HEX_KEYS.has(key) && !isOnMap(value as HexId))
    return noAt('5.1', 'off-map', 'There is no such hex on the map.', value as HexId);
  if (UNIT_KEYS.has(key) && value >= units) return notYours(value as UnitId);
  return BASE_KEYS.has(key) && value >= BASES.length
    ? noBase('1.2', 'no-base', 'There is no such base.', value as BaseId)
    : undefined;
};
