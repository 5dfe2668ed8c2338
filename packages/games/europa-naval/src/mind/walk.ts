import type { HexId } from '@narrow-seas/hex';
import type { Chart } from '../chart.ts';
import { waysFrom } from '../shore/ways.ts';

const NO_FERRIES: ReadonlySet<number> = new Set();
export const FAR = 999;

const walks = new WeakMap<Chart, Map<HexId, Int16Array>>();

/** Land hexes between each hex and a goal; worked out once for a map. */
export const walkTo = (chart: Chart, goal: HexId): Int16Array => {
  const known = walks.get(chart) ?? new Map<HexId, Int16Array>();
  walks.set(chart, known);
  const found = known.get(goal) ?? flood(chart, goal);
  known.set(goal, found);
  return found;
};

const flood = (chart: Chart, goal: HexId): Int16Array => {
  const far = new Int16Array(chart.grid.size).fill(FAR);
  const queue = [goal];
  far[goal] = 0;
  for (const hex of queue)
    for (const to of waysFrom(chart, hex, NO_FERRIES)) {
      if (far[to] !== FAR) continue;
      far[to] = (far[hex] as number) + 1;
      queue.push(to);
    }
  return far;
};
