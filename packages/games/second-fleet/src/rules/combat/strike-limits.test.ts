import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { ruling } from '../../testing/orders.ts';
import { position } from '../../testing/positions.ts';

const acting = (
  side: string,
  arm: string,
  names: string,
  hex: string,
  forces: string,
  heading?: string,
): State =>
  position(
    `${arm}-activation side=${side} units=[${names.split(' ').join(',')}] hex=${hex} start=${hex} | under segment side=${side} arm=${arm}`,
    `${side} @${hex} ${names} | ${forces}`,
    heading,
  );

describe('how many attack together', () => {
  const SIX = 'HAWES GARY CARR JAMES DAVIS FORD';
  const CRUISE = 'VRGNA SCLNA BHILL CNOLY RDGRS SPNCE';
  test.each([
    [
      '[10.10.1] five ships hunt a submarine',
      SIX,
      'soviet @2808 MKALN/local',
      'asw HAWES GARY CARR JAMES DAVIS at 2808',
      'ok',
    ],
    ['[10.10.1] not six', SIX, 'soviet @2808 MKALN/local', `asw ${SIX} at 2808`, '10.10.1 too-many-hunters'],
    ['[C.8.1] missiles know no limit', SIX, 'soviet @2808 FRNZE/local', `ssm ${SIX} at 2808`, 'ok'],
    [
      '[C.21.1] six fire cruise missiles',
      CRUISE,
      'options cruiseMissiles',
      `ssm ${CRUISE} at 3605 cruise`,
      'ok',
    ],
    [
      '[C.21.1] not seven',
      `${CRUISE} IOWA`,
      'options cruiseMissiles',
      `ssm ${CRUISE} IOWA at 3605 cruise`,
      'C.21.1 too-many-salvos',
    ],
    [
      '[C.21.9] six fight with guns',
      SIX,
      'options closeCombat | soviet @2808 FRNZE/local',
      `close ${SIX} at 2808`,
      'ok',
    ],
    [
      '[C.21.9] not seven',
      `${SIX} ELROD`,
      'options closeCombat | soviet @2808 FRNZE/local',
      `close ${SIX} ELROD at 2808`,
      'C.21.9 too-many-guns',
    ],
  ])('%s', (_name, ships, forces, order, expected) => {
    expect(ruling(acting('nato', 'surface', ships, '2809', forces), `nato strike ${order}`)).toBe(expected);
  });
});

describe('[C.21.1] cruise missiles', () => {
  const ship = (hex: string): State =>
    acting('nato', 'surface', 'VRGNA', hex, 'options cruiseMissiles | soviet @2808 MKALN/local');
  test.each([
    ['name no way', '2809', 'ssm VRGNA at 3605 over 2808 cruise', 'C.21.1 cruise-way'],
    ['are missiles', '2809', 'asw VRGNA at 2808 cruise', 'C.21.1 no-cruise-missiles'],
    ['fly eighteen hexes', '1814', 'ssm VRGNA at 3605 cruise', 'ok'],
    ['not nineteen', '1714', 'ssm VRGNA at 3605 cruise', 'C.21.1 beyond-cruise-range'],
    ['are not fired at ships', '2809', 'ssm VRGNA at 2808 cruise', 'C.21.1 no-base-there'],
  ])('%s', (_name, hex, order, expected) => {
    expect(ruling(ship(hex), `nato strike ${order}`)).toBe(expected);
  });
});

describe('[C.10.1] only missiles are given a way', () => {
  test.each([
    ['asw HAWES at 2808 over 2709', 'C.10.1 way-for-missiles'],
    ['asw HAWES at 2808', 'ok'],
  ])('%s: %s', (order, expected) => {
    const state = acting('nato', 'surface', 'HAWES', '2809', 'soviet @2808 MKALN/local');
    expect(ruling(state, `nato strike ${order}`)).toBe(expected);
  });
});

describe('[10.4] in pack ice', () => {
  test.each([
    [
      'no torpedoes from under it',
      acting('soviet', 'submarine', 'MKALN', '1510', 'nato @1610 HAWES/local'),
      'soviet strike torpedo MKALN at 1610',
      '10.4 attack-from-ice',
    ],
    [
      'no missiles from under it',
      acting('soviet', 'submarine', 'DON', '1510', 'nato @1610 HAWES/local'),
      'soviet strike ssm DON at 1610',
      '10.4 attack-from-ice',
    ],
    [
      'ASW by SN',
      acting('soviet', 'submarine', 'MKALN', '1510', 'nato @1610 LAJLA/local'),
      'soviet strike asw MKALN at 1610',
      'ok',
    ],
    [
      'ASW by SB',
      acting('soviet', 'submarine', 'UKRNA', '1510', 'nato @1610 LAJLA/local'),
      'soviet strike asw UKRNA at 1610',
      'ok',
    ],
    [
      'SN are hunted there by SN',
      acting('soviet', 'submarine', 'MKALN', '1610', 'nato @1510 LAJLA/local'),
      'soviet strike asw MKALN at 1510',
      'ok',
    ],
    [
      'not by diesel boats',
      acting('soviet', 'submarine', 'CCHER', '1610', 'nato @1510 LAJLA/local'),
      'soviet strike asw CCHER at 1510',
      '10.4 hunt-in-ice',
    ],
    [
      'not by ships',
      acting('soviet', 'surface', 'UDLOY', '1610', 'nato @1510 LAJLA/local'),
      'soviet strike asw UDLOY at 1510',
      '10.4 hunt-in-ice',
    ],
  ])('%s', (_name, state, order, expected) => {
    expect(ruling(state, order)).toBe(expected);
  });
});

describe('[C.8.1] across land', () => {
  const FORCES = 'secret soviet strategy=unrestricted | base Tromso owner=soviet';
  const HEADING = 'northern-campaign turn 4 of 36';
  test('missiles of ships do not fly', () => {
    const state = acting('soviet', 'surface', 'TALLN', '3311', FORCES, HEADING);
    expect(ruling(state, 'soviet strike ssm TALLN at 3411')).toBe('C.8.1 out-of-range');
  });

  test('those of aircraft do', () => {
    const state = position(
      'flight side=soviet units=[T16C-1] roles.0.unit=T16C-1 roles.0.role=atk homes=[Olenogorsk] hex=3311 allowance=60 spent=10 path=[3906,3311] | under segment side=soviet arm=air acted=[T16C-1]',
      `${FORCES} | flight Olenogorsk T16C-1`,
      HEADING,
    );
    expect(ruling(state, 'soviet strike ssm T16C-1 at 3411')).toBe('ok');
  });
});

describe('[C.13.1] aircraft attack neither from a storm nor into one', () => {
  test.each([
    ['from one', 'NS=storm', 'C.13.1 storm'],
    ['into one', 'BS=storm', 'C.13.1 storm'],
    ['elsewhere', 'GS=storm', 'ok'],
  ])('%s', (_name, weather, expected) => {
    const state = position(
      'flight side=soviet units=[T16C-1] roles.0.unit=T16C-1 roles.0.role=atk homes=[Olenogorsk] hex=3010 allowance=60 spent=20 path=[3906,3010] | under segment side=soviet arm=air acted=[T16C-1]',
      `weather ${weather} | flight Olenogorsk T16C-1 | nato @3110 HAWES/local`,
    );
    expect(ruling(state, 'soviet strike ssm T16C-1 at 3110')).toBe(expected);
  });
});
