import { describe, expect, test } from 'vitest';
import { hexOf, nameOfHex } from '../../model/chart.ts';
import { position } from '../../testing/positions.ts';
import type { AttackType, Side } from '../../model/vocabulary.ts';
import { nearQuarries, quarriesFor } from './quarry.ts';

const quarries = (side: Side, attack: AttackType, forces: string, heading?: string) =>
  quarriesFor(position(`segment side=${side} arm=air`, forces, heading).table, side, attack);

const placesOf = (list: ReturnType<typeof quarries>): readonly string[] =>
  list.map(({ hex }) => nameOfHex(hex));

const CONVOY = 'norway-convoy turn 2 of 15';

describe('what aircraft could be sent against', () => {
  test('ships that have been found, not those that have not', () => {
    const seen = quarries('nato', 'ssm', 'soviet @2812 KIEV/local | soviet @2912 FRNZE', CONVOY);
    expect(placesOf(seen)).toEqual(['2812']);
  });

  test('submarines for those who hunt them, and nothing else', () => {
    const forces = 'soviet @2812 KIEV/local | soviet @2923 MKALN/local | soviet @2924 DON';
    expect(placesOf(quarries('nato', 'asw', forces, CONVOY))).toEqual(['2923']);
    expect(placesOf(quarries('nato', 'bombing', forces, CONVOY))).toEqual(['2812']);
  });

  test('[C.24] airfields of the nations that the scenario names, while there is something left', () => {
    const whole = placesOf(quarries('nato', 'bombing', 'nato @2922 RSVLT'));
    const ruined = placesOf(quarries('nato', 'bombing', 'nato @2922 RSVLT | base Olenogorsk airfield=3'));
    expect(whole).toHaveLength(ruined.length + 1);
    expect(placesOf(quarries('nato', 'bombing', 'nato @2922 HAWES', CONVOY))).toEqual([]);
  });

  test('a field is worth more with aircraft on it', () => {
    const stakeAt = (forces: string): number =>
      Math.max(...quarries('nato', 'bombing', forces).map(({ stake }) => stake));
    expect(stakeAt('at Olenogorsk T26-1')).toBeGreaterThan(stakeAt('nato @2922 RSVLT'));
  });
});

describe('which of them', () => {
  const list = [3, 9, 1, 7, 5, 8, 2].map((stake, row) => ({
    attack: 'ssm' as const,
    hex: hexOf(`29${20 + row}`),
    stake,
  }));

  test('the richest five', () => {
    expect(nearQuarries(list, hexOf('2920'), 20).map(({ stake }) => stake)).toEqual([9, 8, 7, 5, 3]);
  });

  test('none out of reach', () => {
    expect(nearQuarries(list, hexOf('2920'), 1).map(({ stake }) => stake)).toEqual([9, 3]);
  });
});
