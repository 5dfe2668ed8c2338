import { type HexId, type HexSet, hasHex } from '@narrow-seas/hex';
import { GRID } from '../model/chart.ts';

/** Room for what lies off the map too: there is nothing, and nobody goes there, so that ways need not be checked. */
export const HEXES = GRID.size + 1;

/** By hex: 1 for those of the set. */
export const maskOf = (set: HexSet): Uint8Array =>
  Uint8Array.from({ length: HEXES }, (_, hex) => (hex < GRID.size && hasHex(set, hex as HexId) ? 1 : 0));
