import { describe, expect, test } from 'vitest';
import { nameOfHex } from '../../model/chart.ts';
import { chartOf } from '../../model/fleet.ts';
import type { State } from '../../model/state.ts';
import { stockOf } from '../supply/stock.ts';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { hex, port, position } from '../../testing/positions.ts';
import { seaway } from '../movement/waters.ts';

const axis = (table = ''): State =>
  position(
    'naval-step side=axis',
    `stock axis Tripoli sp=8 srp=1 | stock axis Pantelleria sp=8${table === '' ? '' : ` | ${table}`}`,
    'malta "Jun I 42"',
    'phasing=axis part=movement step=1',
  );

/** Tripoli to Misurata, out at sea and back to the coast. */
const WAY = '067065 067066 067067 067068 067069 068069 069070 070070 071071 072071';
const carry = (amount = 4, way = WAY): string =>
  `axis carry Tripoli Misurata ${way} cargo.kind=sp cargo.amount=${amount}`;
const sp = (state: State, name: string): number =>
  stockOf(state.common, state.fleets.axis, 'axis', port(state, name)).sp;
const told = (state: State, order: string): readonly string[] =>
  eventsOf(state, order).map(({ type }) => type);

describe('[F.5.8] an order to coasters', () => {
  const weaving = `${'067065 067066 '.repeat(5)}${WAY}`;

  test.each([
    ['twenty hexes', axis(), carry(4, weaving), 'ok'],
    ['not twenty-two', axis(), carry(4, `067065 067066 ${weaving}`), 'F.5.8 too-far'],
    [
      'to another port',
      axis(),
      'axis carry Tripoli Tripoli 067065 067064 cargo.kind=sp cargo.amount=1',
      'F.5.8 ports',
    ],
    ['[F.9.1] as much as the other port can handle', axis('port Misurata hits=0 used=3'), carry(), 'ok'],
    ['[F.9.1] and no more', axis('port Misurata hits=0 used=3.5'), carry(), 'F.9.1 capacity'],
    ['[F.9.1] nor more than its own', axis('port Tripoli hits=0 used=13.5'), carry(), 'F.9.1 capacity'],
  ])('[F.5.8] %s', (_case, state, order, expected) => {
    expect(ruling(state, order)).toBe(expected);
  });
});

describe('[F.5.8] what is lost on the way', () => {
  const mined = (amount: number): State => after(axis('mines allied @067065 1'), carry(amount));

  test('[F.5.8] nothing without a hit', () => {
    expect(told(mined(4), 'roll 1')).not.toContain('carriage-lost');
  });

  test('[F.5.8] a strength point with what it carries', () => {
    const hit = after(mined(4), 'roll 6');
    expect(hit.common.phase).toMatchObject({ what: 'mine', rolls: 1, carriage: { cargo: { amount: 2 } } });
  });

  test('[F.5.8] of three SPs in two points, two', () => {
    const hit = after(mined(3), 'roll 6');
    expect(hit.common.phase).toMatchObject({ carriage: { cargo: { amount: 1 } } });
  });

  test('[F.5.8] rough seas help against contact', () => {
    const rough = axis('seas rough rough rough rough rough rough');
    expect(after(rough, carry(), 'roll 5').common.phase).toMatchObject({ what: 'shipping' });
    expect(after(axis(), carry(), 'roll 5').common.phase).toMatchObject({ what: 'damage' });
    expect(after(rough, carry(), 'roll 6').common.phase).toMatchObject({ what: 'damage', shift: 0 });
  });

  test('[F.5.8] one contact roll for the whole way', () => {
    const beyond = after(axis(), carry(), 'roll 3');
    expect(beyond.common.phase).toMatchObject({ what: 'shipping' });
  });

  test('[F.19.4] Malta sinks a part, and the rest is at home again', () => {
    // Far, without escort, two points: 6 - 2 reads as 4 at status 0: B, which sinks one.
    const state = after(axis('malta status=0'), carry(), 'roll 3', 'roll 6');
    expect([sp(state, 'Tripoli'), sp(state, 'Misurata')]).toEqual([6, 0]);
  });

  test('[F.19.4] or nothing, and it goes on', () => {
    const state = after(axis('malta status=15'), carry(), 'roll 3', 'roll 6');
    expect([sp(state, 'Tripoli'), sp(state, 'Misurata')]).toEqual([4, 4]);
  });
});

describe('[F.5.8] [F.19.2] near Malta', () => {
  const way = (): string => {
    const { common } = axis();
    const chart = chartOf(common);
    const path = seaway(chart, hex(axis(), 'Pantelleria'), hex(axis(), 'Lampedusa')) ?? [];
    return path.map(each => nameOfHex(chart, each)).join(' ');
  };
  const order = (): string => `axis carry Pantelleria Lampedusa ${way()} cargo.kind=sp cargo.amount=4`;
  /** The dice of the whole way, with what they are for. */
  const dice = (state: State, sent = after(state, order())): readonly string[] => {
    const { phase } = sent.common;
    if (phase.name !== 'carriage-roll') return [`${sp(sent, 'Lampedusa')} ashore`];
    return [`${phase.what} ${phase.shift}`, ...dice(state, after(sent, 'roll 1'))];
  };

  test('[F.19.2] the near check comes on the way, once, and without the two for a far one', () => {
    const rolled = dice(axis());
    expect(rolled.filter(text => text.startsWith('shipping'))).toEqual(['shipping 0']);
    expect(rolled.at(-1)).toBe('4 ashore');
  });

  test('[F.19.1] not when Malta is Axis', () => {
    const rolled = dice(axis('port Valletta owner=axis'));
    expect(rolled.filter(text => text.startsWith('shipping'))).toEqual([]);
    expect(rolled.at(-1)).toBe('4 ashore');
  });
});

describe('[F.5.8] [36.A.1] combat zones', () => {
  test('[F.5.8] out of a port of its own it is inshore at once', () => {
    const beside = axis('unit A8 allied TF 8 | group 4 allied @066063 A8');
    expect(after(beside, carry()).common.phase).toMatchObject({ what: 'contact' });
  });

  test('[F.5.8] inshore it is lost only where the enemy is in the very hex', () => {
    const inIt = axis('unit A8 allied TF 8 | group 4 allied @067065 A8');
    const lost = after(inIt, carry());
    expect(lost.common.phase.name).toBe('naval-step');
    expect([sp(lost, 'Tripoli'), sp(lost, 'Misurata')]).toEqual([4, 0]);
  });
});
