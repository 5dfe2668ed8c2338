import { ASK_ME, NO_ORDERS, type SeatOrders, type StandingValue } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import type { State } from '../model/state.ts';
import { enemyOf, type Side } from '../model/vocabulary.ts';
import { viewFor } from '../secrets/view.ts';
import { opening } from '../testing/minds.ts';
import { after } from '../testing/orders.ts';
import { position, shipNamed } from '../testing/positions.ts';
import { answer } from './answer.ts';
import { specsFor } from './specs.ts';

const given = (id: string, value: StandingValue): SeatOrders => ({ values: { [id]: value }, missions: [] });

const actionOf = (state: State, side: Side, orders: SeatOrders = NO_ORDERS) =>
  answer(viewFor(state, side), orders)?.action;

/** The Axis sails into a hex next to what the Allies have there. */
const met = (theirs: string, ours = 'X2'): State =>
  after(
    position(
      'naval-step side=axis moving=3',
      `unit A8 allied TF 8 | unit A1 allied TF 1 | unit X2 axis TF 2 | unit N4 axis NT 4 | ${theirs} | group 3 axis @056072 ${ours} contact=clear`,
    ),
    'axis sail 3 055073',
  );

describe('[F.7.3] reactions', () => {
  const called = after(
    position(
      'naval-step side=axis moving=3',
      'unit A8 allied TF 8 | unit X2 axis TF 2 | in Valletta A8 | group 3 axis @056072 X2 contact=made alarm=area seen=true',
    ),
    'axis sail 3 055073',
  );
  const strong = (number: number) => given('reactions', { choice: 'stronger', number });

  test('a stronger squadron goes out, by default', () => {
    expect(called.common.phase.name).toBe('reaction');
    expect(actionOf(called, 'allied')).toMatchObject({ type: 'activate' });
  });

  test('it stays in when the margin is not reached, or never goes', () => {
    expect(actionOf(called, 'allied', strong(300))).toMatchObject({ type: 'activate' });
    const even = after(
      position(
        'naval-step side=axis moving=3',
        'unit A8 allied TF 8 | unit X7 axis TF 7 | in Valletta A8 | group 3 axis @056072 X7 contact=made alarm=area seen=true',
      ),
      'axis sail 3 055073',
    );
    expect(actionOf(even, 'allied', strong(110))).toMatchObject({ type: 'activate' });
    expect(actionOf(even, 'allied')).toEqual({ type: 'done' });
    expect(actionOf(called, 'allied', given('reactions', { choice: 'never' }))).toEqual({ type: 'done' });
  });

  test('the player is asked when he wants to be, and for a ship that he excepted', () => {
    expect(actionOf(called, 'allied', given('reactions', { choice: ASK_ME }))).toBeUndefined();
    const except = [shipNamed(called, 'A8')];
    const excepted = given('reactions', { choice: 'stronger', number: 130, except });
    expect(actionOf(called, 'allied', excepted)).toBeUndefined();
  });

  test('squadrons of the viewer are the exceptions that can be made', () => {
    const reactions = specsFor(viewFor(called, 'allied')).find(({ id }) => id === 'reactions');
    expect(reactions?.exceptions).toContainEqual({ piece: shipNamed(called, 'A8'), name: 'A8' });
  });
});

describe('[F.8.1] battle', () => {
  const battle = after(met('group 4 allied @055073 A8'), 'allied fight false');
  const away = (number: number) => given('battle', { choice: 'away', number });

  test('in the enemy’s turn the stronger fights, the weaker does not', () => {
    expect(met('group 4 allied @055073 A8').common.phase).toMatchObject({ side: 'allied' });
    expect(actionOf(met('group 4 allied @055073 A8'), 'allied')).toEqual({ type: 'fight', yes: true });
    expect(actionOf(met('group 4 allied @055073 A1'), 'allied')).toEqual({ type: 'fight', yes: false });
  });

  test('in one’s own turn the player is asked, unless the order is for both', () => {
    expect(actionOf(battle, 'axis')).toBeUndefined();
    expect(actionOf(battle, 'axis', away(50))).toBeUndefined();
    expect(actionOf(battle, 'axis', given('battle', { choice: 'stronger', number: 110 }))).toEqual({
      type: 'fight',
      yes: false,
    });
    expect(actionOf(battle, 'axis', given('battle', { choice: 'always' }))).toEqual({
      type: 'fight',
      yes: true,
    });
    expect(actionOf(battle, 'axis', given('battle', { choice: 'avoid' }))).toEqual({
      type: 'fight',
      yes: false,
    });
  });

  test('[F.8.3] targets are named without a question, but for who wants to name them', () => {
    const aiming = after(met('group 4 allied @055073 A8'), 'allied fight true');
    expect(aiming.common.phase.name).toBe('aiming');
    const side = aiming.common.phase.name === 'aiming' ? aiming.common.phase.side : 'axis';
    expect(actionOf(aiming, side)).toMatchObject({ type: 'aim' });
    expect(actionOf(aiming, side, given('targets', { choice: ASK_ME }))).toBeUndefined();
  });
});

