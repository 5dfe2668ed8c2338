import type { HexId } from '@narrow-seas/hex';
import type { Chart, PortSpec } from '../chart.ts';
import { waysOf } from '../ways.ts';

/** Further than anybody asks. */
export const BEYOND = 255;

const known = new WeakMap<PortSpec, Uint8Array>();

/**
 * Hexes to go from a port to every other hex, over land and sea alike, whoever holds them: no line is shorter,
 * whatever the day brings. Worked out once for a port.
 */
export const leaguesFrom = (chart: Chart, port: PortSpec): Uint8Array => {
  const found = known.get(port) ?? flooded(chart, port.hex);
  known.set(port, found);
  return found;
};

const flooded = (chart: Chart, start: HexId): Uint8Array => {
  const { grid } = chart;
  const { any } = waysOf(chart);
  const leagues = new Uint8Array(grid.size).fill(BEYOND);
  leagues[start] = 0;
  const queue = [start];
  for (const hex of queue) {
    const further = (leagues[hex] as number) + 1;
    if (further === BEYOND) break;
    for (let direction = 0; direction < 6; direction += 1) {
      if (((any[hex] as number) & (1 << direction)) === 0) continue;
      const next = grid.neighbours[hex * 6 + direction] as HexId;
      if (leagues[next] !== BEYOND) continue;
      leagues[next] = further;
      queue.push(next);
    }
  }
  return leagues;
};
