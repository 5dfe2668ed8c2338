import { describe, expect, test } from 'vitest';
import { position, unit } from '../../testing/positions.ts';
import { stakeOf } from './stake.ts';

const stakeIn = (scenario: string, forces: string, name: string): number => {
  const state = position('segment side=soviet arm=surface', forces, `${scenario} turn 2 of 6`);
  return stakeOf(state.table, unit(state, name));
};

describe('what is at stake with a unit is what the scenario counts', () => {
  test('a freighter of the convoy is its points and nothing else', () => {
    expect(stakeIn('norway-convoy', 'nato @2833 ALTAR', 'ALTAR')).toBe(8);
  });

  test('marines still to be landed are more than the ship that carries them', () => {
    const afloat = stakeIn('norway-convoy', 'nato @2833 AUSTN', 'AUSTN');
    expect(afloat).toBe(stakeIn('kola-strike', 'nato @2833 AUSTN', 'AUSTN') + 4);
  });

  test('a submarine that may pass the Gap is what its passage counts and what its loss counts', () => {
    expect(stakeIn('iceland-gap', 'soviet @2619 DON', 'DON')).toBeGreaterThan(8 + 4);
    expect(stakeIn('kola-strike', 'soviet @2619 DON', 'DON')).toBeLessThan(8 + 4);
  });
});
