import { mustBe, openMatch, play, readSave, writeSave } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { sixthFleet } from './game.ts';
import { orderOf, table, unit, whereIs } from './testing/table.ts';

const REINFORCEMENT = 'reinforcement side=nato';
const TURN_10 = 'campaign turn 10 of 21';

/** A save in which a British submarine comes in on turn 11, as two did before rules version 2. */
const withSubmarine = (rules: number): string => {
  const before = table(REINFORCEMENT, '', TURN_10);
  const opened = mustBe(openMatch(sixthFleet, { position: sixthFleet.notation.print(before) }));
  const { by, action } = orderOf(before, 'nato deploy Br50 1601');
  const saved = writeSave(sixthFleet, mustBe(play(sixthFleet, opened, by, action)), undefined);
  const [frigates, submarine] = [unit(before, 'Br50'), unit(before, 'Br51')];
  return saved
    .replace(/"rules": ?\d+/, `"rules":${rules}`)
    .replaceAll(new RegExp(`"unit": ?${frigates}\\b`, 'g'), `"unit":${submarine}`);
};

test('[12.22] a game of rules version 1 keeps the submarine that came in then', () => {
  const { match } = mustBe(readSave(sixthFleet, withSubmarine(1)));
  expect(whereIs(match.state, 'Br51')).toBe('1601');
});

test('[12.22] in a game of now none can have come', () => {
  expect(readSave(sixthFleet, withSubmarine(2))).toMatchObject({ ok: false, error: { code: 'ERR_ILLEGAL' } });
});
