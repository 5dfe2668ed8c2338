import { type Decoder, decoderOf, type Fault, fault, mustBe, ok, type Result } from '@narrow-seas/core';
import { z } from 'zod';
import file from '../../../data/crt.json' with { type: 'json' };

/** [8.8] The combat differentials at the head of the columns. */
export const COLUMNS = [0, 5, 10, 15, 20, 25, 30, 35, 40] as const;

/** The Electronic Countermeasures values of the rows are 0 to 6. */
const ROWS = 7;

/** [8.8] The highest die roll that forces a retreat, by Electronic Countermeasures value and column; 0 is the dot. */
export type CombatTable = readonly (readonly number[])[];

const CELL = z
  .int('Each number must be the highest roll that succeeds, 1 to 6, or 0 if no roll does')
  .min(0, 'Each number of the table must be 0 to 6')
  .max(6, 'Each number of the table must be 0 to 6');
const WIDTH = `Each row must have ${COLUMNS.length} numbers, for the differentials ${COLUMNS.join(', ')} and more`;
const HEIGHT = `The table must have ${ROWS} rows, for ECM 0 to 6`;

const TABLE = z
  .array(z.array(CELL, WIDTH).length(COLUMNS.length, WIDTH), HEIGHT)
  .length(ROWS, HEIGHT)
  .readonly();

const FILE = z.object({
  format: z.literal('narrow-seas/combat-results-table', 'Write "narrow-seas/combat-results-table" here'),
  rows: TABLE,
});

/** The table in a file of the form of data/crt.json. */
export const readTableFile: Decoder<CombatTable> = value => {
  const read = decoderOf(FILE)(value);
  return read.ok ? ok(read.value.rows) : read;
};

/** Our table as a file, for players who want to copy it. */
export const TABLE_FILE = file as object;

/** Ours, which obeys the three cells that the text states: the printed table is not known. */
export const COMBAT_RESULTS: CombatTable = mustBe(readTableFile(file));

/** The table in a word, row after row: `123445566/123345566/...`. */
export const printTable = (table: CombatTable): string => table.map(row => row.join('')).join('/');

export const parseTable = (text: string): Result<CombatTable, Fault> => {
  const rows = text.split('/').map(row => [...row].map(digit => (/\d/.test(digit) ? Number(digit) : NaN)));
  const read = decoderOf(TABLE)(rows);
  return read.ok ? read : fault('ERR_TABLE', placeOf(read.error.at), read.error.message);
};

/** `[2][3]` as a person counts. */
const placeOf = (at: string): string => {
  const [row, column] = [...at.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  if (row === undefined) return '';
  return column === undefined ? `row ${row + 1}` : `row ${row + 1}, column ${column + 1}`;
};

export const isOurs = (table: CombatTable): boolean =>
  table === COMBAT_RESULTS || printTable(table) === printTable(COMBAT_RESULTS);

/** [8.9] The differential rounded down to a printed column. */
export const columnOf = (differential: number): number =>
  Math.min(COLUMNS.length - 1, Math.max(0, Math.floor(differential / 5)));

/** [8.9] The highest roll that works; 0 is the dot: no effect and no die. */
export const needOf = (table: CombatTable, differential: number, ecm: number): number => {
  const row = table[Math.min(ecm, table.length - 1)];
  return row?.[columnOf(differential)] ?? 0;
};
