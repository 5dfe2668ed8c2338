import { drawOutcome, mustBe, type Mover, pick, seededRandom } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import type { Action } from '../model/action.ts';
import { secondFleet } from '../game.ts';
import type { State } from '../model/state.ts';
import { position, whereIs } from '../testing/positions.ts';
import { startOf } from '../testing/wander.ts';
import type { Side } from '../model/vocabulary.ts';
import { secondFleetMind } from './mind.ts';

const { questions, answers, evaluate, outcomes, reflex } = secondFleetMind;

const after = (state: State, by: Mover<Side>, action: Action): State =>
  mustBe(secondFleet.decide(state, by, action)).state;

const answersFor = (state: State, side: Side): readonly Action[] => {
  const view = secondFleet.view(state, side);
  return questions(view).flatMap(question => answers(view, question, seededRandom(1)));
};

/** What an answer is worth: reflexes played, the die that follows by its mean. */
const valueAfter = (state: State, side: Side, action: Action): number => {
  let now = after(state, side, action);
  for (let next = reflex(now); next !== undefined; next = reflex(now))
    now = after(now, (secondFleet.actor(now) as readonly Side[])[0] as Side, next);
  if (secondFleet.actor(now) !== 'chance') return evaluate(now, side);
  return outcomes(now).reduce(
    (sum, { action: roll, ways }) => sum + (ways / 10) * evaluate(after(now, 'chance', roll), side),
    0,
  );
};

const bestOf = (state: State, side: Side): Action =>
  answersFor(state, side).toSorted(
    (a, b) => valueAfter(state, side, b) - valueAfter(state, side, a),
  )[0] as Action;

const raid = (nato: string, heading = 'standing-force turn 2 of 6'): State =>
  position(
    'surface-activation side=soviet units=[FRNZE,OTTUK] hex=2807 start=2807 | under segment side=soviet arm=surface',
    `soviet @2807 FRNZE OTTUK | nato ${nato}`,
    heading,
  );

describe('the raider', () => {
  test('shoots when it can, if need be from a better hex', () => {
    let state = raid('@2809 HAWES/local');
    let best = bestOf(state, 'soviet');
    for (; best.type === 'sail'; best = bestOf(state, 'soviet')) state = after(state, 'soviet', best);
    expect(best).toMatchObject({ type: 'strike', attack: 'ssm' });
    expect(valueAfter(state, 'soviet', best)).toBeGreaterThan(
      valueAfter(raid('@2809 HAWES/local'), 'soviet', { type: 'done' }) + 2,
    );
  });

  test('sails towards what it cannot reach yet', () => {
    const state = raid('@2818 HAWES');
    const best = bestOf(state, 'soviet');
    expect(best.type).toBe('sail');
    expect(whereIs(after(state, 'soviet', best), 'FRNZE')).toMatch(/^2[789]1[01]$/);
  });
});

test('a submarine makes for the ocean beyond the Gap', () => {
  const state = position(
    'submarine-activation side=soviet units=[DON] hex=2619 start=2619 | under segment side=soviet arm=submarine',
    'soviet @2619 DON | nato @2529 LAJLA',
    'iceland-gap turn 2 of 12',
  );
  const best = bestOf(state, 'soviet');
  expect(best.type).toBe('sail');
  expect(Number(whereIs(after(state, 'soviet', best), 'DON').slice(2))).toBeGreaterThan(20);
});

test('aircraft that were sent out are never given up', () => {
  const random = seededRandom(5);
  let now = startOf('kola-strike');
  let flights = 0;
  for (let count = 0; count < 1500 && secondFleet.outcome(now) === undefined; count += 1) {
    const actor = secondFleet.actor(now);
    const by = actor === 'chance' ? actor : (actor[0] as Side);
    const action =
      by === 'chance'
        ? drawOutcome(secondFleet.outcomes(now), random)
        : (pick(random, answersFor(now, by)) as Action);
    if (action.type === 'take-off') flights += 1;
    if (now.table.phase.name === 'flight') expect(action.type).not.toBe('done');
    now = after(now, by, action);
  }
  expect(flights).toBeGreaterThan(2);
});
