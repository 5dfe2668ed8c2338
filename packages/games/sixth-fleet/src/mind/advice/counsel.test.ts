import { describe, expect, test } from 'vitest';
import { evaluationBy } from '../evaluate.ts';
import { WEIGHTS } from '../weights.ts';
import type { State } from '../../model/state.ts';
import { after, orderOf, table } from '../../testing/table.ts';
import type { Side } from '../../model/vocabulary.ts';
import { sixthFleetCounsel as counsel } from './counsel.ts';

/** What is said of these orders, which are all of one side. */
const planned = (before: State, side: Side, ...orders: readonly string[]) => {
  const made = orders.map(order => orderOf(before, order).action);
  const plan = {
    side,
    before,
    // The dice of an attack are not thrown: the plan ends before them.
    after: after(before, ...orders.filter(order => !order.includes('attack'))),
    actions: made,
    heart: made[0],
    changes: [],
  };
  return { title: counsel.title(plan), steps: counsel.steps(plan), reasons: counsel.reasons(plan) };
};

const MOVING = 'movement side=nato';

describe('an attack', () => {
  test('tells the odds, what a retreat means for each, and that it is owed', () => {
    const state = table('combat side=soviet', 'soviet @1422 So32 | nato @1423 Gr25 Tu36');
    const { title, reasons } = planned(state, 'soviet', 'soviet attack So32 at 1423 on Gr25 Tu36');
    expect(title).toBe(
      'Attack Greek Gearing group (Gr25) and Turkish Berk group (Tu36) in 1423 with Soviet Echo II A (So32)',
    );
    expect(reasons).toEqual([
      'The attack succeeds on 1 to 2 (33%): differential 10 on ECM 2.',
      'Greek Gearing group (Gr25) can retreat to 3 hexes.',
      'Turkish Berk group (Tu36) can retreat to 3 hexes.',
      'Units in 1422 must attack.',
    ]);
  });

  test('[8.72] an aircraft is shot down', () => {
    const state = table('combat side=soviet', 'soviet @0915 So5 | nato @0914 Ita28');
    expect(planned(state, 'soviet', 'soviet attack So5 at 0914 on Ita28').reasons).toContainEqual(
      expect.stringMatching(/\(Ita28\) is then shot down: 1 point\.$/),
    );
  });

  test('[8.71] a ship without a refuge is lost', () => {
    // Every hex around 0914 is held or controlled by Soviet ships.
    const ring = '0813 0815 0912 0916 1013 1015'.split(' ');
    const units = ring.map((_, place) => `unit Ring${place} soviet So CG 5-20-9-4-9-3`).join(' | ');
    const forces = ring.map((hex, place) => `soviet @${hex} Ring${place}`).join(' | ');
    const state = table('combat side=soviet', `${units} | ${forces} | soviet @0915 So32 | nato @0914 It16`);
    expect(planned(state, 'soviet', 'soviet attack So32 at 0914 on It16').reasons[1]).toMatch(
      /\(It16\) has nowhere to retreat and is then lost: \d points?\.$/,
    );
  });
});

describe('aircraft', () => {
  const state = table(`${MOVING} mustLand=Ita28`, 'nato @1612 Ita28 | soviet @0624 So22');

  test('[9.22] that must land and do are told, and so are those that do not', () => {
    expect(planned(state, 'nato', 'nato move Ita28 1713').reasons).toEqual([
      'Italian G.91R/Y no. 28 (Ita28) is home at 1713.',
    ]);
    expect(planned(state, 'nato').reasons).toEqual([
      'Italian G.91R/Y no. 28 (Ita28) in 1612 has not landed and is lost at the end of the phase.',
    ]);
  });

  test('[9.22] that could not come home after the plan are told', () => {
    const far = table(`${MOVING} mustLand=`, 'nato @0322 Ita28 | soviet @0624 So22');
    expect(planned(far, 'nato').reasons).toContain(
      'Italian G.91R/Y no. 28 (Ita28) in 0322 will not be able to reach a base after this.',
    );
  });
});

