import { describe, expect, test } from 'vitest';
import { baseOf } from '../stacking/bases.ts';
import { fold } from '../../turn/chain.ts';
import type { State } from '../../model/state.ts';
import { after } from '../../testing/orders.ts';
import { position, unit, whereIs } from '../../testing/positions.ts';
import { leaveBySafePort, reloadMarines, unloadConvoys } from './harbour.ts';
import { repairBases } from '../damage/repair.ts';
import { refreshed, sailedOn, voyageOf } from '../invasion/voyage.ts';

const CAMPAIGN = 'northern-campaign turn 6 of 36';
const at = (forces: string, heading = CAMPAIGN): State => position('initiative', forces, heading);

describe('unloading', () => {
  test.each([
    ['Tromso', '3311', 12],
    ['Narvik', '3412', 12],
    ['Trondheim', '3721', 10],
    ['Bergen', '3926', 8],
    ['Rosyth', '3834', 6],
    ['HolyLoch', '3736', 6],
    ['Reykjavik', '1830', 3],
  ])('[A11] [C.16.6] a freighter in %s scores %s %i', (port, hex, points) => {
    const state = at(`nato @${hex} ALTAR`);
    const unloaded = fold(state, unloadConvoys(state));
    expect(whereIs(unloaded, 'ALTAR')).toBe('away');
    expect(unloaded.table.score.nato).toEqual([{ cause: `unloaded-${port}`, points }]);
  });

  test.each([
    [
      '[C.16.6] not after moving',
      'nato @3311 ALTAR | campaign voyages.0.unit=ALTAR voyages.0.today=2 voyages.0.thisTurn=2 voyages.0.fast=0',
    ],
    ['[C.16.6] not in a damaged port', 'nato @3311 ALTAR | base Tromso port=1'],
    ['[C.17.8] not beside a lodgement', 'nato @3311 ALTAR | base Tromso lodgement=2'],
    ['[C.16.6] not at sea', 'nato @3210 ALTAR'],
    ['[C.16.6] the Soviets not at home', 'soviet @3605 SCR1'],
  ])('%s', (_name, forces) => {
    expect(unloadConvoys(at(forces))).toEqual([]);
  });

  test.each([
    ['Tromso', '3311', 7],
    ['Bodo', '3516', 10],
    ['Narvik', '3412', 10],
  ])('[A11] [C.16.6] a Soviet one in captured %s (%s) scores %i', (port, hex, points) => {
    const state = at(`soviet @${hex} SCR1 | base ${port} owner=soviet defence=0`);
    expect(fold(state, unloadConvoys(state)).table.score.soviet).toEqual([
      { cause: `unloaded-${port}`, points },
    ]);
  });

  test('[C.16.6] the convoy to Norway unloads in Norway only', () => {
    const convoy = at(
      'nato @3926 ALTAR | nato @3834 PLLUX | nato @3736 MTEOR | nato @1830 KOCAK',
      'norway-convoy turn 6 of 15',
    );
    const unloaded = fold(convoy, unloadConvoys(convoy));
    expect(unloaded.table.score.nato).toEqual([{ cause: 'unloaded-Bergen', points: 8 }]);
    expect(['ALTAR', 'PLLUX', 'MTEOR', 'KOCAK'].map(name => whereIs(unloaded, name))).toEqual([
      'away',
      '3834',
      '3736',
      '1830',
    ]);
  });

  test('[C.16.6] moving is noted, and forgotten with the turn and the day', () => {
    const { table } = at('nato @3311 ALTAR');
    const ship = unit(at('nato @3311 ALTAR'), 'ALTAR');
    const moved = sailedOn(table, [ship], 3);
    expect(voyageOf(moved, ship)).toEqual({ unit: ship, today: 3, thisTurn: 3, fast: 0 });
    expect(voyageOf(refreshed({ ...moved, turn: 5 }), ship)).toMatchObject({ today: 3, thisTurn: 0 });
    expect(refreshed({ ...moved, turn: 7 }).campaign.voyages).toEqual([]);
  });
});

describe('leaving play', () => {
  test.each([
    ['nato @3412 OGDEN | soviet @2807 FRNZE', 'OGDEN', 'away'],
    ['nato @3412 HAWES | soviet @2807 FRNZE', 'HAWES', '3412'],
    ['nato @2922 OGDEN | soviet @3605 FRNZE', 'FRNZE', 'away'],
    ['nato @2922 OGDEN | soviet @3805 FRNZE', 'FRNZE', '3805'],
  ])('the Standing Force: %s', (forces, name, where) => {
    const state = at(forces, 'standing-force turn 3 of 6');
    expect(whereIs(fold(state, leaveBySafePort(state)), name)).toBe(where);
  });
});

describe('reloading marines', () => {
  test.each([
    ['[C.17.3] a day in a home port', 'nato @3834 OGDEN/landed', CAMPAIGN, false],
    ['[C.17.3] at night only', 'nato @3834 OGDEN/landed', 'northern-campaign turn 5 of 36', true],
    ['[C.17.3] not at sea', 'nato @2922 OGDEN/landed', CAMPAIGN, true],
    [
      '[C.17.3] not after moving today',
      'nato @3834 OGDEN/landed | campaign voyages.0.unit=OGDEN voyages.0.today=1 voyages.0.thisTurn=0 voyages.0.fast=0',
      CAMPAIGN,
      true,
    ],
  ])('%s', (_name, forces, heading, landed) => {
    const state = at(forces, heading);
    const next = fold(state, reloadMarines(state));
    expect(next.table.pieces[unit(next, 'OGDEN')]?.landed).toBe(landed);
  });
});

describe('repair', () => {
  test.each([
    ['[14.7] [14.7.1] Damage 1 is removed', 'base Bodo airfield=1', 0],
    ['[14.7.2] Damage 2 becomes Damage 1', 'base Bodo airfield=2', 1],
    ['[C.20.3] destroyed stays', 'base Bodo airfield=3', 3],
    ['[C.20.3] not under a lodgement', 'base Bodo airfield=2 lodgement=4', 2],
  ])('%s', (_name, forces, grade) => {
    const state = at(forces);
    expect(fold(state, repairBases(state)).table.bases[baseOf('Bodo')]?.airfield).toBe(grade);
  });

  test('[14.4] [C.20.4] airfield and port apart', () => {
    const state = at('base Murmansk airfield=1 port=2');
    expect(fold(state, repairBases(state)).table.bases[baseOf('Murmansk')]).toMatchObject({
      airfield: 0,
      port: 1,
    });
  });

  test.each([
    ['[2.4.2] at night', 'kola-strike turn 3 of 15', 0],
    ['[2.4.2] not in the afternoon', 'kola-strike turn 2 of 15', 1],
  ])('%s', (_name, heading, grade) => {
    const state = position(
      'arm segment=3 first=nato chosen.nato=[air,submarine,surface] chosen.soviet=[submarine,surface] side=soviet',
      'base Bodo airfield=1',
      heading,
    );
    const next = after(state, 'soviet choose-arm air pass');
    expect(next.table.bases[baseOf('Bodo')]?.airfield).toBe(grade);
  });

  test('[11.3] [C.2.21] ships are not repaired', () => {
    const state = at('nato @3834 HAWES/damaged');
    const next = fold(state, repairBases(state));
    expect(next.table.pieces[unit(next, 'HAWES')]?.damaged).toBe(true);
  });
});
