import type { Grid } from '@narrow-seas/hex';
import type { Work } from '../lap.ts';
import { type Measurement, perSecond } from '../measurement.ts';
import { type Honeycomb, makeHoneycomb, neighboursInHoneycomb } from '../peers/honeycomb.ts';
import { COLUMNS, makeSea, ROWS } from './sea.ts';

/** Reads the neighbours of every hex, the way a rule reads them. */
const readOurs =
  ({ size, neighbours }: Grid): Work =>
  () => {
    let check = 0;
    for (let hex = 0; hex < size; hex += 1) {
      for (let place = hex * 6; place < hex * 6 + 6; place += 1) {
        const other = neighbours[place] as number;
        if (other !== -1) check += other;
      }
    }
    return { operations: size, check };
  };

const readHoneycomb =
  ({ grid, hexes }: Honeycomb): Work =>
  () => {
    let check = 0;
    for (const hex of hexes) for (const other of neighboursInHoneycomb(grid, hex)) check += other.q;
    return { operations: hexes.length, check };
  };

export const hexNeighbours = (): Measurement => ({
  id: 'hex-neighbours',
  title: 'Neighbours of a hex, 2,400 hexes',
  unit: 'sets/s',
  better: 'more',
  ours: perSecond(readOurs(makeSea())),
  peer: { name: 'honeycomb-grid', window: perSecond(readHoneycomb(makeHoneycomb(COLUMNS, ROWS))) },
  target: { of: 'ratio', is: 'at least', value: 100 },
});
