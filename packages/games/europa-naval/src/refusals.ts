import { culpritsOf, type Refusal, refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { AirId, GroupId, PortId, ShipId } from './vocabulary.ts';

/** A refusal about nothing on the map. */
export const no = (rule: string, code: string, reason: string): Refusal => refusal(rule, code, reason);

export const noShip = (rule: string, code: string, reason: string, ...ships: readonly ShipId[]): Refusal =>
  refusal(rule, code, reason, culpritsOf('unit', ships));

export const noGroup = (rule: string, code: string, reason: string, group: GroupId): Refusal =>
  refusal(rule, code, reason, culpritsOf('group', [group]));

export const noAt = (rule: string, code: string, reason: string, hex: HexId): Refusal =>
  refusal(rule, code, reason, culpritsOf('hex', [hex]));

export const noPort = (rule: string, code: string, reason: string, port: PortId): Refusal =>
  refusal(rule, code, reason, culpritsOf('port', [port]));

export const noAir = (rule: string, code: string, reason: string, ...units: readonly AirId[]): Refusal =>
  refusal(rule, code, reason, culpritsOf('air', units));

export const NOT_NOW = refusal('F.3', 'not-now', 'This is not done in the present phase.');

/** [S.3] The land war is not played, and its armies are no reserve for the bases. */
export const STAYS = refusal('S.3', 'stays', 'This army holds its front on land and does not leave it.');
