import { describe, expect, test } from 'vitest';
import type { State } from '../state.ts';
import { after, eventsOf, ruling } from '../testing/orders.ts';
import { markOf, position, whereIs } from '../testing/positions.ts';

const segment = (side: string, arm: string): string => `segment side=${side} arm=${arm}`;

/** Ships of a hex that act now. */
const ships = (forces: string, names: string, hex: string, more = '', heading?: string): State =>
  position(
    `surface-activation side=soviet units=[${names}] hex=${hex} start=${hex} ${more} | under ${segment('soviet', 'surface')}`,
    forces,
    heading,
  );

const RAID = 'soviet @2807 FRNZE OTTUK | nato @2809 HAWES/local OGDEN/local | nato @2921 GARY';

describe('[10.8] SSM', () => {
  const state = ships(RAID, 'FRNZE,OTTUK', '2807');
  test.each([
    ['[10.8.1] a marked ship in range', 'strike ssm FRNZE OTTUK at 2809 over 2808', 'ok'],
    ['[C.8.1] out of range', 'strike ssm OTTUK at 2921', 'C.8.1 out-of-range'],
    ['[C.10.1] no way named', 'strike ssm FRNZE at 2809', 'C.10.1 not-shortest'],
    ['[C.10.1] a way round', 'strike ssm FRNZE at 2809 over 2708 2709', 'C.10.1 not-shortest'],
    ['[10.8.1] nothing there', 'strike ssm FRNZE at 2808', '10.8.1 nothing-in-range'],
    ['[C.8.1] a stranger', 'strike ssm HAWES at 2809 over 2808', 'C.8.1 not-activated'],
    ['[10] ships drop no bombs', 'strike bombing FRNZE at 2809', '10 not-this-arm'],
    ['[C.8.5] twice', 'strike ssm FRNZE FRNZE at 2809 over 2808', 'C.8.5 twice'],
    ['[C.8.1] nobody', 'strike ssm at 2809 over 2808', 'C.8.1 nobody'],
  ])('%s', (_rule, order, result) => {
    expect(ruling(state, `soviet ${order}`)).toBe(result);
  });

  test('[10.3] an unmarked hex cannot be attacked', () => {
    const unseen = ships('soviet @2807 FRNZE | nato @2809 HAWES', 'FRNZE', '2807');
    expect(ruling(unseen, 'soviet strike ssm FRNZE at 2809 over 2808')).toBe('10.3 not-found');
  });

  test('[9.8] [C.5.5] one marked ship opens the hex', () => {
    const half = ships('soviet @2807 FRNZE | nato @2809 HAWES/local OGDEN', 'FRNZE', '2807');
    const aiming = after(half, 'soviet strike ssm FRNZE at 2809 over 2808');
    expect(aiming.table.phase.name).toBe('targeting');
    expect(ruling(aiming, 'soviet aim OGDEN=14')).toBe('ok');
  });

  test('[10.8.2] not out of a fjord', () => {
    const fjord = ships('soviet @3311 FRNZE | nato @3211 HAWES/local', 'FRNZE', '3311');
    expect(ruling(fjord, 'soviet strike ssm FRNZE at 3211')).toBe('10.8.2 missile-in-fjord');
  });

  test('[4.1.3.6] a second attack is of another type', () => {
    const fired = ships(RAID, 'FRNZE,OTTUK', '2807', 'attacks=[ssm] fired=[FRNZE]');
    expect(ruling(fired, 'soviet strike ssm OTTUK at 2809 over 2808')).toBe('4.1.3.6 same-type');
  });

  test('[4.1.3] not a third', () => {
    const tired = ships(RAID, 'FRNZE,OTTUK', '2807', 'attacks=[asw,close]');
    expect(ruling(tired, 'soviet strike ssm OTTUK at 2809 over 2808')).toBe('4.1.3 attacks-made');
  });
});

