interface Typed {
  readonly type: string;
}

/** What each of these events changes. Only such tables make a state out of another. */
export type Handlers<S, E extends Typed, Types extends E['type'] = E['type']> = {
  readonly [Type in Types]: (state: S, event: Extract<E, { readonly type: Type }>) => S;
};

/** `evolve` of a game whose events have such a table, whole. */
export const evolveBy =
  <S, E extends Typed>(handlers: Handlers<S, E>): ((state: S, event: E) => S) =>
  (state, event) =>
    // The table pairs each type with its own event, which the compiler cannot see through a lookup.
    (handlers[event.type as E['type']] as (state: S, event: E) => S)(state, event);
