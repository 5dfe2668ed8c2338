import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { movedTo, position, whereIs } from '../../testing/positions.ts';

const boat = (name: string, hex: string, forces: string, more = '', heading?: string): State =>
  position(
    `submarine-activation side=soviet units=[${name}] hex=${hex} start=${hex} ${more} | under segment side=soviet arm=submarine`,
    forces,
    heading,
  );

const aimed = (state: State, hex: string, aim: string): State =>
  after(state, `soviet strike torpedo MKALN at ${hex}`, `soviet aim ${aim}`);

describe('torpedo', () => {
  const state = boat(
    'MKALN',
    '2808',
    'soviet @2808 MKALN | nato @2809 HAWES/local GARY/local OGDEN/local | nato @2807 CARR',
  );
  test.each([
    ['[10.7] [10.7.1] an adjacent marked hex', 'strike torpedo MKALN at 2809', 'ok'],
    ['[10.7.1] not two hexes away', 'strike torpedo MKALN at 2810', '10.7.1 out-of-torpedo-range'],
    ['[10.3] not an unmarked ship', 'strike torpedo MKALN at 2807', '10.3 not-found'],
    ['[10.7.1] not an empty hex', 'strike torpedo MKALN at 2708', '10.7.1 no-ships'],
    ['[C.8.1] no missiles aboard', 'strike ssm MKALN at 2809', 'C.8.1 out-of-range'],
  ])('%s', (_rule, order, result) => {
    expect(ruling(state, `soviet ${order}`)).toBe(result);
  });

  test.each([
    ['[10.7.2] two targets', 'aim HAWES=11 GARY=11', 'ok'],
    ['[10.7.2] not three', 'aim HAWES=8 GARY=7 OGDEN=7', '10.7.2 too-many-targets'],
  ])('%s', (_rule, order, result) => {
    expect(ruling(after(state, 'soviet strike torpedo MKALN at 2809'), `soviet ${order}`)).toBe(result);
  });

  test('[10.7.1.1] not into a base hex, not out of a fjord', () => {
    const port = boat('MKALN', '3312', 'soviet @3312 MKALN | nato @3311 HAWES/local | nato @3212 GARY/local');
    expect(ruling(port, 'soviet strike torpedo MKALN at 3212')).toBe('10.7.1.1 torpedo-in-fjord');
    const open = boat('MKALN', '3211', 'soviet @3211 MKALN | nato @3311 HAWES/local');
    expect(ruling(open, 'soviet strike torpedo MKALN at 3311')).toBe('10.7.1.1 in-base');
  });

  test('[10.7.1.1] a landing strip is a base too', () => {
    const strip = boat('MKALN', '2829', 'soviet @2829 MKALN | nato @2930 HAWES/local');
    expect(ruling(strip, 'soviet strike torpedo MKALN at 2930')).toBe('10.7.1.1 in-base');
  });

  test.each([
    [
      '[10.4] out of pack ice no torpedoes are fired',
      '1510',
      'strike torpedo MKALN at 1610',
      '10.4 attack-from-ice',
    ],
    ['[10.4] beside it they are', '1710', 'strike torpedo MKALN at 1610', 'ok'],
    [
      '[C.10.1] only missiles are given a way',
      '1710',
      'strike torpedo MKALN at 1610 over 1611',
      'C.10.1 way-for-missiles',
    ],
  ])('%s', (_name, hex, order, result) => {
    const state2 = boat('MKALN', hex, `soviet @${hex} MKALN | nato @1610 HAWES/local`);
    expect(ruling(state2, `soviet ${order}`)).toBe(result);
  });

  test('[4.2.2] one attack', () => {
    const tired = boat('MKALN', '2808', 'soviet @2808 MKALN | nato @2809 HAWES/local', 'attacks=[asw]');
    expect(ruling(tired, 'soviet strike torpedo MKALN at 2809')).toBe('4.2.2 one-attack');
  });

  test('[10.7.3] [C.8.4] the best five ASW of the hex, own submarines included', () => {
    const hunted = boat(
      'MKALN',
      '2808',
      'soviet @2808 MKALN | nato @2809 HAWES/local GARY MSBGR VNCNS SCOTT CARR | nato @2809 LAJLA',
    );
    // Moosbrugger 9, La Jolla 9, three frigates 7; +2 for the Task Force.
    expect(aimed(hunted, '2809', 'HAWES=22').table.phase).toMatchObject({
      name: 'defence-roll',
      value: 9 + 9 + 7 + 7 + 7,
      shift: 2,
    });
  });

  test.each([
    ['[10.7.4.1] [6.3.2] [C.2.26] a Task Force', 'nato @2809 HAWES/local GARY CARR MSBGR', 2],
    ['[C.2.26] a Task Group', 'nato @2809 HAWES/local GARY', 0],
    ['[10.7.4.2] [C.2.26] alone among others', 'nato @2809 HAWES/local | nato @2809 GARY', -1],
    ['[10.7.4.3] [C.2.15] the only ship in the hex', 'nato @2809 HAWES/local', -3],
  ])('%s: %i', (_rule, forces, shift) => {
    const state2 = boat('MKALN', '2808', `soviet @2808 MKALN | ${forces}`);
    expect(aimed(state2, '2809', 'HAWES=22').table.phase).toMatchObject({ shift });
  });

  test('[C.25] without ASW nothing defends, and no defence die is rolled', () => {
    const convoy = boat('MKALN', '2808', 'soviet @2808 MKALN | nato @2809 ALTAR/local');
    const firing = aimed(convoy, '2809', 'ALTAR=22');
    expect(firing.table.phase).toMatchObject({ name: 'attack-roll', defence: 0 });
    // [C.1.5] Two points on a convoy of defence 3: damage destroys it.
    expect(whereIs(after(firing, 'roll 2'), 'ALTAR')).toBe('lost');
    expect(whereIs(after(firing, 'roll 0'), 'ALTAR')).toBe('2809');
  });

  test('[22.6] a deep submarine fires half, rounded down', () => {
    const deep = boat('MKALN', '2808', 'options deepMode | soviet @2808 MKALN/deep | nato @2809 HAWES/local');
    expect(ruling(after(deep, 'soviet strike torpedo MKALN at 2809'), 'soviet aim HAWES=11')).toBe('ok');
    const hurt = boat(
      'MKALN',
      '2808',
      'options deepMode | soviet @2808 MKALN/damaged/deep | nato @2809 HAWES/local',
    );
    expect(ruling(after(hurt, 'soviet strike torpedo MKALN at 2809'), 'soviet aim HAWES=5')).toBe('ok');
  });

  test('[22.7] and no missiles', () => {
    const deep = boat('DON', '2808', 'options deepMode | soviet @2808 DON/deep | nato @2809 HAWES/local');
    expect(ruling(deep, 'soviet strike ssm DON at 2809')).toBe('22.7 deep-missiles');
  });
});

