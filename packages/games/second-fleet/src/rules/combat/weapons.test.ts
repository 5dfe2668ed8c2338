import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { position, unit } from '../../testing/positions.ts';
import { attackDieShift } from './attack-die.ts';

const flight = (name: string, role: string, hex: string, spent: number, forces: string): State =>
  position(
    `flight side=nato units=[${name}] ${role} homes=[RSVLT] hex=${hex} allowance=16 spent=${spent} path=[2716,${hex}] | under segment side=nato arm=air acted=[${name}]`,
    `nato @2716 RSVLT | flight RSVLT ${name} | ${forces}`,
  );
const atk = (name: string): string => `roles.0.unit=${name} roles.0.role=atk`;
const ALL = (weather: string): string => `weather GS=${weather} NS=${weather} BS=${weather}`;

describe('[10.9.4] bombs', () => {
  const bombing = (flyer: string, weather: string): State =>
    after(
      flight(flyer, atk(flyer), '2714', 2, `${ALL(weather)} | soviet @2714 OTTUK/local`),
      `nato strike bombing ${flyer} at 2714`,
    );
  test.each([
    ['in clear weather all', 'US-F16-1', 'clear', 40],
    ['[C.13.1] in a squall half', 'US-F16-1', 'squall', 20],
    ['[C.13.1] all-weather aircraft drop all', 'F18-1', 'squall', 60],
  ])('%s', (_name, flyer, weather, points) => {
    expect(ruling(bombing(flyer, weather), `nato aim OTTUK=${points}`)).toBe('ok');
  });
});

describe('[10.10.5] ASW', () => {
  const hunting = (arm: string, hunter: string, weather: string): State =>
    after(
      position(
        `${arm}-activation side=nato units=[${hunter}] hex=2809 start=2809 | under segment side=nato arm=${arm}`,
        `${ALL(weather)} | nato @2809 ${hunter} | soviet @2808 MKALN/local`,
      ),
      `nato strike asw ${hunter} at 2808`,
    );
  test.each([
    ['of a ship', 'surface', 'HAWES', 'clear', 7],
    ['[C.13.2] half in a storm', 'surface', 'HAWES', 'storm', 3],
    ['[C.13.2] not in a squall', 'surface', 'HAWES', 'squall', 7],
    ['[C.13.3] not of a submarine', 'submarine', 'LAJLA', 'storm', 9],
  ])('%s', (_name, arm, hunter, weather, points) => {
    expect(ruling(hunting(arm, hunter, weather), `nato aim MKALN=${points}`)).toBe('ok');
  });
});

describe('[C.21.7] on a long flight', () => {
  const LONG =
    'options airMovement | soviet @2708 OTTUK/local | soviet @2707 OSMTR/local | soviet @2705 KURSK/local';
  test.each([
    ['there and back within the allowance: all', '2708', 8, 'OTTUK', 60],
    ['up to a quarter more: half', '2707', 9, 'OSMTR', 30],
  ])('%s', (_name, hex, spent, target, points) => {
    const declared = after(
      flight('F18-1', atk('F18-1'), hex, spent, LONG),
      `nato strike bombing F18-1 at ${hex}`,
    );
    expect(ruling(declared, `nato aim ${target}=${points}`)).toBe('ok');
  });

  test('farther out nothing', () => {
    const far = flight('F18-1', atk('F18-1'), '2705', 11, LONG);
    expect(ruling(far, 'nato strike bombing F18-1 at 2705')).toBe('C.21.7 unarmed');
  });

  const BOATS = 'options airMovement | soviet @2708 MKALN/local | soviet @2707 FDZHR/local';
  test('submarines are not hunted with half a load', () => {
    expect(ruling(flight('S3-1', '', '2708', 8, BOATS), 'nato strike asw S3-1 at 2708')).toBe('ok');
    expect(ruling(flight('S3-1', '', '2707', 9, BOATS), 'nato strike asw S3-1 at 2707')).toBe(
      'C.21.7 unarmed',
    );
  });

  test('[24.7] without the option a flight may come down elsewhere, and all is dropped', () => {
    const declared = after(
      flight('F18-1', atk('F18-1'), '2707', 9, 'soviet @2707 OSMTR/local'),
      'nato strike bombing F18-1 at 2707',
    );
    expect(ruling(declared, 'nato aim OSMTR=60')).toBe('ok');
  });
});

describe('[C.13.2] missiles in a storm', () => {
  const shift = (arm: string, shooter: string, points: number, weather: string): number => {
    const state = after(
      position(
        `${arm}-activation side=soviet units=[${shooter}] hex=2808 start=2808 | under segment side=soviet arm=${arm}`,
        `${ALL(weather)} | soviet @2808 ${shooter} | nato @2809 HAWES/local`,
      ),
      `soviet strike ssm ${shooter} at 2809`,
      `soviet aim HAWES=${points}`,
    );
    const { phase } = state.table;
    if (phase.name !== 'defence-roll') throw new Error(`No defence in ${phase.name}`);
    return attackDieShift(state.table, phase.aimed, { kind: 'unit', unit: unit(state, 'HAWES') });
  };
  test('ships lose two, submarines nothing', () => {
    expect(shift('surface', 'FRNZE', 14, 'storm') - shift('surface', 'FRNZE', 14, 'clear')).toBe(-2);
    expect(shift('surface', 'FRNZE', 14, 'squall') - shift('surface', 'FRNZE', 14, 'clear')).toBe(0);
    expect(shift('submarine', 'DON', 22, 'storm') - shift('submarine', 'DON', 22, 'clear')).toBe(0);
  });

  test.each([
    ['out of one', 'NS=storm', -2],
    ['into one', 'BS=storm', -2],
    ['past one', 'GS=storm', 0],
  ])('[C.13] the worse weather of the two counts: %s', (_name, weather, lost) => {
    const state = after(
      position(
        'surface-activation side=soviet units=[FRNZE] hex=3010 start=3010 | under segment side=soviet arm=surface',
        `weather ${weather} | soviet @3010 FRNZE | nato @3110 HAWES/local`,
      ),
      'soviet strike ssm FRNZE at 3110',
      'soviet aim HAWES=14',
    );
    const { phase } = state.table;
    if (phase.name !== 'defence-roll') throw new Error(`No defence in ${phase.name}`);
    expect(attackDieShift(state.table, phase.aimed, { kind: 'unit', unit: unit(state, 'HAWES') })).toBe(lost);
  });
});
