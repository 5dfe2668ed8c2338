import type { HexId } from '@narrow-seas/hex';
import type { Chart } from './chart.ts';

type ListOf<T> = (chart: Chart, hex: HexId) => readonly T[];

/** Lists by hex, each worked out once for a map. */
export const keptByHex = <T>(work: ListOf<T>): ListOf<T> => {
  const kept = new WeakMap<Chart, (readonly T[] | undefined)[]>();
  const listsOf = (chart: Chart): (readonly T[] | undefined)[] => {
    const lists = new Array<readonly T[] | undefined>(chart.grid.size).fill(undefined);
    kept.set(chart, lists);
    return lists;
  };
  return (chart, hex) => {
    const lists = kept.get(chart) ?? listsOf(chart);
    const known = lists[hex];
    if (known !== undefined) return known;
    const list = work(chart, hex);
    lists[hex] = list;
    return list;
  };
};
