import { mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { secondFleet } from '../../game.ts';
import { scoreOf } from '../../desk/score.ts';
import { briefingOf } from '../../desk/briefing.ts';
import type { State } from '../../model/state.ts';
import { viewFor } from '../../secrets/view.ts';
import { after, ruling } from '../../testing/orders.ts';
import { position, whereIs } from '../../testing/positions.ts';
import { netPoints } from '../victory/victory.ts';

const HEADING = 'standing-force turn 3 of 6';
/** The last moment of turn 3: both sides have named all arms but NATO's last. */
const LAST =
  'arm segment=3 first=soviet chosen.nato=[surface,air] chosen.soviet=[surface,submarine,air] side=nato';

const nextTurn = (lines: string, heading = HEADING): State =>
  after(position(LAST, lines, heading), 'nato choose-arm submarine pass');

describe('[C.16.3] units that a position lets come', () => {
  test('wait until their turn', () => {
    const state = nextTurn('arrival side=nato turn=5 zone=NS units=[HAWES] | due HAWES | nato @2833 LAJLA');
    expect([state.table.turn, state.table.phase.name, whereIs(state, 'HAWES')]).toEqual([
      4,
      'initiative',
      'due',
    ]);
  });

  test('are placed by their owner where there is a choice', () => {
    const state = nextTurn('arrival side=nato turn=4 zone=NS units=[HAWES] | due HAWES | nato @2833 LAJLA');
    expect(state.table.phase).toMatchObject({ name: 'arrival', side: 'nato' });
    expect(ruling(state, 'nato place HAWES at 3202')).toBe('C.16.3 no-place');
    const placed = after(state, 'nato place HAWES at 2922', 'nato done');
    expect([whereIs(placed, 'HAWES'), placed.table.phase.name]).toEqual(['2922', 'initiative']);
  });

  test('come by themselves where there is none, a carrier with her aircraft', () => {
    const state = nextTurn(
      'arrival side=nato turn=4 hex=2716 units=[RSVLT] | arrival side=nato carrier=RSVLT units=[F14-1] | due RSVLT F14-1 | nato @2833 LAJLA',
    );
    expect([whereIs(state, 'RSVLT'), whereIs(state, 'F14-1'), state.table.phase.name]).toEqual([
      '2716',
      'home',
      'assignment',
    ]);
  });

  test('are placed in the set-up if they come in the first turn', () => {
    const state = position(
      'set-up side=nato',
      'arrival side=nato turn=1 zone=NS units=[HAWES] | arrival side=nato turn=2 zone=NS units=[OGDEN] | due HAWES OGDEN',
      'standing-force turn 1 of 6',
    );
    expect(ruling(state, 'nato place OGDEN at 2922')).toBe('C.16.3 not-waiting');
    expect(ruling(state, 'nato done')).toBe('C.16.2 still-waiting');
    expect(whereIs(after(state, 'nato place HAWES at 2922', 'nato done'), 'HAWES')).toBe('2922');
  });

  test('come when the position says, whatever their scenario says', () => {
    const campaign = (more: string): State =>
      position(
        'arrival side=soviet',
        `campaign tracks.soviet=23 tracks.nato=0 | due DNSKY${more}`,
        'northern-campaign turn 4 of 36',
      );
    expect(ruling(campaign(''), 'soviet place DNSKY at 3202')).toBe('ok');
    expect(
      ruling(campaign(' | arrival side=soviet turn=9 zone=GS units=[DNSKY]'), 'soviet place DNSKY at 3202'),
    ).toBe('C.16.3 not-waiting');
  });
});

describe('[C.22] what a position says it is worth', () => {
  const HARM = 'lost OGDEN | nato @2922 HAWES';
  const worth = (lines: string): State =>
    position('over', `${lines} | ${HARM}`, 'standing-force turn 6 of 6');

  test('counts, in the score, for the victory and in the orders', () => {
    const usual = worth('handicap 0');
    const dear = worth('handicap 0 | worth landing-sunk 20 | levels -7 15 25');
    expect([netPoints(usual.table), netPoints(dear.table)]).toEqual([10, 20]);
    expect(scoreOf(dear.table, 'soviet').scale.map(({ from }) => from)).toEqual([undefined, -7, 15, 25]);
    expect([secondFleet.outcome(usual)?.level, secondFleet.outcome(dear)?.level]).toEqual([
      'Soviet decisive victory',
      'Soviet marginal victory',
    ]);
    const rows = briefingOf(viewFor(dear, 'soviet')).gains.flatMap(table => table.rows);
    expect(rows.find(({ text }) => text === 'Landing ship')?.points).toEqual([20, 5]);
  });

  test.each([
    ['worth boats 5', 'worth[0]', 'Name what counts here: landing-sunk,'],
    ['worth landing-sunk 100', 'worth[0]', 'Write what it is worth, 0 to 99 points.'],
    ['worth arrived 3 | worth arrived 4', 'worth[1]', 'What this is worth was already given.'],
    ['levels 1 2', 'levels', 'Write 3 differences, each above the one before it'],
    ['levels 1 0 5', 'levels', 'Write 3 differences, each above the one before it'],
    ['arrival side=nato turn=4 units=[HAWES]', 'arrival[0]', 'Name one place:'],
    ['arrival side=nato turn=4 zone=NS hex=2922 units=[HAWES]', 'arrival[0]', 'Name one place:'],
    ['arrival side=nato zone=NS units=[HAWES]', 'arrival[0]', 'Name the turn in which they come'],
    ['arrival side=soviet turn=4 zone=NS units=[HAWES]', 'arrival[0]', 'One of these is not a soviet unit.'],
    ['arrival side=nato turn=4 zone=NS units=[]', 'arrival[0]', 'Name the units that come.'],
    [
      'arrival side=nato turn=4 zone=NS units=[HAWES] | arrival side=nato turn=5 zone=NS units=[HAWES]',
      'arrival[1]',
      'One of these units comes twice.',
    ],
    ['arrival side=nato turn=4 hex=3821 units=[HAWES]', 'arrival[0]', 'Ships cannot come to a hex on land.'],
    [
      'arrival side=nato carrier=HAWES units=[F14-1]',
      'arrival[0]',
      'Only carrier aircraft of its own nation',
    ],
    [
      'arrival side=nato turn=4 base=Bergen units=[F14-1]',
      'arrival[0]',
      'Aircraft can only come to an airfield.',
    ],
  ])('%s is refused', (text, at, message) => {
    const { json, parse } = secondFleet.notation;
    const file = json?.print(position('over', HARM, HEADING)) as { readonly [word: string]: unknown };
    const added: { [word: string]: string[] | string } = {};
    for (const line of text.split(' | ')) {
      const [word = '', ...rest] = line.split(' ');
      const before = added[word];
      added[word] =
        word === 'levels' ? rest.join(' ') : [...(Array.isArray(before) ? before : []), rest.join(' ')];
    }
    const read = json?.parse({ ...file, ...added });
    expect(read?.ok === false ? read.error.at : '').toBe(at);
    expect(read?.ok === false ? read.error.message : '').toContain(message);
    expect(parse(`second-fleet ${HEADING} | phase over | ${HARM} | ${text}`).ok).toBe(false);
  });

  test('what is as usual is not written down', () => {
    const plain = mustBe(
      secondFleet.notation.parse(secondFleet.notation.print(worth('worth landing-sunk 10 | levels -7 1 8'))),
    );
    expect(plain.table).not.toHaveProperty('changes');
  });
});
