import { describe, expect, test } from 'vitest';
import { fold } from '../../turn/chain.ts';
import type { State } from '../../model/state.ts';
import { position, unit, whereIs } from '../../testing/positions.ts';
import { leaveBySafePort, reloadMarines, unloadConvoys } from './harbour.ts';

const at = (forces: string, heading = 'northern-campaign turn 6 of 36'): State =>
  position('initiative', forces, heading);

test('[C.16.6] only convoy ships unload', () => {
  expect(unloadConvoys(at('nato @3311 HAWES OGDEN'))).toEqual([]);
});

describe('ships of the Standing Force that leave play', () => {
  const HEADING = 'standing-force turn 3 of 6';
  test('amphibious ships have landed their marines, raiders are safe', () => {
    const state = at('nato @3412 OGDEN HAWES | soviet @3605 FRNZE', HEADING);
    expect(leaveBySafePort(state)).toEqual(
      expect.arrayContaining([
        { type: 'left', unit: unit(state, 'OGDEN'), why: 'landed' },
        { type: 'left', unit: unit(state, 'FRNZE'), why: 'safe' },
      ]),
    );
    expect(leaveBySafePort(state)).toHaveLength(2);
  });

  test('submarines stay', () => {
    const state = at('nato @2922 OGDEN | soviet @3605 MKALN', HEADING);
    expect(whereIs(fold(state, leaveBySafePort(state)), 'MKALN')).toBe('3605');
  });
});

describe('[C.17.3] marines are taken aboard', () => {
  test.each([
    ['at home', 'soviet @3605 BELOY/landed', false],
    ['not in a port that was taken', 'soviet @3311 BELOY/landed | base Tromso owner=soviet', true],
    ['not in a damaged port', 'soviet @3605 BELOY/landed | base Pechenga port=1', true],
  ])('%s', (_name, forces, landed) => {
    const state = at(forces);
    const next = fold(state, reloadMarines(state));
    expect(next.table.pieces[unit(next, 'BELOY')]?.landed).toBe(landed);
  });

  test('only by those who have landed theirs', () => {
    expect(reloadMarines(at('soviet @3605 BELOY KRSKY'))).toEqual([]);
  });
});
