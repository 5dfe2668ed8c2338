import { blocksOf, type SheetTable } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { GUNNERY, type HitTable, shipping, STATUS_COLUMNS, STRIKE } from '../model/tables.ts';
import { SHEET } from './sheet.ts';

const tables = blocksOf(SHEET).filter((block): block is SheetTable => 'rows' in block);

const tableOf = (rule: string): SheetTable => {
  const table = tables.find(block => block.rule === rule);
  if (table === undefined) throw new Error(`The sheet has no table ${rule}.`);
  return table;
};

const valueOf = (head: string): number =>
  head.includes('/') ? 1 / Number(head.split('/')[1]) : Number(head);

describe('the sheet', () => {
  test.each<[string, HitTable]>([
    ['T.2', GUNNERY],
    ['T.5', STRIKE],
  ])('[%s] every cell stands on it, under its column', (rule, { columns, rows }) => {
    const block = tableOf(rule);
    expect(block.head.slice(1).map(valueOf)).toEqual([...columns]);
    expect(block.rows.map(row => row.slice(1).map(cell => (cell === '·' ? 0 : Number(cell))))).toEqual(
      rows.map(row => [...row]),
    );
  });

  test('[T.4] what becomes of shipping, for each die and status', () => {
    const { rows } = tableOf('T.4');
    for (let die = 0; die <= 7; die += 1)
      expect(rows[die]?.slice(1)).toEqual(STATUS_COLUMNS.map(status => shipping(status, die)));
  });
});
