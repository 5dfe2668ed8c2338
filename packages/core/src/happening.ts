/** What happens in a state, worked out from that state alone. */
export type Happening<S, E> = (state: S) => readonly E[];

export type Evolve<S, E> = (state: S, event: E) => S;

/** The state after some events. */
export const foldBy =
  <S, E>(evolve: Evolve<S, E>): ((state: S, events: readonly E[]) => S) =>
  (state, events) => {
    let next = state;
    for (const event of events) next = evolve(next, event);
    return next;
  };

/** One happening after another: each is worked out from the state that those before it have left. */
export const chainBy = <S, E>(
  evolve: Evolve<S, E>,
): ((start: S, ...happenings: readonly Happening<S, E>[]) => readonly E[]) => {
  const fold = foldBy(evolve);
  return (start, ...happenings) => {
    const events: E[] = [];
    let state = start;
    for (const [place, happening] of happenings.entries()) {
      const next = happening(state);
      events.push(...next);
      // Nothing is worked out from the state after the last: folding it would be work for nobody.
      if (place < happenings.length - 1) state = fold(state, next);
    }
    return events;
  };
};
