import { mustBe, openingState, seededRandom, wander } from '@narrow-seas/core';
import { sixthFleet } from '../game.ts';
import { sixthFleetKit } from '../kit.ts';
import type { Movement, State } from '../model/state.ts';

/** Positions of random play in which a side moves, one now and then. */
export const movementsOf = (
  opening: number,
  seed: number,
  seldom: number,
): readonly (State & { readonly phase: Movement })[] => {
  const random = seededRandom(seed);
  const found: (State & { readonly phase: Movement })[] = [];
  const start = mustBe(
    openingState(sixthFleet, sixthFleetKit.openings[opening] ?? { scenario: 'short', options: {} }),
  );
  for (const state of wander(sixthFleet, start, random, 4000)) {
    if (state.phase.name === 'movement' && random.below(seldom) === 0)
      found.push({ ...state, phase: state.phase });
  }
  return found;
};
