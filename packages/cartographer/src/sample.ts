import { type Grid, hexAtPoint } from '@narrow-seas/hex';
import { cellCentre, type Raster } from './raster.ts';

/** What lies in each hex, counted in raster cells. */
export interface Sample {
  /** Hex of each cell, -1 outside the grid. */
  readonly hexOfCell: Int32Array;
  readonly cells: Uint32Array;
  readonly water: Uint32Array;
  /** size * (nations + 1): cells of each nation's land, by the raster's values. */
  readonly land: Uint32Array;
}

const hexOfCells = (grid: Grid, raster: Raster): Int32Array => {
  const hexes = new Int32Array(raster.cells.length);
  for (let cell = 0; cell < hexes.length; cell++) {
    const [x, y] = cellCentre(raster, cell);
    hexes[cell] = hexAtPoint(grid, x, y) ?? -1;
  }
  return hexes;
};

export const sampleHexes = (grid: Grid, raster: Raster, sea: Uint8Array, nations: number): Sample => {
  const hexOfCell = hexOfCells(grid, raster);
  const [cells, water] = [new Uint32Array(grid.size), new Uint32Array(grid.size)];
  const land = new Uint32Array(grid.size * (nations + 1));
  for (let cell = 0; cell < hexOfCell.length; cell++) {
    const hex = hexOfCell[cell] as number;
    if (hex < 0) continue;
    (cells[hex] as number)++;
    if (sea[cell] === 1) (water[hex] as number)++;
    const index = hex * (nations + 1) + (raster.cells[cell] as number);
    (land[index] as number)++;
  }
  return { hexOfCell, cells, water, land };
};

/** The nation with most land in each hex, 0 where there is none. */
export const nationsOf = ({ cells, land }: Sample, nations: number): Uint8Array =>
  Uint8Array.from(cells, (_, hex) => {
    const counts = land.subarray(hex * (nations + 1), (hex + 1) * (nations + 1));
    return counts.reduce(
      (best, count, nation) =>
        nation > 0 && count > (best === 0 ? 0 : (counts[best] as number)) ? nation : best,
      0,
    );
  });
