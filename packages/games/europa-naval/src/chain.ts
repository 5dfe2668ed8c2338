import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import type { State } from './state.ts';

/** What happens in a state, worked out from that state alone. */
export type Happening = (state: State) => readonly Event[];

export const fold = (state: State, events: readonly Event[]): State => {
  let next = state;
  for (const event of events) next = evolve(next, event);
  return next;
};

/** One happening after another: each is worked out from the state that those before it have left. */
export const chain = (start: State, ...happenings: readonly Happening[]): readonly Event[] => {
  const events: Event[] = [];
  let state = start;
  for (const happening of happenings) {
    const next = happening(state);
    state = fold(state, next);
    events.push(...next);
  }
  return events;
};
