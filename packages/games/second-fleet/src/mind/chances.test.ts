import { mustBe } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { secondFleet } from '../game.ts';
import type { State } from '../model/state.ts';
import { position } from '../testing/positions.ts';
import { startOf, wander } from '../testing/wander.ts';
import { joinedOutcomes } from './chances.ts';

type Outcomes = ReturnType<typeof joinedOutcomes>;

/** In how many ways each position comes about. */
const tally = (state: State, outcomes: Outcomes): ReadonlyMap<string, number> => {
  const ways = new Map<string, number>();
  for (const outcome of outcomes) {
    const key = JSON.stringify(mustBe(secondFleet.decide(state, 'chance', outcome.action)).state);
    ways.set(key, (ways.get(key) ?? 0) + outcome.ways);
  }
  return ways;
};

const SOSUS = position(
  'sosus unit=DON ahead=[] | under submarine-activation side=soviet units=[DON] hex=2529 start=2529 | under segment side=soviet arm=submarine',
  'soviet @2529 DON | nato @2732 BOXER',
  'iceland-gap turn 2 of 12',
);

test('faces that are put together lead to the same position', () => {
  const joined = new Set<string>();
  const look = (state: State): void => {
    if (secondFleet.actor(state) !== 'chance') return;
    const outcomes = joinedOutcomes(state);
    if (outcomes.length < 10) joined.add(state.table.phase.name);
    expect(tally(state, outcomes)).toEqual(tally(state, secondFleet.outcomes(state)));
  };
  wander(startOf('iceland-gap'), 3, 900, look);
  wander(startOf('kola-strike'), 4, 500, look);
  look(SOSUS);
  expect([...joined].toSorted()).toEqual(['attack-roll', 'defence-roll', 'initiative', 'search', 'sosus']);
});
