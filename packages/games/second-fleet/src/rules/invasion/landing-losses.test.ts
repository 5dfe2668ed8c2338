import { describe, expect, test } from 'vitest';
import { baseOf } from '../stacking/bases.ts';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { position } from '../../testing/positions.ts';
import { fightersOver } from './landing.ts';

const HEADING = 'northern-campaign turn 4 of 36';
const soviet = (forces: string): State =>
  position('invasion side=soviet', `secret soviet strategy=unrestricted | ${forces}`, HEADING);
const nato = (forces: string): State => position('invasion side=nato', forces, HEADING);

describe('[C.17] who goes ashore', () => {
  const OFF = 'soviet @3307 BELOY | soviet @3207 SVRPY';
  test.each([
    [
      '[C.17.3] not the enemy’s marines',
      `nato @3307 OGDEN | soviet @3207 SVRPY`,
      'marines OGDEN',
      'C.17.3 not-amphibious',
    ],
    ['[C.17.5] not the enemy’s commandos', 'nato @3307 HAWES', 'commandos HAWES', 'C.17.5 no-commandos'],
    ['[C.17.5] not from a ship elsewhere', 'soviet @3107 SVRPY', 'commandos SVRPY', 'C.17.2 not-off-base'],
    ['[C.17] each ship once', OFF, 'marines BELOY BELOY', 'C.17.3 lands-twice'],
    ['[C.17] each party once', OFF, 'commandos SVRPY SVRPY', 'C.17.5 party-twice'],
    ['[C.17.6] marines with parachutists', OFF, 'marines BELOY paras 1', 'ok'],
    ['[C.17.6] parachutists alone', OFF, 'paras 1', 'ok'],
    [
      '[C.17.4] as many battalions as are left',
      `${OFF} | campaign paras.soviet=2 paras.nato=12`,
      'paras 2',
      'ok',
    ],
    [
      '[C.17.4] no more',
      `${OFF} | campaign paras.soviet=2 paras.nato=12`,
      'paras 3',
      'C.17.4 too-many-paras',
    ],
    [
      '[C.17.5] commandos that are left',
      `${OFF} | campaign commandos.soviet=0 commandos.nato=9`,
      'commandos SVRPY',
      'C.17.5 too-many-commandos',
    ],
  ])('%s', (_name, forces, order, expected) => {
    expect(ruling(soviet(forces), `soviet assault Banak ${order}`)).toBe(expected);
  });

  test('[C.17.4] six battalions on all bases together', () => {
    const four = after(soviet(OFF), 'soviet assault Banak paras 4', 'roll 0', 'roll 9');
    expect(ruling(four, 'soviet assault Bardufoss paras 2')).toBe('ok');
    expect(ruling(four, 'soviet assault Bardufoss paras 3')).toBe('C.17.4 too-many-paras');
  });

  test('[C.17.1] NATO never invades a Soviet base', () => {
    const state = nato('base Banak owner=soviet');
    expect(ruling(state, 'nato assault Murmansk paras 1')).toBe('C.17.1 not-invadable');
    expect(ruling(state, 'nato assault Banak paras 1')).toBe('ok');
  });
});

describe('[C.17.4] fighters over the drop', () => {
  /** Patrols fly only later in the day: the rule is asked there. */
  const lostTo = (forces: string): number => {
    const { table } = position('initiative', forces, HEADING);
    return fightersOver(table, 'soviet', baseOf('Banak'));
  };
  test.each([
    ['a patrol over the base', 'cap Banak NO-F16-1', 1],
    ['a patrol of two is one mission', 'cap Banak NO-F16-1 NO-F16-2', 1],
    ['a patrol four hexes away', 'nato @2908 RSVLT | cap RSVLT F14-1', 1],
    ['not five', 'nato @2808 RSVLT | cap RSVLT F14-1', 0],
    [
      'patrols and interceptors together',
      'cap Banak NO-F16-1 | returning Bodo interception BS BS NO-F16-2',
      2,
    ],
    ['not interceptors that lost the sky', 'returning Bodo interception BS - NO-F16-2', 0],
    ['not one’s own', 'cap Pechenga S27-1 | returning Kilpyavr interception BS BS S27-2', 0],
  ])('%s', (_name, forces, lost) => {
    expect(lostTo(forces)).toBe(lost);
  });
});
