import { mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import type { Action } from '../model/action.ts';
import { sixthFleet } from '../game.ts';
import { hexOf } from '../model/chart.ts';
import { lifted, unitsAt } from '../model/position.ts';
import { specOf } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import type { Side, UnitId } from '../model/vocabulary.ts';
import { trapsAround } from './adversary/traps.ts';
import { BOOK } from './opening-book.ts';
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

/** Everybody set up, NATO by this entry of the book. */
const setUpBy = (entry: number): State => {
  let state = mustBe(sixthFleet.setup({ scenario: 'short', options: {} }));
  while (state.phase.name === 'set-up') {
    const { side } = state.phase;
    const plan = side === 'nato' ? openingsIn(state, side)[entry] : undefined;
    state =
      plan === undefined
        ? byDefault(state, side)
        : plan.reduce((now, action) => act(now, side, action), state);
  }
  return state;
};

const shipsIn = (state: State, units: readonly UnitId[]): readonly string[] =>
  units.map(unit => specOf(state, unit)).flatMap(({ domain, name }) => (domain === 'air' ? [] : name));

test.each(BOOK.nato.map((_, entry) => entry))(
  '[8.24] [8.71] NATO’s set-up %i: wherever the Soviets set up and sail, no ship is lost without a die',
  entry => {
    const state = setUpBy(entry);
    const trapped = state.stacks.nato
      .filter(({ units }) => shipsIn(state, units).length > 0)
      .flatMap(({ hex, units }) =>
        trapsAround(state, hex).map(trap => ({ lost: shipsIn(state, units), ...trap })),
      );
    expect(trapped).toEqual([]);
  },
);

test('[8.24] a carrier alone at 0812 falls to two ships on opposite sides', () => {
  const usual = setUpBy(BOOK.nato.length);
  const hex = hexOf('0812');
  const escorts = unitsAt(usual, 'nato', hex).filter(unit => specOf(usual, unit).name !== 'US2');
  const alone = escorts.reduce((now, unit) => lifted(now, unit), usual);
  expect(trapsAround(usual, hex)).toEqual([]);
  expect(trapsAround(alone, hex).length).toBeGreaterThan(0);
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
