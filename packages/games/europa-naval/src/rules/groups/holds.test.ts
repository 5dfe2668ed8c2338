import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { stockOf } from '../supply/stock.ts';
import { after } from '../../testing/orders.ts';
import { hex, port, position, ship } from '../../testing/positions.ts';

const axis = (table: string): State =>
  position(
    'naval-step side=axis moving=3',
    `unit N6 axis NT 6 | ${table}`,
    'malta "Jul I 42"',
    'phasing=axis part=movement step=1',
  );

const load = (kind: string, amount: number): string =>
  `axis embark 3 N6 cargo.kind=${kind} cargo.amount=${amount}`;
const march = (unit: string, re: number): string =>
  `axis embark 3 N6 cargo.kind=troops cargo.unit=${unit} cargo.re=${re} cargo.mech=false`;
const ASHORE = 'axis disembark 3 N6 port';

const stock = (state: State, name: string) =>
  stockOf(state.common, state.fleets.axis, 'axis', port(state, name));
const troops = ({ common }: State) => common.troops.map(({ unit, re, hex: at }) => [unit, re, at]);

describe('[F.10.1] what lies in the holds', () => {
  const napoli = (more = ''): State =>
    axis(`stock axis Napoli sp=9 srp=2 | group 3 axis in:Napoli N6${more}`);

  test('[F.10.1] more of the same from the same port is one load', () => {
    const state = after(napoli(), load('sp', 2), load('sp', 3));
    expect(ship(state, 'N6').cargo).toEqual([{ kind: 'sp', amount: 5, from: port(state, 'Napoli') }]);
  });

  test('[S.1] supplies of two ports stay apart, and so do points of two kinds', () => {
    const state = after(napoli(' | cargo N6 sp=2/Tripoli'), load('sp', 2), load('srp', 1));
    const from = port(state, 'Napoli');
    expect(ship(state, 'N6').cargo).toEqual([
      { kind: 'sp', amount: 2, from: port(state, 'Tripoli') },
      { kind: 'sp', amount: 2, from },
      { kind: 'srp', amount: 1, from },
    ]);
  });

  test('[F.17.1] SRPs leave the stock of the port as SRPs, and come ashore as SRPs', () => {
    const loaded = after(napoli(), load('srp', 1));
    expect(stock(loaded, 'Napoli')).toMatchObject({ sp: 9, srp: 1 });
    const landed = after(axis('group 3 axis in:Tripoli N6 | cargo N6 srp=1'), ASHORE);
    expect(stock(landed, 'Tripoli')).toMatchObject({ sp: 0, srp: 1 });
  });

  test('[F.10.1] two units aboard are two loads', () => {
    const both = 'troops Superga 2 @Trapani | troops San-Marco-and-Loreto-groups 1 @Trapani';
    const state = after(
      axis(`${both} | group 3 axis in:Trapani N6`),
      march('Superga', 1),
      march('San-Marco-and-Loreto-groups', 1),
      march('Superga', 1),
    );
    expect(ship(state, 'N6').cargo).toMatchObject([{ re: 2 }, { re: 1 }]);
    expect(state.common.troops).toEqual([]);
  });
});

describe('[F.15.1] troops by parts', () => {
  test('[F.15.1] who embarks leaves this hex, and nobody else does', () => {
    const state = after(
      axis(
        'troops Superga 2 @Trapani | troops Superga 1 @Palermo | troops San-Marco-and-Loreto-groups 1 @Trapani | group 3 axis in:Trapani N6',
      ),
      march('Superga', 1),
    );
    const [superga, marines] = [state.common.troops[0]?.unit, state.common.troops[2]?.unit];
    expect(troops(state)).toEqual([
      [superga, 1, hex(state, 'Trapani')],
      [superga, 1, hex(state, 'Palermo')],
      [marines, 1, hex(state, 'Trapani')],
    ]);
  });

  test('[F.15.1] who comes ashore joins the part of the unit that is there', () => {
    const state = after(
      axis(
        'troops San-Marco-and-Loreto-groups 1 @Trapani | troops Superga 1 @Palermo | troops Superga 1 @Trapani | group 3 axis in:Trapani N6 | cargo N6 troops=Superga/1',
      ),
      ASHORE,
    );
    expect(state.common.troops.map(({ re }) => re)).toEqual([1, 1, 2]);
    expect(state.common.troops[2]).toMatchObject({ hex: hex(state, 'Trapani') });
  });

  test('[F.15.1] and stands by itself where none of it is', () => {
    const state = after(
      axis('troops Superga 1 @Palermo | group 3 axis in:Trapani N6 | cargo N6 troops=Superga/2'),
      ASHORE,
    );
    expect(state.common.troops).toMatchObject([
      { re: 1, hex: hex(state, 'Palermo') },
      { re: 2, hex: hex(state, 'Trapani') },
    ]);
  });
});

test('[F.9.1] what a port has handled adds up, each port for itself', () => {
  const handled = (state: State) =>
    Object.fromEntries(state.fleets.axis.handled.map(({ port: id, points }) => [id, points]));
  const state = after(
    axis(
      'stock axis Napoli sp=9 | handled axis Tripoli 4 | handled axis Napoli 2 | handled axis Bari 1 | group 3 axis in:Napoli N6',
    ),
    load('sp', 4),
  );
  expect(handled(state)).toEqual({
    [port(state, 'Tripoli')]: 4,
    [port(state, 'Napoli')]: 4,
    [port(state, 'Bari')]: 1,
  });
});
