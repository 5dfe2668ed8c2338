import { type Grid, makeGrid } from '@narrow-seas/hex';

/** 2,400 hexes: the size of the maps we carry, and of Skerry's armada. */
export const COLUMNS = 60;
export const ROWS = 40;

export const makeSea = (): Grid =>
  makeGrid({ orientation: 'pointy', columns: COLUMNS, rows: ROWS, shoved: 'odd' });
