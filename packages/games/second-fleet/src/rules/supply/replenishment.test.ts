import { describe, expect, test } from 'vitest';
import type { State, Stores } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { position, unit } from '../../testing/positions.ts';
import { rosterOf, withRosters } from '../../testing/rosters.ts';
import { mostOf } from './replenishment.ts';

type Change = { readonly [name: string]: Partial<Stores> };
const at = (forces: string, change: Change = {}): State =>
  withRosters(position('replenishment side=nato', `options logistics | ${forces}`), change);
const most = (state: State, giver: string, taker: string) =>
  mostOf(state.table, state.secret.nato, unit(state, giver), unit(state, taker));

describe('[2.3.3] the step', () => {
  test('comes after the patrols with logistics, Soviet first', () => {
    const soviet = after(position('cap side=nato', 'options logistics | nato @2922 HAWES'), 'nato done');
    const nato = after(soviet, 'soviet done');
    expect([soviet.table.phase, nato.table.phase]).toEqual([
      { name: 'replenishment', side: 'soviet' },
      { name: 'replenishment', side: 'nato' },
    ]);
    expect(after(nato, 'nato done').table.phase.name).toBe('initiative');
  });

  test('[20] not without', () => {
    expect(after(position('cap side=nato', 'nato @2922 HAWES'), 'nato done').table.phase.name).toBe(
      'initiative',
    );
  });
});

describe('[C.18.5] in port', () => {
  test.each([
    ['not the enemy', 'soviet @3605 FRNZE | nato @3834 HAWES', {}, 'FRNZE', 'NS.1 not-yours'],
    ['not what is lost', 'lost GARY | nato @3834 HAWES', {}, 'GARY', 'NS.1 not-yours'],
    ['not aircraft', 'at Leuchars TOR-1 | nato @3834 HAWES', {}, 'TOR-1', 'NS.1 not-yours'],
    ['a supply ship for its ammunition', 'nato @3834 KISKA', { KISKA: { ammunition: 5 } }, 'KISKA', 'ok'],
    ['a supply ship for its fuel', 'nato @3834 CMDEN', { CMDEN: { cargoFuel: 5 } }, 'CMDEN', 'ok'],
    ['a submarine for its torpedoes', 'nato @3736 LAJLA', { LAJLA: { torpedo: 1 } }, 'LAJLA', 'ok'],
    ['not a full nuclear ship', 'nato @3834 VRGNA', {}, 'VRGNA', 'C.18.5 lacks-nothing'],
  ])('%s', (_name, forces, change, ship, expected) => {
    expect(ruling(at(forces, change), `nato replenish ${ship}`)).toBe(expected);
  });

  test('supply ships fill up', () => {
    const state = after(
      at('nato @3834 CMDEN', { CMDEN: { cargoFuel: 1, ammunition: 2, fuel: 3 } }),
      'nato replenish CMDEN',
    );
    expect(rosterOf(state, 'CMDEN')).toMatchObject({ cargoFuel: 14, ammunition: 14, fuel: 8 });
  });

  test('no row beyond what it holds', () => {
    const state = after(at('nato @3834 HAWES', { HAWES: { ssm: 1 } }), 'nato replenish HAWES');
    expect(rosterOf(state, 'HAWES')).toMatchObject({ ssm: 2, asw: 3, antiAir: 4 });
  });

  test('[C.18.6] long missiles and cruise missiles too', () => {
    const state = after(at('nato @3834 SPNCE', { SPNCE: { ssm: 5, cruise: 0 } }), 'nato replenish SPNCE');
    expect(rosterOf(state, 'SPNCE')).toMatchObject({ ssm: 6, cruise: 3 });
  });
});

