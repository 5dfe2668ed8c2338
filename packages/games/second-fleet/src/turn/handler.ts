import type { Handlers as HandlersOf } from '@narrow-seas/core';
import type { Event } from '../model/event.ts';
import type { State } from '../model/state.ts';

/** What each of these events changes. */
export type Handlers<Types extends Event['type']> = HandlersOf<State, Event, Types>;
