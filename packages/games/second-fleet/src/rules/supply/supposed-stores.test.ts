import { seededRandom } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { imagine } from '../../secrets/imagine.ts';
import type { State, Stores } from '../../model/state.ts';
import { position, unit } from '../../testing/positions.ts';
import { viewFor } from '../../secrets/view.ts';
import { fullStores, UNLIMITED } from './stores.ts';
import { supposedStores } from './supposed-stores.ts';

const FORCES = 'options logistics highSpeeds | nato @2922 HAWES VRGNA | soviet @2807 FRNZE | due GARY';
const at = (turn: number, more = ''): State =>
  position('cap side=soviet', `${FORCES}${more}`, `kola-strike turn ${turn} of 15`);

const storesIn = (state: State, name: string, seed: number): Stores =>
  supposedStores(state.table, 'nato', seededRandom(seed)).find(
    stores => stores.unit === unit(state, name),
  ) as Stores;

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

describe('[C.18] [C.1.4] rosters that the other side is supposed to have', () => {
  test('are full at the start, and where a ship has not sailed yet', () => {
    for (const seed of SEEDS) {
      expect(storesIn(at(1), 'HAWES', seed)).toEqual(fullStores(at(1).table, unit(at(1), 'HAWES')));
      expect(storesIn(at(15), 'GARY', seed)).toEqual(fullStores(at(15).table, unit(at(15), 'GARY')));
    }
  });

  test('are used in part later on, half of them at the end on average, and never beyond what they were', () => {
    const left = SEEDS.map(seed => storesIn(at(15), 'HAWES', seed).antiAir);
    const mean = left.reduce((sum, boxes) => sum + boxes, 0) / left.length;
    expect([Math.min(...left), Math.max(...left)]).toEqual([0, 4]);
    expect(mean).toBeGreaterThan(1.3);
    expect(mean).toBeLessThan(2.7);
  });

  test('a row that never runs out is left alone', () => {
    for (const seed of SEEDS) expect(storesIn(at(15), 'VRGNA', seed).fuel).toBe(UNLIMITED);
  });

  test('[C.21.6] a ship seen at high speed has fuel', () => {
    const fuel = SEEDS.map(seed => storesIn(at(15, ' | campaign hasty=[HAWES]'), 'HAWES', seed).fuel);
    expect(Math.min(...fuel)).toBe(1);
    expect(Math.min(...SEEDS.map(seed => storesIn(at(15), 'HAWES', seed).fuel))).toBe(0);
  });

  test('are what the other side imagines; one’s own are known', () => {
    const seen = viewFor(at(15), 'soviet');
    const dreams = SEEDS.map(seed => JSON.stringify(imagine(seen, seededRandom(seed)).secret.nato.stores));
    expect(new Set(dreams).size).toBeGreaterThan(30);
    expect(imagine(seen, seededRandom(1)).secret.soviet).toBe(seen.own);
  });
});
