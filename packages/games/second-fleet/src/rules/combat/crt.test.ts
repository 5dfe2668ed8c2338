import { describe, expect, test } from 'vitest';
import { attackPoints, COLUMN_STARTS, COMBAT_RESULTS, columnOf, defencePoints } from './crt.ts';

/** [A1] As read from the printed chart: the die, then the twelve columns. */
const CHART = `
  -7 0 0 0 0 0 0 0 0 0 0 0 1
  -6 0 0 0 0 0 0 0 0 0 0 1 1
  -5 0 0 0 0 0 0 0 0 0 1 1 2
  -4 0 0 0 0 0 0 0 0 1 1 2 2
  -3 0 0 0 0 0 0 0 1 1 2 2 3
  -2 0 0 0 0 0 0 1 1 2 2 3 3
  -1 0 0 0 0 0 1 1 2 2 3 3 4
   0 0 0 0 0 1 1 2 2 3 3 4 4
   1 0 0 0 1 1 2 2 3 3 4 4 5
   2 0 0 1 1 2 2 3 3 4 4 5 5
   3 0 1 1 2 2 3 3 4 4 5 5 6
   4 1 1 2 2 3 3 4 4 5 5 6 6
   5 1 2 2 3 3 4 4 5 5 6 6 7
   6 2 2 3 3 4 4 5 5 6 6 7 7
   7 2 3 3 4 4 5 5 6 6 7 7 8
   8 3 3 4 4 5 5 6 6 7 7 8 8
   9 3 4 4 5 5 6 6 7 7 8 8 9
  10 4 4 5 5 6 6 7 7 8 8 9 9
  11 4 5 5 6 6 7 7 8 8 9 9 10
  12 5 5 6 6 7 7 8 8 9 9 10 11`;

const ROWS = CHART.trim()
  .split('\n')
  .map(line => {
    const [die = 0, ...cells] = line.trim().split(/\s+/).map(Number);
    return [die, ...cells] as const;
  });

describe('[A1] combat results', () => {
  test('twenty rows of twelve columns', () => {
    expect(COMBAT_RESULTS.map(row => row.length)).toEqual(Array.from({ length: 20 }, () => 12));
  });

  test.each(ROWS)('die %i reads as the chart, cell by cell', (die, ...cells) => {
    expect(cells.map((_, index) => attackPoints(index + 1, die))).toEqual(cells);
  });

  test('every cell is max(0, floor((die + column - 3) / 2)) but the last', () => {
    const odd = ROWS.flatMap(([die, ...cells]) =>
      cells.flatMap((_, index) => {
        const formula = Math.max(0, Math.floor((die + index + 1 - 3) / 2));
        const cell = attackPoints(index + 1, die);
        return cell === formula ? [] : [{ die, column: index + 1, cell, formula }];
      }),
    );
    expect(odd).toEqual([{ die: 12, column: 12, cell: 11, formula: 10 }]);
  });

  test('defence row n is attack row n + 1, from -3 to 11', () => {
    for (let die = -3; die <= 11; die += 1)
      for (let column = 1; column <= 12; column += 1)
        expect(defencePoints(column, die)).toBe(attackPoints(column, die + 1));
  });

  test.each([
    ['attack below -7', attackPoints(12, -20), 1],
    ['attack above 12', attackPoints(12, 30), 11],
    ['defence below -3', defencePoints(12, -9), 3],
    ['defence above 11', defencePoints(1, 15), 5],
  ])('%s reads the last row', (_case, points, expected) => {
    expect(points).toBe(expected);
  });

  test.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [5, 2],
    [6, 3],
    [8, 3],
    [9, 4],
    [14, 4],
    [15, 5],
    [20, 5],
    [21, 6],
    [27, 6],
    [28, 7],
    [35, 7],
    [36, 8],
    [45, 8],
    [46, 9],
    [57, 9],
    [58, 10],
    [71, 10],
    [72, 11],
    [89, 11],
    [90, 12],
    [270, 12],
  ])('a total of %i is column %i', (value, column) => {
    expect(columnOf(value)).toBe(column);
  });

  test('[C.25] a total of 0 has no column: its result is 0', () => {
    expect(attackPoints(columnOf(0), 12)).toBe(0);
    expect(defencePoints(columnOf(0), 11)).toBe(0);
    expect(COLUMN_STARTS.length).toBe(12);
  });
});
