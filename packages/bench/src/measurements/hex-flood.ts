import { flood, type Grid, type HexId, makeField, rowOf } from '@narrow-seas/hex';
import type { Work } from '../lap.ts';
import { type Measurement, perSecond } from '../measurement.ts';
import { floodInHoneycomb, type Honeycomb, makeHoneycomb } from '../peers/honeycomb.ts';
import { COLUMNS, makeSea, ROWS } from './sea.ts';

export const POINTS = 12;

/** Hexes so far from every edge that a flood in open sea spends all its points: the longest floods there are. */
export const startsOf = (grid: Grid): readonly HexId[] =>
  Array.from({ length: grid.size }, (_, hex) => hex as HexId).filter(hex => {
    const [column, row] = [hex % grid.columns, rowOf(grid, hex)];
    const isInside = (at: number, length: number): boolean => at >= POINTS && at < length - POINTS;
    return isInside(column, grid.columns) && isInside(row, grid.rows);
  });

const floodOurs = (grid: Grid): Work => {
  const terrain = { enter: new Uint8Array(grid.size).fill(1) };
  const field = makeField(grid);
  const starts = startsOf(grid);
  return () => {
    let check = 0;
    for (const start of starts) check += flood(grid, terrain, start, POINTS, field).count;
    return { operations: starts.length, check };
  };
};

/** A pass over all starts would outlast its window, so each round takes the next one. */
const floodHoneycomb = ({ grid, hexes }: Honeycomb, starts: readonly HexId[]): Work => {
  let next = 0;
  return () => {
    const start = hexes[starts[next % starts.length] ?? 0];
    if (start === undefined) throw new RangeError('The peer has fewer hexes');
    next += 1;
    return { operations: 1, check: floodInHoneycomb(grid, start, POINTS).size };
  };
};

export const hexFlood = (): Measurement => {
  const sea = makeSea();
  return {
    id: 'hex-flood',
    title: 'Flood of 12 points, 2,400 hexes',
    unit: 'floods/s',
    better: 'more',
    ours: perSecond(floodOurs(sea)),
    peer: {
      name: 'honeycomb-grid',
      window: perSecond(floodHoneycomb(makeHoneycomb(COLUMNS, ROWS), startsOf(sea))),
    },
    target: { of: 'median', is: 'at least', value: 40_000 },
  };
};
