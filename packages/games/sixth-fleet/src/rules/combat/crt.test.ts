import { entriesOf, mustBe, openMatch, play, readSave, sayFault, writeSave } from '@narrow-seas/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COLUMNS,
  COMBAT_RESULTS,
  columnOf,
  isOurs,
  needOf,
  parseTable,
  printTable,
  readTableFile,
  TABLE_FILE,
} from './crt.ts';
import { sixthFleet } from '../../game.ts';
import { openingPosition } from '../../testing/positions.ts';
import { after, eventsOf, table } from '../../testing/table.ts';

/** Everything succeeds. */
const SURE = COMBAT_RESULTS.map(row => row.map(() => 6));
const SURE_WORD = printTable(SURE);

const OURS = '123445566/123345566/112344556/012334556/012234455/001233445/001123345';

const CELL = fc.integer({ min: 0, max: 6 });
const TABLE = fc.array(fc.array(CELL, { minLength: 9, maxLength: 9 }), { minLength: 7, maxLength: 7 });

test('[8.8] ours is the one in the data', () => {
  expect(printTable(COMBAT_RESULTS)).toBe(OURS);
  expect(TABLE_FILE).toMatchObject({ columns: [...COLUMNS], rows: COMBAT_RESULTS });
});

test('[8.8] what is printed is read back', () => {
  fc.assert(
    fc.property(TABLE, rows => {
      expect(mustBe(parseTable(printTable(rows)))).toEqual(rows);
    }),
  );
});

describe('the Combat Results Table', () => {
  test.each([
    [0, 0],
    [4.5, 0],
    [5, 5],
    [6, 5],
    [9, 5],
    [10, 10],
    [39, 35],
    [40, 40],
    [200, 40],
  ])('[8.9] %d is rounded down to the column of %d', (differential, column) => {
    expect(COLUMNS[columnOf(differential)]).toBe(column);
  });

  test('[8.8] it has a row for each ECM value from 0 to 6 and a result for each column', () => {
    expect(COMBAT_RESULTS.map(row => row.length)).toEqual(Array.from({ length: 7 }, () => COLUMNS.length));
    expect(COMBAT_RESULTS.flat().every(need => Number.isInteger(need) && need >= 0 && need <= 6)).toBe(true);
  });

  test('[8.8] more strength never hurts, more countermeasures never help', () => {
    for (const differential of COLUMNS)
      for (let ecm = 0; ecm <= 6; ecm += 1) {
        const need = needOf(COMBAT_RESULTS, differential, ecm);
        expect(needOf(COMBAT_RESULTS, differential + 5, ecm)).toBeGreaterThanOrEqual(need);
        expect(needOf(COMBAT_RESULTS, differential, ecm + 1)).toBeLessThanOrEqual(need);
      }
  });

  test('[8.9] an ECM value beyond the table takes its last row', () => {
    expect(needOf(COMBAT_RESULTS, 20, 9)).toBe(needOf(COMBAT_RESULTS, 20, 6));
  });
});

describe('a file of a player', () => {
  const faultOf = (file: unknown): string => {
    const read = readTableFile(file);
    return read.ok ? 'fine' : sayFault(read.error);
  };
  const changed = (rows: unknown): object => ({ ...TABLE_FILE, rows });

  test('[8.8] ours is one', () => expect(mustBe(readTableFile(TABLE_FILE))).toEqual(COMBAT_RESULTS));

  test.each([
    ['no object', 7, /object/],
    [
      'another format',
      { ...TABLE_FILE, format: 'narrow-seas/units' },
      /^At format: Write "narrow-seas\/comb/,
    ],
    [
      'no rows',
      { format: 'narrow-seas/combat-results-table' },
      /^At rows: The table must have 7 rows, for ECM 0 to 6\.$/,
    ],
    ['a row too few', changed(COMBAT_RESULTS.slice(1)), /^At rows: The table must have 7 rows/],
    ['a row too many', changed([...COMBAT_RESULTS, ...SURE]), /^At rows: The table must have 7 rows/],
    ['a short row', changed(COMBAT_RESULTS.with(3, [1, 2])), /^At rows\[3\]: Each row must have 9 numbers/],
    ['a word for a row', changed(COMBAT_RESULTS.map(String)), /^At rows\[0\]: Each row must have 9 numbers/],
    [
      'a seven',
      changed(SURE.with(2, SURE[2]!.with(4, 7))),
      /^At rows\[2\]\[4\]: Each number of the table must be 0 to 6\.$/,
    ],
    ['less than nothing', changed(SURE.with(6, SURE[6]!.with(8, -1))), /^At rows\[6\]\[8\]: .* 0 to 6\.$/],
    [
      'a half',
      changed(SURE.with(0, SURE[0]!.with(0, 0.5))),
      /^At rows\[0\]\[0\]: .* highest roll that succeeds/,
    ],
  ])('[8.8] not one with %s', (_what, file, message) => {
    expect(faultOf(file)).toMatch(message);
  });
});

