import type { Terrain } from './flood.ts';
import type { Grid } from './grid.ts';
import type { HexId } from './hex.ts';
import { type HexSet, hasHex, hexesIn } from './set.ts';

const UNSEEN = -1;

/** The hexes met so far, in the order they were met; each is met once, so the map's size is room enough. */
interface Queue {
  readonly hexes: Int32Array;
  readonly labels: Int32Array;
  count: number;
}

const makeQueue = (size: number): Queue => ({
  hexes: new Int32Array(size),
  labels: new Int32Array(size).fill(UNSEEN),
  count: 0,
});

const meet = (queue: Queue, hex: number, label: number): void => {
  if (queue.labels[hex] !== UNSEEN) return;
  queue.labels[hex] = label;
  queue.hexes[queue.count++] = hex;
};

const meetNeighbours = (
  grid: Grid,
  { enter, closed }: Terrain,
  hex: number,
  label: number,
  queue: Queue,
): void => {
  for (let index = hex * 6; index < hex * 6 + 6; index++) {
    const other = grid.neighbours[index] as number;
    if (other === -1 || enter[other] === 0) continue;
    if (closed !== undefined && closed[grid.hexsides[index] as number] === 1) continue;
    meet(queue, other, label);
  }
};

/**
 * Labels the connected parts of the open hexes 0, 1, 2 … in the order of their lowest hex; -1 if closed.
 * `stops` do not part a region: they bind one who moves, and regions are the same for all.
 */
export const regionsOf = (grid: Grid, terrain: Terrain): Int32Array => {
  const queue = makeQueue(grid.size);
  let [label, at] = [0, 0];
  for (let hex = 0; hex < grid.size; hex++) {
    if (terrain.enter[hex] === 0 || queue.labels[hex] !== UNSEEN) continue;
    meet(queue, hex, label);
    for (; at < queue.count; at++) meetNeighbours(grid, terrain, queue.hexes[at] as number, label, queue);
    label++;
  }
  return queue.labels;
};

/** True when a flood without limit from some hex of `from` would reach some hex of `to`. */
export const connects = (grid: Grid, terrain: Terrain, from: HexSet, to: HexSet): boolean => {
  const queue = makeQueue(grid.size);
  for (const hex of hexesIn(from)) meet(queue, hex, 0);
  const starts = queue.count;
  for (let at = 0; at < queue.count; at++) {
    const hex = queue.hexes[at] as HexId;
    if (hasHex(to, hex)) return true;
    if (at >= starts && terrain.stops !== undefined && hasHex(terrain.stops, hex)) continue;
    meetNeighbours(grid, terrain, hex, 0, queue);
  }
  return false;
};
