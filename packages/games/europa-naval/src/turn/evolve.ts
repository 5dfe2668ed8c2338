import { evolveBy } from '@narrow-seas/core';
import { withCommon, withPhase } from '../model/change.ts';
import type { Event } from '../model/event.ts';
import type { Handlers } from './handler.ts';
import { evolveSea } from './sea/evolve.ts';
import { withBerths } from '../rules/groups/fresh.ts';
import { evolveShore } from './shore/evolve.ts';
import type { State } from '../model/state.ts';
import { isNaval } from '../model/step-name.ts';
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
export const evolve = evolveBy<State, Event>({ ...COMMON, ...evolveSea, ...evolveShore, ...evolveWar });
