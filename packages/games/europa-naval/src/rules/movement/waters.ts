import { memo, memoBy } from '@narrow-seas/core';
import { type HexId, hexsideBetween, neighboursOf } from '@narrow-seas/hex';
import type { Chart } from '../../model/chart.ts';
import { memoByHex } from '../../model/memo-by-hex.ts';

/** [F.2.2] Whether ships pass between two neighbouring hexes. */
export const isOpenSide = (chart: Chart, from: HexId, to: HexId): boolean => {
  const side = hexsideBetween(chart.grid, from, to);
  return side !== undefined && chart.closed[side] === 0;
};

/** [F.2.2] Hexes that ships reach from here in one. */
export const nextAtSea = memoByHex((chart, hex) =>
  neighboursOf(chart.grid, hex).filter(to => chart.water[to] === 1 && isOpenSide(chart, hex, to)),
);

/** Every hex where ships can be; listed once for a map. */
export const seaHexes = memo(
  ({ water }: Chart): readonly HexId[] => [...water.keys()].filter(hex => water[hex] === 1) as HexId[],
);

/** Further than anything on the map: there is no way. */
export const FAR = 32_000;

/** Hexes of water between each hex and this one. */
const distancesFrom = (chart: Chart, start: HexId): Int16Array => {
  const { neighbours, hexsides, size } = chart.grid;
  const found = new Int16Array(size).fill(FAR);
  const queue: HexId[] = chart.water[start] === 1 ? [start] : [];
  for (const hex of queue) found[hex] = 0;
  for (const hex of queue) {
    for (let index = hex * 6; index < hex * 6 + 6; index += 1) {
      const to = neighbours[index] as HexId;
      if (to < 0 || found[to] !== FAR || chart.water[to] !== 1) continue;
      if (chart.closed[hexsides[index] as number] === 1) continue;
      found[to] = (found[hex] as number) + 1;
      queue.push(to);
    }
  }
  return found;
};

/** How far it is over water to a port's hex; worked out once for a map. Other hexes would fill the memory. */
const distancesTo = memoBy(distancesFrom);

export const seaDistance = (chart: Chart, port: HexId, hex: HexId): number =>
  distancesTo(chart, port)[hex] ?? FAR;

/** [F.7.1] A hex and the six around it that are reached without crossing land. */
export const ringAround = memoByHex((chart, hex) => [
  hex,
  ...neighboursOf(chart.grid, hex).filter(to => isOpenSide(chart, hex, to)),
]);

const oneNearer = (hexes: readonly HexId[], distances: Int16Array, wanted: number): HexId | undefined => {
  for (const hex of hexes) if (distances[hex] === wanted) return hex;
  return undefined;
};

/** A shortest way over water to a port's hex, or its first hexes, the start left out; undefined when there is none. */
export const seaway = (chart: Chart, from: HexId, to: HexId, most = FAR): readonly HexId[] | undefined => {
  const path: HexId[] = [];
  const distances = distancesTo(chart, to);
  let at = from;
  for (let left = distances[from] ?? FAR; left > 0 && path.length < most; left -= 1) {
    if (left === FAR) return undefined;
    const next = oneNearer(nextAtSea(chart, at), distances, left - 1);
    if (next === undefined) return undefined;
    path.push(next);
    at = next;
  }
  return path;
};
