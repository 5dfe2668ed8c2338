import { mustBe } from '@narrow-seas/core';
import { sixthFleet, sixthFleetMind } from '@narrow-seas/sixth-fleet';
import { openTable } from '@narrow-seas/umpire';
import { expect, test } from 'vitest';
import { compactSave, expandSave } from './compact-save.ts';
import { seatComputer } from './computer.ts';
import { levelsOf } from './levels.ts';

/** This number of moves of a game, dice included. */
const saveOf = (moves: number): string => {
  const table = mustBe(
    openTable(sixthFleet, {
      opening: { scenario: 'short', options: { firstStrike: true } },
      seats: { nato: 'random', soviet: 'random' },
      dice: { seed: '3'.repeat(64), salt: 'x' },
    }),
  );
  seatComputer(table, levelsOf(sixthFleet, sixthFleetMind)).play({ moves, slice: 9e6, enough: false });
  return table.save();
};

const SAVE = saveOf(300);

test('a compact save becomes the same save again, letter by letter, and is much shorter', () => {
  const compact = compactSave(SAVE);
  expect(SAVE).toContain('"by":"chance"');
  expect(expandSave(sixthFleet, compact)).toEqual({ ok: true, value: SAVE });
  expect(compact.length).toBeLessThan(SAVE.length / 2);
});

test('a save without the seed of its dice cannot be made shorter', () => {
  const { dice: _dice, ...rest } = JSON.parse(SAVE) as { dice: object };
  const text = JSON.stringify(rest);
  expect(compactSave(text)).toBe(text);
});

test('a match that was begun under older rules stays whole: the rules of now cannot work it out again', () => {
  const older = SAVE.replace('"entries":', '"older":{"rules":1,"moves":3},"entries":');
  expect(compactSave(older)).toBe(older);
});

test('a compact save carries neither start nor data, and gives both back', () => {
  const compact = JSON.parse(compactSave(SAVE)) as object;
  expect(Object.keys(compact)).toEqual(['format', 'version', 'game', 'rules', 'opening', 'dice', 'moves']);
});

test('any other text comes back as it is', () => {
  for (const text of [SAVE, '{}', 'x'])
    expect(expandSave(sixthFleet, text)).toEqual({ ok: true, value: text });
});

const changed = (change: (compact: { [key: string]: unknown }) => object): string =>
  JSON.stringify(change(JSON.parse(compactSave(SAVE)) as { [key: string]: unknown }));

test.each([
  [
    'a move that the rules refuse',
    'moves[0]',
    changed(compact => ({ ...compact, moves: [{ by: 'soviet', action: { type: 'done' } }] })),
  ],
  ['an invalid move', 'moves[0]', changed(compact => ({ ...compact, moves: [7] }))],
  ['no list of moves', 'moves', changed(({ moves: _moves, ...rest }) => rest)],
  ['no dice', 'game', changed(({ dice: _dice, ...rest }) => rest)],
  ['an invalid seed', 'dice', changed(compact => ({ ...compact, dice: { seed: 'x', salt: '' } }))],
  ['an invalid opening', 'opening', changed(compact => ({ ...compact, opening: { scenario: 7 } }))],
  ['another game', 'game', changed(compact => ({ ...compact, game: 'chess' }))],
  ['other rules', 'rules', changed(compact => ({ ...compact, rules: 99 }))],
])('a compact save with %s is refused', (_name, at, text) => {
  expect(expandSave(sixthFleet, text)).toMatchObject({ ok: false, error: { code: 'ERR_BRIEF', at } });
});
