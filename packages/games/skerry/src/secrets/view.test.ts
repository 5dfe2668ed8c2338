import { mustBe, type Told, type Witnesses } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import type { Event } from '../model/event.ts';
import { setup } from '../scenarios/scenario.ts';
import type { State } from '../model/state.ts';
import { type Sight, viewFor, witness } from './view.ts';
import type { Side } from '../model/vocabulary.ts';

const start = mustBe(setup({ scenario: 'sortie', options: {} }));

test('a field that is added to the state does not compile before the view says who sees it, and is hidden', () => {
  // @ts-expect-error the mines are forgotten
  start satisfies Told<State, Exclude<keyof State, 'mines'>>;
  const later = { ...start, plans: 'round the north' };
  for (const viewer of ['north', 'south', 'spectator'] as const)
    expect(JSON.stringify(viewFor(later, viewer))).not.toContain('round');
});

test('an event that is added does not compile before somebody says who sees it, and is seen by nobody', () => {
  type Later = Event | { readonly type: 'plotted' };
  // @ts-expect-error nobody has said who sees a plot
  const table: Witnesses<Side, State, Later, Sight> = {} as Witnesses<Side, State, Event, Sight>;
  expect(table).toEqual({});
  expect(witness(start, { type: 'plotted' } as never, 'north')).toEqual([]);
});
