import { DIRECTIONS, hexsideBetween, hexsideOf } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { chartOf } from '../../model/fleet.ts';
import type { State } from '../../model/state.ts';
import { ruling } from '../../testing/orders.ts';
import { hex, position } from '../../testing/positions.ts';

const initial = (table: string, heading = 'husky "Jul I 43"'): State =>
  position(
    'initial side=axis',
    `unit B2 axis LB 2 | unit C2 axis LC 2 | ${table}`,
    heading,
    'phasing=axis part=initial step=0',
  );

const between = (state: State, a: string, b: string): number =>
  hexsideBetween(chartOf(state.common).grid, hex(state, a), hex(state, b)) ?? -1;

/** A hexside of a hex, by its kind. */
const sideOf = (state: State, name: string, kind: string): number => {
  const { grid, map } = chartOf(state.common);
  const sides = DIRECTIONS.map(direction => hexsideOf(grid, hex(state, name), direction));
  return sides.find(side => map.hexsideKinds[map.hexsides[side] ?? 0] === kind) ?? -1;
};

describe('[36.G] where a craft may serve as a ferry', () => {
  test.each([
    ['barges in port', 'in Messina B2', 'B2', 'ok'],
    ['landing craft in port', 'in Messina C2', 'C2', 'ok'],
    ['barges at sea in the hex', 'group 3 axis @Messina B2', 'B2', 'ok'],
    ['barges at sea on the other shore', 'group 3 axis @Reggio B2', 'B2', 'ok'],
    ['not barges in another port', 'in Milazzo B2', 'B2', '36.G not-at-hexside'],
    ['not barges at sea elsewhere', 'group 3 axis @Milazzo B2', 'B2', '36.G not-at-hexside'],
    ['not barges that are not here yet', 'due B2', 'B2', '36.G not-at-hexside'],
  ])('[36.G] %s', (_case, table, name, expected) => {
    const state = initial(table);
    expect(ruling(state, `axis ferry ${name} ${between(state, 'Messina', 'Reggio')}`)).toBe(expected);
  });

  test('[36.G] over water, not over land', () => {
    const state = initial('in Taranto B2');
    expect(ruling(state, `axis ferry B2 ${sideOf(state, 'Taranto', 'land')}`)).toBe('36.G not-at-hexside');
    expect(ruling(state, `axis ferry B2 ${sideOf(state, 'Taranto', 'partial-sea')}`)).toBe('ok');
  });

  test('[36.G] not on its way through a canal', () => {
    const state = initial('group 3 axis channel:0:1 B2', 'baltic-act1 "Aug I 41"');
    const kiel = sideOf(state, 'Kiel', 'partial-sea');
    expect(ruling(state, `axis ferry B2 ${kiel}`)).toBe('36.G not-at-hexside');
    const lying = initial('in Kiel B2', 'baltic-act1 "Aug I 41"');
    expect(ruling(lying, `axis ferry B2 ${kiel}`)).toBe('ok');
  });
});
