import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after } from '../../testing/orders.ts';
import { position } from '../../testing/positions.ts';
import { rosterOf, withRosters } from '../../testing/rosters.ts';

const raid = (from: string, forces: string): State =>
  withRosters(
    position(
      `surface-activation side=soviet units=[FRNZE] hex=${from} start=${from} | under segment side=soviet arm=surface`,
      `options logistics | soviet @${from} FRNZE | ${forces}`,
    ),
  );

/** AAA boxes left, `HAWES 3 VNCNS 7`. */
const left = (state: State, names: string): string =>
  names
    .split(' ')
    .map(name => `${name} ${rosterOf(state, name).antiAir}`)
    .join(' ');

describe('[C.18.3] whose guns cost a box', () => {
  test('the target’s, her cover’s, those of the hex and those on the way', () => {
    const state = raid(
      '2807',
      'nato @2809 HAWES/local GARY/local | nato @2809 VNCNS/local | nato @2808 CARR | nato @2810 FORD',
    );
    const defended = after(
      state,
      'soviet strike ssm FRNZE at 2809 over 2808',
      'nato form HAWES,GARY VNCNS',
      'soviet aim HAWES=14',
    );
    expect(defended.table.phase.name).toBe('defence-roll');
    expect(left(defended, 'HAWES GARY VNCNS CARR FORD')).toBe('HAWES 3 GARY 3 VNCNS 7 CARR 3 FORD 4');
  });

  test('[C.2.39] in a fjord only those of the target and her cover', () => {
    const state = raid('3212', 'nato @3312 HAWES/local GARY/local | nato @3312 VNCNS/local');
    const defended = after(
      state,
      'soviet strike ssm FRNZE at 3312',
      'nato form HAWES,GARY VNCNS',
      'soviet aim HAWES=14',
    );
    expect(left(defended, 'HAWES GARY VNCNS')).toBe('HAWES 3 GARY 3 VNCNS 8');
  });

  test('[14] in a base nobody’s', () => {
    const state = raid('3110', 'nato @3311 HAWES/local | nato @3311 VNCNS/local');
    const defended = after(state, 'soviet strike ssm FRNZE at 3311 over 3210', 'soviet aim HAWES=14');
    expect(left(defended, 'HAWES VNCNS')).toBe('HAWES 4 VNCNS 8');
  });

  test('torpedoes cost none', () => {
    const state = withRosters(
      position(
        'submarine-activation side=soviet units=[MKALN] hex=2808 start=2808 | under segment side=soviet arm=submarine',
        'options logistics | soviet @2808 MKALN | nato @2809 HAWES/local GARY/local',
      ),
    );
    const defended = after(state, 'soviet strike torpedo MKALN at 2809', 'soviet aim HAWES=22');
    expect([defended.table.phase.name, left(defended, 'HAWES GARY')]).toEqual([
      'defence-roll',
      'HAWES 4 GARY 4',
    ]);
  });
});

describe('[C.7.1] who is asked to set out his ships', () => {
  test.each([
    [
      'one force of two is enough',
      'nato @2808 HAWES/local GARY/local | nato @2808 VNCNS/local',
      '2807',
      '2808',
      'formation',
    ],
    ['not for lone ships', 'nato @2808 HAWES/local | nato @2808 VNCNS/local', '2807', '2808', 'targeting'],
    ['[14] not in a base', 'nato @3311 HAWES/local GARY/local', '3110', '3311 over 3210', 'targeting'],
  ])('%s', (_name, forces, from, where, phase) => {
    expect(after(raid(from, forces), `soviet strike ssm FRNZE at ${where}`).table.phase.name).toBe(phase);
  });
});
