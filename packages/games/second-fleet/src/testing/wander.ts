import { fold, mustBe, randomMove, seededRandom } from '@narrow-seas/core';
import { secondFleet } from '../game.ts';
import type { State } from '../state.ts';

export const startOf = (scenario: string): State => mustBe(secondFleet.setup({ scenario, options: {} }));

/** Random play from a position, each position on the way looked at. */
export const wander = (start: State, seed: number, moves: number, look: (state: State) => void): void => {
  const random = seededRandom(seed);
  let now = start;
  for (let count = 0; count < moves; count += 1) {
    const move = randomMove(secondFleet, now, random);
    if (move === undefined) return;
    look(now);
    now = fold(secondFleet, now, mustBe(secondFleet.decide(now, move.by, move.action)));
  }
};
