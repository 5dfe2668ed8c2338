import { type Effect, type Progress, progressFrom, unlessWaiting } from '../chain.ts';
import { follow } from '../../rules/reaction/follow.ts';
import type { State } from '../../model/state.ts';
import type { DieFace } from '../../model/vocabulary.ts';
import { escape, rollScuttle } from '../../rules/scuttling/scuttle.ts';
import { rollGround } from '../../rules/ground/outcome.ts';
import { rollOverrun } from '../../rules/ground/overrun.ts';
import type { Overrun, Raid, ScuttleRoll, ShorePhase } from '../../model/shore/phase.ts';
import { rollRaid } from '../../rules/air/raid-fight.ts';
import { rollSearch } from '../../rules/air/search.ts';
import { withAfterCapture } from '../../rules/ground/after-capture.ts';

/** A raid inside a step gives way to the passage that it interrupted. */
export const withPassage = (state: State, { passage }: Raid, effect: Effect): Effect =>
  passage === undefined ? effect : follow(state, effect, passage);

const rollScuttling = (state: State, phase: ScuttleRoll, face: DieFace): Progress => {
  const rolled = progressFrom(state, rollScuttle(state, phase, face));
  const escaped = unlessWaiting(rolled, now => escape(now, phase.side, phase.port));
  return withAfterCapture(state, escaped, phase);
};

/** One unit a die; the next one is found in what is left. */
const rollOverrunning = (state: State, phase: Overrun, face: DieFace): Progress =>
  withAfterCapture(state, rollOverrun(state, phase, face), phase);

/** What comes of a die, and all that follows of itself. */
export const rollShore = (state: State, phase: ShorePhase, face: DieFace): Effect => {
  switch (phase.name) {
    case 'search-roll':
      return follow(state, rollSearch(state, phase, face), phase.passage);
    case 'raid-roll':
      return withPassage(state, phase.raid, rollRaid(state, phase, face));
    case 'overrun':
      return rollOverrunning(state, phase, face);
    case 'ground-roll':
      return rollGround(state, phase, face);
    case 'scuttle-roll':
      return rollScuttling(state, phase, face);
    default:
      throw new Error(`${face} was rolled in phase ${phase.name}`);
  }
};
