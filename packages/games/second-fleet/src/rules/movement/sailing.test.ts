import { describe, expect, test } from 'vitest';
import { nameOfHex } from '../../model/chart.ts';
import { optionsFor } from '../../turn/options.ts';
import { specOf } from '../../model/roster.ts';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { markOf, position, unit, whereIs } from '../../testing/positions.ts';
import { viewFor } from '../../secrets/view.ts';
import type { Side } from '../../model/vocabulary.ts';

const ADVANCED = 'northern-campaign turn 2 of 36 | period 3';
const COMBAT = 'GARY CARR JAMES DAVIS FORD ELROD SIDES CLARK KNOX TRIPE STEIN BGLEY';
const OTHERS = 'ALTAR PLLUX MTEOR KOCAK CGNUS LUMUS BAUGH HAUGE BAY BUYER CMDEN MLWKE';

/** Activated in its own segment; the first of the names may carry a mark or damage. */
const acting = (names: string, at: string, others = '', heading?: string): State => {
  const bare = names.replaceAll(/\/[a-z/]*/g, '');
  const state = (side: Side, arm: string): State =>
    position(
      `segment side=${side} arm=${arm}`,
      `${side} @${at} ${names}${others === '' ? '' : ` | ${others}`}`,
      heading,
    );
  const boats = /MKALN|LAJLA|KYA|OKA/;
  const side: Side = /MKALN|OKA|FRNZE|OTTUK/.test(bare) ? 'soviet' : 'nato';
  return after(state(side, boats.test(bare) ? 'submarine' : 'surface'), `${side} activate ${bare}`);
};

const sideOf = (state: State): Side => ('side' in state.table.phase ? state.table.phase.side : 'nato');
const sailing = (state: State, path: string): string => ruling(state, `${sideOf(state)} sail ${path}`);

describe('[5.3] how far', () => {
  test.each([
    [
      '[C.13.2] small craft have all their points in clear weather',
      'PCS1',
      '3210',
      '',
      '3209 3208 3207 3206 3205 3204',
      'ok',
    ],
    [
      '[C.13.2] frigates theirs in a squall',
      'HAWES',
      '2922',
      'weather NS=squall',
      '2921 2920 2919 2918',
      'ok',
    ],
    [
      '[C.13.2] small craft in port have half in a squall',
      'PCS1',
      '3311',
      'weather BS=squall',
      '3310 3210 3209',
      'ok',
    ],
    [
      '[C.13.2] at sea they lose one in a storm, as others do',
      'PCS1',
      '3210',
      'weather BS=storm',
      '3209 3208 3207 3206 3205',
      'ok',
    ],
    [
      '[C.13.2] and no more',
      'PCS1',
      '3210',
      'weather BS=storm',
      '3209 3208 3207 3206 3205 3204',
      '5.3 too-far',
    ],
    [
      '[C.18.5] a ship that took stores in port stays',
      'HAWES',
      '3311',
      'options logistics | campaign served=[HAWES]',
      '3310',
      '5.3 too-far',
    ],
    [
      '[C.18.6] one that did at sea goes one hex',
      'HAWES',
      '2922',
      'options logistics | campaign served=[HAWES]',
      '2921',
      'ok',
    ],
    [
      '[C.18.6] and no farther',
      'HAWES',
      '2922',
      'options logistics | campaign served=[HAWES]',
      '2921 2920',
      '5.3 too-far',
    ],
    [
      '[C.18.2] a ship without fuel goes one hex',
      'HAWES',
      '2922',
      'options logistics | stores nato unit=HAWES fuel=0 ssm=0 asw=0 antiAir=0 torpedo=0 bombs=0 airSsm=0 airSsmShort=0 cruise=0 ammunition=0 cargoFuel=0',
      '2921 2920',
      '5.3 too-far',
    ],
  ])('%s', (_name, ship, at, others, path, expected) => {
    expect(sailing(acting(ship, at, others), path)).toBe(expected);
  });

  test('[C.18.5] high speed does not take a ship out of the port where she took stores', () => {
    const state = position(
      'surface-activation side=nato units=[HAWES] start=3311 hex=3311 highSpeed=true | under segment side=nato arm=surface',
      'options logistics highSpeeds | campaign served=[HAWES] | nato @3311 HAWES',
    );
    expect(sailing(state, '3310')).toBe('5.3 too-far');
  });

  test.each([
    ['[16.3.3] submarines pay one point for drift ice', 'MKALN', '1907', '1908 1909 1910', 'ok'],
    ['[5.7] one that begins in pack ice may leave it', 'MKALN', '1510', '1610', 'ok'],
  ])('%s', (_name, ship, at, path, expected) => {
    expect(sailing(acting(ship, at, '', ADVANCED), path)).toBe(expected);
  });
});

