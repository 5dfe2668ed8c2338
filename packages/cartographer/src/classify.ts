import type { Grid } from '@narrow-seas/hex';
import type { Thresholds } from './definition.ts';
import type { Joined } from './join.ts';
import type { Waters } from './pieces.ts';
import type { Sample } from './sample.ts';

/** What a hex is made of. Games add meaning (fjord, restricted, prohibited) with regions or further kinds. */
export const TERRAIN = ['off', 'sea', 'coastal', 'land'] as const;
export const OFF = 0;
export const SEA = 1;
export const COASTAL = 2;
export const LAND = 3;

export interface Classified {
  readonly terrain: Uint8Array;
  /** Share of each hexside that is water on both sides, 0 to 1. */
  readonly sideWater: Float64Array;
}

const keptWater = (
  grid: Grid,
  { pieces }: Waters,
  { kept }: Joined,
): { readonly size: Uint32Array; readonly dredged: Uint8Array } => {
  const [size, dredged] = [new Uint32Array(grid.size), new Uint8Array(grid.size)];
  pieces.forEach((piece, index) => {
    if (kept[index] !== 1) return;
    (size[piece.hex] as number) += piece.size;
    if (piece.dredged) dredged[piece.hex] = 1;
  });
  return { size, dredged };
};

const sideShares = ({ contacts, sideLength }: Waters, { kept }: Joined): Float64Array => {
  const wet = new Float64Array(sideLength.length);
  for (const { side, pieces, length } of contacts)
    if (kept[pieces[0]] === 1 && kept[pieces[1]] === 1) (wet[side] as number) += length;
  return wet.map((length, side) => (length === 0 ? 0 : length / (sideLength[side] as number)));
};

/** A channel dug by hand is open however narrow. */
const openDredged = (shares: Float64Array, { contacts, pieces }: Waters, open: number): void => {
  for (const { side, pieces: pair } of contacts)
    if (pair.every(piece => pieces[piece]?.dredged)) shares[side] = Math.max(shares[side] as number, open);
};

/** Sea, coast or land by the share of water that ships can use; hexsides by the share that is water on both sides. */
export const classify = (
  grid: Grid,
  sample: Sample,
  waters: Waters,
  joined: Joined,
  thresholds: Thresholds,
): Classified => {
  const { size, dredged } = keptWater(grid, waters, joined);
  const kindOf = (hex: number): number => {
    const share = (size[hex] as number) / (sample.cells[hex] as number);
    if (share >= thresholds.sea) return SEA;
    return share > thresholds.land || dredged[hex] === 1 ? COASTAL : LAND;
  };
  const terrain = Uint8Array.from(sample.cells, (_, hex) => kindOf(hex));
  const sideWater = sideShares(waters, joined);
  openDredged(sideWater, waters, thresholds.open);
  return { terrain, sideWater };
};
