import { culpritsOf, type Refusal, refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { BaseId, UnitId } from '../model/vocabulary.ts';

/** A refusal about units. */
export const no = (rule: string, code: string, reason: string, ...units: readonly UnitId[]): Refusal =>
  refusal(rule, code, reason, culpritsOf('unit', units));

/** A refusal about a hex, and the units in it that stand in the way. */
export const noAt = (
  rule: string,
  code: string,
  reason: string,
  hex: HexId,
  ...units: readonly UnitId[]
): Refusal => refusal(rule, code, reason, [...culpritsOf('hex', [hex]), ...culpritsOf('unit', units)]);

/** A refusal about a base. */
export const noBase = (rule: string, code: string, reason: string, base: BaseId): Refusal =>
  refusal(rule, code, reason, culpritsOf('base', [base]));

/** [2] Everything has its step. */
export const NOT_NOW = refusal('2', 'not-now', 'You cannot do this in the current step of the turn.');

/** [NS.1] A side acts with its own units. */
export const notYours = (unit: UnitId): Refusal =>
  no('NS.1', 'not-yours', 'You have no such unit in play.', unit);
