import { assembleSave, mustBe, readSave, verifyDice, writeSave } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { openTable, type TableChange } from './table.ts';
import { hoard } from './testing/hoard.ts';
import { DICE, openHoard, PERSONS } from './testing/open.ts';

const ADD = { type: 'add', amount: 2 } as const;
const PASS = { type: 'pass' } as const;
const DARE = { type: 'dare' } as const;

describe('opening', () => {
  test('a scenario that does not exist is a fault, and so is no table', () => {
    const opened = openTable(hoard, {
      opening: { scenario: 'grand', options: {} },
      seats: PERSONS,
      dice: DICE,
    });
    expect(opened.ok).toBe(false);
  });

  test('dice that are due at once are rolled', () => {
    const table = openHoard(PERSONS, { position: '3 0 blue true' });
    expect([table.length(), table.actor()]).toEqual([1, ['blue']]);
    expect(table.viewFor('blue').own).toBeGreaterThan(3);
  });

  test('the commitment is published, the seed is not', () => {
    const pledge = openHoard().pledge();
    expect(pledge.salt).toBe(DICE.salt);
    expect(Object.keys(pledge).toSorted()).toEqual(['commitment', 'salt']);
  });
});

describe('acting', () => {
  test('a side sees what is its own and nothing else', () => {
    const table = openHoard();
    mustBe(table.act('blue', ADD));
    expect([table.viewFor('blue').own, table.viewFor('red').own, table.viewFor('spectator').own]).toEqual([
      2,
      0,
      undefined,
    ]);
  });

  test('a refused action changes nothing', () => {
    const table = openHoard();
    expect(table.act('red', ADD)).toMatchObject({ ok: false, error: { code: 'not-your-turn' } });
    expect(table.act('blue', { type: 'add', amount: 9 })).toMatchObject({ ok: false });
    expect(table.length()).toBe(0);
  });

  test('the dice follow at once, and are those that were committed to', () => {
    const table = openHoard();
    expect(table.act('blue', DARE)).toEqual({ ok: true, value: 2 });
    mustBe(table.act('blue', DARE));
    const { match } = mustBe(readSave(hoard, table.save()));
    expect(verifyDice(hoard, match, table.pledge(), DICE.seed)).toEqual({ ok: true, value: 2 });
  });

  test('the end is told', () => {
    const table = openHoard(PERSONS, { position: '15 14 blue false' });
    expect(table.outcome()).toBeUndefined();
    mustBe(table.act('blue', ADD));
    expect([table.outcome()?.winner, table.actor()]).toEqual(['blue', []]);
  });
});

describe('several actions in one message', () => {
  const AGAIN = { type: 'add', amount: 1 } as const;
  const TOO_MUCH = { type: 'add', amount: 9 } as const;

  test('are done in their order, and answered once', () => {
    const table = openHoard();
    expect(table.actAll('blue', [ADD, AGAIN, ADD])).toEqual({ ok: true, value: { length: 3 } });
    expect(table.viewFor('blue').own).toBe(5);
  });

  test('stop at the first that is refused: what came before it stays done', () => {
    const table = openHoard();
    const acted = mustBe(table.actAll('blue', [ADD, TOO_MUCH, AGAIN]));
    const alone = table.act('blue', TOO_MUCH);
    expect(acted).toEqual({ length: 1, refused: alone.ok ? undefined : alone.error });
    expect(table.viewFor('blue').own).toBe(2);
  });

  test('are refused as one when the first is refused', () => {
    const table = openHoard();
    expect(table.actAll('blue', [TOO_MUCH, ADD])).toMatchObject({ ok: false });
    expect(table.length()).toBe(0);
  });

  test('stop when dice or the other side come between: the rest was meant for another moment', () => {
    const dared = openHoard();
    expect(dared.actAll('blue', [DARE, ADD])).toEqual({ ok: true, value: { length: 2 } });
    expect(dared.entriesSince(0).map(({ by }) => by)).toEqual(['blue', 'chance']);
    const passed = openHoard();
    expect(passed.actAll('blue', [PASS, ADD])).toEqual({ ok: true, value: { length: 1 } });
  });
});

describe('taking back', () => {
  test('one’s own last moves, one by one', () => {
    const table = openHoard();
    mustBe(table.act('blue', ADD));
    mustBe(table.act('blue', ADD));
    expect(table.refuseUndo('blue')).toBeUndefined();
    expect(table.undo('blue')).toEqual({ ok: true, value: 1 });
    expect(table.viewFor('blue').own).toBe(2);
  });

  test('not past the dice, and not what another did', () => {
    const table = openHoard();
    mustBe(table.act('blue', DARE));
    expect(table.undo('blue')).toMatchObject({ ok: false, error: { rule: 'NS.2' } });
    mustBe(table.act('blue', PASS));
    expect(table.refuseUndo('red')?.code).toBe('not-yours');
    expect(table.length()).toBe(3);
  });
});

describe('subscribers', () => {
  test('hear of every change and of no refusal, until they leave', () => {
    const table = openHoard();
    const heard: TableChange[] = [];
    const leave = table.subscribe(change => heard.push(change));
    mustBe(table.act('blue', ADD));
    table.act('red', ADD);
    mustBe(table.undo('blue'));
    const text = table.save();
    mustBe(table.load(text));
    leave();
    mustBe(table.act('blue', ADD));
    expect(heard).toEqual([
      { kind: 'acted', length: 1, common: 0 },
      { kind: 'undone', length: 0, common: 0 },
      { kind: 'loaded', length: 0, common: 0 },
    ]);
  });
});

describe('saving and loading', () => {
  test('the head and the moves since any length make the whole save', () => {
    const table = openHoard();
    const head = table.saveHead();
    mustBe(table.act('blue', DARE));
    const kept = table.entriesSince(0);
    mustBe(table.act('blue', ADD));
    expect(table.saveHead()).toEqual(head);
    expect(assembleSave(head, [...kept, ...table.entriesSince(kept.length)])).toBe(table.save());
    expect(table.entriesSince(table.length())).toEqual([]);
  });

  test('a loaded match goes on as the saved one would have, dice included', () => {
    const table = openHoard();
    mustBe(table.act('blue', DARE));
    const other = mustBe(
      openTable(hoard, {
        opening: { scenario: 'plain', options: {} },
        seats: PERSONS,
        dice: { seed: 'a'.repeat(64), salt: '' },
      }),
    );
    expect(other.load(table.save())).toEqual({ ok: true, value: 2 });
    mustBe(table.act('blue', DARE));
    mustBe(other.act('blue', DARE));
    expect(other.save()).toBe(table.save());
    expect(other.pledge()).toEqual(table.pledge());
  });

  test('a save without its seed continues with our dice, and is never vouched for again', () => {
    const table = openHoard();
    mustBe(table.act('blue', DARE));
    const { match } = mustBe(readSave(hoard, table.save()));
    mustBe(table.load(writeSave(hoard, match, table.pledge())));
    mustBe(table.act('blue', DARE));
    expect(mustBe(readSave(hoard, table.save())).dice).toBeUndefined();
  });

  test('a faulty save is told, and changes nothing', () => {
    const table = openHoard();
    mustBe(table.act('blue', ADD));
    expect(table.load('{}').ok).toBe(false);
    expect(
      table.load(table.save().replace('"amount": 2', '"amount": 7').replace('"amount":2', '"amount":7')).ok,
    ).toBe(false);
    expect([table.length(), table.viewFor('blue').own]).toEqual([1, 2]);
  });
});
