import type { Refusal } from '@narrow-seas/core';
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
export const refuseUnknown = (table: Table, action: Action): Refusal | undefined =>
  refuseFields(unitCount(table), action);

const refuseFields = (units: number, fields: object): Refusal | undefined => {
  for (const key in fields) {
    const refusal = refuseValue(units, key, fields[key as keyof typeof fields]);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
};

const refuseValue = (units: number, key: string, value: unknown): Refusal | undefined => {
  if (typeof value === 'number') return refuseNumber(units, key, value);
  if (!Array.isArray(value))
    return typeof value === 'object' && value !== null ? refuseFields(units, value) : undefined;
  for (const item of value) {
    const refusal = refuseValue(units, key, item);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
};

const refuseNumber = (units: number, key: string, value: number): Refusal | undefined => {
  if (HEX_KEYS.has(key) && !isOnMap(value as HexId))
    return noAt('5.1', 'off-map', 'There is no such hex on the map.', value as HexId);
  if (UNIT_KEYS.has(key) && value >= units) return notYours(value as UnitId);
  return BASE_KEYS.has(key) && value >= BASES.length
    ? noBase('1.2', 'no-base', 'There is no such base.', value as BaseId)
    : undefined;
};
