import { chain } from '../chain.ts';
import type { Event } from '../event.ts';
import type { State } from '../state.ts';
import { advanceAssignment } from './assignment.ts';
import { advanceCap } from './cap.ts';
import { advanceFlight } from './flight.ts';
import { advanceBounce, afterInterception } from './interception.ts';
import { advanceLanding } from './landing.ts';
import { advanceLosses } from './losses.ts';
import { advanceMining } from './mining.ts';
import { advanceReaction } from './patrol.ts';
import { advanceRecon } from './recon.ts';

/** One thing that happens by itself because nobody has a choice; none when somebody has. */
const advanceOnce = (state: State): readonly Event[] => {
  const { phase } = state.table;
  switch (phase.name) {
    case 'air-losses':
      return advanceLosses(state, phase);
    case 'reaction':
      return advanceReaction(state, phase);
    case 'flight':
      return advanceFlight(phase);
    case 'surface-activation':
      return phase.units.length === 0 ? [{ type: 'activation-ended' }] : [];
    case 'interception-over':
      return afterInterception(state, phase.zone);
    case 'bounce':
      return advanceBounce(state, phase);
    case 'assignment':
    case 'open-assignment':
      return advanceAssignment(state, phase);
    case 'mining':
      return advanceMining(state, phase);
    case 'recon':
      return advanceRecon(state, phase);
    case 'cap':
      return advanceCap(state, phase);
    case 'landing':
      return advanceLanding(state, phase);
    default:
      return [];
  }
};

/** Everything that follows before somebody or the dice must act, or a step of the sequence is over. */
export const advance = (state: State): readonly Event[] => {
  const events = advanceOnce(state);
  if (events.length === 0 || events.at(-1)?.type === 'finished') return events;
  return chain(
    state,
    () => events,
    now => advance(now),
  );
};
