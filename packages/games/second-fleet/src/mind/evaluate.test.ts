import { mustBe, pick, seededRandom } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { secondFleet } from '../game.ts';
import type { Action } from '../model/action.ts';
import type { PublicState, State } from '../model/state.ts';
import { SIDES } from '../model/vocabulary.ts';
import { baseOf } from '../rules/stacking/bases.ts';
import { viewFor } from '../secrets/view.ts';
import { position } from '../testing/positions.ts';
import { evaluateBy } from './evaluate.ts';
import { courseOn } from './goal.ts';
import { secondFleetMind as mind } from './mind.ts';
import { worthOf } from './strike-value.ts';

const QUESTION = { required: true } as const;

/** By one who has seen no other position. */
const unbiased = (state: State): readonly number[] =>
  SIDES.map(side => evaluateBy({ worthOf, courseOn })(state, side));

const remembering = (state: State): readonly number[] => SIDES.map(side => mind.evaluate(state, side));

test('what was worked out for one position is not told of another', () => {
  const random = seededRandom(4);
  let state = mustBe(secondFleet.setup({ scenario: 'norway-convoy', options: {} }));
  for (let moves = 0; moves < 400; moves += 1) {
    expect(remembering(state)).toEqual(unbiased(state));
    const actor = secondFleet.actor(state);
    const side = actor === 'chance' ? 'chance' : (actor[0] ?? 'chance');
    const action =
      side === 'chance'
        ? pick(random, secondFleet.outcomes(state))?.action
        : pick(random, mind.answers(viewFor(state, side), QUESTION, random));
    state = mustBe(secondFleet.decide(state, side, action as Action)).state;
  }
});

const changed = (state: State, change: Partial<PublicState>): State => ({
  ...state,
  table: { ...state.table, ...change },
});

test('with the same pieces a later turn and a damaged airfield change what units are worth', () => {
  const raid = position(
    'arm side=soviet segment=1 first=soviet',
    'nato @3010 HAWES | soviet @2812 FRNZE',
    'standing-force turn 1 of 6 handicap 9',
  );
  const late = changed(raid, { turn: 6 });
  remembering(raid);
  expect(remembering(late)).toEqual(unbiased(late));
  expect(remembering(late)).not.toEqual(remembering(raid));

  // Nobody scores for airfields here: the points stay the same.
  const convoy = position(
    'arm side=nato segment=1 first=nato',
    'nato @3231 ALTAR | at Monchegorsk T16C-1 T16C-2',
    'norway-convoy turn 3 of 15',
  );
  const field = baseOf('Monchegorsk');
  const bases = convoy.table.bases.map((base, id) =>
    id === field ? { ...base, airfield: 1 as const } : base,
  );
  const hit = changed(convoy, { bases });
  remembering(convoy);
  expect(remembering(hit)).toEqual(unbiased(hit));
  expect(remembering(hit)[0]).toBeGreaterThan(remembering(convoy)[0] as number);
});
