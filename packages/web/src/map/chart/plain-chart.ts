import { boundsOf, type Chart, type HexMap } from '@narrow-seas/hex';

/** Hexes that coasts go on beyond the grid. */
const MARGIN = 1.3;

const NOWHERE = { west: 0, north: 0, step: 1, columns: 0, rows: 0, values: new Float32Array() };

/** A chart of the map alone: for a map that has no other, and until that one has come. */
export const plainChart = (map: HexMap): Chart => {
  const { minX, minY, maxX, maxY } = boundsOf(map.grid);
  const coast = map.coast.at(-1);
  return {
    id: map.id,
    sheet: { west: minX - MARGIN, north: minY - MARGIN, east: maxX + MARGIN, south: maxY + MARGIN },
    land: coast?.land ?? [],
    depths: [],
    lakes: [],
    rivers: [],
    glaciers: [],
    borders: coast?.borders ?? [],
    ribbons: { blue: [], red: [] },
    degrees: NOWHERE,
    heights: NOWHERE,
    names: [],
    towns: [],
  };
};
