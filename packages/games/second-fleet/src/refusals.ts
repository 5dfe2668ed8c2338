import { type Culprit, type Refusal, refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { BaseId, UnitId } from './vocabulary.ts';

const unitCulprits = (...units: readonly UnitId[]): readonly Culprit[] =>
  units.map(id => ({ kind: 'unit', id }));
const hexCulprits = (...hexes: readonly HexId[]): readonly Culprit[] =>
  hexes.map(id => ({ kind: 'hex', id }));

/** A refusal about units. */
export const no = (rule: string, code: string, reason: string, ...units: readonly UnitId[]): Refusal =>
  refusal(rule, code, reason, unitCulprits(...units));

/** A refusal about a hex, and the units in it that stand in the way. */
export const noAt = (
  rule: string,
  code: string,
  reason: string,
  hex: HexId,
  ...units: readonly UnitId[]
): Refusal => refusal(rule, code, reason, [...hexCulprits(hex), ...unitCulprits(...units)]);

/** A refusal about a base. */
export const noBase = (rule: string, code: string, reason: string, base: BaseId): Refusal =>
  refusal(rule, code, reason, [{ kind: 'base', id: base }]);

export const OVER = refusal('NS.3', 'over', 'The game is over.');
export const NOT_YOUR_TURN = refusal('NS.1', 'not-your-turn', 'It is not your turn to act.');
export const DICE_ONLY = refusal('NS.1', 'dice-only', 'Only the dice do this.');
export const NOT_NOW = refusal('4', 'not-now', 'This is not done in the present phase.');

export const notYours = (unit: UnitId): Refusal =>
  no('4', 'not-yours', 'You have no such unit in play.', unit);
