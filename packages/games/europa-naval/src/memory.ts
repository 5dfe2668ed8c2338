import type { Event } from './event.ts';
import type { State } from './state.ts';

type Evolve = (state: State, event: Event) => State;

/** What a state became by an event. */
interface Change {
  readonly event: Event;
  readonly from: State;
  readonly to: State;
}

/** More than all but the longest moves bring about; older changes give way, so that no state lives on for long. */
const SPAN = 128;

export interface Memory {
  /** The same change, worked out once: while a move is made, all that builds on its events folds them again. */
  readonly evolve: Evolve;
  /** The same once the move is made: what was worked out is taken over, nothing new is kept. */
  readonly settle: Evolve;
}

/**
 * The latest changes in a ring. A weak map from event to state did the same; to keep it took as long as a change of
 * phase, and every collection of garbage went through it.
 */
export const memoryOf = (change: Evolve): Memory => {
  const ring: Change[] = [];
  let [first, next, last] = [0, 0, 0];
  let isMade = false;
  const at = (place: number): Change | undefined => ring[place & (SPAN - 1)];
  const placeOf = (event: Event): number | undefined => {
    // Whoever folds a list asks for its events in their order.
    if (at(last + 1)?.event === event) return last + 1;
    for (let place = next - 1; place >= first; place -= 1) if (at(place)?.event === event) return place;
    return undefined;
  };
  const recall = (state: State, event: Event): State | undefined => {
    const place = placeOf(event);
    if (place === undefined) return undefined;
    last = place;
    const known = at(place);
    return known?.from === state ? known.to : undefined;
  };
  /** Nobody looks back beyond the move that is made now. */
  const keep = (from: State, event: Event): State => {
    const to = change(from, event);
    first = isMade ? next : Math.max(first, next + 1 - SPAN);
    isMade = false;
    ring[next & (SPAN - 1)] = { event, from, to };
    next += 1;
    return to;
  };
  return {
    evolve: (state, event) => recall(state, event) ?? keep(state, event),
    settle: (state, event) => {
      isMade = true;
      return recall(state, event) ?? change(state, event);
    },
  };
};