describe('[5.5] Norwegian ships', () => {
  test.each([
    ['go as far as six hexes from Norway', 'OSLO', '3020', '2920', 'ok'],
    ['[C.20.7] from outside come closer, not along', 'OSLO', '2819', '2719', '5.5 far-from-norway'],
    ['are bound, their submarines are not', 'KYA', '2920', '2819', 'ok'],
  ])('%s', (_name, ship, at, path, expected) => {
    expect(sailing(acting(ship, at), path)).toBe(expected);
  });
});

describe('[6.1] where there is room', () => {
  test.each([
    ['[C.1.1] twelve auxiliaries', 'OGDEN', OTHERS.split(' ').slice(1).join(' '), 'ok'],
    ['[C.1.1] not thirteen', 'OGDEN', OTHERS, '6.1 too-many'],
    ['[C.1.1] a combat ship beside twelve auxiliaries', 'HAWES', OTHERS, 'ok'],
    ['[6.1] a submarine under all of them', 'LAJLA', `${COMBAT} ${OTHERS}`, 'ok'],
  ])('%s', (_name, ship, there, expected) => {
    expect(sailing(acting(ship, '2922', `nato @2921 ${there}`), '2921')).toBe(expected);
  });
});

describe('what is noticed on the way', () => {
  test('[C.2.12] seen where they cannot stay, ships go on', () => {
    const passed = after(acting('HAWES', '2923', 'soviet @2922 FRNZE'), 'nato sail 2922 2921');
    expect([whereIs(passed, 'HAWES'), markOf(passed, 'HAWES')]).toEqual(['2921', 'local']);
  });

  test('[C.5.1] of ships that sail together those without a mark get one', () => {
    const seen = after(acting('HAWES/local GARY', '2924', 'soviet @2922 FRNZE'), 'nato sail 2923');
    expect([markOf(seen, 'HAWES'), markOf(seen, 'GARY')]).toEqual(['local', 'local']);
  });

  test('[9.5.4] the coast sees no submarines', () => {
    expect(markOf(after(acting('MKALN', '3109'), 'soviet sail 3208'), 'MKALN')).toBe('none');
  });

  test('[19.1] the array does not hear ships', () => {
    const passed = after(acting('FRNZE', '2428', '', 'iceland-gap turn 2 of 12'), 'soviet sail 2429 2430');
    expect([passed.table.phase.name, whereIs(passed, 'FRNZE')]).toEqual(['surface-activation', '2430']);
  });
});

describe('what the options offer', () => {
  const reached = (state: State): readonly string[] =>
    optionsFor(viewFor(state, sideOf(state)))
      .reach()
      .map(({ hex }) => nameOfHex(hex));
  const firing = (name: string, fields: string): State =>
    position(
      `${name}-activation side=nato ${fields} start=2922 hex=2922 | under segment side=nato arm=${name}`,
      'nato @2922 HAWES | nato @2922 LAJLA',
    );

  test.each([
    ['[4.1.3] ships that have not moved reach', firing('surface', 'units=[HAWES]'), true],
    [
      '[4.1.3] ships that have attacked first still do',
      firing('surface', 'units=[HAWES] attacks=[ssm]'),
      true,
    ],
    [
      '[4.1.3] ships that have made their move reach nothing',
      firing('surface', 'units=[HAWES] moved=over'),
      false,
    ],
    ['[4.2.2] a submarine reaches', firing('submarine', 'units=[LAJLA]'), true],
    [
      '[4.2.2] one that has attacked reaches nothing',
      firing('submarine', 'units=[LAJLA] attacks=[torpedo]'),
      false,
    ],
  ])('%s', (_name, state, far) => {
    expect(reached(state).length > 0).toBe(far);
  });

  test('[5.7] ships are not offered pack ice, nuclear submarines are', () => {
    expect(reached(acting('FRNZE', '1610'))).not.toContain('1510');
    expect(reached(acting('MKALN', '1610'))).toContain('1510');
  });

  test('[5.3] nothing is farther than the points that are left', () => {
    const state = acting('OGDEN', '2922');
    const { front } = specOf(state.table, unit(state, 'OGDEN'));
    const costs = optionsFor(viewFor(state, 'nato'))
      .reach()
      .map(({ cost, path }) => [cost, path.length]);
    expect(costs.every(([cost, length]) => cost === length && (cost ?? 9) <= front.move)).toBe(true);
    expect(reached(after(state, 'nato sail 2921 2920 2919'))).toEqual([]);
  });
});
