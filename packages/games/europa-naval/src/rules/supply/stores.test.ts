import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { stockOf } from './stock.ts';
import { after, ruling } from '../../testing/orders.ts';
import { port, position } from '../../testing/positions.ts';
import { viewFor } from '../../secrets/view.ts';
import { optionsFor } from '../../turn/options.ts';
import type { Side } from '../../model/vocabulary.ts';

const initial = (table: string, side: Side = 'axis'): State =>
  position(`initial side=${side}`, table, 'malta "Jul I 42"', `phasing=${side} part=initial step=0`);
const stock = (state: State, name: string, side: Side = 'axis') =>
  stockOf(state.common, state.fleets[side], side, port(state, name));

describe('[F.17.1] the supplies of a turn', () => {
  const rich = initial('pools axis sp=14 srp=1');

  test.each([
    ['all of them', 'Napoli 14 1', 'ok'],
    ['one kind alone', 'Napoli 0 1', 'ok'],
    ['as much of one as of the other', 'Napoli 1 1', 'ok'],
    ['[F.17] but something', 'Napoli 0 0', 'F.17 nothing'],
    ['no SP more', 'Napoli 15 1', 'F.17.1 no-income'],
    ['no SRP more', 'Napoli 14 2', 'F.17.1 no-income'],
  ])('[F.17.1] %s', (_case, order, expected) => {
    expect(ruling(rich, `axis income ${order}`)).toBe(expected);
  });
});

describe('[F.17.1] rail', () => {
  const state = (more = ''): State => initial(`stock axis Napoli sp=12 srp=2${more}`);

  test.each([
    ['ten SPs a turn', state(), 'Napoli Taranto 10', 'ok'],
    ['and not eleven', state(), 'Napoli Taranto 11', 'F.17.1 rail-full'],
    ['not nothing', state(), 'Napoli Taranto 0 0', 'F.17.1 no-train'],
    ['[36.A.4.b] an SRP weighs two and a half', state(' | pools axis rail=7.5'), 'Napoli Taranto 0 1', 'ok'],
    [
      '[36.A.4.b] and does not fit beside eight',
      state(' | pools axis rail=8'),
      'Napoli Taranto 0 1',
      'F.17.1 rail-full',
    ],
    ['something', state(), 'Napoli Taranto 0 0', 'F.17.1 no-train'],
    ['SPs that are there', initial('stock axis Napoli sp=3'), 'Napoli Taranto 4', 'F.17.1 no-supplies'],
    ['all of them', initial('stock axis Napoli sp=3'), 'Napoli Taranto 3', 'ok'],
    ['SRPs that are there', initial('stock axis Napoli sp=3'), 'Napoli Taranto 1 1', 'F.17.1 no-supplies'],
    ['not over the sea', state(), 'Napoli Messina 2', 'F.17.1 no-railway'],
    [
      'not to a port of the enemy',
      state(' | port Taranto owner=allied garrison=0'),
      'Napoli Taranto 2',
      'F.17.1 foreign-rail',
    ],
  ])('[F.17.1] %s', (_case, from, order, expected) => {
    expect(ruling(from, `axis rail ${order}`)).toBe(expected);
  });

  test('[F.17.1] what leaves one port comes to the other', () => {
    const moved = after(state(), 'axis rail Napoli Taranto 4 1');
    expect([stock(moved, 'Napoli'), stock(moved, 'Taranto')]).toEqual([
      { sp: 8, srp: 1 },
      { sp: 4, srp: 1 },
    ]);
    expect(moved.fleets.axis.pools.rail).toBe(6.5);
  });
});

describe('[36.A.4.b] an SRP becomes two and a half SPs', () => {
  const state = initial('stock axis Napoli sp=1 srp=2');

  test.each([
    ['as many as there are', 'Napoli 2', 'ok'],
    ['no more', 'Napoli 3', 'F.17.1 no-supplies'],
    ['[F.17] at least one', 'Napoli 0', 'F.17 nothing'],
  ])('[36.A.4.b] %s', (_case, order, expected) => {
    expect(ruling(state, `axis convert ${order}`)).toBe(expected);
  });

  test('[36.A.4.b] in the port where it lies', () => {
    expect(stock(after(state, 'axis convert Napoli 1'), 'Napoli')).toEqual({ sp: 3.5, srp: 1 });
    expect(stock(after(state, 'axis convert Napoli 2'), 'Napoli')).toEqual({ sp: 6, srp: 0 });
  });
});

describe('[F.17.1] what lies at a port', () => {
  test('[F.17.1] counts for nobody in a port of the enemy', () => {
    expect(stock(initial('stock axis Napoli sp=4 | port Napoli owner=allied garrison=0'), 'Napoli')).toEqual({
      sp: 0,
      srp: 0,
    });
    expect(stock(initial('stock axis Napoli sp=4'), 'Napoli', 'allied')).toEqual({ sp: 0, srp: 0 });
  });

  test('[F.17.1] is one account for each port', () => {
    const state = initial('stock axis Napoli sp=4 srp=1 | stock axis Bari sp=2');
    expect([stock(state, 'Napoli'), stock(state, 'Bari'), stock(state, 'Taranto')]).toEqual([
      { sp: 4, srp: 1 },
      { sp: 2, srp: 0 },
      { sp: 0, srp: 0 },
    ]);
  });
});

describe('[F.17] nobody lays down or sends less than nothing', () => {
  const state = initial('pools axis sp=14 srp=1 | stock axis Napoli sp=12 srp=2');
  const { refuse } = optionsFor(viewFor(state, 'axis'));
  const [from, to] = [port(state, 'Napoli'), port(state, 'Taranto')];

  test.each([
    [-1, 1],
    [2, -1],
  ])('%d SP and %d SRP', (sp, srp) => {
    expect(refuse({ type: 'income', port: from, sp, srp })?.code).toBe('nothing');
    expect(refuse({ type: 'rail', from, to, sp, srp })?.code).toBe('no-train');
  });
});
