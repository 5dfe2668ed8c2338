import { mustBe, openMatch, play, readSave, writeSave } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { sixthFleet } from './game.ts';
import { orderOf, table, unit, whereIs } from './testing/table.ts';

const REINFORCEMENT = 'reinforcement side=nato';
const TURN_10 = 'campaign turn 10 of 21';

/** A save in which this unit comes in on turn 11, as some did under older rules. */
const savedWith = (comer: string, rules: number): string => {
  const before = table(REINFORCEMENT, '', TURN_10);
  const opened = mustBe(openMatch(sixthFleet, { position: sixthFleet.notation.print(before) }));
  const { by, action } = orderOf(before, 'nato deploy Br48 1601');
  const saved = writeSave(sixthFleet, mustBe(play(sixthFleet, opened, by, action)), undefined);
  return saved
    .replace(/"rules": ?\d+/, `"rules":${rules}`)
    .replaceAll(new RegExp(`"unit": ?${unit(before, 'Br48')}\\b`, 'g'), `"unit":${unit(before, comer)}`);
};

test.each([
  ['a submarine', 'Br51', 1],
  ['destroyers', 'Fr44', 1],
  ['destroyers', 'Fr44', 2],
  ['destroyers', 'Fr44', 3],
])('[12.22] a game keeps %s, %s, that came in rules version %i', (_what, comer, rules) => {
  const { match } = mustBe(readSave(sixthFleet, savedWith(comer, rules)));
  expect(whereIs(match.state, comer)).toBe('1601');
});

test.each(['Br51', 'Fr44'])('[12.22] in a game of now %s cannot have come', comer => {
  expect(readSave(sixthFleet, savedWith(comer, sixthFleet.version))).toMatchObject({
    ok: false,
    error: { code: 'ERR_ILLEGAL' },
  });
});