describe('[F.11.4] cover', () => {
  const segment = (side: Side, phasing: Side): State =>
    opening('malta', { part: 'movement', phasing, phase: { name: 'air-segment', side, part: 'cover' } });

  test('in the enemy’s turn aircraft go up by themselves, or stay down by order', () => {
    const start = segment('allied', 'axis');
    expect(actionOf(start, 'allied')).toMatchObject({ type: 'cover' });
    expect(actionOf(start, 'allied', given('cover', { choice: 'none' }))).toEqual({ type: 'done' });
    expect(actionOf(start, 'allied', given('cover', { choice: ASK_ME }))).toBeUndefined();
  });

  test('in one’s own the player plans them', () => {
    expect(actionOf(segment('allied', 'allied'), 'allied')).toBeUndefined();
  });
});

describe('[F.8.7] submarines', () => {
  const hunted = (ships: string): State =>
    after(
      position(
        'naval-step side=allied moving=3',
        `unit U3 axis SUB 3 | unit T8 allied TF 8 | unit N4 allied NT 4 | group 3 allied @055078 ${ships} seen=true | group 4 axis @055080 U3`,
        'malta "Jun I 42"',
        'phasing=allied part=movement step=1',
      ),
      'allied sail 3 055079',
    );

  test('attack transports; lone warships pass unless everything is to be attacked', () => {
    const hunt = { type: 'hunt', hunter: 4, prey: 3 };
    expect(actionOf(hunted('N4 T8'), 'axis')).toEqual(hunt);
    expect(actionOf(hunted('T8'), 'axis')).toEqual({ type: 'done' });
    expect(actionOf(hunted('T8'), 'axis', given('submarines', { choice: 'any' }))).toEqual(hunt);
    expect(actionOf(hunted('N4'), 'axis', given('submarines', { choice: 'never' }))).toEqual({
      type: 'done',
    });
    expect(actionOf(hunted('N4'), 'axis', given('submarines', { choice: ASK_ME }))).toBeUndefined();
  });

  test('come up and aim at the ship that counts most', () => {
    expect(actionOf(after(hunted('N4'), 'axis hunt 4 3'), 'axis')).toMatchObject({ type: 'torpedo' });
  });
});

describe('a question without a choice', () => {
  const noAir = opening('malta', {
    part: 'movement',
    phasing: 'axis',
    phase: { name: 'air-segment', side: 'axis', part: 'attack' },
  });
  const grounded: State = {
    ...noAir,
    common: { ...noAir.common, air: noAir.common.air.map(unit => ({ ...unit, status: 'flown' })) },
  };

  test('goes by, and is asked when there is one or the player wants it', () => {
    expect(actionOf(grounded, 'axis')).toEqual({ type: 'done' });
    expect(actionOf(grounded, 'axis', given('no-choice', { choice: ASK_ME }))).toBeUndefined();
    expect(actionOf(noAir, 'axis')).toBeUndefined();
  });
});

describe('[F.3.3] naval steps', () => {
  const step = (number: number, groups: string): State =>
    position('naval-step side=axis', groups, 'malta "Jun I 42"', `phasing=axis part=movement step=${number}`);

  test('go on when every group at sea has moved, but for the first, in which the player plans', () => {
    const moved = 'group 3 axis @056072 Convogli-A moved=true spent=15';
    expect(actionOf(step(2, moved), 'axis')).toEqual({ type: 'done' });
    expect(actionOf(step(1, moved), 'axis')).toBeUndefined();
    expect(actionOf(step(2, moved), 'axis', given('steps', { choice: ASK_ME }))).toBeUndefined();
  });

  test('wait for a group that has not moved, not for submarines', () => {
    expect(actionOf(step(2, 'group 3 axis @056072 Convogli-A'), 'axis')).toBeUndefined();
    expect(actionOf(step(2, 'group 3 axis @056072 Sommergibili-Ionio'), 'axis')).toEqual({ type: 'done' });
  });
});

test('nobody is answered for who is not asked', () => {
  const start = opening('malta', {
    phasing: 'axis',
    phase: { name: 'initial', side: 'axis', mended: [], rebased: [], engineers: [] },
  });
  expect(answer(viewFor(start, enemyOf('axis')), NO_ORDERS)).toBeUndefined();
  expect(answer(viewFor(start, 'axis'), NO_ORDERS)).toBeUndefined();
  expect(answer(viewFor(start, 'spectator'), NO_ORDERS)).toBeUndefined();
});
