import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after } from '../../testing/orders.ts';
import { position, unit, whereIs } from '../../testing/positions.ts';
import { baseSpec } from '../stacking/bases.ts';

const HEADING = 'northern-campaign turn 4 of 36';
/** Six battalions take any base in Norway that flak leaves them. */
const taken = (base: string, forces: string): State =>
  after(
    position(
      'invasion side=soviet',
      `secret soviet strategy=unrestricted | base ${base} airfield=0 | ${forces}`,
      HEADING,
    ),
    `soviet assault ${base} paras 6`,
    'roll 0',
    'roll 9',
  );

const fieldOf = (state: State, name: string): string => {
  const where = state.table.pieces[unit(state, name)]?.where;
  return where?.at === 'home' && where.home.kind === 'base'
    ? baseSpec(where.home.base).name
    : (where?.at ?? '');
};

describe('[C.17.9] aircraft of a base that falls', () => {
  test.each([
    ['fly to the nearest field of the zone', 'at Orland NO-F16-1', 'Bodo'],
    ['to the next where that is full', 'at Orland NO-F16-1 | at Bodo US-F16-1 F15-1 F15-2 F111-1', 'Andoya'],
    ['to the next where that is destroyed', 'at Orland NO-F16-1 | base Bodo airfield=3', 'Andoya'],
    [
      'and are lost where there is none',
      'at Orland NO-F16-1 | base Bodo airfield=3 | base Andoya owner=soviet',
      'lost',
    ],
  ])('%s', (_name, forces, field) => {
    expect(fieldOf(taken('Orland', forces), 'NO-F16-1')).toBe(field);
  });
});

describe('[C.17.9] ships of a base that falls', () => {
  /** From Tromso the sea is reached through 3210, 3211, 3310 and 3312. */
  const drivenTo = (forces: string): string =>
    whereIs(taken('Tromso', `nato @3311 PCS1 | ${forces}`), 'PCS1');

  test('sail next to it', () => {
    expect(['3210', '3211', '3310', '3312']).toContain(drivenTo('weather BS=clear'));
  });

  test.each([
    ['not among enemy ships', 'soviet @3210 FRNZE | soviet @3310 OTTUK | soviet @3312 OSMTR', '3211'],
    ['nor enemy submarines', 'soviet @3210 MKALN | soviet @3211 FDZHR | soviet @3312 DON', '3310'],
    [
      '[6.1] nor where there is no room',
      'soviet @3210 FRNZE | soviet @3211 OTTUK | soviet @3310 OSMTR | nato @3312 HAWES GARY CARR JAMES DAVIS FORD ELROD SIDES CLARK KNOX TRIPE STEIN',
      'farther',
    ],
  ])('%s', (_name, forces, expected) => {
    const hex = drivenTo(forces);
    if (expected === 'farther') expect(['3210', '3211', '3310', '3311', '3312']).not.toContain(hex);
    else expect(hex).toBe(expected);
  });

  test('nor into a base of the enemy', () => {
    const state = taken('Narvik', 'nato @3412 HAWES | base Andoya owner=soviet');
    expect(whereIs(state, 'HAWES')).not.toBe('3313');
  });

  test('where nobody lay nobody is driven out', () => {
    const state = taken('Tromso', 'nato @3210 HAWES');
    expect(whereIs(state, 'HAWES')).toBe('3210');
  });
});
