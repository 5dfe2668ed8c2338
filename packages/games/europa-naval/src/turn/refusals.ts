import { culpritsOf, type Refusal, refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { AirId, GroupId, PortId, ShipId } from '../model/vocabulary.ts';

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

/** [F.3.2] Each part of a player-turn has actions of its own. */
export const NOT_NOW = refusal('F.3.2', 'not-now', 'You cannot do this in the current phase.');

/** [S.3] The land war is not played, and its armies are no reserve for the bases. */
export const STAYS = refusal('S.3', 'stays', 'This army holds the front on land and cannot leave it.');

/** [F.1.3] Every choice is of the side that owns what it is about. */
export const notOurShip = (ship: ShipId): Refusal =>
  noShip('F.1.3', 'not-ours', 'This ship is not yours.', ship);

/** [F.1.3] The same in the air. */
export const notOurAir = (unit: AirId): Refusal =>
  noAir('F.1.3', 'not-ours', 'This air unit is not yours.', unit);

/** [F.17.1] Supplies lie at ports, and what is not there is not spent. */
export const noSupplies = (port: PortId): Refusal =>
  noPort('F.17.1', 'no-supplies', 'This port does not have enough supplies.', port);

/** [36.C] Mine points are made of naval repair points and wait in a pool. */
export const NO_MINES = refusal('36.C', 'no-mines', 'You do not have enough mine points.');

export const NOTHING_SPENT = refusal('F.17', 'nothing', 'Spend at least one point.');

/** [F.15] Troops are counted in REs, each in its hex. */
export const NO_TROOPS = refusal('F.15', 'not-there', 'You have no such troops there.');

/** [F.15.1] */
export const WHOLE_RES = refusal(
  'F.15.1',
  'part',
  'You can split a unit only into whole regimental equivalents (RE). Half an RE cannot be split.',
);

/** [F.5] Points buy hexes, one after another. */
export const NO_HEXES = refusal('F.5', 'no-hexes', 'Name at least one hex.');
