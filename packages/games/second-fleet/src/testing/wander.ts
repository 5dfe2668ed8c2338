import { mustBe, wander as positionsOf, seededRandom } from '@narrow-seas/core';
import { secondFleet } from '../game.ts';
import type { State } from '../model/state.ts';

export const startOf = (scenario: string): State => mustBe(secondFleet.setup({ scenario, options: {} }));

/** Random play from a position, each position on the way looked at. */
export const wander = (start: State, seed: number, moves: number, look: (state: State) => void): void => {
  for (const state of positionsOf(secondFleet, start, seededRandom(seed), moves)) look(state);
};
