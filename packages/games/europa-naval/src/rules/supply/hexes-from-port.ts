import { memoBy } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Chart, PortSpec } from '../../model/chart.ts';
import { directionsOf } from './directions.ts';

/** Further than anybody asks. */
export const BEYOND = 255;

/**
 * Hexes to go from a port to every other hex, over land and sea alike, no matter who holds them: no line is shorter,
 * whatever the day brings. Worked out once for a port.
 */
export const hexesFromPort = memoBy((chart: Chart, port: PortSpec): Uint8Array => flooded(chart, port.hex));

const flooded = (chart: Chart, start: HexId): Uint8Array => {
  const { grid } = chart;
  const { any } = directionsOf(chart);
  const hexes = new Uint8Array(grid.size).fill(BEYOND);
  hexes[start] = 0;
  const queue = [start];
  for (const hex of queue) {
    const further = (hexes[hex] as number) + 1;
    if (further === BEYOND) break;
    for (let direction = 0; direction < 6; direction += 1) {
      if (((any[hex] as number) & (1 << direction)) === 0) continue;
      const next = grid.neighbours[hex * 6 + direction] as HexId;
      if (hexes[next] !== BEYOND) continue;
      hexes[next] = further;
      queue.push(next);
    }
  }
  return hexes;
};
