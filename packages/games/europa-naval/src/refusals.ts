import { type Culprit, type Refusal, refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { AirId, GroupId, PortId, ShipId } from './vocabulary.ts';

/** A refusal about nothing on the map. */
export const no = (rule: string, code: string, reason: string): Refusal => refusal(rule, code, reason);

const culprits = (kind: Culprit['kind'], ids: readonly number[]): readonly Culprit[] =>
  ids.map(id => ({ kind, id }));

export const noShip = (rule: string, code: string, reason: string, ...ships: readonly ShipId[]): Refusal =>
  refusal(rule, code, reason, culprits('unit', ships));

export const noGroup = (rule: string, code: string, reason: string, group: GroupId): Refusal =>
  refusal(rule, code, reason, culprits('group', [group]));

export const noAt = (rule: string, code: string, reason: string, hex: HexId): Refusal =>
  refusal(rule, code, reason, culprits('hex', [hex]));

export const noPort = (rule: string, code: string, reason: string, port: PortId): Refusal =>
  refusal(rule, code, reason, culprits('port', [port]));

export const noAir = (rule: string, code: string, reason: string, ...units: readonly AirId[]): Refusal =>
  refusal(rule, code, reason, culprits('air', units));

export const OVER = refusal('NS.3', 'over', 'The game is over.');
export const NOT_YOUR_TURN = refusal('NS.1', 'not-your-turn', 'It is not your turn to act.');
export const DICE_ONLY = refusal('NS.1', 'dice-only', 'Only the dice do this.');
export const NOT_NOW = refusal('F.3', 'not-now', 'This is not done in the present phase.');
