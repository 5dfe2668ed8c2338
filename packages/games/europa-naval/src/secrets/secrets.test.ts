import { sameData, type Told, type Witnesses } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import type { Event } from '../model/event.ts';
import { evolve } from '../turn/evolve.ts';
import { optionsFor } from '../turn/options.ts';
import type { Sight } from './sight.ts';
import type { Common, Fleet, State } from '../model/state.ts';
import { after, eventsOf, orderOf } from '../testing/orders.ts';
import { position } from '../testing/positions.ts';
import { viewFor } from './view.ts';
import type { Side } from '../model/vocabulary.ts';
import { witness } from './witness.ts';

/** What a viewer is sent of an order; undefined when the entry does not exist for him. */
const messageOf = (state: State, order: string, viewer: Side) => {
  let now = state;
  const sights: Sight[] = [];
  for (const event of eventsOf(state, order)) {
    sights.push(...witness(now, event, viewer));
    now = evolve(now, event);
  }
  const changed = !sameData(viewFor(state, viewer), viewFor(now, viewer));
  return sights.length === 0 && !changed ? undefined : { sights, changed };
};

/** All that the other side can learn of these orders: its messages, its view, and what it is offered and refused. */
const learnt = (start: State, orders: readonly string[], viewer: Side, asked = orders) => {
  let state = start;
  const messages = orders.flatMap(order => {
    const message = messageOf(state, order, viewer);
    state = after(state, order);
    return message === undefined ? [] : [message];
  });
  const view = viewFor(state, viewer);
  const { list, refuse } = optionsFor(view);
  const refusals = asked.map(order => refuse(orderOf(start, order).action));
  const sent = JSON.stringify([messages, view]).length;
  return { messages, view, listed: [...list()].slice(0, 20), refusals, sent };
};

const naval = (table: string, phase = 'naval-step side=axis moving=3'): State => position(phase, table);
const initial = (table: string): State =>
  position('initial side=axis', table, 'malta "Jun I 42"', 'phasing=axis part=initial step=0 playerTurn=0');
const front = (table: string): State =>
  position('front-payment front=libya', table, 'malta "Jun I 42"', 'phasing=allied part=end step=0');

const STORES = 'stock axis Napoli sp=14 srp=2';
const CONVOY = `unit N3 axis NT 3 | unit M2 axis TF 2 IT minelayer | ${STORES} | pools axis mines=4 nrp=6`;
const LADING = `${CONVOY} | group 3 axis in:Napoli N3 M2`;
const HURT = 'unit X axis TF 12 | unit Y axis TF 4 | in Taranto X/hits=4 Y/hits=1 | pools axis nrp=9 sp=14';
const COAST = 'stock axis Tripoli sp=8';
const WAY = '067065 067066 067067 067068 067069 068069 069070 070070 071071 072071';
const carry = (amount: number): string =>
  `axis carry Tripoli Misurata ${WAY} cargo.kind=sp cargo.amount=${amount}`;
const embark = (ship: string, kind: string, amount: number): string =>
  `axis embark 3 ${ship} cargo.kind=${kind} cargo.amount=${amount}`;

type Row = readonly [what: string, start: State, one: readonly string[], other: readonly string[]];

