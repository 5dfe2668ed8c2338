import { type HexId, hasHex, hexesIn } from '@narrow-seas/hex';
import { AEGEAN, BLACK_SEA, GRID, isWater, LAND_HEXSIDES } from '../chart.ts';
import { controlBy } from '../control.ts';
import type { State } from '../state.ts';
import type { Side } from '../vocabulary.ts';

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

/** By aircraft alone a hex is controlled at level 1; ships give more. */
const BY_SHIPS = 2;

/** [15.0] The share of the entrances that a side's ships control. */
export const straitsHeld = (state: State, side: Side): number => {
  const { level } = controlBy(state, side, 'surface');
  let held = 0;
  for (const hex of ENTRANCES) if ((level[hex] as number) >= BY_SHIPS) held += 1;
  return held / Math.max(1, ENTRANCES.length);
};
