import type { HexId } from '@narrow-seas/hex';
import { AIR_WAYS, distanceBetween, GRID } from '../../model/chart.ts';
import { patrolsAloft } from '../../rules/patrols/aloft.ts';
import type { CapMission } from '../../model/position.ts';
import type { PublicState } from '../../model/state.ts';
import { enemyOf, type Side } from '../../model/vocabulary.ts';

/** [8.6] How far a patrol reaches. */
export const PATROL_RANGE = 4;

/** Ways through the air from one hex, and how many hexes and patrols they meet. */
export interface Ways {
  readonly from: HexId;
  /** Hexes to fly. */
  readonly length: Uint8Array;
  readonly before: Int16Array;
  readonly price: Uint16Array;
}

const UNREACHED = 60_000;

/** The sky as one side must fear it: for each hex, what it costs to cross. */
export const skyFor = (missions: readonly CapMission[], care: number): Uint8Array => {
  const cost = new Uint8Array(GRID.size).fill(1);
  if (care === 0) return cost;
  for (let hex = 0; hex < GRID.size; hex += 1)
    for (const mission of missions)
      if (distanceBetween(mission.hex, hex as HexId) <= PATROL_RANGE)
        cost[hex] = (cost[hex] as number) + care;
  return cost;
};

export const enemyPatrols = (table: PublicState, side: Side): readonly CapMission[] =>
  patrolsAloft(table, enemyOf(side));

/** The cheapest ways from a hex, nearest first: prices are small, so whole points are gone through one by one. */
export const waysFrom = (from: HexId, cost: Uint8Array, most: number): Ways => {
  const length = new Uint8Array(GRID.size).fill(255);
  const before = new Int16Array(GRID.size).fill(-1);
  const price = new Uint16Array(GRID.size).fill(UNREACHED);
  price[from] = 0;
  length[from] = 0;
  const rings: HexId[][] = [[from]];
  for (let at = 0; at < rings.length; at += 1) {
    for (const hex of rings[at] ?? []) {
      if (price[hex] !== at || (length[hex] as number) >= most) continue;
      for (let way = hex * 6; way < hex * 6 + 6; way += 1) {
        const next = AIR_WAYS[way] as number;
        if (next < 0) continue;
        const total = at + (cost[next] as number);
        if (total >= (price[next] as number)) continue;
        price[next] = total;
        length[next] = (length[hex] as number) + 1;
        before[next] = hex;
        (rings[total] ??= []).push(next as HexId);
      }
    }
  }
  return { from, length, before, price };
};

/** The hexes of the way, without the first. */
export const pathTo = ({ from, before }: Ways, to: HexId): readonly HexId[] => {
  const path: HexId[] = [];
  for (let hex: number = to; hex !== from; hex = before[hex] as number) {
    if (hex < 0) return [];
    path.push(hex as HexId);
  }
  return path.reverse();
};
