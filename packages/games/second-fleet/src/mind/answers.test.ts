import { mustBe, openingState, seededRandom } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import type { Action } from '../model/action.ts';
import { secondFleet } from '../game.ts';
import { secondFleetKit } from '../kit.ts';
import type { State } from '../model/state.ts';
import { startOf, wander } from '../testing/wander.ts';
import type { Side } from '../model/vocabulary.ts';
import { secondFleetMind } from './mind.ts';

const { questions, answers, reflex, stage } = secondFleetMind;

const answersFor = (state: State, side: Side, seed: number): readonly Action[] => {
  const view = secondFleet.view(state, side);
  return questions(view).flatMap(question => answers(view, question, seededRandom(seed)));
};

const askedIn = (state: State): readonly Side[] => {
  const actor = secondFleet.actor(state);
  return actor === 'chance' ? [] : actor;
};

/** Every answer and reflex of the side that must act is one that the rules offer. */
const expectLegal = (state: State, seed: number): void => {
  for (const side of askedIn(state)) {
    const { refuse } = secondFleet.options(secondFleet.view(state, side));
    const found = answersFor(state, side, seed);
    expect([state.table.phase.name, found.length > 0]).toEqual([state.table.phase.name, true]);
    for (const action of found) expect([action, refuse(action)]).toEqual([action, undefined]);
    const sudden = reflex(state);
    if (sudden !== undefined) expect([sudden, refuse(sudden)]).toEqual([sudden, undefined]);
  }
};

describe('every answer is legal in positions that the mind would not seek, and a stage never goes back', () => {
  test.each(secondFleet.scenarios.map(({ id }, place) => [id, place + 1] as const))(
    'in random play of %s',
    (scenario, seed) => {
      let last = 0;
      wander(startOf(scenario), seed, 400, state => {
        expect(stage(state)).toBeGreaterThanOrEqual(last);
        last = stage(state);
        expectLegal(state, seed);
      });
    },
  );

  test('with optional rules', () => {
    for (const [place, opening] of secondFleetKit.openings.slice(0, 12).entries())
      wander(mustBe(openingState(secondFleet, opening)), place, 80, state => {
        expectLegal(state, place);
      });
  });
});

test('equal seeds give equal answers', () => {
  const [once, again] = [0, 1].map(() => {
    const given: (readonly Action[])[] = [];
    wander(startOf('norway-convoy'), 8, 150, state => {
      for (const side of askedIn(state)) given.push(answersFor(state, side, 4));
    });
    return given;
  });
  expect(once?.length).toBeGreaterThan(50);
  expect(again).toEqual(once);
});
