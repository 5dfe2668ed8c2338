import { describe, expect, test } from 'vitest';
import { AIR_COST, hexOf, NAVAL_COST } from './chart.ts';
import { ROSTER } from './roster.ts';
import { reachOfUnit, ruling, table } from './testing/table.ts';

describe('[10.0] [10.5] the terrain effects chart', () => {
  test.each([
    ['High Seas', '1602', 1, 1],
    ['Restricted Water', '1423', 2, 1],
    ['Coastal', '1714', 1, 1],
    ['Land', '1810', 0, 1],
    ['Prohibited', '1616', 0, 0],
  ])('%s %s: ships %i, aircraft %i', (_terrain, name, ship, aircraft) => {
    expect([NAVAL_COST[hexOf(name)], AIR_COST[hexOf(name)]]).toEqual([ship, aircraft]);
  });
});

test('[5.0] points not used in one phase are not saved for the next', () => {
  const forces = 'nato @0812 US6';
  const reach = (heading: string): readonly string[] =>
    reachOfUnit(table('movement side=nato', forces, heading), 'nato', 'US6');
  expect(reach('short turn 5 of 10')).toEqual(reach('short turn 2 of 10'));
  expect(reach('short turn 2 of 10').length).toBeGreaterThan(10);
});

test('[9.0] the standard rules hold for aircraft too', () => {
  const state = table('movement side=nato', 'nato @1615 Ita24');
  expect(ruling(state, 'nato move Ita24 1616')).toContain('10.11');
});

test('[16.0] the order of battle: every ship counter names its ships, no name serves two counters', () => {
  const ships = ROSTER.filter(({ domain }) => domain !== 'air');
  expect(ships).toHaveLength(90);
  expect(ships.filter(({ ships: names }) => names.length === 0)).toEqual([]);
  expect(new Set(ROSTER.map(({ name }) => name)).size).toBe(ROSTER.length);
});
