import { type HexId, neighboursOf } from '@narrow-seas/hex';
import type { Chart } from '../chart.ts';
import { chartOf } from '../fleet.ts';
import type { Common, Fleet, Group } from '../state.ts';
import { refuseStepFuel } from './bunkers.ts';
import { pointsLeft } from './group.ts';
import { nextHome } from './homeward.ts';
import { isOpenSide } from './waters.ts';

export interface Destination {
  readonly hex: HexId;
  readonly path: readonly HexId[];
}

/** Every hex of water within so many, nearest first, with one way to each. */
export function* destinations(chart: Chart, start: HexId, points: number): Generator<Destination> {
  const known = new Set([start]);
  let edge: readonly Destination[] = [{ hex: start, path: [] }];
  for (let spent = 0; spent < points && edge.length > 0; spent += 1) {
    const next: Destination[] = [];
    for (const { hex, path } of edge) {
      for (const to of neighboursOf(chart.grid, hex)) {
        if (known.has(to) || chart.water[to] !== 1 || !isOpenSide(chart, hex, to)) continue;
        known.add(to);
        const found = { hex: to, path: [...path, to] };
        next.push(found);
        yield found;
      }
    }
    edge = next;
  }
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
