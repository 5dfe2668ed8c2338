import type { HexId } from '@narrow-seas/hex';
import type { Chart } from '../../model/chart.ts';
import { chartOf } from '../../model/fleet.ts';
import type { Common, Fleet, Group } from '../../model/state.ts';
import { refuseStepFuel } from '../fuel/bunkers.ts';
import { pointsLeft } from '../groups/group.ts';
import { nextHome } from './homeward.ts';
import { nextAtSea } from './waters.ts';

export interface Destination {
  readonly hex: HexId;
  readonly path: readonly HexId[];
}

/** Every hex of water within this number of hexes, nearest first, and the hex that one comes from to each. */
export interface Reach {
  readonly hexes: readonly HexId[];
  readonly before: ReadonlyMap<HexId, HexId>;
}

export const reachFrom = (chart: Chart, start: HexId, points: number): Reach => {
  const hexes: HexId[] = [];
  const before = new Map<HexId, HexId>([[start, start]]);
  let edge: readonly HexId[] = [start];
  for (let spent = 0; spent < points && edge.length > 0; spent += 1) {
    const next: HexId[] = [];
    for (const hex of edge)
      for (const to of nextAtSea(chart, hex)) {
        if (before.has(to)) continue;
        before.set(to, hex);
        next.push(to);
      }
    hexes.push(...next);
    edge = next;
  }
  return { hexes, before };
};

/** The way to a hex that is reached, the start left out. */
export const wayTo = ({ before }: Reach, to: HexId): readonly HexId[] => {
  const path: HexId[] = [];
  for (let hex = to, from = before.get(hex); from !== undefined && from !== hex; from = before.get(hex)) {
    path.push(hex);
    hex = from;
  }
  return path.reverse();
};

/** The same with one way to each. */
export function* destinations(chart: Chart, start: HexId, points: number): Generator<Destination> {
  const reach = reachFrom(chart, start, points);
  for (const hex of reach.hexes) yield { hex, path: wayTo(reach, hex) };
}

/** [F.5.4] The way to a port, as far as the points go. */
export const wayHome = (common: Common, group: Group): readonly HexId[] => {
  const path: HexId[] = [];
  if (group.place.at !== 'sea') return path;
  let at: HexId | undefined = group.place.hex;
  while (path.length < pointsLeft(group)) {
    at = nextHome(common, group.side, at);
    if (at === undefined) break;
    path.push(at);
  }
  return path;
};

/** [F.5] Where a group at sea can go now. */
export function* reachOf(common: Common, fleet: Fleet, group: Group): Generator<Destination> {
  const { place } = group;
  if (place.at !== 'sea' || group.holds) return;
  if (group.turnedBack) {
    const path = wayHome(common, group);
    const hex = path.at(-1);
    if (hex !== undefined) yield { hex, path };
    return;
  }
  const short = refuseStepFuel(common, fleet, group, []) !== undefined;
  for (const found of destinations(chartOf(common), place.hex, pointsLeft(group)))
    if (!short || refuseStepFuel(common, fleet, group, found.path) === undefined) yield found;
}
