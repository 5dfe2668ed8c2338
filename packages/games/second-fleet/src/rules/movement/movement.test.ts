import { describe, expect, test } from 'vitest';
import { hexOf, nameOfHex } from '../../model/chart.ts';
import type { State } from '../../model/state.ts';
import { hexes, position } from '../../testing/positions.ts';
import { allowanceOf, type SeaActivation } from './movement.ts';
import { destinationsOf } from './reach.ts';
import { refuseSail, watersOf } from './sail.ts';

const ADVANCED = 'northern-campaign turn 2 of 36';

/** Ships or a submarine that have just been activated where they are. */
const acting = (
  names: string,
  at: string,
  others: string,
  heading = 'kola-strike turn 2 of 15',
  fields = '',
): State => {
  const [first = ''] = names.split(' ');
  const side = /FRNZE|KIEV|MKALN|OTTUK|UKRNA|AMUR/.test(first) ? 'soviet' : 'nato';
  const isBoat = /LAJLA|MKALN|OTUS|UKRNA|AMUR/.test(first);
  const phase = isBoat ? 'submarine-activation' : 'surface-activation';
  const units = names
    .split(' ')
    .map(name => name.replace(/\/.*/, ''))
    .join(',');
  return position(
    `${phase} side=${side} units=[${units}] start=${at} hex=${at} ${fields} | under segment side=${side} arm=${isBoat ? 'submarine' : 'surface'}`,
    `${side} @${at} ${names}${others === '' ? '' : ` | ${others}`}`,
    heading,
  );
};

const activationOf = (state: State): SeaActivation => state.table.phase as SeaActivation;

const ruling = (state: State, path: string): string => {
  const activation = activationOf(state);
  const refusal = refuseSail(watersOf(state, activation), activation, hexes(path));
  return refusal === undefined ? 'ok' : `${refusal.rule} ${refusal.code}`;
};

const points = (state: State): number =>
  allowanceOf(watersOf(state, activationOf(state)), activationOf(state));

describe('movement points', () => {
  test.each([
    ['[5.3] of the slowest', acting('HAWES OGDEN', '2922', ''), 3],
    ['[5.3] of the damaged side', acting('HAWES/damaged', '2922', ''), 3],
    ['[5.6] full speed gives one more', acting('MKALN', '2922', '', undefined, 'fullSpeed=true'), 4],
    ['[C.21.6] high speed gives one more', acting('HAWES', '2922', '', undefined, 'highSpeed=true'), 5],
    ['[5.7] a submarine that starts in pack ice has one', acting('MKALN', '1510', ''), 1],
    ['[22.4] a deep submarine has one', acting('MKALN/deep', '2922', 'options deepMode'), 1],
    ['[C.13.2] a storm takes one', acting('HAWES', '2922', 'weather NS=storm'), 3],
    ['[C.13.3] not from submarines', acting('MKALN', '2922', 'weather NS=storm'), 3],
    ['[C.13.2] patrol craft have half in a squall', acting('PCS1', '3310', 'weather BS=squall'), 3],
    ['[C.13.2] patrol craft stay in port in a storm', acting('PCS1', '3311', 'weather BS=storm'), 0],
    ['[C.13.2] an airfield without a port is no shelter', acting('PCS1', '3313', 'weather NS=storm'), 5],
    [
      '[C.18.2] a ship without fuel has one',
      acting(
        'HAWES',
        '2922',
        'options logistics | stores nato unit=HAWES fuel=0 ssm=0 asw=0 antiAir=0 torpedo=0 bombs=0 airSsm=0 airSsmShort=0 cruise=0 ammunition=0 cargoFuel=0',
      ),
      1,
    ],
  ])('%s', (_name, state, expected) => {
    expect(points(state)).toBe(expected);
  });
});