describe('the option of an opening', () => {
  const opened = (combatTable: boolean | string) =>
    sixthFleet.setup({ scenario: 'short', options: { combatTable } });

  test('[8.8] puts the table of the players in force', () => {
    expect(mustBe(opened(SURE_WORD)).crt).toEqual(SURE);
    expect(mustBe(opened(OURS)).crt).toBe(COMBAT_RESULTS);
    expect(mustBe(sixthFleet.setup({ scenario: 'short', options: {} })).crt).toBe(COMBAT_RESULTS);
  });

  test.each([
    ['no word', true, 'At options.combatTable: Write the table as seven rows'],
    ['nothing', '', 'At options.combatTable, row 1: Each row must have 9 numbers'],
    ['six rows', OURS.slice(10), 'At options.combatTable: The table must have 7 rows'],
    ['a long row', OURS.replace('/', '0/'), 'At options.combatTable, row 1: Each row must have 9 numbers'],
    [
      'a nine',
      OURS.replace('0123', '0923'),
      'At options.combatTable, row 4, column 2: Each number of the table must be 0 to 6.',
    ],
    [
      'a letter',
      OURS.replace('0123', 'x123'),
      'At options.combatTable, row 4, column 1: Each number must be',
    ],
  ])('[8.8] refuses %s, with the place', (_what, word, message) => {
    const read = opened(word);
    expect(read.ok ? 'fine' : sayFault(read.error)).toContain(message);
  });

  test('[8.8] the file of a player becomes that option', () => {
    const [crt] = sixthFleet.tables ?? [];
    expect(crt?.option).toBe('combatTable');
    expect(mustBe(crt!.read({ ...TABLE_FILE, rows: SURE }))).toBe(SURE_WORD);
    expect(crt!.read({ rows: SURE })).toMatchObject({ ok: false, error: { at: 'format' } });
  });

  test('[8.8] no menu lists it', () => {
    expect(sixthFleet.scenarios.flatMap(({ options }) => options.map(({ id }) => id))).not.toContain(
      'combatTable',
    );
  });
});

describe('a game with it', () => {
  const forces = 'nato @0914 US6 | soviet @0915 So5';
  const state = table('combat side=nato', `table ${SURE_WORD} | ${forces}`);

  test('[8.9] is played by it', () => {
    const ours = table('combat side=nato', forces);
    expect(eventsOf(ours, 'nato attack US6 at 0915 on So5')).toMatchObject([{ differential: 6, need: 0 }]);
    expect(eventsOf(state, 'nato attack US6 at 0915 on So5')).toMatchObject([{ differential: 6, need: 6 }]);
    expect(after(state, 'nato attack US6 at 0915 on So5', 'roll 6').phase.name).toBe('retreat');
  });

  test('[8.8] has it in its positions, as text and as JSON, where it is not ours', () => {
    const { print, parse, json } = sixthFleet.notation;
    expect(mustBe(parse(print(state)))).toEqual(state);
    expect(json?.print(state)).toMatchObject({ table: SURE_WORD });
    expect(mustBe(json!.parse(json!.print(state)))).toEqual(state);
    const ours = table('combat side=nato', `table ${OURS} | ${forces}`);
    expect(isOurs(ours.crt)).toBe(true);
    expect(print(ours)).not.toContain('table');
  });

  test.each([
    ['text', 'table 123', 'In row 1: Each row must have 9 numbers'],
    ['nothing', 'table', 'Write the rows of the table here.'],
  ])('[8.8] a position with a bad table, %s, is refused where it stands', (_what, line, message) => {
    const read = sixthFleet.notation.parse(`sixth-fleet short turn 2 of 10\nphase combat side=nato\n${line}`);
    expect(read.ok ? 'fine' : sayFault(read.error)).toContain(message);
    expect(read.ok ? 'fine' : sayFault(read.error)).toMatch(/^At line 3/);
  });

  test('[8.8] as JSON too', () => {
    const read = sixthFleet.notation.json!.parse({ table: '123', phase: { name: 'combat', side: 'nato' } });
    expect(read.ok ? 'fine' : sayFault(read.error)).toMatch(/^At table: Write seven rows of nine digits/);
  });

  test('[8.8] is saved and replayed with it', () => {
    const opening = { scenario: 'short', options: { combatTable: SURE_WORD } };
    expect(openingPosition(opening).crt).toEqual(SURE);
    const match = mustBe(
      play(sixthFleet, mustBe(openMatch(sixthFleet, opening)), 'nato', { type: 'deploy-rest' }),
    );
    const read = mustBe(readSave(sixthFleet, writeSave(sixthFleet, match, undefined)));
    expect(read.match.state.crt).toEqual(SURE);
    expect(entriesOf(read.match)).toEqual(entriesOf(match));
  });
});
