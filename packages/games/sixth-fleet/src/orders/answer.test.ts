import { ASK_ME, NO_ORDERS, type SeatOrders, type StandingValue } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { sixthFleet } from '../game.ts';
import type { State } from '../model/state.ts';
import type { Side } from '../model/vocabulary.ts';
import { after, table } from '../testing/table.ts';
import { answer } from './answer.ts';
import { sixthFleetStanding } from './standing.ts';

const given = (id: string, value: StandingValue): SeatOrders => ({ values: { [id]: value }, missions: [] });

const actionOf = (state: State, side: Side, orders: SeatOrders = NO_ORDERS) =>
  answer(sixthFleet.view(state, side), orders)?.action;

const FIGHT = table(
  'combat side=nato',
  'unit GUN nato US DD 40-40-40-4-3-3 | nato @0914 GUN | soviet @0915 So25',
);
const routed = after(FIGHT, 'nato attack GUN at 0915 on So25', 'roll 1');

describe('[8.71] retreats', () => {
  test('go away from the enemy by themselves, or the player is asked', () => {
    expect(routed.phase.name).toBe('retreat');
    expect(actionOf(routed, 'soviet')).toMatchObject({ type: 'retreat' });
    expect(actionOf(routed, 'soviet', given('retreats', { choice: ASK_ME }))).toBeUndefined();
    expect(actionOf(routed, 'nato')).toBeUndefined();
  });

  test('count as questions of the enemy’s turn', () => {
    expect(sixthFleetStanding.enemyTurn(sixthFleet.view(routed, 'soviet'))).toBe('2');
    expect(sixthFleetStanding.enemyTurn(sixthFleet.view(routed, 'nato'))).toBeUndefined();
  });
});

describe('[8.5] advances', () => {
  const emptied = after(routed, 'soviet retreat So25 0916');

  test('are asked for in one’s own turn, unless an order is for both', () => {
    expect(emptied.phase.name).toBe('advance');
    expect(actionOf(emptied, 'nato')).toBeUndefined();
    expect(actionOf(emptied, 'nato', given('advances', { choice: 'stay' }))).toEqual({
      type: 'advance',
      units: [],
    });
    expect(actionOf(emptied, 'nato', given('advances', { choice: 'first' }))).toMatchObject({
      type: 'advance',
      units: [expect.any(Number)],
    });
  });
});

describe('a question without a choice', () => {
  const quiet = table('combat side=nato', 'nato @0914 US6 | soviet @2005 So25');

  test('goes by: a combat phase in which nobody can attack', () => {
    expect(actionOf(quiet, 'nato')).toEqual({ type: 'done' });
    expect(actionOf(quiet, 'nato', given('no-choice', { choice: ASK_ME }))).toBeUndefined();
  });

  test('is no movement, and nobody is answered for who is not asked', () => {
    expect(
      actionOf(table('movement side=nato', 'nato @0914 US6 | soviet @2005 So25'), 'nato'),
    ).toBeUndefined();
    expect(actionOf(quiet, 'soviet')).toBeUndefined();
  });
});