describe('danger and chances', () => {
  const state = table(MOVING, 'nato @0914 US1 | soviet @0915 So32 So33');

  test('a carrier that leaves is out of danger', () => {
    expect(planned(state, 'nato', 'nato move US1 0813 0812').reasons).toEqual([
      expect.stringMatching(
        /^The enemy no longer has a chance of driving off Saratoga \(US1\) \(\d+% before\)\.$/,
      ),
    ]);
  });

  test('a ship that comes near is in it, and what it could strike is told', () => {
    const apart = table(MOVING, 'nato @0914 US6 | soviet @0916 Soa8 So5');
    expect(planned(apart, 'nato', 'nato move US6 0915').reasons).toEqual([
      expect.stringMatching(/^The enemy has a \d+% chance of driving off Belknap \(US6\) in 0915\.$/),
      expect.stringMatching(/^You can then attack .*\(Soa8\) in 0916 with a \d+% chance of success\.$/),
    ]);
  });
});

describe('aims', () => {
  test('[15.0] entrances of the Aegean', () => {
    const state = table('movement side=soviet', 'soviet @1019 So36 | nato @2107 It16');
    expect(planned(state, 'soviet', 'soviet move So36 1120').reasons.join(' ')).toMatch(
      /Your ships control 2 of the 8 entrances of the Aegean, not \d\./,
    );
  });

  test('[13.11] a bonus that is gained or missed, the more the nearer the end', () => {
    const state = table(MOVING, 'nato @1121 It16 | soviet @0624 So22', 'short turn 10 of 10');
    const { reasons } = planned(state, 'nato', 'nato move It16 1120');
    expect(reasons).toContain('No NATO unit in the Aegean: the Soviets gain 10 points if it stays that way.');
  });
});

test('considerations add up to the evaluation', () => {
  const state = table(
    MOVING,
    'nato @0914 USa9 US1 | soviet @0915 So32 So34 | soviet @0913 So5 | nato @0322 Ita28',
  );
  for (const side of ['nato', 'soviet'] as const) {
    const sum = counsel.considerations(state, side).reduce((total, { value }) => total + value, 0);
    expect(sum).toBeCloseTo(evaluationBy(WEIGHTS)(state, side), 9);
  }
  expect(counsel.considerations(state, 'nato').find(({ id }) => id === 'astray')?.value).toBeLessThan(0);
});

test('attacks on one target are one idea; a unit in another hex is another', () => {
  const state = table('combat side=soviet', 'soviet @1422 So32 So33 | nato @1423 Gr25');
  const idea = (order: string) => counsel.idea(orderOf(state, order).action);
  expect(idea('soviet attack So32 at 1423 on Gr25')).toBe(idea('soviet attack So32 So33 at 1423 on Gr25'));
  expect(idea('soviet move So32 1421')).not.toBe(idea('soviet move So32 1521'));
});

test('every action has its words', () => {
  const state = table(MOVING, 'nato @0914 USa9 US1 | soviet @0915 So32');
  const orders = [
    ['deploy US1 0914', 'Place Saratoga (US1) in 0914'],
    ['deploy-rest', 'Place the rest automatically'],
    ['embark USa9 US1', 'Take American A-7E Corsair II no. 9 (USa9) aboard Saratoga (US1)'],
    ['launch USa9', 'Let American A-7E Corsair II no. 9 (USa9) take off'],
    ['move US1 0813 0812', 'Move Saratoga (US1) to 0812'],
    ['ground USa9 1713', 'Land American A-7E Corsair II no. 9 (USa9) at 1713, out of the game'],
    ['arrange 0914 US1', 'Change the order of the stack in 0914'],
    ['violate-air-space', 'Violate neutral air space'],
    ['attack So32 at 0914', 'Attack the defences in 0914 with Soviet Echo II A (So32)'],
    ['withdraw US1', 'Withdraw Saratoga (US1)'],
    ['retreat US1 0812', 'Retreat Saratoga (US1) to 0812'],
    ['displace US1 0812', 'Push Saratoga (US1) to 0812'],
    ['advance US1', 'Advance with Saratoga (US1)'],
    ['advance', 'Do not advance'],
    ['remove US1', 'Remove Saratoga (US1)'],
    ['done', 'End the phase'],
    ['go-on yes', 'Play on to turn 21'],
    ['go-on no', 'Stop here'],
    ['roll 3', 'Roll the die'],
  ];
  const actions = orders.map(([order = '']) => orderOf(state, `nato ${order}`).action);
  const plan = { side: 'nato', before: state, after: state, actions, heart: undefined, changes: [] } as const;
  expect(counsel.steps(plan)).toEqual(orders.map(([, words]) => words));
});
