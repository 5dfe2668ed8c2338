import { culpritsOf, type Refusal, refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { nameOfHex } from '../model/chart.ts';
import type { UnitId } from '../model/vocabulary.ts';

/** A refusal about one unit. */
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

export const NOT_NOW = refusal('4.1', 'not-now', 'You cannot do this in the current phase.');

/** [5.11] A side moves its own units only, and those in play. */
export const notYours = (unit: UnitId): Refusal =>
  no('5.11', 'not-yours', 'You have no such unit in play.', unit);

export const at = (hex: HexId): string => `#${nameOfHex(hex)}`;
