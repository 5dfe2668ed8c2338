import { AIR_WAYS, GRID, PROHIBITED, SEA_WAYS } from '../model/chart.ts';
import { type Board, ROOM } from './board.ts';
import { maskOf } from './mask.ts';
import { AIR, type SideIndex } from './facts.ts';

/** [10.21] Control does not reach there, nor off the map. */
const NEUTRAL: Uint8Array = maskOf(PROHIBITED).map((mask, hex) => (hex === GRID.size ? 1 : mask));

/** [6.0] Brings up to date how a side controls the sea: only around piles that have changed since the last time. */
export const spread = (board: Board, side: SideIndex): void => {
  const changes = board.changed[side];
  for (let place = 0; place < changes.count; place += 1) {
    const hex = changes.hexes[place] as number;
    changes.isListed[hex] = 0;
    for (let domain = 0; domain < 3; domain += 1) spreadFrom(board, side, hex, domain);
  }
  changes.count = 0;
};

/** [6.42] A unit that could not attack that type does not control the sea against it. */
const spreadFrom = (board: Board, side: SideIndex, hex: number, domain: number): void => {
  const { facts, piles, sizes } = board;
  const strength = facts.strength[domain] as Float64Array;
  const bySea = board.byShips[side * 3 + domain] as Uint8Array;
  const byAir = board.byAircraft[side * 3 + domain] as Uint8Array;
  let ships = 0;
  let aircraft = 0;
  for (let at = hex * ROOM; at < hex * ROOM + (sizes[side][hex] as number); at += 1) {
    const unit = piles[side][at] as number;
    if (strength[unit] === 0) continue;
    if (facts.domain[unit] === AIR) aircraft = 1;
    else if ((facts.move[unit] as number) >= ships) ships = 1 + (facts.move[unit] as number);
  }
  if (bySea[hex] === ships && byAir[hex] === aircraft) return;
  bySea[hex] = ships;
  byAir[hex] = aircraft;
  const level = board.control[side * 3 + domain] as Uint8Array;
  for (let way = hex * 6; way < hex * 6 + 6; way += 1) {
    const beside = AIR_WAYS[way] as number;
    if (NEUTRAL[beside] === 0) level[beside] = strongest(bySea, byAir, beside);
  }
};

/** [10.21] [10.22] The most that reaches a hex. */
const strongest = (bySea: Uint8Array, byAir: Uint8Array, hex: number): number => {
  let most = 0;
  for (let way = hex * 6; way < hex * 6 + 6; way += 1) {
    const beside = AIR_WAYS[way] as number;
    const ships = bySea[SEA_WAYS[way] as number] as number;
    if (ships > most) most = ships;
    if ((byAir[beside] as number) > most) most = byAir[beside] as number;
  }
  return most;
};
