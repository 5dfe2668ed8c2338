import { blocksOf } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { COLUMNS, COMBAT_RESULTS } from '../rules/combat/crt.ts';
import { SHEET } from './sheet.ts';

test('[8.8] every cell of the combat results table stands on the sheet, under its column', () => {
  const block = blocksOf(SHEET).find(({ rule }) => rule === '8.8');
  if (block === undefined || !('rows' in block)) throw new Error('The sheet has no combat results table.');
  expect(block.head.slice(1).map(head => Number.parseInt(head, 10))).toEqual([...COLUMNS]);
  expect(block.rows.map(row => row.slice(1).map(cell => (cell === '·' ? 0 : Number(cell))))).toEqual(
    COMBAT_RESULTS.map(row => [...row]),
  );
});