describe('a path', () => {
  test.each([
    ['[5.3] as far as the points go', acting('OGDEN', '2922', ''), '2921 2920 2919', 'ok'],
    ['[5.3] no farther', acting('OGDEN', '2922', ''), '2921 2920 2919 2918', '5.3 too-far'],
    ['[C.1.3] only from hex to hex', acting('OGDEN', '2922', ''), '2920', 'C.1.3 no-way'],
    ['[C.1.3] not over an all-land hexside', acting('PCS1', '3311', ''), '3411', 'C.1.3 no-way'],
    [
      '[5.4] not to an end among enemy ships',
      acting('HAWES', '2922', 'soviet @2920 FRNZE'),
      '2921 2920',
      '5.4 among-enemies',
    ],
    [
      '[5.4] nor among submarines',
      acting('HAWES', '2922', 'soviet @2920 MKALN'),
      '2921 2920',
      '5.4 among-enemies',
    ],
    ['[C.2.12] but through them', acting('HAWES', '2922', 'soviet @2921 FRNZE'), '2921 2920', 'ok'],
    ['[5.4] not into an enemy base', acting('FRNZE', '3310', ''), '3311', '5.4 enemy-base'],
    ['[5.4] a submarine neither', acting('MKALN', '3310', ''), '3311', '5.4 enemy-base'],
    ['[5.4] one’s own base is open', acting('HAWES', '3310', ''), '3311', 'ok'],
    ['[5.5] a Norwegian stays near Norway', acting('OSLO', '2820', ''), '2720', '5.5 far-from-norway'],
    ['[C.20.7] one that is outside comes closer', acting('OSLO', '2720', ''), '2820', 'ok'],
    ['[C.20.7] and goes no farther', acting('OSLO', '2720', ''), '2620', '5.5 far-from-norway'],
    ['[5.7] ships do not enter pack ice', acting('FRNZE', '1610', ''), '1510', '5.7 pack-ice'],
    ['[5.7] diesel boats do not', acting('OTUS', '1610', ''), '1510', '5.7 pack-ice'],
    ['[5.7] SN do', acting('MKALN', '1610', ''), '1510', 'ok'],
    ['[5.7] SB do', acting('UKRNA', '1610', ''), '1510', 'ok'],
    ['[5.7] and stop there', acting('MKALN', '1610', ''), '1510 1610', '5.7 stopped-by-ice'],
    [
      '[5.6] not at full speed',
      acting('MKALN', '1610', '', undefined, 'fullSpeed=true'),
      '1510',
      '5.6 fast-in-ice',
    ],
    [
      '[5.2] drift ice is sea in the intermediate game',
      acting('FRNZE', '1907', 'period 3'),
      '1908 1909 1910 1911',
      'ok',
    ],
    [
      '[16.3.3] ships pay two for it in the advanced game',
      acting('FRNZE', '1907', 'period 3', ADVANCED),
      '1908 1909 1910',
      '5.3 too-far',
    ],
    ['[16.3.2] not in period 4', acting('FRNZE', '1907', 'period 4', ADVANCED), '1908 1909 1910', 'ok'],
    [
      '[16.3.1] in period 1 it is pack ice',
      acting('FRNZE', '3205', 'period 1', ADVANCED),
      '3204',
      '5.7 pack-ice',
    ],
    [
      '[16.3.3] with one point a ship goes one hex',
      acting('TCLDO', '1907', 'period 3 | weather GS=storm SV=storm', ADVANCED),
      '1908',
      'ok',
    ],
    [
      '[16.3.4] a submarine at full speed does not enter it',
      acting('MKALN', '2110', 'period 3', ADVANCED, 'fullSpeed=true'),
      '2010',
      '16.3.4 fast-in-drift',
    ],
    [
      '[22.4] a deep submarine stays off the coast',
      acting('MKALN/deep', '3109', 'options deepMode'),
      '3209',
      '22.4 deep',
    ],
    ['[22.4] and off pack ice', acting('MKALN/deep', '1610', 'options deepMode'), '1510', '22.4 deep'],
    [
      '[4.1.3] ships that fired after moving have moved',
      acting('HAWES', '2922', '', undefined, 'moved=over'),
      '2921',
      '4.1.3 moved',
    ],
    [
      '[4.2.2] a submarine moves before it attacks',
      acting('MKALN', '2922', '', undefined, 'attacks=[torpedo]'),
      '2921',
      '4.2.2 attacked',
    ],
  ])('%s', (_name, state, path, expected) => {
    expect(ruling(state, path)).toBe(expected);
  });

  test('[6.1] at most twelve combat ships end in a hex', () => {
    const crowd = 'GARY CARR JAMES DAVIS FORD ELROD SIDES CLARK KNOX TRIPE STEIN';
    const eleven = acting('HAWES', '2922', `nato @2921 ${crowd}`);
    const twelve = acting('HAWES', '2922', `nato @2921 ${crowd} BGLEY`);
    expect([ruling(eleven, '2921'), ruling(twelve, '2921'), ruling(twelve, '2921 2920')]).toEqual([
      'ok',
      '6.1 too-many',
      'ok',
    ]);
  });

  test('[C.1.1] auxiliaries are counted apart', () => {
    const crowd = 'GARY CARR JAMES DAVIS FORD ELROD SIDES CLARK KNOX TRIPE STEIN BGLEY';
    expect(ruling(acting('OGDEN', '2922', `nato @2921 ${crowd}`), '2921')).toBe('ok');
  });
});

describe('what the options offer', () => {
  const reached = (state: State): readonly string[] =>
    destinationsOf(watersOf(state, activationOf(state)), activationOf(state)).map(({ hex }) =>
      nameOfHex(hex),
    );

  test('every hex in reach, and a legal path to it', () => {
    const state = acting('OGDEN', '2922', '');
    const activation = activationOf(state);
    const destinations = destinationsOf(watersOf(state, activation), activation);
    expect(destinations.length).toBe(36);
    for (const { path } of destinations)
      expect(refuseSail(watersOf(state, activation), activation, path)).toBeUndefined();
  });

  test('no hex where one may not stay', () => {
    expect(reached(acting('OGDEN', '2922', 'soviet @2920 FRNZE'))).not.toContain('2920');
  });

  test('drift ice shortens the way', () => {
    expect(reached(acting('OGDEN', '1907', 'period 3', ADVANCED))).toEqual(
      expect.arrayContaining([nameOfHex(hexOf('1908'))]),
    );
    expect(reached(acting('OGDEN', '1907', 'period 3', ADVANCED))).not.toContain('1909');
  });
});
