import { ASK_ME, NO_ORDERS, type SeatOrders, type StandingValue } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import type { State } from '../model/state.ts';
import type { Side } from '../model/vocabulary.ts';
import { viewFor } from '../secrets/view.ts';
import { after } from '../testing/orders.ts';
import { position, unit } from '../testing/positions.ts';
import { answer } from './answer.ts';
import { secondFleetStanding } from './standing.ts';

const given = (id: string, value: StandingValue): SeatOrders => ({ values: { [id]: value }, missions: [] });

const actionOf = (state: State, side: Side, orders: SeatOrders = NO_ORDERS) =>
  answer(viewFor(state, side), orders)?.action;

/** Soviet aircraft come near a NATO carrier with this patrol overhead. */
const near = (cap: string, flyers: string, role: 'atk' | 'int'): State => {
  const names = flyers.split(' ');
  const roles = names
    .map((name, place) => `roles.${place}.unit=${name} roles.${place}.role=${role}`)
    .join(' ');
  const homes = names.map(() => 'Olenogorsk').join(',');
  return position(
    `reaction side=nato missions=[RSVLT] ahead=[] | under flight side=soviet units=[${names.join(',')}] ${roles} homes=[${homes}] hex=2919 allowance=90 spent=20 path=[3906,2919] | under segment side=soviet arm=air`,
    `nato @2922 RSVLT/strategic VNCNS/strategic | cap RSVLT ${cap} | flight Olenogorsk ${flyers}`,
  );
};

describe('[C.11.2] patrols', () => {
  const bombers = near('F14-1 F14-2 E2-1', 'T26-1 T26-2 T26-3', 'atk');
  const fighters = near('F14-1', 'S27-1 S27-2 S27-3', 'int');
  const patrols = (choice: string) => given('patrols', { choice });

  test('engage by default, unless the flight has more fighters', () => {
    expect(actionOf(bombers, 'nato')).toMatchObject({ type: 'intercept' });
    expect(actionOf(fighters, 'nato')).toEqual({ type: 'let-pass' });
  });

  test('engage always, never, when it pays, or ask', () => {
    expect(actionOf(fighters, 'nato', patrols('always'))).toMatchObject({ type: 'intercept' });
    expect(actionOf(bombers, 'nato', patrols('never'))).toEqual({ type: 'let-pass' });
    expect(actionOf(bombers, 'nato', patrols('worth'))).toMatchObject({ type: 'intercept' });
    expect(actionOf(bombers, 'nato', patrols(ASK_ME))).toBeUndefined();
  });

  test('count as questions of the enemy’s turn', () => {
    expect(secondFleetStanding.enemyTurn(viewFor(bombers, 'nato'))).toBe('2');
    expect(secondFleetStanding.enemyTurn(viewFor(bombers, 'soviet'))).toBeUndefined();
  });
});

describe('under attack', () => {
  const RAID = position(
    'segment side=soviet arm=surface segment=1 first=soviet',
    'nato @3010 HAWES/local OGDEN/local ANDRM/local MOLDR/local | soviet @3007 FRNZE/local OTTUK',
    'standing-force turn 1 of 6',
  );
  const attacked = after(
    RAID,
    'soviet activate FRNZE OTTUK',
    'soviet strike ssm FRNZE at 3010 over 3008 3009',
  );

  test('[C.7.1] forces stay as they are', () => {
    expect(attacked.table.phase.name).toBe('formation');
    expect(actionOf(attacked, 'nato')).toMatchObject({ type: 'form' });
    expect(actionOf(attacked, 'nato', given('formation', { choice: ASK_ME }))).toBeUndefined();
  });

  test('who attacks is asked where his points go', () => {
    const aiming = after(attacked, 'nato form HAWES,OGDEN,ANDRM,MOLDR');
    expect(aiming.table.phase.name).toBe('targeting');
    expect(actionOf(aiming, 'soviet')).toBeUndefined();
  });
});

describe('[C.11.6] losses', () => {
  const hurt = position(
    'air-losses side=nato steps=1 among=[F14-1,A6-1] cause=flak | under flight side=nato units=[F14-1,A6-1] homes=[RSVLT,RSVLT] hex=2919 allowance=24 spent=3 path=[2922,2919] attacked=bombing | under segment side=nato arm=air',
    'nato @2922 RSVLT/strategic | flight RSVLT F14-1 A6-1',
  );

  test('fall on what is worth least, or the player is asked', () => {
    const taken = actionOf(hurt, 'nato');
    expect(taken).toMatchObject({ type: 'take-hit' });
    expect([unit(hurt, 'F14-1'), unit(hurt, 'A6-1')]).toContain(taken?.type === 'take-hit' ? taken.unit : -1);
    expect(actionOf(hurt, 'nato', given('losses', { choice: ASK_ME }))).toBeUndefined();
  });
});

describe('[C.9.2] flights', () => {
  const flown = (more: string): State =>
    position(
      `flight side=nato units=[A6-1] homes=[RSVLT] hex=2919 allowance=24 spent=3 path=[2922,2919] ${more} | under segment side=nato arm=air`,
      'nato @2922 RSVLT/strategic | flight RSVLT A6-1',
    );

  test('go home after their attack and land, not before it', () => {
    expect(actionOf(flown('attacked=bombing'), 'nato')).toMatchObject({ type: 'fly' });
    expect(actionOf(flown(''), 'nato')).toBeUndefined();
    expect(actionOf(flown('attacked=bombing'), 'nato', given('homing', { choice: ASK_ME }))).toBeUndefined();
  });
});

describe('a question without a choice', () => {
  const segment = (acted: string): State =>
    position(
      `segment side=nato arm=submarine segment=1 first=nato ${acted}`,
      'nato @3010 HAWES | soviet @3007 FRNZE',
      'standing-force turn 1 of 6',
    );

  test('goes by where nobody can act, not after somebody has', () => {
    expect(actionOf(segment(''), 'nato')).toEqual({ type: 'done' });
    expect(actionOf(segment(''), 'nato', given('no-choice', { choice: ASK_ME }))).toBeUndefined();
    expect(actionOf(segment('acted=[HAWES]'), 'nato')).toBeUndefined();
    expect(actionOf(segment(''), 'soviet')).toBeUndefined();
  });
});
