import { mustBe, NO_ORDERS, readSave, type SeatOrders } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { shareOf } from './share.ts';
import { hoard } from './testing/hoard.ts';
import { openOrdered } from './testing/hoard-orders.ts';
import { openHoard } from './testing/open.ts';

const ADD = { type: 'add', amount: 2 } as const;
const PASS = { type: 'pass' } as const;

const fillTo = (number: number): SeatOrders => ({
  values: { fill: { choice: 'up-to', number } },
  missions: [],
});
const DARE: SeatOrders = { values: { fill: { choice: 'dare' } }, missions: [] };
const FOR_EVER: SeatOrders = { values: {}, missions: [{ id: 'one', type: 'for-ever', fields: {} }] };

const madeIn = (table: ReturnType<typeof openOrdered>) =>
  table.entriesSince(0).map(({ by, action, order = 'himself' }) => `${by} ${action.type} ${order}`);

describe('standing orders', () => {
  test('answer as soon as they are given, and after each move of the other side', () => {
    const table = openOrdered();
    mustBe(table.setOrders('red', fillTo(1)));
    expect(table.length()).toBe(0);
    mustBe(table.act('blue', PASS));
    expect(madeIn(table)).toEqual(['blue pass himself', 'red add fill', 'red pass fill']);
    expect(table.actor()).toEqual(['blue']);
  });

  test('end where nothing follows any more, and after a thousand moves at most', () => {
    const table = openOrdered();
    mustBe(table.setOrders('blue', FOR_EVER));
    expect(table.outcome()?.winner).toBe('blue');
    const endless = openOrdered();
    mustBe(endless.setOrders('red', fillTo(0)));
    mustBe(endless.setOrders('blue', fillTo(0)));
    expect(endless.length()).toBe(1000);
  });

  test('throw the dice that they lead to', () => {
    const table = openOrdered();
    mustBe(table.setOrders('blue', DARE));
    expect(madeIn(table).slice(0, 2)).toEqual(['blue dare fill', 'chance roll himself']);
  });

  test('wait until all actions of one message are done', () => {
    const table = openOrdered();
    mustBe(table.act('blue', PASS));
    mustBe(table.setOrders('blue', fillTo(4)));
    mustBe(table.actAll('red', [ADD, ADD, PASS]));
    expect(madeIn(table).slice(1, 4)).toEqual(['red add himself', 'red add himself', 'red pass himself']);
    expect(madeIn(table).at(-1)).toBe('blue pass fill');
  });

  test('are only of persons: a computer has none', () => {
    const table = openOrdered({ blue: 'person', red: 'standard' });
    mustBe(table.setOrders('red', fillTo(1)));
    mustBe(table.act('blue', PASS));
    expect(madeIn(table)).toEqual(['blue pass himself']);
  });

  test('count what they answered in the turn of the enemy', () => {
    const table = openOrdered();
    mustBe(table.act('blue', ADD));
    mustBe(table.setOrders('blue', fillTo(4)));
    expect(table.orders('blue')?.tally).toMatchObject({ asked: 4, answered: 3 });
  });
});

describe('secrecy', () => {
  test('nobody but the owner sees orders, or which moves they made', () => {
    const table = openOrdered();
    mustBe(table.setOrders('blue', fillTo(2)));
    expect(table.orders('blue')?.orders).toEqual(fillTo(2));
    expect(table.orders('red')?.orders).toEqual(NO_ORDERS);
    expect(table.entriesSeen('blue', 0)[0]?.order).toBe('fill');
    expect(table.entriesSeen('red', 0).some(entry => 'order' in entry)).toBe(false);
    expect(table.entriesSeen('spectator', 0).some(entry => 'order' in entry)).toBe(false);
    expect(shareOf(table, 'red', false)).not.toMatch(/fill|orders/);
    expect(shareOf(table, 'red', true)).not.toMatch(/fill|orders/);
  });
});

describe('taking back', () => {
  test('goes over what orders did to the move before, and they wait for the next move', () => {
    const table = openOrdered();
    mustBe(table.act('blue', ADD));
    mustBe(table.setOrders('blue', fillTo(4)));
    mustBe(table.setOrders('blue', NO_ORDERS));
    expect(madeIn(table)).toEqual(['blue add himself', 'blue add fill', 'blue add fill', 'blue pass fill']);
    mustBe(table.undo('blue'));
    expect(madeIn(table)).toEqual([]);
  });

  test('without a move of one’s own before it goes back to what the other side did', () => {
    const table = openOrdered();
    mustBe(table.setOrders('red', fillTo(1)));
    mustBe(table.act('blue', PASS));
    expect(table.refuseUndo('red')).toBeUndefined();
    mustBe(table.undo('red'));
    expect(madeIn(table)).toEqual(['blue pass himself']);
    mustBe(table.act('red', PASS));
    expect(madeIn(table)).toEqual(['blue pass himself', 'red pass himself']);
  });

  test('never goes past dice', () => {
    const table = openOrdered();
    mustBe(table.act('blue', { type: 'dare' }));
    mustBe(table.setOrders('blue', fillTo(12)));
    mustBe(table.undo('blue'));
    expect(madeIn(table)).toEqual(['blue dare himself', 'chance roll himself']);
    expect(table.refuseUndo('blue')?.rule).toBe('NS.2');
  });
});

describe('saves', () => {
  test('carry the orders and which moves they made', () => {
    const table = openOrdered();
    mustBe(table.setOrders('red', fillTo(1)));
    mustBe(table.act('blue', PASS));
    const other = openOrdered();
    mustBe(other.load(table.save()));
    expect(other.orders('red')?.orders).toEqual(fillTo(1));
    expect(madeIn(other)).toEqual(madeIn(table));
    expect(other.save()).toBe(table.save());
    mustBe(other.act('blue', PASS));
    expect(madeIn(other).at(-1)).toBe('red pass fill');
  });

  test('of before there were orders open without any', () => {
    const old = openHoard();
    mustBe(old.act('blue', PASS));
    expect(old.save()).not.toContain('orders');
    const table = openOrdered();
    mustBe(table.load(old.save()));
    expect(table.orders('red')?.orders).toEqual(NO_ORDERS);
  });

  test('are read without the rules of any order: verify and replay need none', () => {
    const table = openOrdered();
    mustBe(table.setOrders('blue', fillTo(3)));
    const read = mustBe(readSave(hoard, table.save()));
    expect([read.match.length, read.orders]).toEqual([4, { blue: fillTo(3) }]);
  });

  test('with orders that make no sense are refused, and nothing changes', () => {
    const table = openOrdered();
    mustBe(table.setOrders('blue', fillTo(3)));
    const faulty = [
      table.save().replace('"blue":{"values"', '"green":{"values"'),
      table.save().replace('"choice":"up-to"', '"choice":7'),
      table.save().replace('"missions":[]', '"missions":[{"id":"one","type":"no such","fields":{}}]'),
      table.save().replace('"order":"fill"', '"order":3'),
    ];
    const length = table.length();
    for (const text of faulty) expect(table.load(text).ok).toBe(false);
    expect(table.length()).toBe(length);
    expect(
      table.setOrders('blue', { values: {}, missions: [{ id: 'x', type: 'y', fields: {} }] }),
    ).toMatchObject({
      ok: false,
      error: { at: 'missions[0].type' },
    });
  });
});
