import { withCommon } from './change.ts';
import type { Event } from './event.ts';
import type { Handlers } from './handler.ts';
import { evolveSea } from './sea/evolve.ts';
import { evolveShore } from './shore/evolve.ts';
import type { State } from './state.ts';
import { evolveWar } from './war/evolve.ts';

const COMMON: Handlers<'began' | 'finished' | 'rolled' | 'turned' | 'passed' | 'entered'> = {
  began: (state, { phase }) => withCommon(state, { phase }),
  finished: state => state,
  rolled: state => state,
  turned: (state, { date }) => withCommon(state, { date }),
  passed: (state, { phasing }) =>
    withCommon(state, { phasing, playerTurn: state.common.playerTurn + 1, part: 'initial', step: 0 }),
  entered: (state, { part, step }) => withCommon(state, { part, step }),
};

/** What each event changes: nothing else makes a state out of another. */
const EVOLVE: Handlers<Event['type']> = { ...COMMON, ...evolveSea, ...evolveShore, ...evolveWar };

/** The table pairs each type with its own event, which the compiler cannot see through a lookup. */
export const evolve = (state: State, event: Event): State =>
  (EVOLVE[event.type] as (state: State, event: Event) => State)(state, event);
