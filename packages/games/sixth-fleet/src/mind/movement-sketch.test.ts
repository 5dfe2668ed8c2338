import { seededRandom } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { sixthFleet } from '../game.ts';
import { sixthFleetKit } from '../kit.ts';
import type { Movement, State } from '../model/state.ts';
import { table } from '../testing/table.ts';
import { movementsOf } from '../testing/wander.ts';
import { ROOM } from './board.ts';
import { boardOf } from './board-of.ts';
import { musterOf, slotOf } from './choice.ts';
import { indexOfSide } from './facts.ts';
import { actionsOf, type FleetPlan, planFor, takeChoice } from './fleet-plan.ts';
import { movementOrder } from './movement-answers.ts';
import { movementSketch } from './movement-sketch.ts';
import { spread } from './sea-control.ts';
import { STAKES } from './stakes.ts';

type Moving = State & { readonly phase: Movement };

const planOn = (state: Moving, seed: number): FleetPlan => {
  const board = boardOf(state);
  const muster = musterOf(state, state.phase, board, STAKES, seededRandom(seed));
  return planFor(
    board,
    indexOfSide(state.phase.side),
    movementOrder(state, state.phase).map(unit => slotOf(muster, unit)),
  );
};

/** Takes choices at random, some of them again and again. */
const shuffle = (
  { slots, ...plan }: FleetPlan,
  seed: number,
  take: (slot: number, choice: number) => boolean,
): void => {
  const random = seededRandom(seed);
  for (let step = 0; step < 3 * plan.chosen.length; step += 1) {
    const slot = random.below(plan.chosen.length);
    take(slot, random.below(slots[slot]!.choices.length));
  }
};

const played = (state: State, side: 'nato' | 'soviet', actions: ReturnType<typeof actionsOf>): State => {
  let now = state;
  for (const action of actions) {
    const decided = sixthFleet.decide(now, side, action);
    expect([action, decided.ok]).toEqual([action, true]);
    if (decided.ok) now = decided.value.state;
  }
  return now;
};

describe('a plan on the board is the plan by the rules', () => {
  test.each(sixthFleetKit.openings.map((opening, place) => [JSON.stringify(opening), place] as const))(
    '%s',
    (_opening, place) => {
      for (const [turn, state] of movementsOf(place, 70 + place, 120).entries()) {
        const plan = planOn(state, turn);
        shuffle(plan, turn, (slot, choice) => takeChoice(plan, slot, choice));
        const after = boardOf(played(state, state.phase.side, actionsOf(plan)));
        expect(plan.board.hexOf).toEqual(after.hexOf);
        expect(plan.board.aboard).toEqual(after.aboard);
        expect(plan.board.sizes).toEqual(after.sizes);
        expect(plan.board.ships).toEqual(after.ships);
        for (const side of [0, 1] as const) spread(plan.board, side);
        expect(plan.board.control.join()).toBe(after.control.join());
        for (const side of [0, 1] as const) expect(pilesOf(plan.board, side)).toEqual(pilesOf(after, side));
      }
    },
  );
});

const pilesOf = ({ piles, sizes }: ReturnType<typeof boardOf>, side: 0 | 1): readonly (readonly number[])[] =>
  [...sizes[side].entries()].map(([hex, size]) => [...piles[side].subarray(hex * ROOM, hex * ROOM + size)]);

test('the value depends on the choices alone: whatever was tried before, taking it back gives it back', () => {
  for (const [turn, state] of movementsOf(0, 5, 60).entries()) {
    const sketch = movementSketch(state, state.phase, seededRandom(turn));
    const [before, actions] = [sketch.value(), sketch.actions()];
    const random = seededRandom(turn);
    for (let step = 0; step < 60; step += 1) {
      const slot = random.below(sketch.counts.length);
      const was = sketch.chosen(slot);
      if (sketch.take(slot, random.below(sketch.counts[slot]!))) expect(sketch.take(slot, was)).toBe(true);
    }
    expect(sketch.value()).toBeCloseTo(before, 9);
    expect(sketch.actions()).toEqual(actions);
  }
});

test('what does not fit is refused and changes nothing', () => {
  const state = table(
    'movement side=nato',
    'nato @0914 US3 US4 US5 | nato @0915 Tu39 | soviet @0624 So22',
  ) as Moving;
  const plan = planOn(state, 1);
  const slot = plan.slots.findIndex(({ start }) => start === plan.board.hexOf[38]);
  const full = plan.slots[slot]!.choices.findIndex(
    ({ hex, kind }) => kind === 'hex' && hex === plan.board.hexOf[2],
  );
  expect(full).toBeGreaterThan(0);
  const before = actionsOf(plan);
  expect(takeChoice(plan, slot, full)).toBe(false);
  expect(actionsOf(plan)).toEqual(before);
});

test('the reply begins where the plan ends, and what it takes is remembered', () => {
  const state = table(
    'movement side=nato',
    'nato @0914 US6 | soviet @0917 So5 So7 | soviet @0911 So15 So16 So17',
  ) as Moving;
  const sketch = movementSketch(state, state.phase, seededRandom(1));
  const reply = sketch.reply()!;
  const before = sketch.value();
  for (let slot = 0; slot < reply.counts.length; slot += 1) {
    for (let choice = 0; choice < reply.counts[slot]!; choice += 1) {
      const was = reply.chosen(slot);
      const value = reply.value();
      if (reply.take(slot, choice) && reply.value() < value) reply.take(slot, was);
    }
  }
  expect(sketch.answered(reply)).toBeLessThan(before);
  expect(sketch.value()).toBeLessThan(before);
});

test('[12.1] after the last Soviet move there is no reply', () => {
  const state = table(
    'movement side=soviet',
    'nato @0914 US6 | soviet @0917 So5',
    'short turn 10 of 10',
  ) as Moving;
  expect(movementSketch(state, state.phase, seededRandom(1)).reply()).toBeUndefined();
});