describe('[10.8.5] [C.8.2] allocation', () => {
  const aiming = after(
    ships('soviet @2807 FRNZE | nato @2809 HAWES/local | nato @2809 OGDEN/local', 'FRNZE', '2807'),
    'soviet strike ssm FRNZE at 2809 over 2808',
  );
  test.each([
    ['all on one', 'aim HAWES=14', 'ok'],
    ['any split', 'aim HAWES=13 OGDEN=1', 'ok'],
    ['not all points', 'aim HAWES=13', 'C.8.2 wrong-sum'],
    ['too many points', 'aim HAWES=15', 'C.8.2 wrong-sum'],
    ['no points', 'aim HAWES=14 OGDEN=0', 'C.8.2 no-points'],
    ['nobody', 'aim', 'C.8.2 no-target'],
    ['twice', 'aim HAWES=7 HAWES=7', 'C.8.2 target-twice'],
    ['[C.8.1] a ship elsewhere', 'aim GARY=14', 'C.8.1 not-a-target'],
    ['[21] no nuclear weapon', 'aim HAWES=14 nuclear', '21 no-nuclear'],
    ['[C.8.6] a coordinator who is not there', 'aim HAWES=14 with T95D-1', 'C.8.6 no-coordinator'],
  ])('%s', (_rule, order, result) => {
    expect(ruling(aiming, `soviet ${order}`)).toBe(result);
  });
});

describe('[10.8.4] [C.7.1] formation', () => {
  const forming = after(
    ships('soviet @2807 FRNZE | nato @2809 HAWES/local GARY/local OGDEN/local', 'FRNZE', '2807'),
    'soviet strike ssm FRNZE at 2809 over 2808',
  );

  test('the defender sets his ships out first', () => {
    expect(forming.table.phase).toMatchObject({ name: 'formation', side: 'nato' });
  });

  test.each([
    ['any order', 'form OGDEN,GARY,HAWES', 'ok'],
    ['not another ship', 'form OGDEN,GARY,CARR', 'C.7.1 other-ships'],
    ['not fewer', 'form OGDEN,GARY', 'C.7.1 other-ships'],
    ['not two forces', 'form OGDEN GARY,HAWES', 'C.7.1 other-ships'],
  ])('%s', (_rule, order, result) => {
    expect(ruling(forming, `nato ${order}`)).toBe(result);
  });

  test('[10.8.6.3] [C.7.2] the ship beneath a target covers it', () => {
    const value = (order: string): number => {
      const { phase } = after(forming, `nato form ${order}`, 'soviet aim OGDEN=14').table;
      return phase.name === 'defence-roll' ? phase.value : 0;
    };
    // Hawes covers with Close AA 4.
    expect(value('OGDEN,HAWES,GARY') - value('HAWES,GARY,OGDEN')).toBe(4);
  });
});

describe('[10.8.3] [10.1.1] [C.8.3] both rolls', () => {
  const aimed = after(
    ships('soviet @2807 FRNZE OTTUK | nato @2809 HAWES/local', 'FRNZE,OTTUK', '2807'),
    'soviet strike ssm FRNZE OTTUK at 2809 over 2808',
    'soviet aim HAWES=26',
  );

  test('[C.7.3] area 3 and close 4 of a lone ship, -3 on the die', () => {
    expect(aimed.table.phase).toMatchObject({ name: 'defence-roll', value: 7, shift: -3 });
  });

  test('damage comes after the last die, and the activation goes on', () => {
    const rolled = after(aimed, 'roll 0', 'roll 9');
    expect(rolled.table.phase).toMatchObject({
      name: 'surface-activation',
      attacks: ['ssm'],
      fired: [expect.any(Number), expect.any(Number)],
    });
    // 26 on column 21-27, die 9 - 2 = 7: 5 points on defence 3.
    expect(whereIs(rolled, 'HAWES')).toBe('lost');
  });

  test('the defence result is taken from the attack die', () => {
    // Defence 7 on 6-8, die 9 - 3 = 6 reads row 7: 3. Attack 0 - 2 - 3 = -5: nothing.
    const events = eventsOf(after(aimed, 'roll 9'), 'roll 0');
    expect(events).toContainEqual(expect.objectContaining({ type: 'fired-on', points: 0 }));
  });

  test('[9.5.1] [C.5.3] firing inside an enemy limited zone gives one away', () => {
    const close = after(
      ships('soviet @2808 FRNZE | nato @2809 HAWES/local', 'FRNZE', '2808'),
      'soviet strike ssm FRNZE at 2809',
      'soviet aim HAWES=14',
      'roll 9',
      'roll 0',
    );
    expect(markOf(close, 'FRNZE')).toBe('local');
  });
});
