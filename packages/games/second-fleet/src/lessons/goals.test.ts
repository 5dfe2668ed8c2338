import type { Entry, LessonMoment } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { secondFleet, type SecondFleetTypes } from '../game.ts';
import { baseOf } from '../rules/stacking/bases.ts';
import type { State } from '../model/state.ts';
import { orderOf } from '../testing/orders.ts';
import { hexes, position, unit, units } from '../testing/positions.ts';
import { secondFleetGoals } from './goals.ts';

type Moment = LessonMoment<SecondFleetTypes>;

/** What a step sees after these orders, given to the rules. */
const momentAfter = (before: State, ...orders: readonly string[]): Moment => {
  const entries: Entry<SecondFleetTypes>[] = [];
  let after = before;
  for (const text of orders) {
    const { by, action } = orderOf(after, text);
    const decided = secondFleet.decide(after, by, action);
    if (!decided.ok) throw new Error(`${text}: ${decided.error.reason}`);
    entries.push({ by, action, events: decided.value.events });
    after = decided.value.state;
  }
  return { side: 'nato', before, after, entries };
};

type Goal = { readonly type: string; readonly [field: string]: unknown };

const { met: MET } = secondFleetGoals;

const met = (goal: Goal, moment: Moment): boolean => {
  const decide = MET[goal.type as keyof typeof MET] as unknown as (goal: Goal, moment: Moment) => boolean;
  return decide(goal, moment);
};

/** Whether the goal is reached after each further order, and before the first. */
const course = (goal: Goal, before: State, ...orders: readonly string[]): readonly boolean[] =>
  Array.from({ length: orders.length + 1 }, (_, count) =>
    met(goal, momentAfter(before, ...orders.slice(0, count))),
  );

const SURFACE = 'segment side=nato arm=surface chosen.nato=[surface] chosen.soviet=[]';

describe('ships', () => {
  const sea = position(SURFACE, 'nato @2815 HAWES OGDEN | soviet @2811 OTTUK');
  const orders = ['nato activate HAWES', 'nato sail 2814 2813', 'nato sail 2812', 'nato done'];

  test.each([
    ['at: all of them', { type: 'at', units: 'HAWES', hexes: '2813' }, [false, false, true, false, false]],
    ['moved', { type: 'moved', units: 'HAWES' }, [false, false, true, true, true]],
    ['moved: each of them', { type: 'moved', units: 'HAWES OGDEN' }, [false, false, false, false, false]],
    ['acted: when it is over', { type: 'acted', units: 'HAWES' }, [false, false, false, false, true]],
    ['marked', { type: 'marked', units: 'HAWES' }, [false, false, false, true, true]],
    [
      'marked: no less than asked',
      { type: 'marked', units: 'HAWES', mark: 'strategic' },
      [false, false, false, false, false],
    ],
  ])('%s', (_name, { units: names, ...goal }, expected) => {
    const at = 'hexes' in goal ? { hexes: hexes(goal.hexes) } : {};
    expect(course({ ...goal, units: units(sea, names), ...at }, sea, ...orders)).toEqual(expected);
  });

  test('at: as many as asked', () => {
    const goal = { type: 'at', units: units(sea, 'HAWES OGDEN'), hexes: hexes('2815') };
    const moment = momentAfter(sea, ...orders);
    expect([met(goal, moment), met({ ...goal, least: 1 }, moment)]).toEqual([false, true]);
  });

  test('phase: of that side, arm and turn', () => {
    const phase = { type: 'phase', phase: 'segment', side: 'nato', arm: 'surface', turn: 2 };
    expect(course(phase, sea, ...orders)).toEqual([true, false, false, false, true]);
    for (const other of [{ side: 'soviet' }, { arm: 'air' }, { turn: 3 }])
      expect(met({ ...phase, ...other }, momentAfter(sea))).toBe(false);
  });
});

