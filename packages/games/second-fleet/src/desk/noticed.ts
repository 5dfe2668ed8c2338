import type { HexId } from '@narrow-seas/hex';
import { pieceOf } from '../position.ts';
import { isOffWatchedCoast } from '../sea/detection.ts';
import type { SeaActivation } from '../sea/movement.ts';
import { isHeardPassing, isSeenPassing } from '../sea/zones.ts';
import type { Table } from '../state.ts';
import { enemyOf } from '../vocabulary.ts';

const isNoticed = (table: Table, { name, side }: SeaActivation, from: HexId, to: HexId): boolean =>
  name === 'surface-activation'
    ? isOffWatchedCoast(side, to) || isSeenPassing(table, enemyOf(side), from, to)
    : isHeardPassing(table, enemyOf(side), from, to);

/** [9.5.2] [9.5.3] [9.5.4] Whether somebody who is not detected yet would be on this way. */
export const isNoticedOn = (table: Table, activation: SeaActivation, path: readonly HexId[]): boolean =>
  activation.units.some(unit => pieceOf(table, unit).mark === 'none') &&
  path.some((to, place) => isNoticed(table, activation, path[place - 1] ?? activation.hex, to));
