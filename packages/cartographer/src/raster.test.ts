import { describe, expect, test } from 'vitest';
import {
  cellAt,
  cellCentre,
  fillPolygon,
  floodWater,
  makeRaster,
  type Raster,
  strokeLine,
} from './raster.ts';

/** A raster from rows of text: # is land, . is water. */
export const drawn = (rows: readonly string[]): Raster => {
  const width = rows[0]?.length ?? 0;
  const cells = Uint8Array.from(rows.join(''), letter => (letter === '.' ? 0 : 1));
  return { west: 0, north: 0, density: 1, width, height: rows.length, cells };
};

const shown = ({ cells, width }: Raster): readonly string[] =>
  Array.from({ length: cells.length / width }, (_, row) =>
    [...cells.subarray(row * width, (row + 1) * width)]
      .map(value => (value === 0 ? '.' : String(value)))
      .join(''),
  );

describe('raster', () => {
  test('fills the cells whose centre is inside, holes left out', () => {
    const raster = makeRaster({ west: 0, north: 0, east: 6, south: 5 }, 1);
    fillPolygon(
      raster,
      [
        [
          [1, 1],
          [5, 1],
          [5, 5],
          [1, 5],
        ],
        [
          [2, 2],
          [4, 2],
          [4, 4],
          [2, 4],
        ],
      ],
      3,
    );
    expect(shown(raster)).toEqual(['......', '.3333.', '.3..3.', '.3..3.', '.3333.']);
  });

  test('paints over only what it may', () => {
    const raster = drawn(['##..']);
    fillPolygon(
      raster,
      [
        [
          [0, 0],
          [4, 0],
          [4, 1],
          [0, 1],
        ],
      ],
      7,
      now => now === 1,
    );
    expect(shown(raster)).toEqual(['77..']);
  });

  test('a shape beyond the edge is cut there', () => {
    const raster = makeRaster({ west: 0, north: 0, east: 3, south: 2 }, 1);
    fillPolygon(
      raster,
      [
        [
          [-9, -9],
          [2, -9],
          [2, 9],
          [-9, 9],
        ],
      ],
      1,
    );
    expect(shown(raster)).toEqual(['11.', '11.']);
  });

  test('a stroke opens a way side to side and names its cells', () => {
    const raster = drawn(['####', '####', '####', '####']);
    const cells = strokeLine(
      raster,
      [
        [0.5, 0.5],
        [3.5, 3.5],
      ],
      0,
    );
    expect(cells.every(cell => raster.cells[cell] === 0)).toBe(true);
    const sea = floodWater(raster, [cellAt(raster, [0.5, 0.5])]);
    expect(sea[cellAt(raster, [3.5, 3.5])]).toBe(1);
  });

  test('a flood stays in its basin and does not wrap round the edge', () => {
    const raster = drawn(['..#.', '..#.', '..#.']);
    expect([...floodWater(raster, [0])]).toEqual([1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0]);
    expect([...floodWater(raster, [3])]).toEqual([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1]);
  });

  test('a flood from land or from outside finds nothing', () =>
    expect(floodWater(drawn(['#.']), [0, -1]).some(value => value === 1)).toBe(false));

  test('cells and points agree', () => {
    const raster = makeRaster({ west: -2, north: -1, east: 3, south: 4 }, 4);
    for (const cell of [0, 7, 133, raster.cells.length - 1])
      expect(cellAt(raster, cellCentre(raster, cell))).toBe(cell);
    expect([cellAt(raster, [-2.1, 0]), cellAt(raster, [0, 4.1])]).toEqual([-1, -1]);
  });
});