describe('attacks', () => {
  const sea = position(SURFACE, 'nato @2813 HAWES MOLDR KRTNR | soviet @2812 OTTUK/local');
  const fired = (...dice: readonly number[]): Moment =>
    momentAfter(
      sea,
      'nato activate HAWES MOLDR KRTNR',
      'nato strike ssm HAWES MOLDR KRTNR at 2812',
      'nato aim OTTUK=24',
      ...dice.map(face => `roll ${face}`),
    );
  const ottuk = unit(sea, 'OTTUK');

  test.each([
    ['missed', [1, 0], [false, false]],
    ['damaged', [1, 3], [true, false]],
    ['sunk', [1, 6], [true, true]],
  ])('hit and sunk: %s', (_name, dice, [hit, sunk]) => {
    const goals = ['hit', 'sunk'].map(type => met({ type, units: [ottuk] }, fired(...dice)));
    expect(goals).toEqual([hit, sunk]);
  });

  test('hit: in this step, not before', () => {
    const { after } = fired(1, 3);
    expect(met({ type: 'hit', units: [ottuk] }, momentAfter(after))).toBe(false);
  });

  test.each([
    [{}, true],
    [{ attack: 'ssm', hex: hexes('2812')[0], only: ottuk, least: 3 }, true],
    [{ attack: 'torpedo' }, false],
    [{ hex: hexes('2811')[0] }, false],
    [{ only: unit(sea, 'HAWES') }, false],
    [{ least: 4 }, false],
  ])('attacked: %o', (asked, expected) => {
    expect(met({ type: 'attacked', ...asked }, fired(1, 3))).toBe(expected);
    expect(met({ type: 'attacked', ...asked }, momentAfter(sea))).toBe(false);
  });

  test('attacked: by the player, not by the enemy', () => {
    expect(met({ type: 'attacked' }, { ...fired(1, 3), side: 'soviet' })).toBe(false);
  });

  test('acted: not while the attack is being decided', () => {
    const acted = { type: 'acted', units: units(sea, 'HAWES') };
    const shooting = fired();
    expect([shooting.after.table.phase.name, met(acted, shooting)]).toEqual(['defence-roll', false]);
  });
});

describe('patrols', () => {
  const CARRIER = 'nato @2716 RSVLT VNCNS SCOTT';
  const home = (state: State, name: string) => ({ kind: 'carrier', carrier: unit(state, name) }) as const;

  test('patrol: all of them overhead', () => {
    const deck = position('cap side=nato', `${CARRIER} | at RSVLT F14-1 F14-2`);
    const goal = { type: 'patrol', home: home(deck, 'RSVLT'), units: units(deck, 'F14-1 F14-2') };
    expect(course(goal, deck, 'nato fly-cap RSVLT F14-1 F14-2')).toEqual([false, true]);
    expect(course(goal, deck, 'nato fly-cap RSVLT F14-1')).toEqual([false, false]);
  });

  test('met: by that patrol, and no farther away', () => {
    const raid = position(
      'reaction side=nato missions=[RSVLT] ahead=[2713,2714] | under flight side=soviet units=[T16C-1] roles.0.unit=T16C-1 roles.0.role=atk homes=[Monchegorsk] hex=2712 allowance=60 spent=15 path=[4006,2712] | under segment side=soviet arm=air',
      `${CARRIER} | cap RSVLT F14-1 | flight Monchegorsk T16C-1`,
    );
    const goal = { type: 'met', home: home(raid, 'RSVLT') };
    const near = ['nato let-pass', 'nato intercept RSVLT'];
    expect(course(goal, raid, ...near)).toEqual([false, false, true]);
    expect(course({ ...goal, within: 3 }, raid, ...near)).toEqual([false, false, true]);
    expect(course({ ...goal, within: 3 }, raid, 'nato intercept RSVLT')).toEqual([false, false]);
    expect(met({ ...goal, home: home(raid, 'VNCNS') }, momentAfter(raid, ...near))).toBe(false);
  });
});

