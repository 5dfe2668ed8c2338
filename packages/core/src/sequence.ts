import { type Effect, type Evolve, type Progress, progressBy } from './progress.ts';

/**
 * One step of a sequence of play. A step whose work needs nobody ends at once; one that asks somebody begins a phase.
 * When that phase is over, its chapter ends its events with `finished` and the name of the step: the part that resolves the
 * action then runs the steps that follow. Chapters never call the sequence themselves, because the sequence knows the
 * chapters.
 */
export interface Step<S, E, Name extends string> {
  readonly name: Name;
  /** Whether the step is played now, in this turn, with these options. */
  readonly applies: (state: S) => boolean;
  /** What happens at once. A last event `began` means that somebody, or the dice, must act before the next step. */
  readonly begin: (state: S) => Effect<S, E>;
}

/** The step that comes next, and what happens before it: a new turn, the other side's. */
export interface Following<S, E, Name extends string> {
  readonly before: Effect<S, E>;
  readonly step: Name;
}

interface Order<S, E, Name extends string> {
  readonly evolve: Evolve<S, E>;
  /** A name without a step is passed over. */
  readonly steps: readonly Step<S, E, Name>[];
  readonly following: (state: S, over: Name) => Following<S, E, Name>;
}

export interface Sequence<S, E, Name extends string> {
  /** This step and those after it, turn after turn, until somebody or the dice must act. */
  readonly run: (state: S, first: Name) => Progress<S, E>;
  /** What follows the step that is over. */
  readonly proceed: (state: S, over: Name) => Progress<S, E>;
  /** The events of a move, and what follows when they end a step: the same move does both. */
  readonly andFollowing: (state: S, effect: Effect<S, E>) => Progress<S, E>;
}

interface Typed {
  readonly type: string;
}

const isWaiting = ({ events }: { readonly events: readonly Typed[] }): boolean =>
  events.at(-1)?.type === 'began';

const stepOver = (event: Typed | undefined): unknown =>
  event?.type === 'finished' && 'step' in event ? event.step : undefined;

export const sequenceOf = <S, E extends Typed, Name extends string>(
  order: Order<S, E, Name>,
): Sequence<S, E, Name> => {
  const { progressFrom, andThen } = progressBy(order.evolve);
  const known = new Map(order.steps.map(step => [step.name, step]));
  const taken = (state: S, name: Name): Effect<S, E> => {
    const step = known.get(name);
    return step?.applies(state) === true ? step.begin(state) : [];
  };
  /** This step and those after it, added to what has happened before. */
  const runOn = (start: Progress<S, E>, first: Name): Progress<S, E> => {
    let progress = start;
    let name = first;
    for (;;) {
      const begun = progressFrom(progress.state, taken(progress.state, name));
      progress = andThen(progress, begun);
      if (isWaiting(begun)) return progress;
      const next = order.following(progress.state, name);
      progress = andThen(progress, next.before);
      name = next.step;
    }
  };
  const goOn = (progress: Progress<S, E>, over: Name): Progress<S, E> => {
    const next = order.following(progress.state, over);
    return runOn(andThen(progress, next.before), next.step);
  };
  return {
    run: (state, first) => runOn(progressFrom(state, []), first),
    proceed: (state, over) => goOn(progressFrom(state, []), over),
    andFollowing: (state, effect) => {
      const progress = progressFrom(state, effect);
      const over = stepOver(progress.events.at(-1)) as Name | undefined;
      return over === undefined ? progress : goOn(progress, over);
    },
  };
};
