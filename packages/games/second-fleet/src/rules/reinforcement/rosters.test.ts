import { describe, expect, test } from 'vitest';
import { fold } from '../../turn/chain.ts';
import type { State } from '../../model/state.ts';
import { namesOf, position, unit, units } from '../../testing/positions.ts';
import { rosterOf, withRosters } from '../../testing/rosters.ts';
import {
  burnFuel,
  drawOf,
  refuseAmmunition,
  type Shot,
  spendAmmunition,
  spendAntiAir,
} from '../supply/logistics.ts';
import { fullStores, storesAtStart } from '../supply/stores.ts';

const at = (forces: string): State => position('initiative', `options logistics | ${forces}`);
const ssm = (state: State, name: string): Shot => ({ attack: 'ssm', unit: unit(state, name) });

describe('[C.18.1] rosters', () => {
  test.each([
    ['a frigate without missiles', 'PAGE', { fuel: 3, ssm: 0, asw: 4, antiAir: 4 }],
    ['one without area AA', 'DAVID', { ssm: 0, asw: 4, antiAir: 0 }],
    ['a destroyer', 'OTTUK', { fuel: 4, ssm: 3, asw: 4, antiAir: 5 }],
    ['a carrier by type', 'BAKU', { fuel: 6, bombs: 6, ssm: 8, asw: 6, antiAir: 8 }],
    ['a missile boat hunts, if it must', 'DNSKY', { torpedo: 2, ssm: 0 }],
    ['ships have no torpedoes', 'HAWES', { torpedo: 0 }],
    ['a British boat', 'OTUS', { torpedo: 3 }],
    ['a Norwegian boat', 'KYA', { torpedo: 2 }],
  ])('%s', (_name, ship, rows) => {
    const state = at('nato @2922 HAWES');
    expect(fullStores(state.table, unit(state, ship))).toMatchObject(rows);
  });

  test('for the ships and submarines of a side that are in play, and for no aircraft', () => {
    const state = at(
      'nato @2922 HAWES | nato @2529 LAJLA | soviet @3202 FRNZE | at Bodo US-F16-1 | due GARY',
    );
    const names = (side: 'nato' | 'soviet') =>
      namesOf(
        state,
        storesAtStart(state.table, side).map(each => each.unit),
      )
        .split(' ')
        .toSorted();
    expect([names('nato'), names('soviet')]).toEqual([['GARY', 'HAWES', 'LAJLA'], ['FRNZE']]);
  });
});

describe('[C.18.3] what an attack costs', () => {
  test('each ship one box of her own', () => {
    const state = withRosters(at('nato @2922 HAWES GARY'), { HAWES: { ssm: 1 }, GARY: { ssm: 1 } });
    const shots = [ssm(state, 'HAWES'), ssm(state, 'GARY')];
    expect(refuseAmmunition(state.table, state.secret.nato, shots)).toBeUndefined();
    const full = withRosters(state);
    const fired = fold(full, spendAmmunition(full, shots));
    expect([rosterOf(fired, 'HAWES').ssm, rosterOf(fired, 'GARY').ssm]).toEqual([1, 1]);
  });

  test('[C.18.4] long and short missiles of a carrier are counted apart', () => {
    const state = withRosters(at('nato @2922 RSVLT'), { RSVLT: { airSsm: 1, airSsmShort: 1 } });
    const home = { kind: 'carrier', carrier: unit(state, 'RSVLT') } as const;
    const shots: readonly Shot[] = [
      { attack: 'ssm', unit: unit(state, 'A6-1'), home },
      { attack: 'ssm', unit: unit(state, 'F18-1'), home, missile: 'short' },
    ];
    expect(refuseAmmunition(state.table, state.secret.nato, shots)).toBeUndefined();
    const fired = fold(state, spendAmmunition(state, shots));
    expect(rosterOf(fired, 'RSVLT')).toMatchObject({ airSsm: 0, airSsmShort: 0 });
  });

  test('[C.21.1] cruise missiles of a ship without the row cost no box', () => {
    const state = withRosters(at('nato @2922 VRGNA'));
    const shots: readonly Shot[] = [{ ...ssm(state, 'VRGNA'), missile: 'cruise' }];
    expect(refuseAmmunition(state.table, state.secret.nato, shots)).toBeUndefined();
    expect(spendAmmunition(state, shots)).toEqual([]);
  });

  test('a submarine fires missiles from their row, cruise missiles from the second', () => {
    const state = at('soviet @3202 DON');
    expect(drawOf(state.table, ssm(state, 'DON'))?.row).toBe('ssm');
    expect(drawOf(state.table, { ...ssm(state, 'DON'), missile: 'cruise' })?.row).toBe('cruise');
  });

  test('[20] nothing is refused without the option', () => {
    const state = position('initiative', 'nato @2922 HAWES');
    const empty = { stores: [{ ...fullStores(state.table, unit(state, 'HAWES')), ssm: 0 }] };
    expect(refuseAmmunition(state.table, empty, [ssm(state, 'HAWES')])).toBeUndefined();
  });

  test('guns without a row of their own cost nothing', () => {
    const state = withRosters(at('nato @2922 HAWES SPNCE'));
    expect(spendAntiAir(state, units(state, 'SPNCE'))).toEqual([]);
    expect(spendAntiAir(state, units(state, 'HAWES SPNCE'))).toHaveLength(1);
  });
});

describe('[C.18.2] fuel', () => {
  const VOYAGES =
    'campaign voyages.0.unit=HAWES voyages.0.today=5 voyages.0.thisTurn=0 voyages.0.fast=0 voyages.1.unit=GARY voyages.1.today=4 voyages.1.thisTurn=0 voyages.1.fast=0';
  const burnt = (forces: string): readonly string[] => {
    const state = withRosters(at(`${forces} | ${VOYAGES}`));
    return burnFuel(state).flatMap(event =>
      event.type === 'stores-changed' ? [`${namesOf(state, [event.stores.unit])} ${event.stores.fuel}`] : [],
    );
  };

  test('is burnt by those who went far', () => {
    expect(burnt('nato @2922 HAWES GARY')).toEqual(['HAWES 2']);
  });

  test('not by those who are lost', () => {
    expect(burnt('nato @2922 GARY | lost HAWES')).toEqual([]);
  });
});
