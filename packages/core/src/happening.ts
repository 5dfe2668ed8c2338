/** What happens in a state, worked out from that state alone. */
export type Happening<S, E> = (state: S) => readonly E[];

export type Evolve<S, E> = (state: S, event: E) => S;

/** The state after some events. */
export const foldBy =
  <S, E>(evolve: Evolve<S, E>): ((state: S, events: readonly E[]) => S) =>
  (state, events) => {
    let next = state;
    // By place: lists of events come in so many kinds here that the engine would ask each for its iterator.
    for (let place = 0; place < events.length; place += 1) next = evolve(next, events[place] as E);
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
    for (let place = 0; place < happenings.length; place += 1) {
      const next = (happenings[place] as Happening<S, E>)(state);
      for (let at = 0; at < next.length; at += 1) events.push(next[at] as E);
      // Nothing is worked out from the state after the last: folding it would be work for nobody.
      if (place < happenings.length - 1) state = fold(state, next);
    }
    return events;
  };
};
