import type { HexId } from '@narrow-seas/hex';
import type { Chart } from './chart.ts';

type OfHex<T> = (chart: Chart, hex: HexId) => T;

/** What a map says of a hex, worked out once for each. */
export const memoByHex = <T extends object>(work: OfHex<T>): OfHex<T> => {
  const pages: { [map in Chart['name']]?: (T | undefined)[] } = {};
  const pageOf = ({ name, grid }: Chart): (T | undefined)[] => {
    const page = new Array<T | undefined>(grid.size).fill(undefined);
    pages[name] = page;
    return page;
  };
  return (chart, hex) => {
    const page = (chart.name === 'baltic' ? pages.baltic : pages.mediterranean) ?? pageOf(chart);
    const known = page[hex];
    if (known !== undefined) return known;
    const found = work(chart, hex);
    page[hex] = found;
    return found;
  };
};
