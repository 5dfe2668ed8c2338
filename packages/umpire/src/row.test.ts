import { mustBe, seededRandom, throughJson } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { openingRow, tried } from './row-of.ts';
import { type MatchRow, readRow } from './row.ts';
import { type MatchTable, openStored } from './table.ts';
import { type HoardTypes, hoard } from './testing/hoard.ts';
import { openOrdered } from './testing/hoard-orders.ts';
import { DICE, openHoard, PERSONS } from './testing/open.ts';

type Side = HoardTypes['side'];
const SETTING = { opening: { scenario: 'plain', options: {} }, seats: PERSONS, dice: DICE } as const;
const ADD = { type: 'add', amount: 2 } as const;
const DARE = { type: 'dare' } as const;
const PASS = { type: 'pass' } as const;

/** A table, and the rows that a store would have of it. */
const kept = (table: MatchTable<HoardTypes> = openHoard()) => {
  const rows: MatchRow<HoardTypes>[] = [openingRow(table)];
  const store = (row: MatchRow<HoardTypes> | undefined): void => {
    const read = mustBe(readRow(hoard, throughJson(row)));
    rows.push(read);
    mustBe(table.follow(read));
  };
  const act = (side: Side, action: HoardTypes['action']): void =>
    store(tried(table, side, fork => mustBe(fork.act(side, action))).row);
  return { table, rows, store, act };
};

const told = (table: MatchTable<HoardTypes>) =>
  (['blue', 'red', 'spectator'] as const).map(viewer => ({
    view: table.viewFor(viewer),
    entries: table.entriesSeen(viewer, 0),
  }));

describe('rows of a store', () => {
  test('what is tried does not happen at the table before the row is followed', () => {
    const { table } = kept();
    const { row } = tried(table, 'blue', fork => mustBe(fork.act('blue', DARE)));
    expect([table.length(), row?.entries.length]).toEqual([0, 2]);
  });

  test('what was refused has no row', () => {
    expect(tried(openHoard(), 'red', fork => fork.act('red', ADD)).row).toBeUndefined();
  });

  test('every walk with moves, orders taken back and rewinding is the same match again from its rows', () => {
    const random = seededRandom(7);
    for (let walk = 0; walk < 30; walk += 1) {
      const { table, rows, store } = kept();
      for (let step = 0; step < 40 && table.outcome() === undefined; step += 1) {
        const side = (['blue', 'red'] as const)[random.below(2)]!;
        const action = [ADD, DARE, PASS][random.below(3)]!;
        const { row } = tried(table, side, fork => {
          if (step % 7 === 6) return fork.rewind(side);
          return step % 5 === 4 ? fork.undo(side) : fork.act(side, action);
        });
        if (row !== undefined) store(row);
      }
      const again = mustBe(openStored(hoard, SETTING, rows));
      expect(told(again)).toEqual(told(table));
      expect(again.save()).toBe(table.save());
      for (const side of ['blue', 'red'] as const)
        expect(again.refuseUndo(side)).toEqual(table.refuseUndo(side));
    }
  });

  test('a move that is taken back is a row, and the log is shorter', () => {
    const { table, rows, act, store } = kept();
    act('blue', ADD);
    store(tried(table, 'blue', fork => mustBe(fork.undo('blue'))).row);
    expect([rows.at(-1)?.kind, rows.at(-1)?.common, table.length()]).toEqual(['undone', 0, 0]);
  });

  test('rewinding goes past dice to before the own move, and the same dice fall again', () => {
    const { table, act, store } = kept();
    act('blue', DARE);
    const first = table.viewFor('blue');
    expect(table.undo('blue')).toMatchObject({ ok: false });
    store(tried(table, 'blue', fork => mustBe(fork.rewind('blue'))).row);
    expect(table.length()).toBe(0);
    act('blue', DARE);
    expect(table.viewFor('blue')).toEqual(first);
  });

  test('who has not moved has nothing to rewind', () => {
    expect(openHoard().rewind('red')).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } });
  });

  test('orders travel in the row of who gave them, with what they did', () => {
    const table = openOrdered();
    const { store, rows } = kept(table);
    const orders = { values: { fill: { choice: 'up-to', number: 3 } }, missions: [] };
    store(tried(table, 'blue', fork => mustBe(fork.setOrders('blue', orders)), orders).row);
    expect(table.orders('blue')?.orders).toEqual(orders);
    expect(table.length()).toBeGreaterThan(0);
    expect(rows.at(-1)).toMatchObject({ kind: 'ordered', by: 'blue', orders });
  });

  test.each([
    ['a list', '[]'],
    ['another kind', '{"kind":"sunk","by":"blue","common":0,"entries":[]}'],
    ['another side', '{"kind":"acted","by":"green","common":0,"entries":[]}'],
    ['a negative place', '{"kind":"acted","by":"blue","common":-1,"entries":[]}'],
    ['no entries', '{"kind":"acted","by":"blue","common":0}'],
    ['a malformed entry', '{"kind":"acted","by":"blue","common":0,"entries":[7]}'],
    ['malformed orders', '{"kind":"ordered","by":"blue","common":0,"entries":[],"orders":3}'],
  ])('%s is a fault', (_case, text) => {
    expect(readRow(hoard, JSON.parse(text)).ok).toBe(false);
  });

  test('a row that is missing before is a fault, and nothing has changed', () => {
    const { table } = kept();
    expect(table.follow({ kind: 'acted', by: 'blue', common: 3, entries: [] })).toMatchObject({
      ok: false,
      error: { code: 'ERR_ROW' },
    });
    expect(table.length()).toBe(0);
  });
});
