import { mustBe, readSave } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { isRecord, readRecord } from './record.ts';
import { recordTable } from './record-table.ts';
import { shareOf } from './share.ts';
import { hoard } from './testing/hoard.ts';
import { DICE, openHoard } from './testing/open.ts';

const ADD = { type: 'add', amount: 2 } as const;
const DARE = { type: 'dare' } as const;

const played = () => {
  const table = openHoard();
  mustBe(table.act('blue', ADD));
  mustBe(table.act('blue', DARE));
  return table;
};

test('where there are secrets, a side shares a record of what it saw', () => {
  const text = shareOf(played(), 'red', true);
  expect(isRecord(text)).toBe(true);
  expect(text).not.toContain(DICE.seed);
  expect(text).not.toContain('"amount":2');
});

test('where there are none, it shares the whole log with the dice sealed', () => {
  const table = played();
  const text = shareOf(table, 'red', false);
  const { match, dice } = mustBe(readSave(hoard, text));
  expect([match.length, dice]).toEqual([table.length(), table.pledge()]);
  expect(text).not.toContain(DICE.seed);
});

test('a match that is over is shared whole, so that its dice can be checked', () => {
  const table = openHoard(undefined, { position: '28 0 blue false' });
  mustBe(table.act('blue', ADD));
  expect(shareOf(table, 'red', true)).toBe(table.save());
});

test('a match from a position does not name it in the record', () => {
  const table = openHoard(undefined, { position: '7 4 blue false' });
  expect(JSON.parse(shareOf(table, 'red', true))).toMatchObject({ opening: { scenario: '' } });
});

test('at the table of a record its viewer sees what he saw, and nobody can act', () => {
  const table = played();
  const record = recordTable(hoard, mustBe(readRecord(hoard, shareOf(table, 'blue', true))));
  expect(record.viewFor('blue')).toEqual(table.viewFor('blue'));
  expect(record.replayTo(1, 'blue')).toEqual(table.replayTo(1, 'blue'));
  expect(record.entriesSeen('blue', 1)).toEqual(table.entriesSeen('blue', 1));
  expect([record.lengthFor('blue'), record.actor(), record.outcome()]).toEqual([3, [], undefined]);
  expect(record.act('blue', ADD)).toMatchObject({ ok: false, error: { code: 'record' } });
  expect(record.undo('blue')).toMatchObject({ ok: false, error: { code: 'record' } });
  expect(record.load(table.save())).toMatchObject({ ok: false });
});
