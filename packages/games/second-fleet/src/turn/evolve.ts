import { evolveBy } from '@narrow-seas/core';
import { evolveCampaign } from './campaign/evolve.ts';
import { refreshed } from '../rules/invasion/voyage.ts';
import { tableWith, withPhase, withTable } from '../model/copy.ts';
import type { Event } from '../model/event.ts';
import { evolveFire } from './fire/evolve.ts';
import type { Handlers } from './handler.ts';
import { evolveSea } from './sea/evolve.ts';
import type { State } from '../model/state.ts';

const COMMON: Handlers<'began' | 'resumed' | 'finished' | 'rolled' | 'turned'> = {
  began: (state, { phase }) => withPhase(state, phase),
  resumed: state => {
    const { phase } = state.table;
    return 'resume' in phase ? withPhase(state, phase.resume) : state;
  },
  finished: state => state,
  rolled: state => state,
  turned: (state, { turn }) => withTable(state, refreshed(tableWith(state.table, { turn }))),
};

/** What each event changes: nothing else makes a state out of another. */
export const evolve = evolveBy<State, Event>({ ...COMMON, ...evolveSea, ...evolveFire, ...evolveCampaign });