describe('ASW', () => {
  const hunters = (more = '', subs = 'soviet @2808 MKALN/local | soviet @2810 DON/local'): State =>
    position(
      `surface-activation side=nato units=[HAWES,GARY,CARR,MSBGR,VNCNS,SCOTT] hex=2809 start=2809 ${more} | under segment side=nato arm=surface`,
      `nato @2809 HAWES GARY CARR MSBGR VNCNS SCOTT | ${subs}`,
    );
  test.each([
    ['[10.10.1] five ships', 'strike asw HAWES GARY CARR MSBGR VNCNS at 2808', 'ok'],
    ['[10.10.1] not six', 'strike asw HAWES GARY CARR MSBGR VNCNS SCOTT at 2808', '10.10.1 too-many-hunters'],
    ['[10.10.3] adjacent', 'strike asw HAWES at 2811', '10.10.3 hunt-not-adjacent'],
    ['[10.10] not an empty hex', 'strike asw HAWES at 2709', '10.10 no-submarine'],
  ])('%s', (_rule, order, result) => {
    expect(ruling(hunters(), `nato ${order}`)).toBe(result);
  });

  test('[10.10.1.1] [C.2.1] the rest may attack another submarine, but nobody twice', () => {
    const first = after(hunters(), 'nato strike asw HAWES GARY at 2808', 'nato aim MKALN=14', 'roll 0');
    expect(first.table.phase).toMatchObject({ name: 'surface-activation', attacks: ['asw'] });
    expect(ruling(first, 'nato strike asw CARR at 2810')).toBe('ok');
    expect(ruling(first, 'nato strike asw HAWES at 2810')).toBe('C.8.5 has-fired');
  });

  test('[10.7] only submarines fire torpedoes', () => {
    expect(ruling(hunters(), 'nato strike torpedo HAWES at 2808')).toBe('10 not-this-arm');
  });

  test('[10.10] ASW is for submarines: ships are no target, whatever unit attacks', () => {
    const mixed = hunters('', 'soviet @2808 FRNZE/local | soviet @2808 MKALN/local');
    const aiming = after(mixed, 'nato strike asw HAWES at 2808');
    expect(ruling(aiming, 'nato aim FRNZE=7')).toBe('C.8.1 not-a-target');
    expect(ruling(aiming, 'nato aim MKALN=7')).toBe('ok');
    expect(ruling(aiming, 'nato aim MKALN=4 FDZHR=3')).toBe('10.10.2 one-submarine');
    const ships = hunters('', 'soviet @2808 FRNZE/local');
    expect(ruling(ships, 'nato strike asw HAWES at 2808')).toBe('10.10 no-submarine');
  });

  test('[10.10.2] [10.10.2.2] [C.8.7] a submarine is attacked once in a surface segment', () => {
    const first = after(hunters(), 'nato strike asw HAWES GARY at 2808', 'nato aim MKALN=14', 'roll 0');
    expect(ruling(first, 'nato strike asw CARR at 2808')).toBe('10.10.2.2 hunted-by-ships');
  });

  test('[10.10.2.3] [C.8.7] any number of times in a submarine segment', () => {
    const state = position(
      'submarine-activation side=nato units=[LAJLA] hex=2809 start=2809 | under segment side=nato arm=submarine hunted=[MKALN]',
      'nato @2809 LAJLA | soviet @2808 MKALN/local',
    );
    expect(ruling(state, 'nato strike asw LAJLA at 2808')).toBe('ok');
  });

  test.each([
    ['[10.10.3] not out of a fjord', '3311', '3211', '10.10.3 hunter-in-fjord'],
    ['[10.10.3] but into one', '3211', '3311', 'ok'],
  ])('%s', (_name, from, hex, result) => {
    const state = position(
      `surface-activation side=nato units=[HAWES] hex=${from} start=${from} | under segment side=nato arm=surface`,
      `nato @${from} HAWES | soviet @${hex} MKALN/local`,
    );
    expect(ruling(state, `nato strike asw HAWES at ${hex}`)).toBe(result);
  });

  test('[10.10.6] no defence roll; [22.5] one less against a deep submarine', () => {
    const aiming = after(
      hunters('', 'options deepMode | soviet @2808 MKALN/local/deep'),
      'nato strike asw HAWES GARY CARR at 2808',
    );
    const firing = after(aiming, 'nato aim MKALN=21');
    expect(firing.table.phase).toMatchObject({ name: 'attack-roll', defence: 0 });
    // 21 on column 21-27: a five reads as four: 3 points, not 4.
    expect(eventsOf(firing, 'roll 5')).toContainEqual(
      expect.objectContaining({ type: 'fired-on', points: 3 }),
    );
  });

  test('[10.4] nobody fires at a ship in pack ice', () => {
    const near = position(
      'surface-activation side=nato units=[VNCNS] hex=1704 start=1704 | under segment side=nato arm=surface',
      'nato @1704 VNCNS | soviet @1705 OTTUK/local',
    );
    // No position may put a ship there.
    const frozen = movedTo(near, 'OTTUK', '1604');
    expect(ruling(frozen, 'nato strike ssm VNCNS at 1604')).toBe('10.4 ship-in-ice');
  });

  test('[10.4] in pack ice only SN and SB hunt, and are hunted', () => {
    const ice = (unit: string, arm: string): State =>
      position(
        `${arm}-activation side=nato units=[${unit}] hex=1704 start=1704 | under segment side=nato arm=${arm}`,
        `nato @1704 ${unit} | soviet @1604 MKALN/local`,
      );
    expect(ruling(ice('LAJLA', 'submarine'), 'nato strike asw LAJLA at 1604')).toBe('ok');
    expect(ruling(ice('HAWES', 'surface'), 'nato strike asw HAWES at 1604')).toBe('10.4 hunt-in-ice');
  });
});
