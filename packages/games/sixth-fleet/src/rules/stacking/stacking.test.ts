import { describe, expect, test } from 'vitest';
import { hexOf } from '../../model/chart.ts';
import { unitsAt } from '../../model/position.ts';
import { overfullHexes } from './stacking.ts';
import type { State } from '../../model/state.ts';
import {
  after,
  eventsOf,
  hexNames,
  namesOf,
  offered,
  phaseOf,
  ruling,
  table,
  whereIs,
} from '../../testing/table.ts';

/** Nobody must land: what is too many is not lost before. */
const NATO = 'movement side=nato mustLand=';
const SEVEN = 'USa1 USa2 USa3 USa4 USa5 USa6 USa7';
const FOUR = 'US6 US7 US8 US9';

const stackAt = (state: State, hex: string): string =>
  namesOf(state, unitsAt(state, 'nato', hexOf(hex))).join(' ');

describe('too many in a hex', () => {
  const next = 'combat side=soviet attacked= targets= struck= fulfilled= exempt=';
  test.each([
    ['[7.0] three ships may stay', '@0914 US6 US7 US8', next],
    ['[7.0] a fourth is too many', `@0914 ${FOUR}`, 'excess side=soviet mover=nato'],
    ['[7.0] submarines are ships', '@0914 US6 US7 US8 US11', 'excess side=soviet mover=nato'],
    ['[7.11] six aircraft besides', '@0914 USa1 USa2 USa3 USa4 USa5 USa6 US6 US7 US8', next],
    ['[7.11] [9.41] a seventh is too many', `@0914 ${SEVEN}`, 'excess side=soviet mover=nato'],
    ['[9.62] those aboard do not count', '@0914 USa1 USa2 USa3 USa4 USa5 USa6 US1 | aboard US1 USa9', next],
  ])('%s', (_name, stack, phase) => {
    expect(phaseOf(after(table(NATO, `nato ${stack}`), 'nato done'))).toBe(phase);
  });

  test('[7.21] the limit does not matter before the end of the phase', () => {
    const state = after(table(NATO, `nato @0914 ${FOUR}`), 'nato move US6 0913');
    expect(phaseOf(after(state, 'nato done'))).toMatch(/^combat side=soviet/);
  });

  const excess = table(
    'excess side=soviet mover=nato',
    `nato @0914 USa1 ${FOUR} | nato @0920 US10 | soviet @1020 So5`,
  );
  test.each([
    ['[7.0] the opponent chooses', 'soviet remove US8', 'ok'],
    ['[7.0] the owner does not', 'nato remove US8', 'NS.1 not-your-turn'],
    ['[7.0] from the overstacked hex', 'soviet remove US10', '7.0 not-excess'],
    ['[7.0] among those that are too many', 'soviet remove USa1', '7.0 not-excess'],
    ['[7.0] not his own', 'soviet remove So5', '7.0 not-excess'],
    ['[7.0] he may not leave it', 'soviet done', '4.1 not-now'],
  ])('%s', (_name, order, verdict) => {
    expect(ruling(excess, order)).toBe(verdict);
  });

  test('[7.0] the hexes that are too full are named', () => {
    expect(hexNames(overfullHexes(excess, 'nato'))).toEqual(['0914']);
  });

  test('[7.0] he chooses until all hexes are within the limit', () => {
    const crowded = table(
      'excess side=soviet mover=nato',
      `nato @0914 ${SEVEN} ${FOUR} | nato @0920 US3 US4 US5 US10`,
    );
    const once = after(crowded, 'soviet remove USa3');
    expect(offered(once, 'soviet', 'remove')).toHaveLength(8);
    const twice = after(once, 'soviet remove US6');
    expect(phaseOf(twice)).toBe('excess side=soviet mover=nato');
    const thrice = after(twice, 'soviet remove US5');
    expect(phaseOf(thrice)).toMatch(/^combat side=soviet/);
    expect(['USa3', 'US6', 'US5'].map(name => whereIs(thrice, name))).toEqual(['dead', 'dead', 'dead']);
  });

  test('[7.0] [9.62] a carrier chosen takes the aircraft aboard with her', () => {
    const state = table(
      'excess side=soviet mover=nato',
      'nato @0914 USa11 US1 US6 US7 US8 | aboard US1 USa9 USa10',
    );
    expect(eventsOf(state, 'soviet remove US1').slice(0, 3)).toMatchObject([
      { type: 'died', cause: 'with-carrier' },
      { type: 'died', cause: 'with-carrier' },
      { type: 'died', cause: 'overstacked' },
    ]);
    const lost = after(state, 'soviet remove US1');
    expect(['US1', 'USa9', 'USa10', 'USa11'].map(name => whereIs(lost, name))).toEqual([
      'dead',
      'dead',
      'dead',
      '0914',
    ]);
  });

  test('[9.22] aircraft that did not land are lost first', () => {
    const state = table('movement side=nato mustLand=USa4', `nato @0914 ${SEVEN}`);
    const ended = after(state, 'nato done');
    expect(phaseOf(ended)).toMatch(/^combat side=soviet/);
    expect([whereIs(ended, 'USa4'), whereIs(ended, 'USa1')]).toEqual(['dead', '0914']);
  });

  test('[7.0] after the Soviets it is NATO’s choice, and then the turn ends', () => {
    const state = table('movement side=soviet', 'soviet @0914 So5 So6 So7 So3');
    const chosen = after(state, 'soviet done', 'nato remove So3');
    expect([chosen.turn, phaseOf(chosen).slice(0, 16)]).toEqual([3, 'combat side=nato']);
  });
});

