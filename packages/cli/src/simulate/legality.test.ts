import { after, choose, LEVELS, playerOf } from '@narrow-seas/ai';
import { mustBe, openingState, randomMove, seededRandom } from '@narrow-seas/core';
import { gamePackage, type State, sixthFleet, sixthFleetMind } from '@narrow-seas/sixth-fleet';
import { describe, expect, test } from 'vitest';

/** Random play from an opening, with every position where a side can act, one after another. */
const wander = (place: number, seed: number, see: (state: State) => void): void => {
  const random = seededRandom(seed);
  let state = mustBe(openingState(sixthFleet, gamePackage.kit.openings[place]!));
  for (let moves = 0; moves < 4000; moves += 1) {
    const move = randomMove(sixthFleet, state, random);
    if (move === undefined) return;
    if (move.by !== 'chance' && random.below(60) === 0) see(state);
    state = after(sixthFleet, state, move.by, move.action)!;
  }
};

describe('every answer of the mind is legal', () => {
  const phases = new Set<string>();
  // Both scenarios, every combination of the optional rules.
  test.each(gamePackage.kit.openings.map((opening, place) => [JSON.stringify(opening), place] as const))(
    '%s',
    (_opening, place) => {
      wander(place, 40 + place, state => {
        const [side] = sixthFleet.actor(state) as readonly ('nato' | 'soviet')[];
        const view = sixthFleet.view(state, side!);
        const { refuse } = sixthFleet.options(view);
        phases.add(state.phase.name);
        for (const question of sixthFleetMind.questions(view)) {
          const answers = sixthFleetMind.answers(view, question, seededRandom(1));
          if (question.required && question.about === 'phase') expect(answers.length).toBeGreaterThan(0);
          for (const action of answers) expect([action, refuse(action)]).toEqual([action, undefined]);
        }
        const last = sixthFleetMind.close(view);
        if (last !== undefined) expect(refuse(last)).toBeUndefined();
      });
    },
  );

  test('in every phase that a side can be in', () => {
    expect([...phases].toSorted()).toEqual(
      expect.arrayContaining(['advance', 'combat', 'movement', 'reinforcement', 'retreat', 'set-up']),
    );
  });
});

/** How many positions each level is asked about: the strong ones take seconds for each. */
const POSITIONS = { random: 1000, recruit: 1000, cadet: 1000, captain: 4, admiral: 2 } as const;

test.each(LEVELS)('%s takes up any position of random play and never has an idea refused', level => {
  let asked = 0;
  wander(5, 9, state => {
    if (asked === POSITIONS[level]) return;
    asked += 1;
    const [side] = sixthFleet.actor(state) as readonly ('nato' | 'soviet')[];
    const player = playerOf(level, sixthFleet, sixthFleetMind, 3);
    const view = sixthFleet.view(state, side!);
    const action = choose(player, view, side!);
    expect(action).toBeDefined();
    expect(sixthFleet.options(view).refuse(action!)).toBeUndefined();
    expect(player.refusals()).toBe(0);
  });
  expect(asked).toBeGreaterThan(1);
});
