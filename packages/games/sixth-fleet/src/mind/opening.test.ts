import { mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import type { Action } from '../model/action.ts';
import { sixthFleet } from '../game.ts';
import type { State } from '../model/state.ts';
import type { Side } from '../model/vocabulary.ts';
import { openings } from './opening.ts';

const openingsIn = (state: State, side: Side) => openings(sixthFleet.view(state, side));

const act = (state: State, side: Side, action: Action): State =>
  mustBe(sixthFleet.decide(state, side, action)).state;

const byDefault = (state: State, side: Side): State =>
  act(act(state, side, { type: 'deploy-rest' }), side, { type: 'done' });

const unitsOnMap = (state: State, side: Side) => new Set(state.stacks[side].flatMap(({ units }) => units));

/** The position before the given set-up phase when the phases before it were set up as usual. */
const before = (side: Side, branch: 'naval' | 'air'): State => {
  let state = mustBe(sixthFleet.setup({ scenario: 'short', options: {} }));
  while (state.phase.name === 'set-up' && (state.phase.side !== side || state.phase.branch !== branch))
    state = byDefault(state, state.phase.side);
  return state;
};

describe.each(['nato', 'soviet'] as const)('%s', side => {
  test.each(['naval', 'air'] as const)('[11] every set-up of the book is legal and whole: %s', branch => {
    const state = before(side, branch);
    const plans = openingsIn(state, side);
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) {
      const after = plan.reduce((now, action) => act(now, side, action), state);
      expect(after.phase).not.toEqual(state.phase);
      const usual = byDefault(state, side);
      expect(unitsOnMap(after, side)).toEqual(unitsOnMap(usual, side));
      expect(after.stacks[side]).not.toEqual(usual.stacks[side]);
    }
  });
});

test('[11] a unit that is set up already stays where it is', () => {
  const state = before('nato', 'naval');
  const [plan] = openingsIn(state, 'nato');
  const [first, ...rest] = plan ?? [];
  const begun = act(state, 'nato', first as Action);
  expect(openingsIn(begun, 'nato')[0]).toEqual(rest);
});

test('outside the set-up there is no opening', () => {
  const state = byDefault(before('soviet', 'air'), 'soviet');
  expect(state.phase.name).toBe('movement');
  expect(openingsIn(state, 'soviet')).toEqual([]);
});
