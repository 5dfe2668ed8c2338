import { mustBe } from '@narrow-seas/core';
import { sixthFleet, sixthFleetDesk, sixthFleetMind } from '@narrow-seas/sixth-fleet';
import { openTable } from '@narrow-seas/umpire';
import { expect, test } from 'vitest';
import { briefOf, wholeOf } from './brief.ts';
import { seatComputer } from './computer.ts';
import { levelsOf } from './levels.ts';

/** So many moves of a game, dice included. */
const saveOf = (moves: number): string => {
  const table = mustBe(
    openTable(sixthFleet, sixthFleetDesk, {
      opening: { scenario: 'short', options: { firstStrike: true } },
      seats: { nato: 'random', soviet: 'random' },
      dice: { seed: '3'.repeat(64), salt: 'x' },
    }),
  );
  seatComputer(table, levelsOf(sixthFleet, sixthFleetMind)).play({ moves, slice: 9e6, enough: false });
  return table.save();
};

const SAVE = saveOf(300);

test('a match in brief becomes the same save again, letter by letter, and is much shorter', () => {
  const brief = briefOf(SAVE);
  expect(SAVE).toContain('"by":"chance"');
  expect(wholeOf(sixthFleet, brief)).toEqual({ ok: true, value: SAVE });
  expect(brief.length).toBeLessThan(SAVE.length / 2);
});

test('a save without the seed of its dice cannot be made shorter', () => {
  const { dice: _dice, ...rest } = JSON.parse(SAVE) as { dice: object };
  const text = JSON.stringify(rest);
  expect(briefOf(text)).toBe(text);
});

test('a match that was begun under older rules stays whole: the rules of now cannot work it out again', () => {
  const older = SAVE.replace('"entries":', '"older":{"rules":1,"moves":3},"entries":');
  expect(briefOf(older)).toBe(older);
});

test('a brief carries neither start nor data, and gives both back', () => {
  const brief = JSON.parse(briefOf(SAVE)) as object;
  expect(Object.keys(brief)).toEqual(['format', 'version', 'game', 'rules', 'opening', 'dice', 'moves']);
});

test('any other text is left to whoever reads saves', () => {
  for (const text of [SAVE, '{}', 'x']) expect(wholeOf(sixthFleet, text)).toEqual({ ok: true, value: text });
});

const changed = (change: (brief: { [key: string]: unknown }) => object): string =>
  JSON.stringify(change(JSON.parse(briefOf(SAVE)) as { [key: string]: unknown }));

test.each([
  [
    'a move that the rules refuse',
    'moves[0]',
    changed(brief => ({ ...brief, moves: [{ by: 'soviet', action: { type: 'done' } }] })),
  ],
  ['a move that is none', 'moves[0]', changed(brief => ({ ...brief, moves: [7] }))],
  ['no list of moves', 'moves', changed(({ moves: _moves, ...rest }) => rest)],
  ['no dice', 'game', changed(({ dice: _dice, ...rest }) => rest)],
  ['a seed that is none', 'dice', changed(brief => ({ ...brief, dice: { seed: 'x', salt: '' } }))],
  ['an opening that is none', 'opening', changed(brief => ({ ...brief, opening: { scenario: 7 } }))],
  ['another game', 'game', changed(brief => ({ ...brief, game: 'chess' }))],
  ['other rules', 'rules', changed(brief => ({ ...brief, rules: 99 }))],
])('a brief with %s is refused', (_name, at, text) => {
  expect(wholeOf(sixthFleet, text)).toMatchObject({ ok: false, error: { code: 'ERR_BRIEF', at } });
});
