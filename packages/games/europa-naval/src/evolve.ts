import { evolveBy } from '@narrow-seas/core';
import { withCommon, withPhase } from './change.ts';
import type { Event } from './event.ts';
import type { Handlers } from './handler.ts';
import { evolveSea } from './sea/evolve.ts';
import { withBerths } from './sea/fresh.ts';
import { evolveShore } from './shore/evolve.ts';
import type { State } from './state.ts';
import { isNaval } from './step-name.ts';
import { evolveWar } from './war/evolve.ts';

const COMMON: Handlers<'began' | 'finished' | 'rolled' | 'turned' | 'passed' | 'entered'> = {
  began: (state, { phase }) => withPhase(state, phase),
  finished: (state, { step }) => (isNaval(step) ? withBerths(state) : state),
  rolled: state => state,
  turned: (state, { date }) => withCommon(state, { date }),
  passed: (state, { phasing }) =>
    withCommon(state, { phasing, playerTurn: state.common.playerTurn + 1, part: 'initial', step: 0 }),
  entered: (state, { part, step }) => withCommon(state, { part, step }),
};

/** What each event changes: nothing else makes a state out of another. */
const change = evolveBy<State, Event>({ ...COMMON, ...evolveSea, ...evolveShore, ...evolveWar });

interface Trace {
  readonly from: State;
  readonly to: State;
}

const traces = new WeakMap<Event, Trace>();

/** While a move is worked out, all that builds on its events folds them again: each is worked out once. */
export const evolve = (state: State, event: Event): State => {
  const trace = traces.get(event);
  if (trace?.from === state) return trace.to;
  const to = change(state, event);
  if (to !== state) traces.set(event, { from: state, to });
  return to;
};

/** The same once the move is made, and the trace goes: a log keeps its events, and they would keep every state. */
export const settle = (state: State, event: Event): State => {
  const trace = traces.get(event);
  if (trace === undefined) return change(state, event);
  traces.delete(event);
  return trace.from === state ? trace.to : change(state, event);
};
