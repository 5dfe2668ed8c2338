import { mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../model/action.ts';
import { decide } from '../../turn/decide.ts';
import { evaluate } from '../evaluate.ts';
import type { State } from '../../model/state.ts';
import { after, orderOf } from '../../testing/orders.ts';
import { position, shipNamed } from '../../testing/positions.ts';
import type { Side } from '../../model/vocabulary.ts';
import { europaNavalCounsel as counsel } from './counsel.ts';
import type { EuropaNavalPlan } from './plan.ts';
import { ventures } from './proposals.ts';

/** A plan of these orders, all of one side. */
const planOf = (before: State, ...orders: readonly string[]): EuropaNavalPlan => {
  let now = before;
  const actions = orders.map(order => {
    const { action } = orderOf(now, order);
    now = after(now, order);
    return action;
  });
  const side: Side = orders[0]?.startsWith('axis') === true ? 'axis' : 'allied';
  return { side, before, after: now, actions, heart: actions[0], changes: [] };
};

const HARBOURS =
  'in Taranto Convogli-E | stock axis Taranto sp=8 | in Brindisi Convogli-F | stock axis Brindisi sp=4 | malta status=6';
const start = position('naval-step side=axis', HARBOURS);

describe('a convoy', () => {
  const plan = planOf(
    start,
    'axis form Convogli-E',
    'axis embark 1 Convogli-E cargo.kind=sp cargo.amount=6',
    'axis night 1',
    'axis put-to-sea 1 sp',
  );

  test('is called by where it goes, and each step is said as on the screen', () => {
    expect(counsel.title(plan)).toBe('Convogli E: to Derna');
    expect(counsel.steps(plan)).toEqual([
      'Make ready: Convogli E',
      'Convogli E: load 6 SPs',
      'Go on by night for five points',
      'Put to sea',
    ]);
  });

  test('[F.31] tells the cargo that arrives, the risk of the way in figures, and what is left uncovered', () => {
    const reasons = counsel.reasons(plan);
    expect(reasons[0]).toBe('Bound for Derna, four steps.');
    expect(reasons[1]).toMatch(/^Aboard 6 SPs; on average [0-6]\.\d arrive\.$/);
    expect(reasons[2]).toMatch(
      /^All clear with \d+%, not turned back with \d+%; \d\.\d\d of 3 strength points lost on average\.$/,
    );
    expect(reasons[3]).toMatch(
      /^The worst of it: step \d, \S+, hit or turned back by Malta’s aircraft \d+% \[F\.19, far from Malta -2, no escort \+1\]\.$/,
    );
    expect(reasons).toContain('No warship goes along with Convogli E.');
  });

  test('the safer Malta makes it, the more arrives', () => {
    const arriving = (status: number): number => {
      const state = position('naval-step side=axis', HARBOURS.replace('status=6', `status=${status}`));
      const orders = plan.actions.slice(0, 2);
      const told = counsel.reasons({
        ...plan,
        before: state,
        actions: [...orders, ...plan.actions.slice(3)],
      });
      return Number(/on average (\d\.\d)/.exec(told[1] ?? '')?.[1]);
    };
    expect(arriving(15)).toBeGreaterThan(arriving(0));
  });
});

test('[36.E] oil that a task force takes, and transports that it leaves alone, are named', () => {
  const state = position(
    'naval-step side=axis',
    'in Taranto 9a-Divisione Convogli-E | stock axis Taranto sp=8 | in Messina 3a-Divisione',
  );
  const reasons = counsel.reasons(planOf(state, 'axis form 9a-Divisione', 'axis put-to-sea 1 sp'));
  expect(reasons).toContain('Oil takes five SPs of Taranto; 3 are left there.');
  expect(reasons).toContain('Convogli E stay at Taranto without a warship.');
});

test('[F.11.1] a raid tells its chances, and what is left for the convoys', () => {
  const state = position(
    'air-segment side=axis part=attack',
    'air LG-1 | air StG-3',
    'malta "Jun I 42"',
    'phasing=axis part=movement step=0',
  );
  const plan = planOf(state, 'axis raid LG-1 target.kind=malta');
  expect(counsel.steps(plan)).toEqual(['LG 1: bomb Malta’s airfields and works']);
  expect(counsel.reasons(plan)).toEqual([
    '0 hits 67%, 1 hit 33%.',
    'One bomber is left for what is found at sea.',
  ]);
});

describe('what is put down and spent', () => {
  const initial = (table: string): State =>
    position('initial side=axis', table, 'malta "Jun I 42"', 'phasing=axis part=initial step=0');

  test('[F.17.1] supplies go where ships have room for them', () => {
    const state = initial('pools axis sp=10 | in Taranto Convogli-E | stock axis Taranto sp=2');
    expect(counsel.reasons(planOf(state, 'axis income Taranto 4 0'))).toEqual([
      'Ships at Taranto have room for 6 SPs; 2 are in store there now.',
    ]);
  });

  test('[F.11.2] aircraft go where more is within reach', () => {
    const state = initial(
      'air LG-1 status=ready base.at=field base.field=Comiso | in Alexandria 15th-Cruiser-Squadron',
    );
    const reasons = counsel.reasons(planOf(state, 'axis rebase LG-1 Rodi-Maritza'));
    expect(reasons).toEqual(['From Rodi (Maritza) it reaches one enemy ship in port, from Comiso none.']);
  });
});

describe('[F.31] the plans', () => {
  const ships = (actions: readonly Action[] | undefined): readonly number[] => {
    const [first] = actions ?? [];
    return first?.type === 'form' ? first.ships : [];
  };

  test('are ventures of different ships, each to the next throw of the dice', () => {
    const plans = [...ventures(start, 'axis')];
    expect(plans.length).toBeGreaterThan(1);
    expect(ships(plans[0])).toContain(shipNamed(start, 'Convogli-E'));
    expect(ships(plans[1])).toContain(shipNamed(start, 'Convogli-F'));
    for (const plan of plans) {
      let state = start;
      for (const action of plan) state = mustBe(decide(state, 'axis', action)).state;
    }
  });

  test('where nothing is worth doing, one plan ends the phase', () => {
    const idle = position('naval-step side=axis', '');
    expect([...ventures(idle, 'axis')]).toEqual([[{ type: 'done' }]]);
    expect(counsel.title(planOf(idle, 'axis done'))).toBe('Leave things as they are');
  });
});

test.each(['axis', 'allied'] as const)('the considerations of the %s side add up to its evaluation', side => {
  const sum = counsel.considerations(start, side).reduce((total, { value }) => total + value, 0);
  expect(sum).toBeCloseTo(evaluate(start, side), 9);
});
