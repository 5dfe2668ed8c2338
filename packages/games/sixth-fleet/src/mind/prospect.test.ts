import { seededRandom } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { movementsOf } from '../testing/wander.ts';
import { boardOf } from './board-of.ts';
import { musterOf, slotOf } from './choice.ts';
import { indexOfSide } from './facts.ts';
import { planFor, takeChoice } from './fleet-plan.ts';
import { movementOrder } from './movement-answers.ts';
import { prospector } from './prospect.ts';
import { STAKES } from './stakes.ts';

test.each([0, 3, 8])('what was seen before changes nothing in what is seen now (opening %s)', place => {
  for (const [turn, state] of movementsOf(place, 300 + place, 60).entries()) {
    const random = seededRandom(turn);
    const board = boardOf(state);
    const muster = musterOf(state, state.phase, board, STAKES, random);
    const slots = movementOrder(state, state.phase).map(unit => slotOf(muster, unit));
    const plan = planFor(board, indexOfSide(state.phase.side), slots);
    const experienced = prospector(state, board, state.phase, STAKES);
    for (let step = 0; step < 60; step += 1) {
      const slot = random.below(slots.length);
      takeChoice(plan, slot, random.below(slots[slot]!.choices.length));
      const seen = { ...experienced.look(board), taken: [...experienced.taken] };
      const fresh = prospector(state, board, state.phase, STAKES);
      expect(seen).toEqual({ ...fresh.look(board), taken: [...fresh.taken] });
    }
  }
});
