import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { port, position, ship, strength } from '../../testing/positions.ts';

const off = (place: string, ships: string, more = ''): State =>
  position(
    'naval-step side=allied moving=3',
    `unit A12 allied TF 12 | unit A6 allied TF 6 | unit AN allied NT 3 | unit A9 allied NT 9 | unit XN axis NT 3 | ${more === '' ? '' : `${more} | `}group 3 allied @${place} ${ships} contact=clear seen=true`,
    'malta "Jun I 42"',
    'phasing=allied part=movement step=1',
  );

const hits = (state: State): number | undefined => state.common.ports[port(state, 'Tripoli')]?.hits;
const SILENT = 'port Tripoli hits=0 suppressed=3';

describe('[F.8.8] what a group may fire at', () => {
  test.each([
    ['warships with transports may', off('Tripoli', 'A12 AN'), 'port', 'ok'],
    ['not off a port of their own', off('Valletta', 'A12'), 'port', 'F.8.8 not-off-port'],
    ['[F.2.4] nor off a neutral one', off('Marseille', 'A12'), 'port', 'F.8.8 not-off-port'],
    ['not at ships of another port', off('Tripoli', 'A12', 'in Napoli XN'), 'ships', 'F.8.8 no-ships'],
    ['at ships that lie there', off('Tripoli', 'A12', 'in Tripoli XN'), 'ships', 'ok'],
  ])('[F.8.8] %s', (_case, state, target, expected) => {
    expect(ruling(state, `allied bombard 3 ${target}`)).toBe(expected);
  });
});

describe('[F.8.8] how it fires', () => {
  test('[F.8.8] each warship one die, transports none', () => {
    const done = after(off('Tripoli', 'A12 A6 AN', SILENT), 'allied bombard 3 port', 'roll 6', 'roll 6');
    // Column 12 on a 6 is three, column 6 two.
    expect(hits(done)).toBe(5);
    expect(done.common.phase.name).toBe('naval-step');
  });

  test('[F.8.3] rough seas spoil the aim', () => {
    const seas = 'seas rough rough rough rough rough rough';
    const done = after(off('Tripoli', 'A12', `${seas} | ${SILENT}`), 'allied bombard 3 port', 'roll 4');
    // Column 12: a 4 is two hits, a 3 one.
    expect(hits(done)).toBe(1);
  });

  test('[F.8.8] the coast defence answers first: who goes down does not fire', () => {
    const state = off('Tripoli', 'A6/half/hits=2', 'port Tripoli hits=0');
    const done = after(state, 'allied bombard 3 port', 'roll 6');
    expect(ship(done, 'A6').where.at).toBe('sunk');
    expect(hits(done)).toBe(0);
    expect(done.common.phase.name).toBe('naval-step');
  });

  test('[F.9.1] a port has no more hits than its rating', () => {
    const near = after(
      off('Tripoli', 'A12', 'port Tripoli hits=13 suppressed=3'),
      'allied bombard 3 port',
      'roll 6',
    );
    expect(hits(near)).toBe(15);
    const full = after(
      off('Tripoli', 'A12', 'port Tripoli hits=15 suppressed=3'),
      'allied bombard 3 port',
      'roll 6',
    );
    expect(hits(full)).toBe(15);
  });

  test('[F.8.4] the coast fires at warships while there are any', () => {
    const done = after(off('Tripoli', 'A6 A9', 'port Tripoli hits=0'), 'allied bombard 3 port', 'roll 6');
    expect([strength(done, 'A6'), strength(done, 'A9')]).toEqual([5, 9]);
  });
});
