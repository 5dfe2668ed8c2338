import { seededRandom, type Told, type Witnesses } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import type { Event } from '../model/event.ts';
import { imagine } from './imagine.ts';
import type { Secret, State, PublicState } from '../model/state.ts';
import { eventsOf } from '../testing/orders.ts';
import { position } from '../testing/positions.ts';
import { final, viewFor, witness } from './view.ts';
import type { Side } from '../model/vocabulary.ts';

const ASSIGNING = position(
  'assignment',
  'at Andoya NO-P3-1 NO-P3-2 | at Olenogorsk T95D-1 T95F-1 | order soviet unit=T95D-1 mission=recon zone=NS',
  'kola-strike turn 1 of 15',
);

const told = (
  state: State,
  events: readonly Event[],
  viewer: 'nato' | 'soviet' | 'spectator',
): readonly string[] => events.flatMap(event => witness(state, event, viewer)).map(({ type }) => type);

describe('[C.1.4] secrets', () => {
  test('a view holds one’s own secret and nobody else’s', () => {
    expect(viewFor(ASSIGNING, 'soviet').own?.orders.length).toBe(1);
    expect(JSON.stringify(viewFor(ASSIGNING, 'nato'))).not.toContain('"mission":"recon"');
    expect(viewFor(ASSIGNING, 'spectator')).toEqual({ viewer: 'spectator', table: ASSIGNING.table });
  });

  test('[7] an order is told to its side alone', () => {
    const events = eventsOf(ASSIGNING, 'nato assign NO-P3-1 recon NS');
    expect([
      told(ASSIGNING, events, 'nato'),
      told(ASSIGNING, events, 'soviet'),
      told(ASSIGNING, events, 'spectator'),
    ]).toEqual([['ordered'], [], []]);
  });

  test.each([
    ['strategy-set', { type: 'strategy-set', strategy: 'restricted' }, 'soviet', 'nato'],
    ['wing-set', { type: 'wing-set', unit: 0, carrier: 0 }, 'nato', 'soviet'],
  ] as const)('%s is told to its owner alone', (_name, event, owner, other) => {
    const happened = event as Event;
    expect([witness(ASSIGNING, happened, owner).length, witness(ASSIGNING, happened, other).length]).toEqual([
      1, 0,
    ]);
  });

  test('[C.12.1] what is opened cannot be taken back', () => {
    expect([final({ type: 'revealed', orders: [] }), final({ type: 'assigned', side: 'nato' })]).toEqual([
      true,
      false,
    ]);
  });
});

describe('what is added later', () => {
  test('to the table or to a secret does not compile before the view says who sees it, and is hidden', () => {
    // @ts-expect-error the mines are forgotten
    ASSIGNING.table satisfies Told<PublicState, Exclude<keyof PublicState, 'mines'>>;
    // @ts-expect-error the strategy, which need not be there, is forgotten
    ASSIGNING.secret.soviet satisfies Told<Secret, 'orders' | 'stores' | 'wings' | 'lots'>;
    const table = { ...ASSIGNING.table, plans: 'feint' };
    const later = { ...ASSIGNING, table, plans: 'feint' };
    for (const viewer of ['nato', 'soviet', 'spectator'] as const)
      expect(JSON.stringify(viewFor(later, viewer))).not.toContain('feint');
  });

  test('among the events does not compile before somebody says who sees it, and is seen by nobody', () => {
    type Later = Event | { readonly type: 'plotted' };
    // @ts-expect-error nobody has said who sees a plot
    const none: Witnesses<Side, State, Later, Event> = {} as Witnesses<Side, State, Event, Event>;
    expect(none).toEqual({});
    expect(witness(ASSIGNING, { type: 'plotted' } as never, 'nato')).toEqual([]);
  });
});

describe('imagining', () => {
  test('keeps the table and one’s own secret', () => {
    const twin = imagine(viewFor(ASSIGNING, 'soviet'), seededRandom(1));
    expect(viewFor(twin, 'soviet')).toEqual(viewFor(ASSIGNING, 'soviet'));
  });

  test('makes up orders of the other side, now these, now those', () => {
    const orders = [1, 2, 3, 4, 5, 6].map(
      seed => imagine(viewFor(ASSIGNING, 'nato'), seededRandom(seed)).secret.soviet.orders,
    );
    expect(new Set(orders.map(list => JSON.stringify(list))).size).toBeGreaterThan(1);
    for (const list of orders) expect(list.length).toBeLessThanOrEqual(2);
  });
});
