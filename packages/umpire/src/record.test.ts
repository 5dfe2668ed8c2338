import { mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { isRecord, readRecord, recordOf, writeRecord } from './record.ts';
import { hoard } from './testing/hoard.ts';
import { DICE, openHoard } from './testing/open.ts';

/** Blue adds two, dares the die and passes; red adds one, which only red may know. */
const played = () => {
  const table = openHoard();
  mustBe(table.act('blue', { type: 'add', amount: 2 }));
  mustBe(table.act('blue', { type: 'dare' }));
  mustBe(table.act('blue', { type: 'pass' }));
  mustBe(table.act('red', { type: 'add', amount: 1 }));
  return table;
};

const fileOf = (table = played()): string => writeRecord(hoard, recordOf(table, 'blue'), 'plain');

describe('a record of what one side saw', () => {
  test('shows the same entries and views when it is read again', () => {
    const table = played();
    const record = mustBe(readRecord(hoard, fileOf(table)));
    expect(record.viewer).toBe('blue');
    expect(record.entries).toEqual(table.entriesSeen('blue', 0));
    expect(record.views).toEqual(
      [0, ...record.entries.map(({ number }) => number)].map(length => table.replayTo(length, 'blue')),
    );
  });

  test('holds neither the seed of the dice nor what the other side kept to itself', () => {
    const file = fileOf();
    expect(file).not.toContain(DICE.seed);
    expect(file).not.toContain('"seed"');
    const other = played();
    mustBe(other.undo('red'));
    mustBe(other.act('red', { type: 'add', amount: 2 }));
    expect(fileOf(other)).toBe(file);
  });

  test('tells how the match ended', () => {
    const table = openHoard(undefined, { position: '28 0 blue false' });
    mustBe(table.act('blue', { type: 'add', amount: 2 }));
    expect(mustBe(readRecord(hoard, fileOf(table))).outcome).toEqual(table.outcome());
  });

  test('is told apart from a save', () => {
    expect([isRecord(fileOf()), isRecord(played().save())]).toEqual([true, false]);
  });
});

describe('a record that is damaged or of another making is refused with the place', () => {
  const change = (edit: (file: { [key: string]: unknown }) => void): string => {
    const file = JSON.parse(fileOf()) as { [key: string]: unknown };
    edit(file);
    return JSON.stringify(file);
  };
  const entry = (file: { [key: string]: unknown }, place: number): { [key: string]: unknown } =>
    (file['entries'] as { [key: string]: unknown }[])[place] as { [key: string]: unknown };

  test.each([
    ['another game', 'game', change(file => void (file['game'] = 'skerry'))],
    ['other rules', 'rules', change(file => void (file['rules'] = 9))],
    ['nobody of the game', 'viewer', change(file => void (file['viewer'] = 'green'))],
    ['no first view', 'start', change(file => void delete file['start'])],
    ['a mover nobody knows', 'entries[1]', change(file => void (entry(file, 1)['by'] = 'green'))],
    ['invalid sights', 'entries[0]', change(file => void (entry(file, 0)['sights'] = [7]))],
    [
      'a change that does not fit',
      'entries[0]',
      change(file => void (entry(file, 0)['change'] = { items: {} })),
    ],
    ['a change of no form', 'entries[0]', change(file => void (entry(file, 0)['change'] = 'x'))],
    ['an outcome without words', 'outcome', change(file => void (file['outcome'] = {}))],
  ])('%s', (_what, at, text) => {
    expect(readRecord(hoard, text)).toMatchObject({ ok: false, error: { code: 'ERR_RECORD', at } });
  });

  test('cut short', () => {
    expect(readRecord(hoard, fileOf().slice(0, -20))).toMatchObject({
      ok: false,
      error: { code: 'ERR_NOT_JSON' },
    });
  });
});
