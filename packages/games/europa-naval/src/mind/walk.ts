import { memoBy } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Chart } from '../model/chart.ts';
import { waysFrom } from '../rules/ground/overland.ts';

const NO_FERRIES: ReadonlySet<number> = new Set();
export const FAR = 999;

/** Land hexes between each hex and a goal; worked out once for a map. */
export const walkTo = memoBy((chart: Chart, goal: HexId): Int16Array => flood(chart, goal));

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
