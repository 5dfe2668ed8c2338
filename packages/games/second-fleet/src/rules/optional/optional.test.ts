import { describe, expect, test } from 'vitest';
import { hexOf } from '../../model/chart.ts';
import { fold } from '../../turn/chain.ts';
import { markOf, position, unit, units } from '../../testing/positions.ts';
import { DIE_FACES } from '../../model/vocabulary.ts';
import { refuseGuestAttack, refuseOutOfAlliance } from '../politics/alliance.ts';
import { baseOf } from '../stacking/bases.ts';
import { flightAllowance, loadFor } from './air-movement.ts';
import { refuseCloseCombat } from './close-combat.ts';
import { isDeaf, isHeard, refuseHighSpeed } from './high-speed.ts';
import { isShadowed, notedOf, refuseTattletaleTarget, shadow } from './tattletale.ts';
import { driftOf } from './variable-targeting.ts';

const at = (forces: string, heading = 'kola-strike turn 2 of 15') => position('initiative', forces, heading);

describe('high speeds', () => {
  const code = (forces: string, names: string): string => {
    const state = at(forces);
    return refuseHighSpeed(state.table, undefined, units(state, names), hexOf('2922'))?.code ?? 'ok';
  };
  test.each([
    ['[C.21.6] fast ships', 'options highSpeeds | nato @2922 HAWES GARY', 'HAWES GARY', 'ok'],
    ['[24.6] only with the option', 'nato @2922 HAWES', 'HAWES', 'no-high-speed'],
    [
      '[C.21.6] not with a slow one',
      'options highSpeeds | nato @2922 HAWES OGDEN',
      'HAWES OGDEN',
      'too-slow',
    ],
    [
      '[C.21.6] not with a damaged one',
      'options highSpeeds | nato @2922 HAWES/damaged GARY',
      'HAWES GARY',
      'too-slow',
    ],
    [
      '[C.13.2] not in a storm',
      'options highSpeeds | weather NS=storm | nato @2922 HAWES',
      'HAWES',
      'storm-at-sea',
    ],
  ])('%s', (_name, forces, names, expected) => {
    expect(code(forces, names)).toBe(expected);
  });

  test('[C.21.6] deaf for the turn', () => {
    const state = at('nato @2922 HAWES GARY | campaign hasty=[HAWES]');
    expect(['HAWES', 'GARY'].map(name => isDeaf(state.table, unit(state, name)))).toEqual([true, false]);
  });

  test.each([
    ['a submarine three hexes away', 'nato @2922 HAWES | soviet @2919 MKALN', true],
    ['four hexes away', 'nato @2922 HAWES | soviet @2918 MKALN', false],
    ['a ship', 'nato @2922 HAWES | soviet @2920 FRNZE', true],
  ])('[C.21.6] heard by %s', (_name, forces, heard) => {
    expect(isHeard(at(forces).table, 'nato', hexOf('2922'))).toBe(heard);
  });
});

describe('longer flights', () => {
  const on = at('options airMovement').table;
  const off = at('campaign talks=0').table;
  test.each([
    ['[C.21.7] without an attack half more', 'none', 27],
    ['[C.21.7] with half its load a quarter more', 'half', 22],
    ['[C.21.7] with all of it as printed', 'full', 18],
  ] as const)('%s', (_name, load, hexes) => {
    expect(flightAllowance(on, 18, load)).toBe(hexes);
    expect(flightAllowance(off, 18, load)).toBe(18);
  });

  test.each([
    [18, 'full'],
    [19, 'half'],
    [22, 'half'],
    [23, 'none'],
  ])('[24.7] a flight of %i leaves %s', (flown, load) => {
    expect(loadFor(on, 18, flown)).toBe(load);
  });
});

test('[C.21.8] [24.8] where salvoes go', () => {
  expect(DIE_FACES.map(driftOf).join(' ')).toBe(
    'as-aimed as-aimed as-aimed as-aimed as-aimed as-aimed as-aimed beneath beneath decoyed',
  );
});

test('[C.21.9] [24.9] close combat: with the option, not in a storm', () => {
  const code = (forces: string) => refuseCloseCombat(at(forces).table, hexOf('2922'), hexOf('2921'))?.code;
  expect(code('campaign talks=0')).toBe('no-close-combat');
  expect(code('options closeCombat')).toBeUndefined();
  expect(code('options closeCombat | weather NS=storm')).toBe('storm-for-guns');
});

describe('tattletales', () => {
  const start = at(
    'options tattletales | nato @2922 HAWES GARY | soviet @3202 NKTMY',
    'kola-strike turn 1 of 15',
  );
  const state = fold(start, shadow(start.table, unit(start, 'NKTMY'), hexOf('2921')));
  const tattletale = units(state, 'NKTMY');

  test('[C.21.5] [9.2] a hex with two forces is marked as one', () => {
    const two = at('options tattletales | nato @2922 HAWES GARY | nato @2922 OGDEN | soviet @3202 NKTMY');
    const seen = fold(two, shadow(two.table, unit(two, 'NKTMY'), hexOf('2921')));
    expect(['HAWES', 'GARY', 'OGDEN'].map(name => markOf(seen, name))).toEqual(Array(3).fill('strategic'));
  });

  test('[C.21.5] NATO spares them until the Soviets attack', () => {
    expect(refuseTattletaleTarget(state.table, 'nato', tattletale)?.code).toBe('still-peace');
    const attacked = fold(state, notedOf(state.table, 'soviet', false, units(state, 'HAWES')));
    expect(refuseTattletaleTarget(attacked.table, 'nato', tattletale)).toBeUndefined();
  });

  test('[C.21.5] or until turn 2', () => {
    const later = { ...state.table, turn: 2 };
    expect(refuseTattletaleTarget(later, 'nato', tattletale)).toBeUndefined();
  });

  test('[C.21.5] the first missiles are aimed by them, the second are not', () => {
    expect(isShadowed(state.table, units(state, 'HAWES GARY'))).toBe(true);
    const fired = fold(state, notedOf(state.table, 'soviet', true, units(state, 'HAWES')));
    expect(isShadowed(fired.table, units(state, 'HAWES GARY'))).toBe(false);
    const torpedoed = fold(state, notedOf(state.table, 'soviet', false, units(state, 'HAWES')));
    expect(isShadowed(torpedoed.table, units(state, 'HAWES GARY'))).toBe(true);
  });
});

describe('a nation out of the alliance', () => {
  const state = at('campaign broken=NO | nato @3721 STVGR | at Bodo US-F16-1');
  test('[C.14.4] does not act, and others do not attack from its fields', () => {
    expect(refuseOutOfAlliance(state.table, unit(state, 'STVGR'))?.code).toBe('left-alliance');
    expect(refuseOutOfAlliance(state.table, unit(state, 'US-F16-1'))).toBeUndefined();
    const home = { kind: 'base', base: baseOf('Bodo') } as const;
    expect(refuseGuestAttack(state.table, home, unit(state, 'US-F16-1'))?.code).toBe('closed-field');
  });
});
