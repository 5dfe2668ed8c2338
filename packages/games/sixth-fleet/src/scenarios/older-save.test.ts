import { mustBe, openMatch, play, randomMatch, readSave, writeSave } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { sixthFleet } from '../game.ts';
import { orderOf, table, unit, whereIs } from '../testing/table.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { CAMPAIGN } from './campaign.ts';

/** What the campaign offers first. */
const USUAL = CAMPAIGN.scenario.options.find(({ id }) => id === 'handicap')?.values[0] as number;

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
  ['destroyers', 'Fr44', 2],
  ['destroyers', 'Fr44', 3],
])('[12.22] a game keeps %s, %s, that came in rules version %i', (_what, comer, rules) => {
  const { match } = mustBe(readSave(sixthFleet, savedWith(comer, rules)));
  expect(whereIs(match.state, comer)).toBe('1601');
});

interface Saved {
  readonly entries: readonly [{ readonly events: readonly { readonly unit?: number }[] }];
}

/** A save in which NATO is done without some ships of today: the older game did not have them. */
const savedWithout = (rules: number): string => {
  const before = table(REINFORCEMENT, '', TURN_10);
  const opened = mustBe(openMatch(sixthFleet, { position: sixthFleet.notation.print(before) }));
  const { by, action } = orderOf(before, 'nato deploy-rest');
  const played = mustBe(play(sixthFleet, opened, by, action));
  const saved: Saved = JSON.parse(writeSave(sixthFleet, played, undefined));
  const away = ['Fr43', 'Fr44', 'Fr45', 'Fr46', 'Br51', 'Br52'].map(name => unit(before, name));
  const events = saved.entries[0].events.filter(event => !away.includes(event.unit as UnitId));
  const done = { by, action: { type: 'done' }, events: [{ type: 'began', phase: NEXT }] };
  return JSON.stringify({ ...saved, rules, entries: [{ ...saved.entries[0], events }, done] });
};
const NEXT = { name: 'reinforcement', side: 'soviet' };

test.each([3, 4])('[12.22] a game of version %i goes on without those who stayed away then', rules => {
  const { match } = mustBe(readSave(sixthFleet, savedWithout(rules)));
  expect(match.state.phase).toEqual(NEXT);
  expect([whereIs(match.state, 'Fr44'), whereIs(match.state, 'Fr41')]).toEqual([
    'waiting',
    expect.stringMatching(/01$/),
  ]);
});

test('[12.22] in a game of today they cannot have stayed away', () => {
  expect(readSave(sixthFleet, savedWithout(sixthFleet.version))).toMatchObject({
    ok: false,
    error: { code: 'ERR_EVENTS' },
  });
});

test.each([
  ['1', 1, {}, 0],
  ['4', 4, {}, 0],
  ['today, which says nothing', sixthFleet.version, {}, USUAL],
  ['today, which says none', sixthFleet.version, { handicap: 0 }, 0],
])('[13.2] a campaign of version %s has its handicap', (_name, rules, options, handicap) => {
  const match = randomMatch(sixthFleet, { scenario: 'campaign', options: { handicap } }, 3, 40);
  const document: object = JSON.parse(writeSave(sixthFleet, match, undefined));
  const saved = JSON.stringify({ ...document, rules, opening: { scenario: 'campaign', options } });
  const read = mustBe(readSave(sixthFleet, saved)).match;
  expect([read.state.handicap, read.length]).toEqual([handicap, 40]);
});
