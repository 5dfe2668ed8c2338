import { describe, expect, test } from 'vitest';
import { loadOf } from '../transport/cargo.ts';
import type { State } from '../../model/state.ts';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { position, ship, strength } from '../../testing/positions.ts';

/** Guns at ships that lie in Tripoli: their owner gives out the hits, one by one. */
const struck = (table: string, roll: number, heading = 'malta "Jul I 42"'): State =>
  after(
    position(
      'naval-step side=allied moving=3',
      `unit A12 allied TF 12 | unit N3 axis NT 3 | unit N4 axis NT 4 | unit N1 axis NT 1 | port Tripoli owner=axis hits=0 suppressed=3 | ${table} | group 3 allied @Tripoli A12 contact=clear seen=true`,
      heading,
      'phasing=allied part=movement step=1',
    ),
    'allied bombard 3 ships',
    `roll ${roll}`,
  );

describe('[F.4.1] cargo beyond the room that is left is lost at once', () => {
  // Column 12: a 2 is one hit.
  test.each([
    ['supplies', 'cargo N3 sp=6', [{ kind: 'sp', amount: 4 }]],
    ['what still fits stays', 'cargo N3 sp=4', [{ kind: 'sp', amount: 4 }]],
    ['a little of it', 'cargo N3 sp=5', [{ kind: 'sp', amount: 4 }]],
    ['troops by whole REs', 'cargo N3 troops=Superga/3', [{ kind: 'troops', re: 2 }]],
    ['mines', 'cargo N3 mine=3', [{ kind: 'mine', amount: 2 }]],
  ])('[F.4.1] %s', (_case, cargo, left) => {
    const hit = after(struck(`in Tripoli N3 | ${cargo}`, 2), 'axis take-hit N3');
    expect(strength(hit, 'N3')).toBe(2);
    expect(ship(hit, 'N3').cargo).toMatchObject(left);
  });

  test('[F.4.1] [F.10.1] an RE with vehicles takes two points, and goes whole', () => {
    const hit = after(
      struck('in Tripoli N4 | cargo N4 troops=15th-Panzergrenadier-Division/2/mech', 2, 'husky "Jul I 43"'),
      'axis take-hit N4',
    );
    expect(ship(hit, 'N4').cargo).toMatchObject([{ re: 1, mech: true }]);
  });

  test('[F.4.1] of two loads as much as has no room, and no more', () => {
    const hit = after(struck('in Tripoli N3 | cargo N3 sp=2 troops=Superga/2', 2), 'axis take-hit N3');
    expect(loadOf(ship(hit, 'N3').cargo)).toBe(2);
  });

  test('[F.4.1] a unit at nothing is sunk with all of it', () => {
    const sunk = after(struck('in Tripoli N1 | cargo N1 sp=2', 2), 'axis take-hit N1');
    expect(ship(sunk, 'N1')).toMatchObject({ where: { at: 'sunk' }, cargo: [] });
  });
});

describe('[F.8.8] hits that are given out', () => {
  test('[F.8.8] not to a ship that is gone', () => {
    // Column 12: a 6 is three hits.
    const once = after(struck('in Tripoli N1 N3', 6), 'axis take-hit N1');
    expect(ruling(once, 'axis take-hit N1')).toBe('F.8.8 not-bombarded');
    const all = after(once, 'axis take-hit N3', 'axis take-hit N3');
    expect(strength(all, 'N3')).toBe(1);
    expect(all.common.phase.name).toBe('naval-step');
  });

  test('[F.8.8] no more than there are ships for', () => {
    const sunk = after(struck('in Tripoli N1', 6), 'axis take-hit N1');
    expect(sunk.common.phase.name).toBe('naval-step');
  });

  test('[F.8.8] a miss is no hit', () => {
    const missed = struck('in Tripoli N1', 1);
    expect(missed.common.phase.name).toBe('naval-step');
    expect(eventsOf(missed, 'allied done').some(({ type }) => type === 'hit')).toBe(false);
  });
});
