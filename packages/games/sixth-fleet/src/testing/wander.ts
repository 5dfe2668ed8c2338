import { fold, openingState, randomMove, seededRandom, mustBe } from '@narrow-seas/core';
import { sixthFleet } from '../game.ts';
import { sixthFleetKit } from '../kit.ts';
import type { Movement, State } from '../state.ts';

/** Positions of random play in which a side moves, one now and then. */
export const movementsOf = (
  opening: number,
  seed: number,
  seldom: number,
): readonly (State & { readonly phase: Movement })[] => {
  const random = seededRandom(seed);
  const found: (State & { readonly phase: Movement })[] = [];
  let state = mustBe(
    openingState(sixthFleet, sixthFleetKit.openings[opening] ?? { scenario: 'short', options: {} }),
  );
  for (let moves = 0; moves < 4000; moves += 1) {
    const move = randomMove(sixthFleet, state, random);
    if (move === undefined) break;
    if (state.phase.name === 'movement' && random.below(seldom) === 0)
      found.push({ ...state, phase: state.phase });
    state = fold(sixthFleet, state, mustBe(sixthFleet.decide(state, move.by, move.action)));
  }
  return found;
};
