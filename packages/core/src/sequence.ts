import { type Evolve, foldBy } from './happening.ts';

/**
 * One step of a sequence of play. A step whose work needs nobody ends at once; one that asks somebody begins a phase.
 * When that phase is over, its chapter ends its events with `finished` and the name of the step: whoever resolves the
 * action then runs the steps that follow. Chapters never call the sequence themselves, because the sequence knows the
 * chapters.
 */
export interface Step<S, E, Name extends string> {
  readonly name: Name;
  /** Whether the step is played now, in this turn, with these options. */
  readonly applies: (state: S) => boolean;
  /** What happens at once. A last event `began` means that somebody, or the dice, must act before the next step. */
  readonly begin: (state: S) => readonly E[];
}

/** The step that comes next, and what happens before it: a new turn, the other side's. */
export interface Following<E, Name extends string> {
  readonly events: readonly E[];
  readonly step: Name;
}

interface Order<S, E, Name extends string> {
  readonly evolve: Evolve<S, E>;
  /** A name without a step is passed over. */
  readonly steps: readonly Step<S, E, Name>[];
  readonly following: (state: S, over: Name) => Following<E, Name>;
}

export interface Sequence<S, E, Name extends string> {
  /** This step and those after it, turn after turn, until somebody or the dice must act. */
  readonly run: (state: S, first: Name) => readonly E[];
  /** What follows the step that is over. */
  readonly proceed: (state: S, over: Name) => readonly E[];
  /** The events of a move, and what follows when they end a step: the same move does both. */
  readonly whole: (state: S, events: readonly E[]) => readonly E[];
}

interface Typed {
  readonly type: string;
}

const isWaiting = (events: readonly Typed[]): boolean => events.at(-1)?.type === 'began';

const stepOver = (event: Typed | undefined): unknown =>
  event?.type === 'finished' && 'step' in event ? event.step : undefined;

export const sequenceOf = <S, E extends Typed, Name extends string>(
  order: Order<S, E, Name>,
): Sequence<S, E, Name> => {
  const fold = foldBy(order.evolve);
  const known = new Map(order.steps.map(step => [step.name, step]));
  const taken = (state: S, name: Name): readonly E[] => {
    const step = known.get(name);
    return step?.applies(state) === true ? step.begin(state) : [];
  };
  const run = (start: S, first: Name): readonly E[] => {
    const events: E[] = [];
    let state = start;
    let name = first;
    for (;;) {
      const begun = taken(state, name);
      events.push(...begun);
      if (isWaiting(begun)) return events;
      const after = fold(state, begun);
      const next = order.following(after, name);
      events.push(...next.events);
      state = fold(after, next.events);
      name = next.step;
    }
  };
  const proceed = (state: S, over: Name): readonly E[] => {
    const next = order.following(state, over);
    return [...next.events, ...run(fold(state, next.events), next.step)];
  };
  const whole = (state: S, events: readonly E[]): readonly E[] => {
    const over = stepOver(events.at(-1)) as Name | undefined;
    return over === undefined ? events : [...events, ...proceed(fold(state, events), over)];
  };
  return { run, proceed, whole };
};
