import { describe, expect, test } from 'vitest';
import { nameOfHex } from '../../model/chart.ts';
import { chartOf } from '../../model/fleet.ts';
import type { State } from '../../model/state.ts';
import { stockOf } from '../supply/stock.ts';
import { after, ruling } from '../../testing/orders.ts';
import { hex, port, position } from '../../testing/positions.ts';
import { seaway } from '../movement/waters.ts';

const axis = (table = '', clock = 'phasing=axis part=movement step=1'): State =>
  position(
    'naval-step side=axis',
    `stock axis Tripoli sp=8 srp=1${table === '' ? '' : ` | ${table}`}`,
    'malta "Jun I 42"',
    clock,
  );

/** Tripoli to Misurata, out at sea and back to the coast. */
const WAY = '067065 067066 067067 067068 067069 068069 069070 070070 071071 072071';
const carry = (amount = 4, way = WAY): string =>
  `axis carry Tripoli Misurata ${way} cargo.kind=sp cargo.amount=${amount}`;

const sp = (state: State, name: string): number =>
  stockOf(state.common, state.fleets.axis, 'axis', port(state, name)).sp;
const phaseOf = ({ common }: State) =>
  common.phase.name === 'carriage-roll' ? common.phase.what : common.phase.name;

describe('[F.5.8] intrinsic transport', () => {
  test('[F.5.8] leaves at once, uses both ports and the side’s number', () => {
    const out = after(axis(), carry());
    expect(sp(out, 'Tripoli')).toBe(4);
    expect(out.fleets.axis.pools.intrinsic).toBe(2);
    expect(out.fleets.axis.handled).toEqual(
      [port(out, 'Tripoli'), port(out, 'Misurata')]
        .toSorted((a, b) => a - b)
        .map(id => ({ port: id, points: 2 })),
    );
  });

  test.each([
    ['two cargo points a player-turn', axis(), carry(5), 'F.5.8 spent'],
    ['what is left of them', axis('pools axis intrinsic=1'), carry(4), 'F.5.8 spent'],
    ['in the first step only', axis('', 'phasing=axis part=movement step=2'), carry(), 'F.5.8 first-step'],
    ['not in exploitation', axis('', 'phasing=axis part=exploitation step=1'), carry(), 'F.5.8 first-step'],
    ['no SRPs', axis(), 'axis carry Tripoli Misurata 067065 cargo.kind=srp cargo.amount=1', 'F.5.8 goods'],
    [
      'to a port of one’s own',
      axis(),
      'axis carry Tripoli Valletta 066064 cargo.kind=sp cargo.amount=1',
      'F.5.8 ports',
    ],
    ['all the way', axis(), carry(4, '067065 067066'), 'F.5.8 way-end'],
    [
      'what is there',
      axis(),
      'axis carry Misurata Tripoli 071071 070070 069070 068069 067069 067068 067067 067066 067065 067064 cargo.kind=sp cargo.amount=1',
      'F.17.1 no-supplies',
    ],
  ])('[F.5.8] %s', (_case, state, order, expected) => {
    expect(ruling(state, order)).toBe(expected);
  });

  test('[F.5.8] one contact roll for the way, at its first hex in a zone', () => {
    const met = after(axis(), carry());
    expect(met.common.phase).toMatchObject({ name: 'carriage-roll', what: 'contact', carriage: { at: 2 } });
    // Nearer to Malta than twelve hexes it never comes: the far check is the last.
    const clear = after(met, 'roll 3');
    expect(clear.common.phase).toMatchObject({ what: 'shipping', shift: -2 + 1 - 1 });
    const ashore = after(clear, 'roll 1');
    expect(sp(ashore, 'Misurata')).toBe(4);
    expect(ashore.common.phase).toEqual({ name: 'naval-step', side: 'axis' });
  });

  test('[F.5.8] contact: a roll on half the strength of it all', () => {
    const made = after(axis(), carry(), 'roll 5');
    expect(made.common.phase).toMatchObject({ what: 'damage', strength: 1, rolls: 1 });
    const hit = after(made, 'roll 6');
    expect(hit.common.phase).toMatchObject({ what: 'shipping', carriage: { cargo: { amount: 2 } } });
  });

  test('[F.5.8] mines: a roll for each point', () => {
    const met = after(axis('mines allied @067065 1'), carry());
    expect(met.common.phase).toMatchObject({ what: 'mine', strength: 1, rolls: 2 });
    const lost = after(met, 'roll 6', 'roll 6');
    expect(lost.common.phase.name).toBe('naval-step');
    expect(sp(lost, 'Misurata')).toBe(0);
  });

  test('[F.5.8] turned back by Malta it is at home again', () => {
    const state = after(axis('malta status=0'), carry(), 'roll 3', 'roll 3');
    expect(sp(state, 'Tripoli')).toBe(8);
    expect(sp(state, 'Misurata')).toBe(0);
  });

  test('[S.1] supplies from one African port to another, or back again, count for nothing', () => {
    const along = after(axis(), carry(), 'roll 3', 'roll 1');
    const back = after(axis('malta status=0'), carry(), 'roll 3', 'roll 3');
    expect([along.common.score.axis, back.common.score.axis]).toEqual([[], []]);
  });

  test('[S.1] the forces kept for Malta cost points when they leave by coaster', () => {
    const palermo = position(
      'naval-step side=axis',
      'troops Superga 3 @Trapani',
      'malta "Jul I 42"',
      'phasing=axis part=movement step=1',
    );
    const path = seaway(chartOf(palermo.common), hex(palermo, 'Trapani'), hex(palermo, 'Palermo')) ?? [];
    const names = path.map(each => nameOfHex(chartOf(palermo.common), each)).join(' ');
    const sent = after(
      palermo,
      `axis carry Trapani Palermo ${names} cargo.kind=troops cargo.unit=Superga cargo.re=1 cargo.mech=false`,
    );
    expect(sent.common.score.axis).toEqual([{ cause: 'Malta landing forces used', points: -5 }]);
  });

  test('[F.5.8] lost in a combat zone by day, but not inshore beside one', () => {
    const beside = (at: string): State =>
      after(axis(`unit A8 allied TF 8 | group 4 allied @${at} A8`), carry(), 'roll 3');
    expect(phaseOf(beside('066067'))).toBe('naval-step');
    expect(sp(beside('066067'), 'Misurata')).toBe(0);
    const state = axis('unit A8 allied TF 8 | group 4 allied @066065 A8');
    expect(phaseOf(after(state, carry()))).not.toBe('naval-step');
  });

  test('[F.5.8] troops come ashore where they were sent', () => {
    const state = axis('troops Genio-Libia 0.5 @Tripoli');
    const sent = after(
      state,
      `axis carry Tripoli Misurata ${WAY} cargo.kind=troops cargo.unit=Genio-Libia cargo.re=0.5 cargo.mech=false`,
      'roll 3',
      'roll 1',
    );
    expect(sent.common.troops).toMatchObject([{ re: 0.5, hex: hex(sent, 'Misurata'), landed: false }]);
  });
});
