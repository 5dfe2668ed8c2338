import { describe, expect, test } from 'vitest';
import { hexOf } from '../../model/chart.ts';
import type { State } from '../../model/state.ts';
import { after, eventsOf, offered, pathFor, ruling, table, whereIs } from '../../testing/table.ts';
import { pointsFor } from '../victory/victory.ts';

const NATO = 'movement side=nato';

describe('grounded with an ally', () => {
  /** A Turkish fighter of range 6 west of Greece: no Turkish base within reach. */
  const far = 'nato @1517 Tua42';
  const ground = (state: State, name: string, hex: string): string =>
    ruling(state, `nato ground ${name} ${pathFor(state, 'nato', name, hex)}`);

  test.each([
    ['[9.15] at any NATO base', `${NATO} mustLand=Tua42`, far, 'Tua42', '1418', 'ok'],
    ['[9.15] only when it must land', `${NATO} mustLand=`, far, 'Tua42', '1418', '9.15 need-not-land'],
    ['[9.15] only at a base', `${NATO} mustLand=Tua42`, far, 'Tua42', '1417', '9.15 no-foreign-base'],
    [
      '[9.16] not at a destroyed one',
      `${NATO} mustLand=Tua42`,
      `${far} | destroyed 1418`,
      'Tua42',
      '1418',
      '9.15 no-foreign-base',
    ],
    [
      '[9.15] not when it can reach its own',
      `${NATO} mustLand=Gra31`,
      'nato @1517 Gra31',
      'Gra31',
      '1713',
      '9.15 can-reach-base',
    ],
    [
      '[9.15] nor at its own',
      `${NATO} mustLand=Gra31`,
      'nato @1517 Gra31',
      'Gra31',
      '1418',
      '9.15 no-foreign-base',
    ],
    [
      '[9.61] the French without their carrier',
      `${NATO} mustLand=Fra43`,
      'nato @1517 Fra43',
      'Fra43',
      '1418',
      'ok',
    ],
    [
      '[9.61] not with her in reach',
      `${NATO} mustLand=Fra43`,
      'nato @1517 Fra43 | nato @1416 Fr40',
      'Fra43',
      '1418',
      '9.15 can-reach-base',
    ],
    [
      '[14.3] not in Israel without agreement',
      `${NATO} mustLand=Tua42`,
      'nato @1034 Tua42',
      'Tua42',
      '1035',
      '9.15 no-foreign-base',
    ],
  ])('%s', (_name, phase, forces, name, hex, verdict) => {
    expect(ground(table(phase, forces), name, hex)).toBe(verdict);
  });

  test.each([
    ['[9.15] where it is already', far.replace('1517', '1418'), '', 'Tua42', 'ok'],
    ['[9.15] by a way that it can fly', far, '', 'Tua42 1418', '5.1 not-adjacent'],
    ['[9.15] if it has not moved', far.replace('1517', '1418'), 'moved=Tua42', 'Tua42', '5.11 has-moved'],
    [
      '[9.14] [9.15] not with its carrier beneath it',
      'nato @1417 Fra43 Fr40',
      '',
      'Fra43 1418',
      '9.15 can-reach-base',
    ],
    [
      '[9.14] [9.15] nor aboard her',
      'nato @1417 Fr40 | aboard Fr40 Fra43',
      '',
      'Fra43 1418',
      '9.15 can-reach-base',
    ],
  ])('%s', (_name, forces, moved, order, verdict) => {
    const state = table(`${NATO} mustLand=${order.split(' ')[0]} ${moved}`, forces);
    expect(ruling(state, `nato ground ${order}`)).toBe(verdict);
  });

  test('[9.15] it leaves the game, and nobody counts it', () => {
    const state = table(`${NATO} mustLand=Tua42`, far);
    const away = after(state, `nato ground Tua42 ${pathFor(state, 'nato', 'Tua42', '1418')}`, 'nato done');
    expect([whereIs(away, 'Tua42'), pointsFor(away, 'soviet')]).toEqual(['grounded', 0]);
  });

  /** Seven Turkish fighters over Greek Andravida: one too many, if all stayed. */
  const seven = 'nato @1418 Tua36 Tua37 Tua38 Tua39 Tua40 Tua41 Tua42';
  test.each([
    [
      'a move to the base of an ally grounds it',
      far,
      'mustLand=Tua42',
      ['nato move Tua42 WAY'],
      'grounded',
      0,
    ],
    ['a move beside it does not', far, 'mustLand=Tua42', ['nato move Tua42 1417'], 'dead', 1],
    ['one that need not land only flies there', far, 'mustLand=', ['nato move Tua42 WAY'], '1418', 0],
    ['one that stays over such a base is grounded', 'nato @1418 Tua42', 'mustLand=Tua42', [], 'grounded', 0],
    ['not if it could have flown home', 'nato @1420 Tua42', 'mustLand=Tua42', [], 'dead', 1],
    [
      'nor if it could have when it flew there',
      'nato @1520 Tua42',
      'mustLand=Tua42',
      ['nato move Tua42 1420'],
      'dead',
      1,
    ],
    ['nor over what is left of a base', 'nato @1418 Tua42 | destroyed 1418', 'mustLand=Tua42', [], 'dead', 1],
    ['a Greek at home is at home', 'nato @1418 Gra31', 'mustLand=Gra31', [], '1418', 0],
    ['who is grounded is not too many', seven, 'mustLand=Tua42', [], 'grounded', 0],
  ])('[9.15] [9.22] %s', (_name, forces, fields, orders, place, points) => {
    const state = table(`${NATO} ${fields}`, forces);
    const name = forces.includes('Gra31') ? 'Gra31' : 'Tua42';
    const flown = orders.map(order => order.replace('WAY', pathFor(state, 'nato', name, '1418')));
    const ended = after(state, ...flown, 'nato done');
    expect([whereIs(ended, name), pointsFor(ended, 'soviet')]).toEqual([place, points]);
    expect(ended.phase.name).toBe('combat');
  });

  test('[9.15] landing abroad is one event, whichever word is used for it', () => {
    const state = table(`${NATO} mustLand=Tua42`, far);
    const way = pathFor(state, 'nato', 'Tua42', '1418');
    expect(eventsOf(state, `nato move Tua42 ${way}`)).toEqual(eventsOf(state, `nato ground Tua42 ${way}`));
    expect(eventsOf(state, `nato move Tua42 ${way}`)).toMatchObject([{ type: 'grounded' }]);
  });

  test('[9.15] the options name it once, as what it is', () => {
    const state = table(`${NATO} mustLand=Tua42`, far);
    const ends = (type: 'move' | 'ground'): readonly unknown[] =>
      offered(state, 'nato', type).map(action => ('path' in action ? action.path.at(-1) : undefined));
    expect(ends('ground')).toContain(hexOf('1418'));
    expect(ends('move').filter(hex => ends('ground').includes(hex))).toEqual([]);
  });

  test('[9.16] a Soviet aircraft never is', () => {
    const state = table('movement side=soviet mustLand=Soa12', 'soviet @1021 Soa12 | destroyed 1022');
    expect(ruling(state, 'soviet ground Soa12 1022')).toBe('9.15 need-not-land');
  });

  test('[9.15] the options offer it where it is allowed', () => {
    expect(offered(table(`${NATO} mustLand=Tua42`, far), 'nato', 'ground').length).toBeGreaterThan(0);
    expect(offered(table(`${NATO} mustLand=Gra31`, 'nato @1517 Gra31'), 'nato', 'ground')).toEqual([]);
  });
});
