import { blocksOf, type SheetTable } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { DIE_FACES, ZONES } from '../model/vocabulary.ts';
import { COLUMN_STARTS, COMBAT_RESULTS } from '../rules/combat/crt.ts';
import { ASSAULT_COLUMNS, assaultResult } from '../rules/invasion/assault-table.ts';
import { airResult, INTERCEPTION_RATIOS } from '../rules/patrols/air-table.ts';
import { CARRIER_CAP } from '../rules/patrols/carrier-cap.ts';
import { weatherOnDie, zonesOnDie } from '../rules/weather/weather.ts';
import { SHEET } from './sheet.ts';

const tables = blocksOf(SHEET).filter((block): block is SheetTable => 'rows' in block);

const tableOf = (rule: string, place = 0): SheetTable => {
  const table = tables.filter(block => block.rule === rule)[place];
  if (table === undefined) throw new Error(`The sheet has no table ${rule}.`);
  return table;
};

test('[A1] every cell of the combat results table stands on the sheet, in the column where it begins', () => {
  const { head, rows } = tableOf('A1');
  expect(head.slice(1).map(column => Number.parseInt(column, 10))).toEqual([...COLUMN_STARTS]);
  expect(rows.map(row => row.slice(1).map(cell => (cell === '·' ? 0 : Number(cell))))).toEqual(
    COMBAT_RESULTS.map(row => [...row]),
  );
});

test('[A3] so do the air-to-air table and the carrier chart', () => {
  const { rows } = tableOf('A3');
  for (const face of DIE_FACES)
    INTERCEPTION_RATIOS.forEach((_, column) => {
      const { attacker, defender } = airResult(column, face);
      expect(rows[face]?.[column + 1]).toMatch(new RegExp(`^${attacker.steps}r?/${defender.steps}r?$`));
    });
  expect(tableOf('A3', 1).rows.map(row => row.slice(1).map(Number))).toEqual(
    Object.values(CARRIER_CAP).map(divisors => [...divisors]),
  );
});

test('[A9] so does the weather, and where it comes to', () => {
  for (const face of DIE_FACES) {
    const row = tableOf('A9').rows[face] ?? [];
    expect(row.slice(1, 5)).toEqual(([1, 2, 3, 4] as const).map(period => weatherOnDie(period, face)));
    const zones = zonesOnDie(face);
    expect(row[5]).toBe(zones.length === ZONES.length ? 'all' : zones.join(' '));
  }
});

test('[C.17.7] every die has a line of the assault table', () => {
  const { rows } = tableOf('C.17.7');
  const [LEAST, MOST] = [-2, 12];
  for (let die = LEAST; die <= MOST; die += 1) {
    const line = rows.find(([said = '']) => {
      const [from = 0, to = from] = said.split('-').map(Number.parseFloat);
      if (said.includes('or less')) return die <= from;
      return said.includes('or more') ? die >= from : die >= from && die <= to;
    });
    expect(line?.slice(1)).toEqual(ASSAULT_COLUMNS.map((_, column) => assaultResult(column, die)));
  }
});
