import type { HexId } from '@narrow-seas/hex';
import { pieceOf } from '../position.ts';
import type { SeaActivation } from '../sea/movement.ts';
import { isNoticed } from '../sea/sail.ts';
import type { Table } from '../state.ts';

/** [9.5.2] [9.5.3] [9.5.4] [C.21.6] Whether somebody who is not detected yet would be on this way. */
export const isNoticedOn = (table: Table, activation: SeaActivation, path: readonly HexId[]): boolean =>
  activation.units.some(unit => pieceOf(table, unit).mark === 'none') &&
  path.some((to, place) => isNoticed(table, activation, path[place - 1] ?? activation.hex, to));
