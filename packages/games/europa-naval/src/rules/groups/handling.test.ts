import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { stockOf } from '../supply/stock.ts';
import { after, ruling } from '../../testing/orders.ts';
import { port, position, ship } from '../../testing/positions.ts';

const UNITS =
  'unit N3 axis NT 3 | unit T4 axis TF 4 | unit M4 axis TF 4 IT minelayer | unit L4 axis LC 4 | unit U2 axis SUB 2';

const axis = (table: string, heading = 'malta "Jul I 42"'): State =>
  position(
    'naval-step side=axis moving=3',
    `${UNITS} | ${table}`,
    heading,
    'phasing=axis part=movement step=1',
  );

const load = (vessel: string, kind: string, amount: number): string =>
  `axis embark 3 ${vessel} cargo.kind=${kind} cargo.amount=${amount}`;
const march = (vessel: string, unit: string, re: number, mech = false): string =>
  `axis embark 3 ${vessel} cargo.kind=troops cargo.unit=${unit} cargo.re=${re} cargo.mech=${mech}`;

const napoli = (ships: string, more = ''): State =>
  axis(
    `stock axis Napoli sp=40 srp=2 | pools axis mines=2 | ${more === '' ? '' : `${more} | `}group 3 axis in:Napoli ${ships}`,
  );

describe('[F.9.1] what a port can still handle', () => {
  test.each([
    ['just as much as is left', 'port Napoli used=17', 'ok'],
    ['half a point less', 'port Napoli used=17.5', 'F.9.1 capacity'],
    ['[F.18.2] mines off another port do not count', 'mines allied @Salerno 9', 'ok'],
    ['[F.18.2] mines in its own hex do', 'mines allied @Napoli 9', 'F.9.1 capacity'],
    ['what another port has handled does not count', 'handled axis Genova 20', 'ok'],
  ])('[F.9.1] %s', (_case, more, expected) => {
    expect(ruling(napoli('N3', more), load('N3', 'sp', 6))).toBe(expected);
  });
});

describe('[F.10.1] room in a ship', () => {
  test.each([
    ['what is aboard takes its room', 'N3 | cargo N3 sp=2', load('N3', 'sp', 4), 'ok'],
    ['and leaves no more', 'N3 | cargo N3 sp=2', load('N3', 'sp', 5), 'F.10.1 room'],
    ['[F.10.4] a minelayer takes two mine points', 'M4', load('M4', 'mine', 2), 'ok'],
    ['[F.10.4] another task force one', 'T4', load('T4', 'mine', 1), 'ok'],
    ['[F.10.4] and no second', 'T4', load('T4', 'mine', 2), 'F.10.1 room'],
    ['[F.10.4] a minelayer has that room for mines only', 'M4', load('M4', 'sp', 4), 'F.10.1 room'],
    ['[F.10.4] damaged she takes none', 'M4/hits=1', load('M4', 'mine', 1), 'F.10.1 room'],
    ['[F.10.4] as many as there are in stock', 'N3', load('N3', 'mine', 2), 'ok'],
    ['[36.C] and no more', 'N3', load('N3', 'mine', 3), '36.C no-mines'],
  ])('%s', (_case, ships, order, expected) => {
    expect(ruling(napoli(ships), order)).toBe(expected);
  });

  test('[F.10.4] mines are loaded at a standard port or better', () => {
    const at = (place: string) => axis(`pools axis mines=1 | group 3 axis in:${place} N3`);
    expect(ruling(at('Gela'), load('N3', 'mine', 1))).toBe('F.10.4 minor-port');
    expect(ruling(at('Trapani'), load('N3', 'mine', 1))).toBe('ok');
  });
});

describe('[F.15.1] [F.10.1] troops on the quay', () => {
  const trapani = (ships: string, more = ''): State =>
    axis(
      `troops Superga 2 @Trapani | troops San-Marco-and-Loreto-groups 1 @Palermo${more} | group 3 axis in:Trapani ${ships}`,
    );

  test.each([
    ['an undamaged task force takes one RE on foot', 'T4', march('T4', 'Superga', 1), 'ok'],
    [
      'nobody embarks who is elsewhere',
      'N3',
      march('N3', 'San-Marco-and-Loreto-groups', 1),
      'F.15 not-there',
    ],
    ['nobody embarks as what he is not', 'L4', march('L4', 'Superga', 1, true), 'F.15 not-there'],
    ['half of an RE does not go', 'N3', march('N3', 'Superga', 0.5), 'F.15.1 part'],
    ['all of it does', 'N3', march('N3', 'Superga', 2), 'ok'],
  ])('%s', (_case, ships, order, expected) => {
    expect(ruling(trapani(ships), order)).toBe(expected);
  });

  test('[F.15.1] a half RE goes whole', () => {
    const state = axis('troops Genio-Libia 0.5 @Tripoli | group 3 axis in:Tripoli N3');
    expect(ruling(state, march('N3', 'Genio-Libia', 0.5))).toBe('ok');
  });

  test('[F.4] submarines take no troops', () => {
    expect(ruling(trapani('U2'), march('U2', 'Superga', 1))).toBe('F.4 cargo-kind');
  });
});

describe('[F.10.3] as much as fits goes ashore', () => {
  const tripoli = (used: number): State =>
    axis(`port Tripoli hits=0 used=${used} | group 3 axis in:Tripoli N3 | cargo N3 sp=2 troops=Superga/2`);
  const sp = (state: State): number =>
    stockOf(state.common, state.fleets.axis, 'axis', port(state, 'Tripoli')).sp;

  test.each([
    ['all of it', 12, 2, [{ re: 2 }], []],
    ['a part of the second load', 13, 2, [{ re: 1 }], [{ re: 1 }]],
    ['nothing of the second load', 14, 2, [], [{ re: 2 }]],
  ])('[F.9.1] %s', (_case, used, supplies, ashore, aboard) => {
    const state = after(tripoli(used), 'axis disembark 3 N3 port');
    expect(sp(state)).toBe(supplies);
    expect(state.common.troops).toMatchObject(ashore);
    expect(ship(state, 'N3').cargo).toMatchObject(aboard);
  });
});
