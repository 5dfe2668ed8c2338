import { mustBe, type Told, type Witnesses } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import type { Event } from '../model/event.ts';
import { sixthFleet } from '../game.ts';
import type { State } from '../model/state.ts';
import { viewFor, witness } from './view.ts';
import type { Side } from '../model/vocabulary.ts';

const start = mustBe(sixthFleet.setup({ scenario: 'short', options: {} }));

test('everybody sees the whole table', () => {
  for (const viewer of ['nato', 'soviet', 'spectator'] as const)
    expect(viewFor(start, viewer)).toEqual({ viewer, table: start });
});

test('a field that is added to the state does not compile before the view shows it, and is hidden', () => {
  // @ts-expect-error the dead are forgotten
  start satisfies Told<State, Exclude<keyof State, 'dead'>>;
  expect(JSON.stringify(viewFor({ ...start, plans: 'feint' } as State, 'nato'))).not.toContain('feint');
});

test('an event that is added does not compile before somebody says who sees it, and is seen by nobody', () => {
  type Later = Event | { readonly type: 'plotted' };
  // @ts-expect-error nobody has said who sees a plot
  const table: Witnesses<Side, State, Later, Event> = {} as Witnesses<Side, State, Event, Event>;
  expect(table).toEqual({});
  expect(witness(start, { type: 'plotted' } as never, 'nato')).toEqual([]);
});