describe('[F.29] two truths that the other side cannot tell apart', () => {
  test.each<Row>([
    ['how much is loaded', naval(LADING), [embark('N3', 'sp', 2)], [embark('N3', 'sp', 6)]],
    ['what is loaded', naval(LADING), [embark('N3', 'sp', 2)], [embark('N3', 'srp', 1)]],
    ['mines of the stock or supplies', naval(LADING), [embark('M2', 'mine', 2)], [embark('M2', 'sp', 1)]],
    ['mines that are made', initial(HURT), ['axis make-mines 1'], ['axis make-mines 4']],
    ['which hits are repaired', initial(HURT), ['axis repair X 3'], ['axis repair Y 1']],
    ['hits repaired or mines made', initial(HURT), ['axis repair X 3'], ['axis make-mines 2']],
    ['where supplies are put', initial(HURT), ['axis income Napoli 9'], ['axis income Taranto 3']],
    ['what goes by rail', initial(STORES), ['axis rail Napoli Taranto 9'], ['axis rail Napoli Genova 2']],
    ['what coasters carry', naval(COAST, 'naval-step side=axis'), [carry(2)], [carry(4)]],
    [
      'which port pays for a front',
      front('stock axis Tripoli sp=4 | stock axis Benghazi sp=5'),
      ['axis pay-front Tripoli 4', 'axis done'],
      ['axis pay-front Benghazi 5', 'axis done'],
    ],
    [
      'in how many parts it is paid',
      front('stock axis Tripoli sp=4'),
      ['axis pay-front Tripoli 4', 'axis done'],
      ['axis pay-front Tripoli 1', 'axis pay-front Tripoli 3', 'axis done'],
    ],
    [
      'which submarine has fighters over it',
      position(
        'air-segment side=axis part=cover',
        'unit U3 axis SUB 3 | unit U2 axis SUB 2 | air JG-53 | group 4 axis @Messina U3 | group 5 axis @Catania U2',
      ),
      ['axis cover JG-53 mission.kind=cap mission.over.group=4'],
      ['axis cover JG-53 mission.kind=cap mission.over.group=5'],
    ],
    [
      'where a submarine goes, and whether it runs into mines',
      naval('unit U2 axis SUB 2 | mines allied @067066 1 | group 3 axis @067065 U2'),
      ['axis sail 3 067066', 'roll 1', 'roll 1'],
      ['axis sail 3 066065'],
    ],
  ])('%s', (_what, start, one, other) => {
    const asked = [...one, ...other];
    expect(learnt(start, one, 'allied', asked)).toEqual(learnt(start, other, 'allied', asked));
  });
});

test('[36.C.1] the dice of a belt under an unseen group are not heard, whatever its strength', () => {
  const belt = (strength: number): State =>
    naval(`unit T axis TF ${strength} | mines allied @067066 1 | group 3 axis @067065 T`);
  const told = (strength: number) =>
    learnt(belt(strength), ['axis sail 3 067066', ...new Array<string>(strength).fill('roll 1')], 'allied')
      .messages;
  expect(told(5)).toEqual(told(2));
});

describe('a field or an event that is added', () => {
  test('to the state, to the common part or to a fleet does not compile before the view says who sees it', () => {
    const state = naval(LADING);
    type Shown = Exclude<keyof Common, 'danger'>;
    // @ts-expect-error the zones of danger are forgotten
    state.common satisfies Told<Common, Shown>;
    // @ts-expect-error the points are forgotten
    state.fleets.axis satisfies Told<Fleet, 'ships' | 'groups' | 'stocks' | 'handled'>;
    // @ts-expect-error the fleets are forgotten
    state satisfies Told<State, 'common' | 'nextGroup'>;
    const later = { ...state, common: { ...state.common, plans: ['Herkules'] } };
    expect(JSON.stringify(viewFor(later, 'allied'))).not.toContain('Herkules');
    const fleet = { ...state.fleets.axis, plans: ['Herkules'] };
    const fleets = { ...state.fleets, axis: fleet };
    expect(JSON.stringify(viewFor({ ...state, fleets }, 'axis'))).not.toContain('Herkules');
  });

  test('does not compile before somebody says who is told, and is told to nobody', () => {
    type Later = Event | { readonly type: 'plotted' };
    // @ts-expect-error nobody has said who sees a plot
    const table: Witnesses<Side, State, Later, Sight> = {} as Witnesses<Side, State, Event, Sight>;
    expect(table).toEqual({});
    expect(witness(naval(LADING), { type: 'plotted' } as never, 'allied')).toEqual([]);
  });
});
