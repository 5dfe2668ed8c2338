import type { HexId } from '@narrow-seas/hex';
import { pieceOf } from '../model/position.ts';
import type { SeaActivation } from '../rules/movement/movement.ts';
import { isNoticed } from '../rules/movement/sail.ts';
import type { PublicState } from '../model/state.ts';

/** [9.5.2] [9.5.3] [9.5.4] [C.21.6] Whether somebody who is not detected yet would be on this way. */
export const isNoticedOn = (table: PublicState, activation: SeaActivation, path: readonly HexId[]): boolean =>
  activation.units.some(unit => pieceOf(table, unit).mark === 'none') &&
  path.some((to, place) => isNoticed(table, activation, path[place - 1] ?? activation.hex, to));
