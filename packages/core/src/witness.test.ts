import { expect, test } from 'vitest';
import type { Told } from './told.ts';
import { everybody, only, ownSide, type Witnesses, witnessBy } from './witness.ts';

type Side = 'north' | 'south';
type Event =
  | { readonly type: 'fired' }
  | { readonly type: 'hid'; readonly side: Side }
  | { readonly type: 'plotted' };

const TABLE: Witnesses<Side, object, Event, Event> = {
  fired: everybody,
  hid: ownSide,
  plotted: only<Side>('south'),
};

test('who sees what is looked up by the type of the event', () => {
  const witness = witnessBy(TABLE);
  const seen = (event: Event) =>
    (['north', 'south', 'spectator'] as const).map(viewer => witness({}, event, viewer).length);
  expect(seen({ type: 'fired' })).toEqual([1, 1, 1]);
  expect(seen({ type: 'hid', side: 'north' })).toEqual([1, 0, 0]);
  expect(seen({ type: 'plotted' })).toEqual([0, 1, 0]);
});

test('an event that nobody has thought of does not compile, and is seen by nobody', () => {
  type Later = Event | { readonly type: 'whispered' };
  // @ts-expect-error the table says nothing of the new type
  const later: Witnesses<Side, object, Later, Later> = TABLE;
  expect(witnessBy(later)({}, { type: 'whispered' }, 'north')).toEqual([]);
});

test('a field that nobody has thought of does not compile', () => {
  interface State {
    readonly turn: number;
    readonly plan?: string;
  }
  const state: State = { turn: 1 };
  state satisfies Told<State, 'turn' | 'plan'>;
  // @ts-expect-error the list says nothing of the plan, which need not be there
  state satisfies Told<State, 'turn'>;
  expect(state.turn).toBe(1);
});
