import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { markOf, position, whereIs } from '../../testing/positions.ts';
import { DIE_FACES } from '../../model/vocabulary.ts';
import { attackPoints, columnOf } from './crt.ts';

const segment = (side: string, arm: string): string => `segment side=${side} arm=${arm}`;

/** Ships of a hex that act now. */
const ships = (forces: string, names: string, hex: string, more = '', heading?: string): State =>
  position(
    `surface-activation side=soviet units=[${names}] hex=${hex} start=${hex} ${more} | under ${segment('soviet', 'surface')}`,
    forces,
    heading,
  );

const RAID = 'soviet @2807 FRNZE OTTUK | nato @2809 HAWES/local OGDEN/local | nato @2921 GARY';

describe('SSM', () => {
  const state = ships(RAID, 'FRNZE,OTTUK', '2807');
  test.each([
    ['[10.8] [10.8.1] a marked ship in range', 'strike ssm FRNZE OTTUK at 2809 over 2808', 'ok'],
    ['[C.8.1] out of range', 'strike ssm OTTUK at 2921', 'C.8.1 out-of-range'],
    ['[C.10.1] no way named', 'strike ssm FRNZE at 2809', 'C.10.1 not-shortest'],
    ['[C.10.1] a way round', 'strike ssm FRNZE at 2809 over 2708 2709', 'C.10.1 not-shortest'],
    ['[10.8.1] nothing there', 'strike ssm FRNZE at 2808', '10.8.1 nothing-in-range'],
    ['[C.8.1] a stranger', 'strike ssm HAWES at 2809 over 2808', 'C.8.1 not-activated'],
    ['[10] ships drop no bombs', 'strike bombing FRNZE at 2809', '10 not-this-arm'],
    ['[C.8.5] twice', 'strike ssm FRNZE FRNZE at 2809 over 2808', 'C.8.5 attacks-twice'],
    ['[C.8.1] nobody', 'strike ssm at 2809 over 2808', 'C.8.1 no-attackers'],
  ])('%s', (_rule, order, result) => {
    expect(ruling(state, `soviet ${order}`)).toBe(result);
  });

  test.each([
    [
      'ships at a base',
      'surface-activation side=soviet units=[FRNZE] hex=3212 start=3212 | under segment side=soviet arm=surface',
      'soviet @3212 FRNZE',
      'strike ssm FRNZE at 3313',
      'ok',
    ],
    [
      'a submarine at ships',
      'submarine-activation side=soviet units=[DON] hex=2808 start=2808 | under segment side=soviet arm=submarine',
      'soviet @2808 DON | nato @2809 HAWES/local',
      'strike ssm DON at 2809',
      'ok',
    ],
    [
      'aircraft at ships',
      'flight side=soviet units=[T26-1] roles.0.unit=T26-1 roles.0.role=atk homes=[Olenogorsk] hex=2808 allowance=90 spent=12 path=[3906,2808] | under segment side=soviet arm=air',
      'flight Olenogorsk T26-1 | nato @2809 HAWES/local',
      'strike ssm T26-1 at 2809',
      'ok',
    ],
    [
      'nobody at submarines',
      'surface-activation side=soviet units=[FRNZE] hex=2808 start=2808 | under segment side=soviet arm=surface',
      'soviet @2808 FRNZE | nato @2809 LAJLA/local',
      'strike ssm FRNZE at 2809',
      '10.8.1 nothing-in-range',
    ],
  ])('[10.8] [10.8.1] missiles: %s', (_who, phase, forces, order, result) => {
    expect(ruling(position(phase, forces), `soviet ${order}`)).toBe(result);
  });

  test('[10.8.3] one hex is attacked: no ship of another is aimed at, nor fired at afterwards', () => {
    const two = ships(
      'soviet @2807 FRNZE OTTUK | nato @2809 HAWES/local | nato @2808 GARY/local',
      'FRNZE,OTTUK',
      '2807',
    );
    const aiming = after(two, 'soviet strike ssm FRNZE at 2809 over 2808');
    expect(ruling(aiming, 'soviet aim HAWES=7 GARY=7')).toBe('C.8.1 not-a-target');
    expect(ruling(aiming, 'soviet aim HAWES=14')).toBe('ok');
    const fired = after(aiming, 'soviet aim HAWES=14', 'roll 9', 'roll 0');
    expect(ruling(fired, 'soviet strike ssm OTTUK at 2808')).toBe('4.1.3.6 same-type');
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

describe('allocation', () => {
  const aiming = after(
    ships('soviet @2807 FRNZE | nato @2809 HAWES/local | nato @2809 OGDEN/local', 'FRNZE', '2807'),
    'soviet strike ssm FRNZE at 2809 over 2808',
  );
  test.each([
    ['[10.8.5] [C.8.2] all on one', 'aim HAWES=14', 'ok'],
    ['[10.8.5] [C.8.2] any split', 'aim HAWES=13 OGDEN=1', 'ok'],
    ['[C.8.2] not all points', 'aim HAWES=13', 'C.8.2 wrong-sum'],
    ['[C.8.2] too many points', 'aim HAWES=15', 'C.8.2 wrong-sum'],
    ['[C.8.2] no points', 'aim HAWES=14 OGDEN=0', 'C.8.2 no-points'],
    ['[C.8.2] nobody', 'aim', 'C.8.2 no-target'],
    ['[C.8.2] twice', 'aim HAWES=7 HAWES=7', 'C.8.2 target-twice'],
    ['[C.8.1] a ship elsewhere', 'aim GARY=14', 'C.8.1 not-a-target'],
    ['[21] no nuclear weapon', 'aim HAWES=14 nuclear', '21 no-nuclear'],
    ['[C.8.6] a coordinator who is not there', 'aim HAWES=14 with T95D-1', 'C.8.6 no-coordinator'],
  ])('%s', (_rule, order, result) => {
    expect(ruling(aiming, `soviet ${order}`)).toBe(result);
  });
});

describe('formation', () => {
  const forming = after(
    ships('soviet @2807 FRNZE | nato @2809 HAWES/local GARY/local OGDEN/local', 'FRNZE', '2807'),
    'soviet strike ssm FRNZE at 2809 over 2808',
  );

  test('[10.8.4] [C.7.1] the defender sets his ships out before targets are named', () => {
    expect(forming.table.phase).toMatchObject({ name: 'formation', side: 'nato' });
    expect(ruling(forming, 'soviet aim HAWES=14')).toBe('NS.1 not-your-turn');
    expect(after(forming, 'nato form OGDEN,GARY,HAWES').table.phase).toMatchObject({
      name: 'targeting',
      side: 'soviet',
    });
  });

  test('[10.8.4] ships that are each alone have no order', () => {
    const alone = ships(
      'soviet @2807 FRNZE | nato @2809 HAWES/local | nato @2809 GARY/local',
      'FRNZE',
      '2807',
    );
    expect(after(alone, 'soviet strike ssm FRNZE at 2809 over 2808').table.phase.name).toBe('targeting');
  });

  test.each([
    ['[C.7.1] any order', 'form OGDEN,GARY,HAWES', 'ok'],
    ['[C.7.1] not another ship', 'form OGDEN,GARY,CARR', 'C.7.1 other-ships'],
    ['[C.7.1] not fewer', 'form OGDEN,GARY', 'C.7.1 other-ships'],
    ['[C.7.1] not two forces', 'form OGDEN GARY,HAWES', 'C.7.1 other-ships'],
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

describe('both rolls', () => {
  const aimed = after(
    ships('soviet @2807 FRNZE OTTUK | nato @2809 HAWES/local', 'FRNZE,OTTUK', '2807'),
    'soviet strike ssm FRNZE OTTUK at 2809 over 2808',
    'soviet aim HAWES=26',
  );

  test('[C.7.3] area 3 and close 4 of a lone ship, -3 on the die', () => {
    expect(aimed.table.phase).toMatchObject({ name: 'defence-roll', value: 7, shift: -3 });
  });

  test('[C.8.3] one defence roll, one attack roll for each target, and damage after the last', () => {
    const two = after(
      ships(
        'soviet @2807 FRNZE OTTUK | nato @2809 HAWES/local | nato @2809 GARY/local',
        'FRNZE,OTTUK',
        '2807',
      ),
      'soviet strike ssm FRNZE OTTUK at 2809 over 2808',
      'soviet aim HAWES=13 GARY=13',
    );
    expect(two.table.phase.name).toBe('defence-roll');
    const first = after(two, 'roll 0');
    expect(first.table.phase).toMatchObject({ name: 'attack-roll', points: [] });
    const second = after(first, 'roll 9');
    expect(second.table.phase).toMatchObject({ name: 'attack-roll', points: [expect.any(Number)] });
    expect(second.table.pieces.some(({ damaged, where }) => damaged || where.at === 'lost')).toBe(false);
    const done = after(second, 'roll 9');
    expect(done.table.phase.name).toBe('surface-activation');
    expect(['HAWES', 'GARY'].map(name => whereIs(done, name))).toEqual(['lost', 'lost']);
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

  const SURFACE =
    'surface-activation side=soviet units=[FRNZE,OTTUK] hex=2808 start=2808 | under segment side=soviet arm=surface';
  const BOAT =
    'submarine-activation side=soviet units=[MKALN] hex=2808 start=2808 | under segment side=soviet arm=submarine';
  const BOMBER =
    'flight side=soviet units=[S24-1] roles.0.unit=S24-1 roles.0.role=atk homes=[Murmansk] hex=2809 allowance=38 spent=12 path=[3805,2809] | under segment side=soviet arm=air';

  test.each([
    ['SSM', SURFACE, 'soviet @2808 FRNZE OTTUK | nato @2809 HAWES/local', 'ssm FRNZE OTTUK', 'HAWES', 26],
    ['torpedoes', BOAT, 'soviet @2808 MKALN | nato @2809 HAWES/local', 'torpedo MKALN', 'HAWES', 22],
    ['bombs', BOMBER, 'flight Murmansk S24-1 | nato @2809 HAWES/local', 'bombing S24-1', 'HAWES', 80],
    ['ASW', SURFACE, 'soviet @2808 FRNZE OTTUK | nato @2809 LAJLA/local', 'asw FRNZE OTTUK', 'LAJLA', 6],
  ])('[10.1.1] %s are read from the combat results table', (_type, phase, forces, attack, target, points) => {
    const rolling = after(
      position(phase, forces),
      `soviet strike ${attack} at 2809`,
      `soviet aim ${target}=${points}`,
    );
    // The lone ship defends with nothing on a die of 0.
    const ready = rolling.table.phase.name === 'defence-roll' ? after(rolling, 'roll 0') : rolling;
    expect(ready.table.phase).toMatchObject({ name: 'attack-roll', defence: 0 });
    for (const face of DIE_FACES)
      expect(eventsOf(ready, `roll ${face}`)).toContainEqual(
        expect.objectContaining({ type: 'fired-on', points: attackPoints(columnOf(points), face) }),
      );
  });

  test('[10.1.1] [C.8.3] the defence result is taken from the attack die', () => {
    // Defence 7 on 6-8, die 9 - 3 = 6 reads row 7: 3. Attack 0 - 2 - 3 = -5: nothing.
    const events = eventsOf(after(aimed, 'roll 9'), 'roll 0');
    expect(events).toContainEqual(expect.objectContaining({ type: 'fired-on', points: 0 }));
  });

  test.each([
    ['[9.5.1] [C.5.3] firing inside an enemy limited zone gives one away', '2808', '2809', 'local'],
    ['[9.5.1] [C.5.3] firing from farther away does not', '2807', '2809 over 2808', 'none'],
  ])('%s', (_name, from, at, mark) => {
    const fired = after(
      ships(`soviet @${from} FRNZE | nato @2809 HAWES/local`, 'FRNZE', from),
      `soviet strike ssm FRNZE at ${at}`,
      'soviet aim HAWES=14',
      'roll 9',
      'roll 0',
    );
    expect(markOf(fired, 'FRNZE')).toBe(mark);
  });
});
