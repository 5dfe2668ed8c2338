export type Evolve<S, E> = (state: S, event: E) => S;

/** Events with the state after each of them: a state that was worked out once is passed along, and nobody folds it again. */
export interface Progress<S, E> {
  /** The state before the first event. */
  readonly from: S;
  readonly events: readonly E[];
  /** The state after each event, in the same order. */
  readonly states: readonly S[];
  /** The state after all of them. */
  readonly state: S;
}

/** What happens in a state: events alone, or events with their states. */
export type Effect<S, E> = readonly E[] | Progress<S, E>;

/** What happens in a state, worked out from that state alone. */
export type Consequence<S, E> = (state: S) => Effect<S, E>;

/** The state after some events. */
export const foldBy =
  <S, E>(evolve: Evolve<S, E>): ((state: S, events: readonly E[]) => S) =>
  (state, events) => {
    let next = state;
    // By place: lists of events come in more kinds here than the engine expects: it would ask each for its iterator.
    for (let place = 0; place < events.length; place += 1) next = evolve(next, events[place] as E);
    return next;
  };

/** The ways to build a progress with the `evolve` of a game. */
export interface ProgressBuilder<S, E> {
  /** An effect as a progress from this state. One that is a progress already is taken as it is. */
  readonly progressFrom: (state: S, effect: Effect<S, E>) => Progress<S, E>;
  /** A progress and what comes after it. */
  readonly andThen: (progress: Progress<S, E>, effect: Effect<S, E>) => Progress<S, E>;
  /** One consequence after another: each is worked out from the state that those before it have left. */
  readonly chain: (start: S, ...consequences: readonly Consequence<S, E>[]) => Progress<S, E>;
}

const isList = <S, E>(effect: Effect<S, E>): effect is readonly E[] => Array.isArray(effect);

/** A progress belongs to the state it began in; put after another state it would lie about both. */
const mustFollow = <S, E>(state: S, progress: Progress<S, E>): Progress<S, E> => {
  if (progress.from !== state) throw new RangeError('A progress must follow the state in which it began');
  return progress;
};

export const progressBy = <S, E>(evolve: Evolve<S, E>): ProgressBuilder<S, E> => {
  const worked = (from: S, events: readonly E[]): Progress<S, E> => {
    const states: S[] = [];
    let state = from;
    // By place, as in `foldBy`.
    for (let place = 0; place < events.length; place += 1) {
      state = evolve(state, events[place] as E);
      states.push(state);
    }
    return { from, events, states, state };
  };
  const progressFrom: ProgressBuilder<S, E>['progressFrom'] = (state, effect) =>
    isList(effect) ? worked(state, effect) : mustFollow(state, effect);
  const andThen: ProgressBuilder<S, E>['andThen'] = (progress, effect) => {
    // Most consequences are nothing.
    if (isList(effect) && effect.length === 0) return progress;
    const more = progressFrom(progress.state, effect);
    if (more.events.length === 0) return progress;
    if (progress.events.length === 0) return more;
    return {
      from: progress.from,
      events: [...progress.events, ...more.events],
      states: [...progress.states, ...more.states],
      state: more.state,
    };
  };
  const chain: ProgressBuilder<S, E>['chain'] = (start, ...consequences) => {
    let progress = worked(start, []);
    for (const consequence of consequences) progress = andThen(progress, consequence(progress.state));
    return progress;
  };
  return { progressFrom, andThen, chain };
};

/** The same without its last event. */
export const withoutLast = <S, E>({ from, events, states }: Progress<S, E>): Progress<S, E> => ({
  from,
  events: events.slice(0, -1),
  states: states.slice(0, -1),
  state: states.at(-2) ?? from,
});

/** The events alone, for a caller that puts them after other events: in another state they are folded again. */
export const eventsIn = <S, E>(effect: Effect<S, E>): readonly E[] =>
  isList(effect) ? effect : effect.events;
