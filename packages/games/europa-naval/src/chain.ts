import { chainBy, foldBy, type Happening as HappeningOf } from '@narrow-seas/core';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import type { State } from './state.ts';

/** What happens in a state, worked out from that state alone. */
export type Happening = HappeningOf<State, Event>;

export const fold = foldBy(evolve);
export const chain = chainBy(evolve);
