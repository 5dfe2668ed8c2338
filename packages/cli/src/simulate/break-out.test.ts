import { after, choose, playerOf } from '@narrow-seas/ai';
import { mustBe } from '@narrow-seas/core';
import { type State, sixthFleet, sixthFleetMind } from '@narrow-seas/sixth-fleet';
import { describe, expect, test } from 'vitest';

const CAMPAIGN = 'campaign turn 13 of 21';
const BLOCKER = 'nato @2025 Tu37';
const SQUADRON = 'soviet @2126 So24 So29 So30 | soviet @2125 So11 So8 So9';

const position = (phase: string, forces: string, heading = CAMPAIGN): State =>
  mustBe(sixthFleet.notation.parse(`sixth-fleet ${heading} | phase ${phase} side=soviet | ${forces}`));

/** What a Soviet cadet does in the phase, as orders; every throw of the dice is a 1. */
const ordersIn = (start: State): readonly string[] => {
  const player = playerOf('cadet', sixthFleet, sixthFleetMind, 1);
  const stage = sixthFleetMind.stage(start);
  const orders: string[] = [];
  let state = start;
  while (sixthFleetMind.stage(state) === stage && sixthFleet.outcome(state) === undefined) {
    const actor = sixthFleet.actor(state);
    const by = actor === 'chance' ? 'chance' : actor[0]!;
    const action =
      by === 'chance'
        ? ({ type: 'roll', face: 1 } as const)
        : choose(player, sixthFleet.view(state, by), by)!;
    if (by === 'soviet') orders.push(sixthFleet.notation.printAction(state, action));
    state = after(sixthFleet, state, by, action)!;
  }
  return orders;
};

describe('[10.44] [12.24] a Soviet cadet and the Bosphorus', () => {
  test('drives the submarine out of it with those who hunt submarines, then fires on the defences with the guns', () => {
    const [first, second] = ordersIn(position('combat', `${SQUADRON} | ${BLOCKER}`)).filter(order =>
      order.startsWith('attack'),
    );
    expect(first).toMatch(/^attack (So24|So29|So30)\b.* at 2025 on Tu37$/);
    expect(first).not.toMatch(/So11|So8|So9/);
    expect(second).toMatch(/^attack So11 .*at 2025$/);
  });

  test('brings guns up to it when nobody is in it', () => {
    const orders = ordersIn(
      position('movement', 'soviet @2129 So11 So8 So9 | soviet @2124 Soa12 Soa13 | nato @0914 US6'),
    );
    expect(orders.filter(order => /^move So\w+ .*(2024|2026|2125|2126)$/.test(order)).length).toBeGreaterThan(
      2,
    );
  });

  test('comes out once the defences are beaten', () => {
    const orders = ordersIn(
      position('movement', 'soviet @2126 So11 So8 So9 | nato @0914 US6 | destroyed 2025'),
    );
    expect(orders.filter(order => /^move So(11|8|9) .*2025/.test(order))).toHaveLength(3);
  });

  test('leaves its fighters at home where there is nothing to gain', () => {
    const forces = 'soviet @2124 Soa12 Soa13 | nato @0914 US6';
    const near = / (2024|2026|2125|2126|1925|1926)$/;
    expect(
      ordersIn(position('movement', forces, 'short turn 4 of 10')).filter(order => near.test(order)),
    ).toEqual([]);
    expect(
      ordersIn(position('movement', `${forces} | destroyed 2025`)).filter(order => near.test(order)),
    ).toEqual([]);
  });
});
