import { memo } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { type Chart, crossing, terrainAt } from '../../model/chart.ts';
import type { Common } from '../../model/state.ts';
import { chartOf } from '../../model/fleet.ts';
import { territory } from '../ground/territory.ts';
import { OWNERS, type Side } from '../../model/vocabulary.ts';

/** [F.16.2] For each hex six bits: the directions in which one can go on by sea, over land, and in any way at all. */
export interface Directions {
  readonly sea: Uint8Array;
  /** [36.G] [F.15.2] Not over a great river, which is crossed by ferry only. */
  readonly land: Uint8Array;
  /** [F.17.1] Railways have bridges. */
  readonly rail: Uint8Array;
  /** [36.G] By ferry too. */
  readonly any: Uint8Array;
}

const WATER: readonly string[] = ['full-sea', 'narrow-straits'];

const isDry = (chart: Chart, hex: HexId): boolean => ['land', 'coastal'].includes(terrainAt(chart, hex));

/** Worked out once for a map. */
export const directionsOf = memo((chart: Chart): Directions => listed(chart));

const listed = (chart: Chart): Directions => {
  const { grid, water, closed } = chart;
  const blank = (): Uint8Array => new Uint8Array(grid.size);
  const ways = { sea: blank(), land: blank(), rail: blank(), any: blank() };
  for (let at = 0; at < grid.size * 6; at += 1) {
    const next = grid.neighbours[at] as HexId;
    const hex = Math.floor(at / 6) as HexId;
    if (next < 0) continue;
    const bit = 1 << (at % 6);
    const bySea = water[next] === 1 && closed[grid.hexsides[at] as number] === 0;
    const kind = crossing(chart, hex, next) ?? 'full-sea';
    const byRail = !WATER.includes(kind);
    if (bySea) ways.sea[hex] = (ways.sea[hex] as number) | bit;
    if (byRail) ways.rail[hex] = (ways.rail[hex] as number) | bit;
    if (byRail && kind !== 'great-river') ways.land[hex] = (ways.land[hex] as number) | bit;
    if (bySea || byRail || (isDry(chart, hex) && isDry(chart, next)))
      ways.any[hex] = (ways.any[hex] as number) | bit;
  }
  return ways;
};

/** [F.17.1] Whether hexes of the side join these two over land. */
export const joinedByLand = (common: Common, side: Side, from: HexId, to: HexId): boolean => {
  const chart = chartOf(common);
  const { neighbours } = chart.grid;
  const { rail } = directionsOf(chart);
  // A hex that was reached is struck off: this copy is ours.
  const owners = territory(common);
  const own = OWNERS.indexOf(side);
  const queue = [from];
  for (const hex of queue) {
    if (hex === to) return true;
    for (let direction = 0; direction < 6; direction += 1) {
      const next = neighbours[hex * 6 + direction] as HexId;
      if (next < 0 || owners[next] !== own || ((rail[hex] as number) & (1 << direction)) === 0) continue;
      owners[next] = OWNERS.length;
      queue.push(next);
    }
  }
  return false;
};
