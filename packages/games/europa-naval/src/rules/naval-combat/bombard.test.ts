import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { group, port, position, strength } from '../../testing/positions.ts';

const UNITS = 'unit A12 allied TF 12 | unit A6 allied TF 6 | unit AN allied NT 3';

const off = (ships: string, more = ''): State =>
  position(
    'naval-step side=allied moving=3',
    `${UNITS} | ${more === '' ? '' : `${more} | `}group 3 allied @Tripoli ${ships} contact=clear seen=true`,
    'malta "Jun I 42"',
    'phasing=allied part=movement step=1',
  );

const tripoli = (state: State) => state.common.ports[port(state, 'Tripoli')];

/** In June 1942 the port has one hit already. */
describe('[F.8.8] attack on a port', () => {
  test('[F.8.8] its coast defence answers first, then each gun, each hit a port hit', () => {
    const begun = after(off('A12'), 'allied bombard 3 port');
    // Level 3 on a 6: one hit on the strongest; then 11 on column 10, a 6: three.
    const done = after(begun, 'roll 6', 'roll 6');
    expect(strength(done, 'A12')).toBe(11);
    expect(tripoli(done)).toMatchObject({ hits: 1 + 3, collateral: true });
    expect(done.common.phase.name).toBe('naval-step');
  });

  test('[F.8.8] a silent one does not answer', () => {
    const done = after(off('A12', 'port Tripoli suppressed=3'), 'allied bombard 3 port', 'roll 6');
    expect(tripoli(done)?.hits).toBe(1 + 3);
  });

  test('[F.8.8] once a step', () => {
    const done = after(off('A12', 'port Tripoli suppressed=3'), 'allied bombard 3 port', 'roll 1');
    expect(group(done, 3)?.bombarded).toBe(true);
    expect(ruling(done, 'allied bombard 3 port')).toBe('F.8.8 again');
  });

  test('[F.8.8] at ships in port: their owner gives out the hits', () => {
    const state = off('A12', 'port Tripoli suppressed=3 | in Tripoli Scorta-Tripoli Cabotaggio-Libia');
    const owed = after(state, 'allied bombard 3 ships', 'roll 5');
    expect(owed.common.phase).toMatchObject({ name: 'losses', side: 'axis', hits: 2 });
    const given = after(owed, 'axis take-hit Scorta-Tripoli', 'axis take-hit Cabotaggio-Libia');
    expect([strength(given, 'Scorta-Tripoli'), strength(given, 'Cabotaggio-Libia')]).toEqual([1, 1]);
  });

  test.each([
    ['without guns', off('AN'), 'bombard 3 port', 'F.8.8 no-guns'],
    ['at ships that are not there', off('A12'), 'bombard 3 ships', 'F.8.8 no-ships'],
  ])('[F.8.8] not %s', (_case, state, order, expected) => {
    expect(ruling(state, `allied ${order}`)).toBe(expected);
  });

  test('[F.8.8] only off an enemy port', () => {
    const open = position(
      'naval-step side=allied moving=3',
      `${UNITS} | group 3 allied @055078 A12`,
      'malta "Jun I 42"',
      'phasing=allied part=movement step=1',
    );
    expect(ruling(open, 'allied bombard 3 port')).toBe('F.8.8 not-off-port');
  });

  test('[36.A.2] by night the guns count a quarter, the coast a half', () => {
    const night = after(off('A12'), 'allied night 3', 'allied bombard 3 port', 'roll 6', 'roll 6');
    // 1 1/2 on a 6: one hit. 11 / 4 = 2 3/4 on a 6: one.
    expect(strength(night, 'A12')).toBe(11);
    expect(tripoli(night)?.hits).toBe(1 + 1);
  });
});
