import { type Refusal, refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { PublicState } from '../../model/state.ts';
import { weatherAt } from '../weather/weather.ts';

/** [C.21.9] Ships that fire, and the best of those that answer fire. */
export const CLOSE_COMBAT_SHIPS = 6;

/** [C.21.9] [24.9] */
export const refuseCloseCombat = (table: PublicState, from: HexId, to: HexId): Refusal | undefined => {
  if (!table.options.closeCombat)
    return refusal('24.9', 'no-close-combat', 'Close combat is not part of this game.');
  return [from, to].some(hex => weatherAt(table, hex) === 'storm')
    ? refusal('C.21.9', 'storm-for-guns', 'Ships cannot fight at close quarters in a storm.')
    : undefined;
};