describe('the order in a stack', () => {
  const forces =
    'nato @0914 USa1 USa2 US6 US11 US7 | nato @0915 Bra23 US8 | nato @0916 USa3 USa4 | soviet @1020 So5';
  test.each([
    ['[7.41] [7.42] ships in any order, of any type', 'arrange 0914 USa1 USa2 US11 US7 US6', 'ok'],
    ['[9.42] aircraft too, on top', 'arrange 0914 USa2 USa1 US6 US11 US7', 'ok'],
    ['[7.43] none below a ship', 'arrange 0914 USa1 US6 USa2 US11 US7', '7.43 aircraft-below'],
    ['[7.47] the whole stack', 'arrange 0914 USa1 US6 US11 US7', '7.47 other-units'],
    ['[7.47] each unit once', 'arrange 0914 USa1 USa1 US6 US11 US7', '7.47 other-units'],
    ['[7.42] aircraft alone', 'arrange 0916 USa4 USa3', 'ok'],
    ['[7.43] no ship on top', 'arrange 0914 US6 USa1 USa2 US11 US7', '7.43 aircraft-below'],
    ['[7.47] no more than are there', 'arrange 0914 USa1 USa2 US6 US11 US7 US8', '7.47 other-units'],
    ['[7.47] somebody', 'arrange 0913', '7.47 other-units'],
    ['[7.47] no strangers', 'arrange 0914 USa1 Bra23 US6 US11 US7', '7.47 other-units'],
    ['[7.47] not the enemy’s', 'arrange 1020 So5', '7.47 other-units'],
  ])('%s', (_name, order, verdict) => {
    expect(ruling(table(NATO, forces), `nato ${order}`)).toBe(verdict);
  });

  test('[7.47] the options list each unit brought to the top of its kind, and accept it', () => {
    const state = table(NATO, forces);
    const orders = offered(state, 'nato', 'arrange').flatMap(action =>
      action.type === 'arrange' && action.hex === hexOf('0914')
        ? [namesOf(state, action.units).join(' ')]
        : [],
    );
    expect(orders).toEqual(['USa2 USa1 US6 US11 US7', 'USa1 USa2 US11 US6 US7', 'USa1 USa2 US7 US6 US11']);
    for (const order of orders) expect(ruling(state, `nato arrange 0914 ${order}`)).toBe('ok');
  });

  test('[7.47] it is done in one’s own Movement Phase only', () => {
    const order = 'nato arrange 0914 USa2 USa1 US6 US11 US7';
    expect(ruling(table('combat side=nato', forces), order)).toBe('4.1 not-now');
    expect(ruling(table('movement side=soviet', forces), order)).toBe('NS.1 not-your-turn');
  });

  test('[7.47] a unit that has moved may still be rearranged, and one rearranged may still move', () => {
    const state = after(table(`${NATO} moved=US6`, forces), 'nato arrange 0914 USa2 USa1 US7 US6 US11');
    expect(stackAt(state, '0914')).toBe('USa2 USa1 US7 US6 US11');
    expect(ruling(state, 'nato move US7 0913')).toBe('ok');
  });

  test.each([
    [
      '[7.43] an aircraft that comes in lies on top',
      'move Bra23 0914',
      '0914',
      'Bra23 USa1 USa2 US6 US11 US7',
    ],
    [
      '[7.43] a ship below the aircraft, above the ships',
      'move US8 0914',
      '0914',
      'USa1 USa2 US8 US6 US11 US7',
    ],
    ['[7.43] so it is in the hex it leaves', 'move US6 0913', '0914', 'USa1 USa2 US11 US7'],
  ])('%s', (_name, order, hex, units) => {
    expect(stackAt(after(table(NATO, forces), `nato ${order}`), hex)).toBe(units);
  });
});