describe('[C.18.6] at sea', () => {
  const WITH_OILER = 'nato @2922 HAWES WLMET';
  test.each([
    [
      'fuel that is lacking',
      WITH_OILER,
      { HAWES: { fuel: 1 } },
      'supply WLMET HAWES fuel 2 ammunition 0',
      'ok',
    ],
    [
      'no more',
      WITH_OILER,
      { HAWES: { fuel: 1 } },
      'supply WLMET HAWES fuel 3 ammunition 0',
      'C.18.6 too-much',
    ],
    [
      'no more than she has',
      WITH_OILER,
      { HAWES: { fuel: 1 }, WLMET: { cargoFuel: 1 } },
      'supply WLMET HAWES fuel 2 ammunition 0',
      'C.18.6 too-much',
    ],
    [
      'both at once',
      'nato @2922 HAWES CMDEN',
      { HAWES: { fuel: 1, ssm: 1 } },
      'supply CMDEN HAWES fuel 1 ammunition 1',
      'ok',
    ],
    [
      'not from hex to hex',
      'nato @2922 HAWES | nato @2921 WLMET',
      { HAWES: { fuel: 1 } },
      'supply WLMET HAWES fuel 1 ammunition 0',
      'C.18.6 not-alongside',
    ],
    [
      'not to herself',
      WITH_OILER,
      { WLMET: { fuel: 1 } },
      'supply WLMET WLMET fuel 1 ammunition 0',
      'C.18.6 not-alongside',
    ],
    [
      'not from the enemy',
      'nato @2922 HAWES | soviet @2920 KOIDA',
      { HAWES: { fuel: 1 } },
      'supply KOIDA HAWES fuel 1 ammunition 0',
      'NS.1 not-yours',
    ],
    [
      'not to the enemy',
      'nato @2922 WLMET | soviet @2920 FRNZE',
      {},
      'supply WLMET FRNZE fuel 1 ammunition 0',
      'NS.1 not-yours',
    ],
    [
      'a tender does not serve ships',
      'nato @2922 HAWES DIXON',
      { HAWES: { ssm: 0 } },
      'supply DIXON HAWES fuel 0 ammunition 1',
      'C.18.6 wrong-tender',
    ],
    [
      'the takers of another ship do not count',
      'nato @2922 HAWES KISKA BUTTE | campaign takers=[KISKA,KISKA,KISKA]',
      { HAWES: { ssm: 0 } },
      'supply BUTTE HAWES fuel 0 ammunition 1',
      'ok',
    ],
  ])('%s', (_name, forces, change, order, expected) => {
    expect(ruling(at(forces, change), `nato ${order}`)).toBe(expected);
  });

  test('a point of fuel is a box', () => {
    const state = after(
      at(WITH_OILER, { HAWES: { fuel: 1 } }),
      'nato supply WLMET HAWES fuel 2 ammunition 0',
    );
    expect([rosterOf(state, 'HAWES').fuel, rosterOf(state, 'WLMET').cargoFuel]).toEqual([3, 16]);
  });

  test('who has taken once takes no more', () => {
    const state = at('nato @2922 HAWES KISKA BUTTE', { HAWES: { ssm: 0 } });
    const once = after(state, 'nato supply KISKA HAWES fuel 0 ammunition 1');
    expect(ruling(once, 'nato supply BUTTE HAWES fuel 0 ammunition 1')).toBe('C.18.6 served-at-sea');
  });

  test.each([
    ['neither long missiles nor cruise missiles', { SPNCE: { ssm: 0, cruise: 0, asw: 0 } }, 'SPNCE', 4],
    ['short missiles and ASW', { HAWES: { ssm: 0, asw: 1 } }, 'HAWES', 4],
  ])('%s', (_name, change, taker, points) => {
    const state = at('nato @2922 HAWES SPNCE KISKA', change);
    expect(most(state, 'KISKA', taker).ammunition).toBe(points);
  });

  test.each([
    ['clear', 4],
    ['squall', 2],
    ['storm', 0],
  ])('[C.13.5] in %s weather a ship with five points gives %i', (weather, points) => {
    const change = { HAWES: { ssm: 0, asw: 1 }, KISKA: { ammunition: 5 } };
    const state = at(`nato @2922 HAWES KISKA | weather NS=${weather}`, change);
    expect(most(state, 'KISKA', 'HAWES').ammunition).toBe(points);
  });
});
