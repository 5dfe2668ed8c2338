import { mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import type { MatchTable } from './table.ts';
import { openHoard } from './testing/open.ts';
import { type HoardTypes, hoard } from './testing/hoard.ts';
import { openVault, vault } from './testing/vault.ts';

type Table = MatchTable<HoardTypes>;

const ADD = { type: 'add', amount: 1 } as const;
const PASS = { type: 'pass' } as const;

/** Red adds twice; before, between and after blue adds in secret, each time as often as asked. */
const played = (secret: number): Table => {
  const table = openVault();
  const blue = (): void => {
    for (let made = 0; made < secret; made += 1) mustBe(table.act('blue', ADD));
  };
  blue();
  mustBe(table.act('red', ADD));
  blue();
  mustBe(table.act('red', ADD));
  blue();
  return table;
};

/** All that red can learn from the table. */
const knownToRed = (table: Table) => ({
  length: table.lengthFor('red'),
  entries: table.entriesSeen('red', 0),
  later: table.entriesSeen('red', 1),
  past: [0, 1, 2, 3].map(length => table.replayTo(length, 'red')),
  now: table.viewFor('red'),
  undo: table.refuseUndo('red'),
});

describe('what others did in secret', () => {
  test.each([1, 2, 5])(
    '%i moves each time: the log of the other side has the same numbers, count and size',
    secret => {
      const [none, some] = [knownToRed(played(0)), knownToRed(played(secret))];
      expect(some).toEqual(none);
      expect(JSON.stringify(some)).toHaveLength(JSON.stringify(none).length);
      expect(some.entries.map(({ number }) => number)).toEqual([1, 2]);
    },
  );

  test('is counted by who did it, and by the keeper of the table', () => {
    const table = played(2);
    expect([table.lengthFor('blue'), table.lengthFor('red'), table.length()]).toEqual([6, 2, 8]);
    expect(table.entriesSeen('blue', 5)).toMatchObject([{ number: 6, by: 'blue' }]);
  });

  test('does not show in what acting and taking back answer', () => {
    const answers = [0, 3].map(secret => {
      const table = played(secret);
      return [
        table.act('red', ADD),
        table.undo('red'),
        table.undo('red'),
        table.undo('red'),
        table.undo('red'),
      ];
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]?.map(({ ok }) => ok)).toEqual([true, true, true, true, false]);
  });

  test('stays when the other side takes its moves back from between', () => {
    const table = played(2);
    mustBe(table.undo('red'));
    mustBe(table.undo('red'));
    expect([table.viewFor('red').own, table.viewFor('blue').own, table.length()]).toEqual([0, 6, 6]);
    mustBe(table.undo('blue'));
    expect(table.viewFor('blue').own).toBe(5);
    const again = openVault();
    mustBe(again.load(table.save()));
    expect(again.viewFor('blue')).toEqual(table.viewFor('blue'));
  });
});

test('who keeps the log hears from where on it changed when a move is taken back from under others', () => {
  const table = played(2);
  const heard: number[] = [];
  table.subscribe(({ common }) => void heard.push(common));
  mustBe(table.act('red', ADD));
  mustBe(table.undo('red'));
  mustBe(table.undo('red'));
  expect([heard, table.length()]).toEqual([[8, 8, 5], 7]);
});

test('a move is not taken back from under one that depends on it', () => {
  const decide: typeof vault.decide = (state, by, action) =>
    by === 'blue' && state.red === 0 ? hoard.decide(state, 'red', action) : vault.decide(state, by, action);
  const table = openVault({ ...vault, decide });
  mustBe(table.act('red', ADD));
  mustBe(table.act('blue', ADD));
  expect(table.undo('red')).toMatchObject({ ok: false, error: { code: 'settled' } });
  expect(table.viewFor('red').own).toBe(1);
});

test('an entry of which nothing is told has a number when the view shows that it happened', () => {
  const table = openVault({ ...vault, witness: () => [] });
  mustBe(table.act('blue', ADD));
  mustBe(table.act('blue', PASS));
  expect(table.entriesSeen('red', 0)).toEqual([{ number: 1, by: 'blue', sights: [] }]);
});

test('places in the log and numbers of a viewer are told from each other', () => {
  const table = played(2);
  expect([0, 1, 2, 9].map(number => table.placeOf('red', number))).toEqual([0, 3, 6, 6]);
  expect([0, 2, 3, 5, 6, 8].map(place => table.numberAt('red', place))).toEqual([0, 0, 1, 1, 2, 2]);
});

test('the numbers are right again after moves were taken back and others made', () => {
  const table = openHoard();
  mustBe(table.act('blue', ADD));
  mustBe(table.act('blue', ADD));
  expect(table.lengthFor('red')).toBe(2);
  mustBe(table.undo('blue'));
  mustBe(table.act('blue', PASS));
  expect(table.entriesSeen('red', 0).map(({ sights }) => sights[0]?.type)).toEqual(['added', 'passed']);
});

test('each entry is judged once for a viewer, however often he asks', () => {
  const asked = { count: 0 };
  const witness: typeof vault.witness = (state, event, viewer) => {
    asked.count += 1;
    return vault.witness(state, event, viewer);
  };
  const table = openVault({ ...vault, witness });
  for (let made = 0; made < 100; made += 1) {
    mustBe(table.act(made % 2 === 0 ? 'blue' : 'red', PASS));
    table.lengthFor('spectator');
    table.lengthFor('spectator');
  }
  // Once for the spectator, once for the one who made the move: he is told his length.
  expect(asked.count).toBeLessThanOrEqual(300);
});
