import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after } from '../../testing/orders.ts';
import { namesOf, position } from '../../testing/positions.ts';

const gunfight = (nato: string, options = 'closeCombat'): State =>
  position(
    'surface-activation side=soviet units=[FRNZE,OTTUK] hex=2808 start=2808 | under segment side=soviet arm=surface',
    `options ${options} | soviet @2808 FRNZE OTTUK | ${nato}`,
  );

/** All 34 points on one ship, then the dice of defence and attack. */
const fired = (state: State, target: string, defence: number, attack: number): State =>
  after(
    state,
    'soviet strike close FRNZE OTTUK at 2809',
    `soviet aim ${target}=34`,
    `roll ${defence}`,
    `roll ${attack}`,
  );

const answering = (state: State): string => {
  const { phase } = state.table;
  return phase.name === 'targeting' && phase.strike.answer
    ? namesOf(state, phase.strike.units).split(' ').toSorted().join(' ')
    : phase.name;
};

describe('[C.21.9] who answers', () => {
  test('the survivors of the force that was attacked', () => {
    const state = gunfight('nato @2809 HAWES/local GARY/local | nato @2809 CARR/local FORD/local');
    expect(answering(fired(state, 'HAWES', 0, 9))).toBe('GARY');
    expect(answering(fired(state, 'HAWES', 9, 0))).toBe('GARY HAWES');
  });

  test('only those with guns', () => {
    const state = gunfight('nato @2809 HAWES/local GARY/local ALTAR/local');
    expect(answering(fired(state, 'HAWES', 9, 0))).toBe('GARY HAWES');
  });

  test('nobody where nobody is left', () => {
    expect(answering(fired(gunfight('nato @2809 HAWES/local'), 'HAWES', 0, 9))).toBe('surface-activation');
  });

  test('the best six', () => {
    const state = gunfight(
      'nato @2809 DAVID/local FORD/local ELROD/local HAWES/local GARY/local CARR/local JAMES/local VNCNS/local',
    );
    expect(answering(fired(state, 'DAVID', 9, 0))).toBe('CARR FORD GARY HAWES JAMES VNCNS');
  });

  test('missiles are not answered', () => {
    const state = after(
      gunfight('nato @2809 HAWES/local'),
      'soviet strike ssm FRNZE OTTUK at 2809',
      'soviet aim HAWES=26',
      'roll 9',
      'roll 0',
    );
    expect(answering(state)).toBe('surface-activation');
  });
});
