import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { stockOf } from './stock.ts';
import { after, ruling } from '../../testing/orders.ts';
import { port, position } from '../../testing/positions.ts';
import { boxOf, fronts, nextFront, paidInOpen } from './front.ts';
import { connectedByLand, fieldFor, hasFootholdInSicily, portFor } from './region.ts';
import { chartOf } from '../../model/fleet.ts';

const africa = (table: string, date = 'malta "Jun I 42"'): State =>
  position('front-payment front=libya', table, date, 'phasing=allied part=end step=0 playerTurn=1');
const sp = (state: State, name: string): number =>
  stockOf(state.common, state.fleets.axis, 'axis', port(state, name)).sp;

describe('[F.27.1] paying for a front', () => {
  const rich = 'stock axis Tripoli sp=4 | stock axis Benghazi sp=6';

  test.each([
    ['[F.17] something', rich, 'Tripoli 0', 'F.17 nothing'],
    ['one SP', rich, 'Tripoli 1', 'ok'],
    ['all that is there', rich, 'Tripoli 4', 'ok'],
    [
      'not from a port of the enemy',
      `${rich} | port Benghazi owner=allied garrison=0`,
      'Benghazi 2',
      'F.27.1 behind-front',
    ],
  ])('[F.27.1] %s', (_case, table, order, expected) => {
    expect(ruling(africa(table), `axis pay-front ${order}`)).toBe(expected);
  });

  test('[F.27.1] from several ports, each for itself, each more than once', () => {
    const state = after(
      africa(rich),
      'axis pay-front Tripoli 1',
      'axis pay-front Benghazi 2',
      'axis pay-front Tripoli 2',
    );
    expect([sp(state, 'Tripoli'), sp(state, 'Benghazi')]).toEqual([1, 4]);
    const { phase } = state.common;
    const paid = phase.name === 'front-payment' ? phase.paid : [];
    expect(Object.fromEntries(paid.map(each => [each.port, each.sp]))).toEqual({
      [port(state, 'Tripoli')]: 3,
      [port(state, 'Benghazi')]: 2,
    });
  });

  test('[F.29 c] what is open of a payment is the row that it reaches', () => {
    const { common } = africa('');
    expect([0, 3.5, 4, 5.5, 6, 8, 30].map(paid => paidInOpen(common, 'libya', paid))).toEqual([
      0, 0, 4, 4, 6, 8, 10,
    ]);
  });
});

describe('[F.27.1] [F.3.1] which fronts there are', () => {
  test('[F.27.1] those of the date, one after the other, while they have a box', () => {
    const at = (table: string, date: string) => africa(table, date).common;
    expect(nextFront(at('', 'malta "Jun I 42"'), undefined)?.id).toBe('libya');
    expect(nextFront(at('', 'malta "Jun I 42"'), 'libya')).toBeUndefined();
    const later = 'once torch | front tunisia box=2';
    expect(nextFront(at(later, 'malta "Nov II 42"'), 'libya')?.id).toBe('tunisia');
    expect(nextFront(at(`${later} | front libya box=0`, 'malta "Nov II 42"'), undefined)?.id).toBe('tunisia');
    expect(boxOf(at('front libya box=7', 'malta "Jun I 42"'), 'libya')).toBe(7);
  });

  test('[F.3.1] none where there is no land war', () => {
    const husky = position('initial side=axis', '', 'husky "Jul I 43"');
    expect(fronts.applies(husky)).toBe(false);
    expect(fronts.begin(husky)).toEqual([]);
    expect(fronts.applies(africa(''))).toBe(true);
  });
});

describe('[S] places instead of others', () => {
  const at = (table: string, heading = 'malta "Jul I 42"'): State =>
    position('initial side=axis', table, heading);
  const instead = (table: string, name: string, heading?: string): string | undefined => {
    const state = at(table, heading);
    const wanted = chartOf(state.common).ports[port(state, name)];
    return wanted === undefined ? undefined : portFor(state.common, 'axis', wanted)?.name;
  };

  test('[S] a port of ours is itself, a lost one the nearest of type standard or better', () => {
    expect(instead('', 'Gela')).toBe('Gela');
    expect(instead('port Gela owner=allied garrison=0', 'Gela')).toBe('Siracusa');
  });

  test('[S] not an inland port', () => {
    expect(instead('port Swinemuende owner=allied', 'Swinemuende', 'baltic-act1 "Aug I 41"')).not.toBe(
      'Stettin',
    );
  });

  test('[F.11.2] the nearest field of the side with room', () => {
    const state = at('');
    const near = (side: 'axis' | 'allied') =>
      fieldFor(state.common, side, chartOf(state.common).ports[port(state, 'Gela')]?.hex as never)?.name;
    expect([near('axis'), near('allied')]).toEqual(['Comiso', 'Gozo (Xewkija)']);
  });

  test('[F.17.1] land joins Napoli and Taranto, and not Napoli and Palermo', () => {
    const joined = (a: string, b: string): boolean => {
      const state = at('');
      return connectedByLand(state.common, 'axis', port(state, a), port(state, b));
    };
    expect([joined('Napoli', 'Taranto'), joined('Napoli', 'Palermo')]).toEqual([true, false]);
  });

  test('[F.28.1] a foothold is a port of Sicily', () => {
    const held = (name: string): boolean =>
      hasFootholdInSicily(at(`port ${name} owner=allied garrison=0`, 'husky "Jul I 43"').common);
    expect([held('Gela'), held('Reggio')]).toEqual([true, false]);
  });
});
