import type { Event } from './event.ts';
import type { State } from './state.ts';

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** What each of these events changes. Only such tables make a state out of another. */
export type Handlers<Types extends Event['type']> = {
  readonly [Type in Types]: (state: State, event: Of<Type>) => State;
};
