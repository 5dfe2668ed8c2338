import { evolveBy } from '@narrow-seas/core';
import { withCommon, withPhase } from './change.ts';
import type { Event } from './event.ts';
import type { Handlers } from './handler.ts';
import { evolveSea } from './sea/evolve.ts';
import { withBerths } from './sea/fresh.ts';
import { evolveShore } from './shore/evolve.ts';
import type { State } from './state.ts';
import { isNaval } from './step-name.ts';
import { memoryOf } from './memory.ts';
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

/** While a move is worked out, and once it is made. */
export const { evolve, settle } = memoryOf(change);
