import { expect, test } from 'vitest';
import { hexOf } from '../../model/chart.ts';
import { withMines } from './minefields.ts';

test('[23.1] mines add up in their hexes, which stay in order', () => {
  const [first, second, third] = ['3412', '3604', '3605'].map(hexOf).toSorted((a, b) => a - b) as [
    ReturnType<typeof hexOf>,
    ReturnType<typeof hexOf>,
    ReturnType<typeof hexOf>,
  ];
  const fields = [{ hex: second, mines: 2 }];
  expect(withMines(fields, [{ hex: third }, { hex: first }, { hex: second }, { hex: first }])).toEqual([
    { hex: first, mines: 2 },
    { hex: second, mines: 3 },
    { hex: third, mines: 1 },
  ]);
  expect(withMines(fields, [])).toEqual(fields);
});
