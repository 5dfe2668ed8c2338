import { describe, expect, test } from 'vitest';
import type { HexId } from '@narrow-seas/hex';
import { distanceBetween, hexOf } from '../../model/chart.ts';
import type { Flight } from '../../model/fire/phase.ts';
import type { State } from '../../model/state.ts';
import { position } from '../../testing/positions.ts';
import { viewFor } from '../../secrets/view.ts';
import { ADMIRAL, CAPTAIN, type Doctrine } from './doctrine.ts';
import { nearQuarries, quarriesFor } from './quarry.ts';
import { planSortie, type Sortie } from './sortie.ts';

const SHIPS = 'nato @3032 ALTAR/strategic PLLUX/strategic';

const bombers = (forces: string, rest = 'hex=3906 spent=0 path=[3906]'): State =>
  position(
    `flight side=soviet units=[T26-1,T26-2] roles.0.unit=T26-1 roles.0.role=atk roles.1.unit=T26-2 roles.1.role=atk homes=[Olenogorsk,Olenogorsk] allowance=90 ${rest} | under segment side=soviet arm=air`,
    `${forces} | flight Olenogorsk T26-1 T26-2`,
    'norway-convoy turn 2 of 15',
  );

const sortieOf = (state: State, doctrine: Doctrine = ADMIRAL): Sortie | undefined => {
  const flight = state.table.phase as Flight;
  const quarries = nearQuarries(quarriesFor(state.table, 'soviet', 'ssm'), flight.hex, 45);
  return planSortie(viewFor(state, 'soviet'), flight, quarries, doctrine);
};

const valueOf = (forces: string, doctrine?: Doctrine): number =>
  sortieOf(bombers(forces), doctrine)?.value ?? Number.NaN;

describe('a sortie', () => {
  test('ends within range of its missiles, and attacks from there', () => {
    const sortie = sortieOf(bombers(SHIPS));
    expect(sortie?.strike).toMatchObject({ type: 'strike', attack: 'ssm', hex: hexOf('3032') });
    expect(distanceBetween(sortie?.path.at(-1) as HexId, hexOf('3032'))).toBe(3);
  });

  test('is worth less where guns or patrols wait', () => {
    expect(valueOf('nato @3032 ALTAR/strategic PLLUX/strategic BRSTL/strategic YORK/strategic')).toBeLessThan(
      valueOf(SHIPS),
    );
    expect(
      valueOf(`nato @3032 ALTAR/strategic PLLUX/strategic ILTRS/strategic | cap ILTRS HAR-2 SKG-2`),
    ).toBeLessThan(valueOf('nato @3032 ALTAR/strategic PLLUX/strategic ILTRS/strategic'));
  });

  test('counts only those who arrive', () => {
    const guarded = `${SHIPS} | cap Orland US-F16-1 NO-F16-1 | cap Bodo F16-2 F16-3`;
    const straight: Doctrine = { ...ADMIRAL, outward: 0, homeward: 0 };
    expect(valueOf(guarded, straight)).toBeLessThan(1);
    expect(valueOf(guarded, CAPTAIN)).toBeGreaterThan(valueOf(guarded, straight));
    expect(valueOf(guarded, ADMIRAL)).toBe(valueOf(SHIPS));
  });

  test('goes to the better of two targets', () => {
    const two = `${SHIPS} | nato @3419 HAWES/strategic GARY/strategic SCOTT/strategic VNCNS/strategic`;
    expect(sortieOf(bombers(two))?.strike).toMatchObject({ hex: hexOf('3032') });
  });

  test('is none for those who have attacked, were turned back or cannot come home', () => {
    expect(sortieOf(bombers(SHIPS, 'hex=3030 spent=30 path=[3906,3030] attacked=ssm'))).toBeUndefined();
    expect(
      sortieOf(bombers(SHIPS, 'hex=3030 spent=30 path=[3906,3030] turnedBack=anywhere')),
    ).toBeUndefined();
    expect(sortieOf(bombers(SHIPS, 'hex=3906 spent=88 path=[3906]'))).toBeUndefined();
  });
});