describe('aircraft', () => {
  test('sent: while it is sealed, and when it is known', () => {
    const morning = position(
      'assignment finished=[soviet]',
      'at Andoya NO-P3-1 | nato @2820 HAWES | soviet @2814 FRNZE',
      'kola-strike turn 4 of 15',
    );
    const goal = { type: 'sent', unit: unit(morning, 'NO-P3-1'), mission: 'recon', zone: 'NS' };
    const orders = ['nato assign NO-P3-1 recon NS', 'nato done'];
    expect(course(goal, morning, ...orders)).toEqual([false, true, true]);
    for (const other of [{ mission: 'tac-coord' }, { zone: 'BS' }])
      for (const count of [1, 2])
        expect(met({ ...goal, ...other }, momentAfter(morning, ...orders.slice(0, count)))).toBe(false);
  });

  test('flew, landed and wrecked: a raid and its way home', () => {
    const deck = position(
      'segment side=nato arm=air chosen.nato=[air] chosen.soviet=[]',
      'nato @3201 RSVLT | at RSVLT A6-1 F14-1',
    );
    const raid = [
      'nato take-off A6-1:atk',
      'nato fly 3202 3203 3304 3404 3505 3605 3706 3806',
      'nato strike bombing A6-1 at 3806',
      'nato aim airfield=75',
      'roll 0',
      'roll 7',
      'nato fly 3706 3605 3505 3404 3304 3203 3202 3201',
      'nato land A6-1 RSVLT',
    ];
    const plane = { units: units(deck, 'A6-1') };
    expect(course({ type: 'flew', ...plane }, deck, ...raid)).toEqual([false, ...raid.map(() => true)]);
    expect(
      course({ type: 'landed', ...plane }, deck, ...raid)
        .map(Number)
        .join(''),
    ).toBe('100000001');
    const wrecked = { type: 'wrecked', base: baseOf('Kilpyavr'), part: 'airfield' };
    expect(
      course(wrecked, deck, ...raid)
        .map(Number)
        .join(''),
    ).toBe('000000111');
    // Defence 21-27, die 0: 2. 75 on 72-89, 7 - 2: 6 points, Damage 1.
    expect(met({ ...wrecked, least: 2 }, momentAfter(deck, ...raid))).toBe(false);
    expect(met({ ...wrecked, base: baseOf('Murmansk') }, momentAfter(deck, ...raid))).toBe(false);
    const both = { type: 'flew', units: units(deck, 'A6-1 F14-1') };
    expect(met(both, momentAfter(deck, ...raid))).toBe(false);
  });
});

describe('turns', () => {
  const last = position(
    'segment side=nato arm=surface segment=3 first=soviet chosen.nato=[submarine,air,surface] chosen.soviet=[surface,submarine,air]',
    'nato @2818 HAWES | soviet @2807 FRNZE',
    'standing-force turn 2 of 3',
  );
  test('turn: that one or a later one', () => {
    expect(course({ type: 'turn', from: 3 }, last, 'nato done')).toEqual([false, true]);
    expect(course({ type: 'turn', from: 4 }, last, 'nato done')).toEqual([false, false]);
  });

  test('over: won by that side; the end is later than any turn', () => {
    const night = position(
      'segment side=nato arm=surface segment=3 first=soviet chosen.nato=[submarine,air,surface] chosen.soviet=[surface,submarine,air]',
      'nato @2818 HAWES | soviet @2807 FRNZE',
      'standing-force turn 3 of 3',
    );
    expect(course({ type: 'over' }, night, 'nato done')).toEqual([false, true]);
    // Frunze is not home: four points for NATO.
    expect(course({ type: 'over', winner: 'nato' }, night, 'nato done')).toEqual([false, true]);
    expect(course({ type: 'over', winner: 'soviet' }, night, 'nato done')).toEqual([false, false]);
    expect(course({ type: 'turn', from: 9 }, night, 'nato done')).toEqual([false, true]);
  });
});

test('what a step points at is found by name, or not at all', () => {
  const state = position(SURFACE, 'nato @2813 HAWES');
  const { piece, hex } = secondFleetGoals;
  expect([piece(state, 'HAWES'), piece(state, 'NOBODY')]).toEqual([unit(state, 'HAWES'), undefined]);
  expect([hex(state, '2813'), hex(state, '9999')]).toEqual([hexes('2813')[0], undefined]);
});
