import { mustBe, openingState, seededRandom } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { secondFleet } from '../../game.ts';
import { secondFleetKit } from '../../kit.ts';
import type { State } from '../../model/state.ts';
import { startOf, wander } from '../../testing/wander.ts';
import { secondFleetMind } from '../mind.ts';

const LEVELS = ['captain', 'admiral'] as const;

/** Every answer and reflex of both levels is one that the rules offer. */
const expectLegal = (state: State, seed: number): void => {
  const actor = secondFleet.actor(state);
  for (const side of actor === 'chance' ? [] : actor) {
    const view = secondFleet.view(state, side);
    const { refuse } = secondFleet.options(view);
    for (const level of LEVELS) {
      const { answers, reflex } = secondFleetMind.at(level);
      const found = [...answers(view, { required: true }, seededRandom(seed))];
      const sudden = reflex(state);
      expect([state.table.phase.name, found.length > 0]).toEqual([state.table.phase.name, true]);
      for (const action of sudden === undefined ? found : [...found, sudden])
        expect([level, action, refuse(action)]).toEqual([level, action, undefined]);
    }
  }
};

describe('what captains and admirals would do is legal in positions that they would not seek', () => {
  test.each(secondFleet.scenarios.map(({ id }, place) => [id, place + 11] as const))(
    'in random play of %s',
    (scenario, seed) => {
      wander(startOf(scenario), seed, 120, state => {
        expectLegal(state, seed);
      });
    },
  );

  test('with optional rules', () => {
    for (const [place, opening] of secondFleetKit.openings.slice(0, 5).entries())
      wander(mustBe(openingState(secondFleet, opening)), place, 80, state => {
        expectLegal(state, place);
      });
  });
});

test('a cadet knows nothing of it, and a player without a level thinks like one', () => {
  const { evaluate } = secondFleetMind;
  expect(secondFleetMind.at('cadet').evaluate).toBe(evaluate);
  expect(secondFleetMind.at('captain').evaluate).not.toBe(evaluate);
});
