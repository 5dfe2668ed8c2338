import { type HexId, hasHex, hexesIn } from '@narrow-seas/hex';
import { AEGEAN, BLACK_SEA, GRID, isWater, LAND_HEXSIDES } from '../model/chart.ts';
import { BY_SHIPS, controlBy } from '../rules/zones/control.ts';
import type { State } from '../model/state.ts';
import type { Side } from '../model/vocabulary.ts';

const isOpenSea = (hex: number): boolean =>
  hex >= 0 && isWater(hex as HexId) && !hasHex(AEGEAN, hex as HexId) && !hasHex(BLACK_SEA, hex as HexId);

/** [13.11] Hexes of the Aegean that a ship can enter from the Mediterranean. */
export const ENTRANCES: readonly HexId[] = hexesIn(AEGEAN).filter(hex => {
  if (!isWater(hex)) return false;
  for (let place = hex * 6; place < hex * 6 + 6; place += 1) {
    const byWater = LAND_HEXSIDES[GRID.hexsides[place] as number] === 0;
    if (byWater && isOpenSea(GRID.neighbours[place] as number)) return true;
  }
  return false;
});

/** How many of them ships control, by the levels of `Control`. */
export const entrancesHeld = (level: Uint8Array): number => {
  let held = 0;
  for (const hex of ENTRANCES) if ((level[hex] as number) >= BY_SHIPS) held += 1;
  return held;
};

/** [15.0] The share of the entrances that a side's ships control. */
export const straitsHeld = (state: State, side: Side): number =>
  entrancesHeld(controlBy(state, side, 'surface').level) / Math.max(1, ENTRANCES.length);
