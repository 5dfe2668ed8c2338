import { andThen, type Effect, type Progress, progressFrom } from '../chain.ts';
import type { State } from '../../model/state.ts';
import { advanceAssignment } from '../../rules/strategic-air/assignment.ts';
import { advanceCap } from '../../rules/patrols/cap.ts';
import { advanceFlight } from '../../rules/combat/flight.ts';
import { advanceBounce, afterInterception } from '../../rules/strategic-air/interception.ts';
import { advanceLanding } from '../../rules/patrols/landing.ts';
import { advanceLosses } from '../../rules/combat/losses.ts';
import { advanceMining } from '../../rules/mines/mining.ts';
import { advanceReaction } from '../../rules/patrols/patrol.ts';
import { advanceRecon } from '../../rules/strategic-air/recon.ts';

/** One thing that happens by itself because nobody has a choice; none when somebody has. */
const advanceOnce = (state: State): Effect => {
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
export const advance = (state: State): Progress => {
  const progress = progressFrom(state, advanceOnce(state));
  const last = progress.events.at(-1);
  return last === undefined || last.type === 'finished'
    ? progress
    : andThen(progress, advance(progress.state));
};
