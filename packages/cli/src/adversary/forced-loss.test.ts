import { mustBe } from '@narrow-seas/core';
import { type State, sixthFleet, sixthFleetMind, trapMoves, type View } from '@narrow-seas/sixth-fleet';
import { expect, test } from 'vitest';
import { captainsAt, playUntil } from './hostile.ts';

type Side = 'nato' | 'soviet';
type SetUp = (view: View) => NonNullable<ReturnType<typeof sixthFleetMind.openings>>[number];

const USUAL: SetUp = () => [{ type: 'deploy-rest' }, { type: 'done' }];

const entry =
  (place: number): SetUp =>
  view =>
    sixthFleetMind.openings(view)[place] ?? USUAL(view);

/** Sets up against the dearest trap that there is. */
const HOSTILE: SetUp = view => {
  const plan = trapMoves(view);
  return plan.length > 0 ? plan : USUAL(view);
};

const IS_THOROUGH = process.env['THOROUGH'] === '1';
const SCENARIOS = IS_THOROUGH ? ['short', 'campaign', 'levant'] : ['short'];
const NATO = [0, 1, 2];
const SOVIET = [0, 1];

const act = (state: State, side: Side, actions: readonly Parameters<typeof sixthFleet.decide>[2][]): State =>
  actions.reduce((now, action) => mustBe(sixthFleet.decide(now, side, action)).state, state);

const setUpBy = (scenario: string, by: { readonly [side in Side]: SetUp }): State => {
  let state = mustBe(sixthFleet.setup({ scenario, options: {} }));
  while (state.phase.name === 'set-up') {
    const { side } = state.phase;
    state = act(state, side, by[side](sixthFleet.view(state, side)));
  }
  return state;
};

const trapsOf = (state: State, side: Side) => trapMoves(sixthFleet.view(state, side));

/** A hostile movement: traps as long as there are any, the rest like a captain. */
const withTraps = (start: State, side: Side): State => {
  let state = start;
  for (let moves = trapsOf(state, side); moves.length > 0; moves = trapsOf(state, side))
    state = act(state, side, moves);
  return state;
};

const isMoving =
  (side: Side, turn: number) =>
  (state: State): boolean =>
    state.phase.name === 'movement' && state.phase.side === side && state.turn >= turn;

/** Answers are tried one by one: a loss is forced when none of them avoids it. */
const ANSWERS = [1, 2, 3, 4, 5, 6];

const isForced = (start: State, hunter: Side, turn: number): boolean =>
  ANSWERS.every(seed => {
    const table = captainsAt(sixthFleet, sixthFleetMind, seed);
    return trapsOf(playUntil(table, start, isMoving(hunter, turn)), hunter).length > 0;
  });

const soviets = (IS_THOROUGH ? [USUAL, entry(0), entry(1), HOSTILE] : [HOSTILE]).map(
  (plan, place) => [place, plan] as const,
);
const natos = IS_THOROUGH ? [USUAL, ...NATO.map(entry)] : [USUAL];

test('the book has these entries, and what is tried here is all of it', () => {
  const view = sixthFleet.view(mustBe(sixthFleet.setup({ scenario: 'short', options: {} })), 'nato');
  expect(sixthFleetMind.openings(view)).toHaveLength(NATO.length);
  const atSoviets = setUpTo('soviet');
  expect(sixthFleetMind.openings(sixthFleet.view(atSoviets, 'soviet'))).toHaveLength(SOVIET.length);
});

const setUpTo = (side: Side): State => {
  let state = mustBe(sixthFleet.setup({ scenario: 'short', options: {} }));
  while (state.phase.name === 'set-up' && state.phase.side !== side)
    state = act(state, state.phase.side, USUAL(sixthFleet.view(state, state.phase.side)));
  return state;
};

test.each(SCENARIOS.flatMap(scenario => NATO.map(place => [scenario, place] as const)))(
  '[8.24] %s: after a hostile set-up and move against NATO’s set-up %i an answer leaves no ship to be lost without a die in the second move either',
  (scenario, place) => {
    for (const [, plan] of soviets) {
      const start = setUpBy(scenario, { nato: entry(place), soviet: plan });
      expect(trapsOf(start, 'soviet')).toEqual([]);
      expect(isForced(withTraps(start, 'soviet'), 'soviet', 2)).toBe(false);
    }
  },
);

test.each(SCENARIOS.flatMap(scenario => SOVIET.map(place => [scenario, place] as const)))(
  '[8.24] %s: from the Soviets’ set-up %i a first move leaves no ship to be lost without a die in NATO’s',
  (scenario, place) => {
    for (const nato of natos) {
      const start = setUpBy(scenario, { nato, soviet: entry(place) });
      expect(isForced(start, 'nato', 1)).toBe(false);
    }
  },
);
